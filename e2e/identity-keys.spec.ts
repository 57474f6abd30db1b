import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { mailedLink, PASSWORD, signUp } from "./herald.ts";
import { faults, LONG, WIDTHS } from "./inspection.ts";
import { pressKey, tabTo, typeInto } from "./keyboard.ts";
import { addDevice } from "./passkey-device.ts";

const SHOTS = process.env["E2E_SHOTS"];

/** Whoever works with keys is somewhere, on something that has a name. */
async function hasFocus(page: Page, where: string): Promise<void> {
  await expect(page.locator("body > * :focus"), `the focus after ${where}`).toHaveCount(1);
}

/** What a key has opened is closed by Escape, and the focus is back on what opened it. */
async function opensAndCloses(page: Page, button: string | RegExp, dialog: string | RegExp): Promise<void> {
  await pressKey(page, "button", button);
  await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
  await look(page, typeof button === "string" ? button : button.source);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: button, exact: true }).first()).toBeFocused();
}

async function look(page: Page, name: string): Promise<void> {
  expect.soft(await faults(page), name).toEqual([]);
  if (!SHOTS) return;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${SHOTS}/${name.replaceAll(/\W+/gu, "-")}-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function stranger(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ baseURL: baseURL ?? "" })).newPage();
}

test(
  "every way of the sign-in page is walked by keyboard, and the focus is never lost",
  LONG,
  async ({ page, browser, baseURL }) => {
    const email = await signUp(page, "Walter Way", "Ways");
    const visitor = await stranger(browser, baseURL);
    await visitor.goto("/signin");
    await typeInto(visitor, "E-mail", "no address");
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("textbox", { name: "E-mail" })).toBeFocused();
    await look(visitor, "signin refused");
    await typeInto(visitor, "E-mail", email);
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByLabel("Password", { exact: true })).toBeFocused();
    await visitor.keyboard.insertText("not my password");
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByText(/The e-mail or the password is not right/u)).toBeVisible();
    await expect(visitor.getByLabel("Password", { exact: true })).toBeFocused();
    await look(visitor, "signin wrong password");
    for (const way of ["Forgot it?", "Send me a link", "Send me a code"]) {
      await pressKey(visitor, "button", way);
      await expect(visitor.getByText(/is on its way/u)).toBeVisible();
      await hasFocus(visitor, way);
      await look(visitor, `signin ${way}`);
      await pressKey(visitor, "button", "Use a password instead");
      await hasFocus(visitor, "Use a password instead");
    }
    await pressKey(visitor, "button", "Another e-mail");
    await hasFocus(visitor, "Another e-mail");
    await tabTo(visitor, "link", "Open the demo");

    await visitor.goto(await mailedLink(email));
    await expect(visitor).toHaveURL(/\/home/u);
    await visitor.goto("/authenticate?stytch_token_type=magic_links&token=made-up");
    await expect(visitor.getByRole("alert")).toContainText("This link does not work");
    await look(visitor, "authenticate made up");
    await visitor.context().clearCookies();
    await visitor.goto("/authenticate?stytch_token_type=magic_links&token=made-up");
    await typeInto(visitor, "E-mail", email);
    await visitor.keyboard.press("Enter");
    await expect(visitor.getByRole("status").filter({ hasText: "new link" })).toBeVisible();
    await hasFocus(visitor, "a new link");
    await visitor.context().close();
  },
);

