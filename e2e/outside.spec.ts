import { expect, test } from "@playwright/test";
import { heraldWith } from "./own-herald.ts";
import { faults, LONG } from "./inspection.ts";
import { pressKey } from "./keyboard.ts";
import { CLIENT, openIdProvider } from "./provider.ts";

const ADA = { sub: "ada-1", email: "ada@fern.com", name: "Ada Lund" };

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
