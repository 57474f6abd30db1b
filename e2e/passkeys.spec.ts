import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD, signUp } from "./herald.ts";
import { longUnless } from "./inspection.ts";
import { addDevice } from "./passkey-device.ts";

const METHODS = "/settings/sign-in-methods";

/** The server answers the next such call as it does when the last factor is older than ten minutes. */
async function answerStale(page: Page, path: string): Promise<void> {
  await page.route(
    path,
    (route) =>
      route.fulfill({
        status: 401,
        contentType: "application/json",
        body: JSON.stringify({
          status_code: 401,
          error_type: "stale_factors",
          error_message: "For this, prove again that it is you.",
          error_url: "",
        }),
      }),
    { times: 1 },
  );
}

/** A browser that offers a passkey beside the address may have signed in before the button is pressed. */
function offerNoneByItself(page: Page) {
  return page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
}

for (const width of [360, 768, 1440]) {
  test(
    `a passkey is added, named, signs in, and is taken away, at ${width}`,
    longUnless(width === 1440),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await addDevice(page);
      await signUp(page, `Paula Passkey ${width} ${test.info().retry}`, `Passkeys ${width}`);

      await page.goto(METHODS);
      await page.getByRole("button", { name: "Add a passkey" }).click();
      await page.getByRole("button", { name: /^Rename Chrome on/ }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("Work laptop");
      await page.getByRole("button", { name: "Save name" }).click();
      await expect(page.getByText("Work laptop")).toBeVisible();
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);

      await page.context().clearCookies();
      await offerNoneByItself(page);
      await page.goto("/signin");
      await page.getByRole("button", { name: "Use a passkey" }).click();
      await expect(page).toHaveURL(/\/home$/);

      await page.goto(METHODS);
      await answerStale(page, "**/sdk/v1/users/webauthn_registrations/*");
      await page.getByRole("button", { name: "Remove Work laptop" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      const question = page.getByRole("dialog", { name: "Is it still you?" });
      await question.getByRole("button", { name: "Use a passkey" }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText("No passkeys yet")).toBeVisible();
    },
  );
}

test("a passkey is offered beside the address by the browser", longUnless(false), async ({ page }) => {
  await addDevice(page);
  await signUp(page, "Olga Offer", "Offers");
  await page.goto(METHODS);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: /^Rename/ })).toBeVisible();
  await page.context().clearCookies();

  await page.goto("/signin");
  await page.getByLabel("E-mail").click();

  await expect(page).toHaveURL(/\/home$/);
});

test("a wrong password in the question who sits there keeps the session, and the right one goes on", async ({
  page,
}) => {
  await signUp(page, "Stefan Step", "Steps");
  await page.goto(METHODS);
  await answerStale(page, "**/sdk/v1/passwords/session/reset");

  await page.getByLabel("New password").fill("lantern orchid gravel 71");
  await page.getByRole("button", { name: "Save password" }).click();
  const question = page.getByRole("dialog", { name: "Is it still you?" });
  await question.getByLabel("Password", { exact: true }).fill("not my password");
  await page.keyboard.press("Enter");
  await expect(question.getByText(/This is not your password/)).toBeVisible();
  await question.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(page.getByText("Password saved")).toBeVisible();
  await expect(page).toHaveURL(METHODS);
});

test(
  "an invite link for an admin is made once the question is answered",
  longUnless(false),
  async ({ page }) => {
    await signUp(page, "Ina Invite", "Invites");
    let isStale = true;
    await page.route("**/api/v1/invitations", async (route) => {
      if (route.request().method() !== "POST" || !isStale) return route.continue();
      isStale = false;
      return route.fulfill({
        status: 401,
        contentType: "application/problem+json",
        body: JSON.stringify({ status: 401, code: "identity.stale_factors", detail: "Prove it again." }),
      });
    });
    await page.goto("/settings/members");

    await page.getByRole("button", { name: "Copy invite link" }).click();
    const question = page.getByRole("dialog", { name: "Is it still you?" });
    await question.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");

    await expect(question).toBeHidden();
    await expect(page.getByText(/of 10 used/).first()).toBeVisible();
  },
);

test("who is signed in elsewhere sees it and ends it", async ({ page, browser }) => {
  const email = await signUp(page, "Sandra Session", "Sessions");
  const elsewhere = await browser.newPage();
  await elsewhere.goto("/signin");
  await elsewhere.getByLabel("E-mail").fill(email);
  await elsewhere.getByRole("button", { name: "Continue" }).click();
  await elsewhere.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await elsewhere.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/home$/);

  await page.goto("/settings/sessions");
  await expect(page.getByText("This one")).toBeVisible();
  await page.getByRole("button", { name: /^End Chrome on/ }).click();

  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  expect((await elsewhere.request.get("/api/v1/me")).status()).toBe(401);
  // The page may have heard of it by itself.
  const next = elsewhere.getByRole("link", { name: "Reports" }).or(elsewhere.getByLabel("E-mail"));
  await next.click();
  await expect(elsewhere.getByText("Your session has ended. Sign in again to go on.")).toBeVisible();
  await elsewhere.close();
});