test("every way to sign in is added, named and taken away by keyboard", LONG, async ({ page }) => {
  await addDevice(page);
  const email = await signUp(page, "Mika Methods", "Methods");
  await page.goto("/settings/sign-in-methods");
  await expect(page.getByText(email)).toBeVisible();
  await look(page, "methods");
  await typeInto(page, "Another address", "mika.other@example.com");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "A link is on its way" })).toBeVisible();
  await hasFocus(page, "another address");
  await opensAndCloses(page, `Remove ${email}`, /^Remove mika/u);
  await pressKey(page, "button", `Remove ${email}`);
  await pressKey(page, "button", "Remove");
  await expect(page.getByRole("dialog").getByRole("alert")).toBeVisible();
  await hasFocus(page, "a refusal");
  await look(page, "methods last way");
  await page.keyboard.press("Escape");

  await pressKey(page, "button", "Add a passkey");
  await expect(page.getByText("Passkey added")).toBeVisible();
  await hasFocus(page, "Add a passkey");
  await opensAndCloses(page, /^Rename /u, "Name this passkey");
  await pressKey(page, "button", /^Rename /u);
  await typeInto(page, "Name", "Desk");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Desk", { exact: true })).toBeVisible();
  await hasFocus(page, "a new name");
  await pressKey(page, "button", "Remove Desk");
  await pressKey(page, "button", "Remove");
  await expect(page.getByText("No passkeys yet")).toBeVisible();
  await hasFocus(page, "a passkey that was taken away");

  await pressKey(page, "button", "Set up an app");
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const secret = await dialog.getByLabel("Or type this key into the app").inputValue();
  await look(page, "methods app");
  await tabTo(page, "textbox", "Code of the app");
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await expect(page.getByRole("dialog", { name: "Keep your recovery codes" })).toBeVisible();
  await hasFocus(page, "recovery codes");
  await look(page, "methods recovery codes");
  await pressKey(page, "button", "I have kept them");
  await hasFocus(page, "kept codes");
  await opensAndCloses(page, "Make new ones", "Keep your recovery codes");

  await typeInto(page, "New password", "seven copper kites 88");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Password saved")).toBeVisible();
  await hasFocus(page, "a new password");
});

test(
  "sessions, members and sign-in settings are walked by keyboard",
  LONG,
  async ({ page, browser, baseURL }) => {
    const email = await signUp(page, "Selma Sessions", "Selma");
    for (let time = 0; time < 2; time++) {
      const visitor = await stranger(browser, baseURL);
      await visitor.goto("/signin");
      await typeInto(visitor, "E-mail", email);
      await visitor.keyboard.press("Enter");
      await typeInto(visitor, "Password", PASSWORD);
      await visitor.keyboard.press("Enter");
      await visitor.waitForURL(/\/home/u);
      await visitor.context().close();
    }
    await page.goto("/settings/sessions");
    const rows = page.getByRole("button", { name: /^End (?!all)/u });
    await expect(rows).toHaveCount(2);
    await look(page, "sessions");
    await pressKey(page, "button", /^End (?!all)/u);
    await expect(rows).toHaveCount(1);
    await hasFocus(page, "the end of a session");
    await pressKey(page, "button", "End all others");
    await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
    await hasFocus(page, "the end of all others");

    await page.goto("/settings/members");
    await typeInto(page, "E-mail addresses", "selma.guest@example.com");
    await pressKey(page, "button", /^Send /u);
    await expect(page.getByText(/invitation sent/u)).toBeVisible();
    await hasFocus(page, "an invitation");
    await look(page, "members");
    await pressKey(page, "button", /^Revoke: selma\.guest/u);
    await expect(page.getByRole("button", { name: /^Revoke: selma\.guest/u })).toHaveCount(0);
    await hasFocus(page, "an invitation that was revoked");
    await pressKey(page, "button", "Copy invite link");
    await expect(page.getByLabel("Link", { exact: true })).toHaveValue(/stytch_token_type=invite/u);
    await hasFocus(page, "Copy invite link");

    await page.goto("/settings/sign-in");
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await look(page, "sign-in settings");
  },
);

test("switcher, new workspace, leaving and deleting open and close by keyboard", LONG, async ({ page }) => {
  await signUp(page, "Wim Walker", "Wim One");
  await page.goto("/settings/workspace");
  await expect(page.getByRole("button", { name: "Leave workspace" })).toBeVisible();
  await opensAndCloses(page, "Leave workspace", "Leave Wim One?");
  await opensAndCloses(page, "Delete workspace", "Delete Wim One?");
  await page.keyboard.press("Escape");
  await pressKey(page, "button", /^Workspace/u);
  await page.getByRole("menuitem", { name: "New workspace" }).waitFor();
  await look(page, "switcher");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Workspace/u })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "New workspace" }).waitFor();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "New workspace" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await hasFocus(page, "a dialog that the switcher opened");
});
