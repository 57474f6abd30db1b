import { expect, test } from "@playwright/test";
import { setUpApp } from "./authenticator.ts";
import { heraldWith } from "./own-herald.ts";
import { faults, LONG } from "./inspection.ts";
import { pressKey } from "./keyboard.ts";
import { CLIENT, openIdProvider } from "./provider.ts";

/** What Google's script fails with, and what is read of it. */
const REASONS = {
  opt_out_or_no_session: "not signed in at Google",
  suppressed_by_user: "holds it back for a while",
  skipped: "Google's window was closed",
  dismissed: "Google's window was closed",
  unregistered_origin: "does not show its window on this server",
  browser_not_supported: "This browser does not show Google's window",
  of_a_later_google: "broke off",
};
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
      await expect(page.getByText("Account ada@fern.com")).toBeVisible();
      await page.screenshot({ path: test.info().outputPath("settings.png"), fullPage: true });

      // A page that still loads would lead to the sign-in page by itself.
      await page.goto("about:blank");
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

      // A page that still loads would lead to the sign-in page by itself.
      await page.goto("about:blank");
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

test(
  "Google's frame stands where it is set up, signs in, and says why it does not",
  LONG,
  async ({ page }) => {
    const google = await openIdProvider(ADA);
    const entry = { id: "google", issuer: google.issuer, ...CLIENT };
    const set = (oneTap: boolean) =>
      heraldWith({ SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([{ ...entry, oneTap }]) });
    const frame = page.getByTitle("Sign in with Google");
    const [without, herald] = [await set(false), await set(true)];
    try {
      await page.goto(`${without.base}/signin`);
      await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
      await expect(frame).toHaveCount(0);

      for (const [reason, sentence] of Object.entries(REASONS)) {
        google.oneTap = reason;
        await page.goto(`${herald.base}/signin`);
        await expect(page.getByRole("status").filter({ hasText: sentence })).toBeVisible();
        await expect(frame).toHaveCount(0);
      }
      expect(await faults(page)).toEqual([]);
      await page.route(`${google.issuer}/gsi/client`, (route) => route.abort());
      await page.goto(`${herald.base}/signin`);
      await expect(page.getByRole("status").filter({ hasText: "Google is not reached" })).toBeVisible();
      await page.unroute(`${google.issuer}/gsi/client`);

      google.oneTap = null;
      const answers = [page.waitForResponse(`${herald.base}/signin`), page.waitForResponse(/onetap\/frame$/)];
      await page.goto(`${herald.base}/signin`);
      const policies = (await Promise.all(answers)).map(
        (answer) => answer.headers()["content-security-policy"],
      );
      await page.waitForURL(/\/home/);
      expect(policies.map((policy) => policy?.includes(google.issuer))).toEqual([false, true]);
    } finally {
      await herald.stop();
      await without.stop();
      google.stop();
    }
  },
);

test(
  "a provider that answers by a form, as Apple does, signs somebody in and leads back",
  LONG,
  async ({ page }) => {
    const apple = await openIdProvider({ ...ADA, email: "x7q9@privaterelay.appleid.com" });
    const entry = { id: "apple", name: "Apple", issuer: apple.issuer, ...CLIENT, responseMode: "form_post" };
    const herald = await heraldWith({ SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([entry]) });
    try {
      await page.goto(`${herald.base}/signin`);
      await page.getByRole("button", { name: "Continue with Apple" }).click();
      await page.waitForURL(/\/home/);
      await page.goto(`${herald.base}/settings/sign-in-methods`);
      await expect(page.getByText("x7q9@privaterelay.appleid.com").first()).toBeVisible();

      apple.isClosed = true;
      await page.goto("about:blank");
      await page.context().clearCookies();
      await page.goto(`${herald.base}/signin`);
      await page.getByRole("button", { name: "Continue with Apple" }).click();
      await expect(page.getByRole("alert")).toContainText("did not let you through");
    } finally {
      await herald.stop();
      apple.stop();
    }
  },
);

