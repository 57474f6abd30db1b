import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD } from "./herald.ts";
import { hostedProvider } from "./hosted-provider.ts";
import { complaints, faults, LONG } from "./inspection.ts";
import { heraldWith } from "./own-herald.ts";

const NORA = { id: "user-test-nora", name: "Nora", email: "nora@fern.com" };
const HOUR_MS = 3_600_000;

async function signIn(page: Page): Promise<void> {
  await page.getByLabel("E-mail").fill(NORA.email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test(
  "with a hosted provider in its place somebody signs in there, administers the server, and signs out",
  LONG,
  async ({ page }) => {
    const provider = await hostedProvider(NORA);
    const herald = await heraldWith({
      IDENTITY_URL: provider.url,
      IDENTITY_PUBLIC_TOKEN: provider.publicToken,
    });
    try {
      const heard = complaints(page);
      await page.goto(await herald.administratorLink());
      await page.getByRole("button", { name: "Sign in first" }).click();
      await page.getByLabel("E-mail").fill(NORA.email);
      await page.getByRole("button", { name: "Continue", exact: true }).click();
      await page.getByLabel("Password", { exact: true }).fill(`${PASSWORD}2`);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expect(page.getByText("That is not right.")).toBeVisible();
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: "Sign in", exact: true }).click();

      await expect(page.getByText("This link makes you the administrator")).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await page.getByRole("button", { name: "Start" }).click();
      await page.waitForURL(/\/home/u);
      expect((await page.context().cookies()).map(({ name }) => name).toSorted()).toEqual([
        "stytch_session",
        "stytch_session_jwt",
      ]);

      await page.goto(`${herald.base}/settings/profile`);
      await expect(page.getByText(`Kept by ${new URL(provider.url).host}`).first()).toBeVisible();
      await page.goto(`${herald.base}/settings/sign-in-methods`);
      await expect(page.getByText(NORA.email)).toBeVisible();
      const sections = page.getByRole("navigation", { name: "Settings" });
      await expect(sections.getByRole("link", { name: "Mail" })).toBeVisible();
      for (const name of ["Sessions", "Sign-in and sign-up", "Messages"])
        await expect(sections.getByRole("link", { name, exact: true })).toBeHidden();
      expect(await faults(page)).toEqual([]);

      const copied = await page.context().cookies();
      const cookie = copied.map(({ name, value }) => `${name}=${value}`).join("; ");
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page.getByRole("heading", { name: "Sign in to Herald" })).toBeVisible();
      expect((await fetch(`${herald.base}/api/v1/me`, { headers: { cookie } })).status).toBe(401);
      expect(provider.sessions.size).toBe(0);
      expect((await page.request.get(`${herald.base}/sdk/v1/projects/current`)).status()).toBe(404);
      expect(heard).toEqual([]);
    } finally {
      await herald.stop();
      provider.stop();
    }
  },
);

test(
  "at a hosted provider a wrong password of who must prove themselves again does not sign them out",
  LONG,
  async ({ page }) => {
    const provider = await hostedProvider(NORA);
    const herald = await heraldWith({
      IDENTITY_URL: provider.url,
      IDENTITY_PUBLIC_TOKEN: provider.publicToken,
    });
    try {
      await page.goto(`${herald.base}/signin`);
      await signIn(page);
      await page.waitForURL(/\/home/u);
      provider.factors.agedMs = HOUR_MS;
      const renewed = page.waitForResponse((answer) => answer.url().endsWith("/sessions/authenticate"));
      await page.goto(`${herald.base}/settings/api-tokens`);
      await renewed;
      await page.getByLabel("Name").fill("Nightly export");
      await page.getByRole("button", { name: "Make token" }).click();

      const dialog = page.getByRole("dialog", { name: "Is it still you?" });
      await dialog.getByLabel("Password", { exact: true }).fill(`${PASSWORD}2`);
      const judged = page.waitForResponse((answer) => answer.url().endsWith("/sessions/authenticate"));
      await dialog.getByRole("button", { name: "Go on" }).click();
      await expect(dialog.getByText("That is not right.")).toBeVisible();
      await judged;
      await expect(dialog).toBeVisible();
      expect((await page.context().cookies()).map(({ name }) => name)).toContain("stytch_session");
      await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await dialog.getByRole("button", { name: "Go on" }).click();

      await expect(page.getByRole("button", { name: "Copy token" })).toBeVisible();
    } finally {
      await herald.stop();
      provider.stop();
    }
  },
);

test(
  "providers behind a hosted provider stand on the sign-in page, and lead through it back to the page that was asked for",
  LONG,
  async ({ page }) => {
    const provider = await hostedProvider(NORA);
    const herald = await heraldWith({
      IDENTITY_URL: provider.url,
      IDENTITY_PUBLIC_TOKEN: provider.publicToken,
      IDENTITY_OAUTH: "google",
    });
    try {
      const heard = complaints(page);
      await page.goto(`${herald.base}/settings/profile`);
      await page.waitForURL(/\/signin/u);
      await page.getByRole("button", { name: "Continue with Google" }).click();

      await page.waitForURL(/\/settings\/profile/u);
      await expect(page.getByText(`Kept by ${new URL(provider.url).host}`).first()).toBeVisible();
      await page.goto(`${herald.base}/authenticate?stytch_token_type=oauth&token=made-up`);
      await expect(page.getByRole("alert")).toContainText("That is not right.");
      await page.goto(`${herald.base}/home`);
      await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
      expect(heard).toEqual([]);
    } finally {
      await herald.stop();
      provider.stop();
    }
  },
);
