import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { faults } from "./inspection.ts";

const STEP_MS = 30_000;

/** Sets an authenticator app up in Settings. @returns its codes, and those to recover with. */
export async function setUpApp(page: Page, base = "") {
  await page.goto(`${base}/settings/sign-in-methods`);
  await page.getByRole("button", { name: "Set up an app" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const secret = await dialog.getByLabel("Or type this key into the app").inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * STEP_MS });
  await expect(dialog.getByRole("img", { name: /QR code/u })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await dialog.getByRole("textbox", { name: "Code of the app" }).click();
  await page.keyboard.type(code(-1));
  const kept = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(kept.getByRole("listitem")).toHaveCount(10);
  const recoveryCodes = await kept.getByRole("listitem").allTextContents();
  // A code that goes over two lines is written down as two.
  const lines = await kept
    .getByRole("listitem")
    .evaluateAll((items) =>
      items.map((item) =>
        Math.round(item.clientHeight / Number.parseFloat(getComputedStyle(item).lineHeight)),
      ),
    );
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await faults(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await kept.getByRole("button", { name: "Download" }).click();
  expect((await downloading).suggestedFilename()).toBe("herald-recovery-codes.txt");
  await kept.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("Asked for after every first step")).toBeVisible();
  return { code, recoveryCodes };
}