test("GitHub, which signs nothing, tells who somebody is and leads back", LONG, async ({ page }) => {
  const github = await openIdProvider({ ...ADA, sub: "4711" });
  const entry = { id: "github", type: "github", name: "GitHub", issuer: github.issuer, ...CLIENT };
  const herald = await heraldWith({ SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([entry]) });
  try {
    await page.goto(`${herald.base}/signin`);
    await page.getByRole("button", { name: "Continue with GitHub" }).click();
    await page.waitForURL(/\/home/);
    await page.goto(`${herald.base}/settings/sign-in-methods`);
    await expect(page.getByText(`Account ${ADA.email}`)).toBeVisible();
    await expect(page.getByText(ADA.email).first()).toBeVisible();

    github.isClosed = true;
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto(`${herald.base}/signin`);
    await page.getByRole("button", { name: "Continue with GitHub" }).click();
    await expect(page.getByRole("alert")).toContainText("did not let you through");
  } finally {
    await herald.stop();
    github.stop();
  }
});

for (const mode of ["httponly", "script"]) {
  test(
    `after a provider, a page that is loaded again goes on with the second step: ${mode}`,
    LONG,
    async ({ page }) => {
      const provider = await openIdProvider(ADA);
      const entry = { id: "acme", name: "Acme", issuer: provider.issuer, ...CLIENT };
      const herald = await heraldWith({
        SIGN_UP: "open",
        SESSION_COOKIES: mode,
        OAUTH_PROVIDERS: JSON.stringify([entry]),
      });
      try {
        await page.goto(`${herald.base}/signin`);
        await page.getByRole("button", { name: "Continue with Acme" }).click();
        await page.waitForURL(/\/home/);
        const { code, recoveryCodes } = await setUpApp(page, herald.base);
        await page.goto("about:blank");
        await page.context().clearCookies();
        await page.goto(`${herald.base}/signin?to=%2Fcollections`);
        await page.getByRole("button", { name: "Continue with Acme" }).click();
        const question = page.getByRole("dialog", { name: "One more step" });
        await expect(question).toBeVisible();

        await page.keyboard.press("Escape");
        await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
        await expect(question).toHaveCount(0);
        for (const width of [360, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await faults(page)).toEqual([]);
          await page.screenshot({ path: test.info().outputPath(`second-step-${width}.png`) });
        }
        await page.reload();
        await page.getByRole("textbox", { name: "Code of the app" }).click();
        await page.keyboard.type(code(0));
        await page.waitForURL(/\/collections/);

        await page.goto("about:blank");
        await page.context().clearCookies();
        await page.goto(`${herald.base}/signin`);
        await page.getByRole("button", { name: "Continue with Acme" }).click();
        await expect(question).toBeVisible();
        await page.goto(`${herald.base}/signin`);
        await page.getByRole("button", { name: "Use a recovery code" }).click();
        await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
        await page.keyboard.press("Enter");
        await page.waitForURL(/\/home/);
      } finally {
        await herald.stop();
        provider.stop();
      }
    },
  );
}

test(
  "of two tabs at a provider each comes back by itself, and what is unsaved in the first is not lost without a word",
  LONG,
  async ({ page: first }) => {
    const person = { ...ADA };
    const provider = await openIdProvider(person);
    const entry = { id: "acme", name: "Acme", issuer: provider.issuer, ...CLIENT };
    const herald = await heraldWith({ SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([entry]) });
    const second = await first.context().newPage();
    provider.asks = true;
    try {
      for (const page of [first, second]) {
        await page.goto(`${herald.base}/signin`);
        await page.getByRole("button", { name: "Continue with Acme" }).click();
        await page.waitForURL(/\/authorize/u);
      }
      await first.getByRole("link", { name: "Let Herald in" }).click();
      await first.waitForURL(/\/home/);
      await first.goto(`${herald.base}/settings/profile`);
      await first.getByLabel("Name", { exact: true }).fill("Countess Ada");

      Object.assign(person, { sub: "ben-1", email: "ben@fern.com", name: "Ben Okafor" });
      await second.getByRole("link", { name: "Let Herald in" }).click();
      await second.waitForURL(/\/home/);

      await expect(first.getByText(/Somebody else signed in in another tab/u)).toBeVisible();
      await expect(first.getByLabel("Name", { exact: true })).toHaveValue("Ben Okafor");
      await second.goto(`${herald.base}/settings/profile`);
      await expect(second.getByLabel("Name", { exact: true })).toHaveValue("Ben Okafor");
      await expect(second.getByText(/Somebody else signed in/u)).toHaveCount(0);
    } finally {
      await herald.stop();
      provider.stop();
    }
  },
);
