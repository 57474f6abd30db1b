import { expect, test } from "@playwright/test";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { faults, LONG } from "./inspection.ts";
import { pressKey } from "./keyboard.ts";
import { CLIENT, openIdProvider } from "./provider.ts";

const ADA = { sub: "ada-1", email: "ada@fern.com", name: "Ada Lund" };

/** A Herald of this test's own, since what it is set up with shows on the sign-in page of every other. */
async function heraldWith(settings: Record<string, string>) {
  const port = String(30_000 + Math.floor(Math.random() * 10_000));
  const folder = mkdtempSync(join(process.env["TEST_FOLDER"] ?? tmpdir(), "herald-outside-"));
  const child = spawn(process.execPath, [join(import.meta.dirname, "../scripts/start24.mjs")], {
    env: { ...process.env, PORT: port, DATA_DIR: folder, LOG_LEVEL: "silent", SAMPLE: "no", ...settings },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  const base = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${base}/readyz`).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 120_000 },
    )
    .toBe(true);
  return {
    base,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await delay(100);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

test(
  "somebody signs in over a provider, reads of it in Settings, and comes back by the keyboard alone",
  LONG,
  async ({ page }) => {
    const provider = await openIdProvider(ADA);
    const entry = { id: "acme", name: "Acme", issuer: provider.issuer, ...CLIENT };
    const herald = await heraldWith({ SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([entry]) });
    try {
      await page.goto(`${herald.base}/signin`);
      await page.getByRole("button", { name: "Continue with Acme" }).click();
      await page.waitForURL(/\/home/);

      await page.goto(`${herald.base}/settings/sign-in-methods`);
      await expect(page.getByText("Account ada-1")).toBeVisible();
      await page.screenshot({ path: test.info().outputPath("settings.png"), fullPage: true });

      await page.context().clearCookies();
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${herald.base}/signin`);
        const button = page.getByRole("button", { name: "Continue with Acme" });
        await expect(button).toBeVisible();
        await page.screenshot({ path: test.info().outputPath(`signin-${width}.png`), fullPage: true });
      }
      expect(await faults(page)).toEqual([]);
      await pressKey(page, "button", "Continue with Acme");
      await page.waitForURL(/\/home/);

      await page.context().clearCookies();
      provider.isClosed = true;
      await page.goto(`${herald.base}/signin`);
      await page.getByRole("button", { name: "Continue with Acme" }).click();
      await expect(page.getByRole("alert")).toContainText("did not let you through");
      await page.screenshot({ path: test.info().outputPath("refused.png"), fullPage: true });
      await page.getByRole("link", { name: "Back to sign-in" }).click();
      await page.waitForURL(/\/signin/);
    } finally {
      await herald.stop();
      provider.stop();
    }
  },
);
