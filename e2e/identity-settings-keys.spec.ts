import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { alone, PASSWORD, signUp } from "./herald.ts";
import { LONG, showAt } from "./inspection.ts";
import { openMenu, pressKey, pressTab, typeInto } from "./keyboard.ts";
import { expectFocusKept, expectSaid, walk, watchFocus } from "./keyboard-walk.ts";
import { addDevice } from "./passkey-device.ts";

const METHODS = "/settings/sign-in-methods";

/** Each with what is there once it has loaded. */
const SECTIONS = [
  ["profile", "Profile"],
  ["sign-in-methods", "Passkeys"],
  ["sessions", "Signed in"],
  ["workspace", "Export, leave or delete"],
  ["members", "Log"],
  ["api-tokens", "Tokens"],
  ["administrators", "Server administrators"],
  ["sign-in", "Ways in"],
  ["mail", "Mail"],
  ["messages", "Messages"],
  ["outbox", "Outbox"],
] as const;

test(
  "every screen of Settings about people is gone through by Tab as the eye reads it",
  LONG,
  async ({ page }) => {
    await signUp(page, "Tara Tabs", "Tab Order");
    for (const [section, heading] of SECTIONS) {
      await showAt(page, section === "members" ? 1440 : 768);
      await page.goto(`/settings/${section}`);
      await expect(page.getByRole("heading", { name: heading, exact: true }).first()).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await walk(page, section, section === "members" ? "body" : "#main");
    }
  },
);

test("ways to sign in are added and taken away by the keyboard alone", LONG, async ({ page }) => {
  await watchFocus(page);
  await addDevice(page);
  await signUp(page, "Wim Ways", "Ways");
  await page.goto(METHODS);

  await test.step("an address", () => addressByKeys(page));
  await test.step("a password", () => passwordByKeys(page));
  await test.step("a passkey", () => passkeyByKeys(page));
  await test.step("an authenticator app", () => appByKeys(page));
});

test("the question who sits there is answered and left by the keyboard alone", LONG, async ({ page }) => {
  await watchFocus(page);
  await signUp(page, "Sten Stepup", "Step-up");
  await page.goto(METHODS);
  await stepUpByKeys(page);
});

test("people and sessions are managed by the keyboard alone", LONG, async ({ page, browser }) => {
  await watchFocus(page);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const email = await signUp(page, "Mona Members", "Managed");
  await signInElsewhere(browser, email);

  await test.step("a session", () => sessionByKeys(page));
  await test.step("invitations", () => alone(() => invitationsByKeys(page)));
  await test.step("the outbox", () => outboxByKeys(page));
  await test.step("workspaces", () => workspaceByKeys(page));
});

/** Opens a dialog by its button; there the focus stays inside, and Escape gives it back. */
async function openAndLeave(page: Page, opener: string | RegExp, dialog: string | RegExp): Promise<void> {
  await pressKey(page, "button", opener);
  const opened = page.getByRole("dialog", { name: dialog });
  await expect(opened.locator(":focus")).toHaveCount(1);
  for (let stop = 0; stop < 8; stop += 1) {
    await pressTab(page);
    await expect(opened.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(opened).toHaveCount(0);
  await expect(page.getByRole("button", { name: opener }).first()).toBeFocused();
}

async function addressByKeys(page: Page): Promise<void> {
  await typeInto(page, "Another address", "nobody");
  await page.keyboard.press("Enter");
  await expectSaid(page, /e-mail/iu);
  await expect(page.getByLabel("Another address")).toBeFocused();
  await typeInto(page, "Another address", "wim.second@example.com");
  await pressKey(page, "button", "Add address");
  await expectSaid(page, "A link is on its way to wim.second@example.com");
  await expect(page.getByRole("button", { name: "Add address" })).toBeFocused();
  await openAndLeave(page, "Remove wim.ways@example.com", "Remove wim.ways@example.com?");
}

async function passwordByKeys(page: Page): Promise<void> {
  await page.getByLabel("New password").focus();
  await page.keyboard.insertText("password");
  await page.keyboard.press("Enter");
  await expectSaid(page, "Choose another password");
  await expect(page.getByLabel("New password")).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(PASSWORD);
  await pressKey(page, "button", "Save password");
  await expectSaid(page, "Password saved");
  await expect(page.getByRole("button", { name: "Save password" })).toBeFocused();
}

async function passkeyByKeys(page: Page): Promise<void> {
  await pressKey(page, "button", "Add a passkey");
  await expectSaid(page, "Passkey added");
  await expectFocusKept(page, "passkey added");
  await openAndLeave(page, /^Rename Chrome on/u, "Name this passkey");
  await pressKey(page, "button", /^Rename Chrome on/u);
  await typeInto(page, "Name", "Work laptop");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Rename Work laptop" })).toBeFocused();
  await pressKey(page, "button", "Remove Work laptop");
  await pressKey(page, "button", "Remove");
  await expectSaid(page, "Work laptop removed");
  await expectFocusKept(page, "passkey removed");
}

async function appByKeys(page: Page): Promise<void> {
  await openAndLeave(page, "Set up an app", "Set up an authenticator app");
  await pressKey(page, "button", "Set up an app");
  const dialog = page.getByRole("dialog", { name: "Set up an authenticator app" });
  const secret = await dialog.getByLabel("Or type this key into the app").inputValue();
  const field = page.getByRole("textbox", { name: "Code of the app" });
  await field.focus();
  await page.keyboard.type("000000");
  await expectSaid(page, /code/iu);
  await expect(field).toBeFocused();
  await page.keyboard.type(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  const kept = page.getByRole("dialog", { name: "Keep your recovery codes" });
  await expect(kept.locator(":focus")).toHaveCount(1);
  await pressKey(page, "button", "I have kept them");
  await expect(kept).toHaveCount(0);
  await expectFocusKept(page, "app set up");
  await pressKey(page, "button", "Make new ones");
  await expect(kept.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expectSaid(page, "Still open");
  await pressKey(page, "button", "I have kept them");
  await expect(kept).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Make new ones" })).toBeFocused();
  await pressKey(page, "button", "Remove the authenticator app");
  await pressKey(page, "button", "Remove");
  await expectSaid(page, "the authenticator app removed");
  await expectFocusKept(page, "app removed");
}

async function stepUpByKeys(page: Page): Promise<void> {
  await page.route("**/sdk/v1/passwords/session/reset", (route) =>
    route.fulfill({
      status: 401,
      json: {
        status_code: 401,
        error_type: "stale_factors",
        error_message: "Prove it again.",
        error_url: "",
      },
    }),
  );
  await page.getByLabel("New password").focus();
  await page.keyboard.insertText(PASSWORD);
  await pressKey(page, "button", "Save password");
  const question = page.getByRole("dialog", { name: "Is it still you?" });
  await expect(question.getByLabel("Password", { exact: true })).toBeFocused();
  await walk(page, "step-up", "[role=dialog]");
  await question.getByLabel("Password", { exact: true }).focus();
  await page.keyboard.insertText("not my password");
  await page.keyboard.press("Enter");
  await expectSaid(page, "This is not your password");
  await expect(question.getByLabel("Password", { exact: true })).toBeFocused();
  await pressKey(page, "button", "Mail me a code");
  await expectSaid(page, "A code is on its way to");
  await expect(question.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Save password" })).toBeFocused();
  await expectFocusKept(page, "after the question");
}

async function signInElsewhere(browser: Browser, email: string): Promise<void> {
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/signin");
  await page.getByLabel("E-mail").fill(email);
  await page.keyboard.press("Enter");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/home/u);
  await context.close();
}

async function sessionByKeys(page: Page): Promise<void> {
  await page.goto("/settings/sessions");
  await pressKey(page, "button", /^End Chrome on/u);
  await expectSaid(page, /is signed out$/u);
  await expect(page.getByText("You are signed in nowhere else.")).toBeVisible();
  await expectFocusKept(page, "session ended");
}

async function invitationsByKeys(page: Page): Promise<void> {
  await page.goto("/settings/members");
  await typeInto(page, "E-mail addresses", "nobody");
  await pressKey(page, "button", "Send invitation");
  await expectSaid(page, "No e-mail address: nobody");
  await expect(page.getByLabel("E-mail addresses")).toBeFocused();
  await typeInto(page, "E-mail addresses", "ines.keys@example.com mona.members@example.com");
  await expectSaid(page, "Is a member already");
  await typeInto(page, "E-mail addresses", "ines.keys@example.com");
  await pressKey(page, "button", "Send invitation");
  await expectSaid(page, /invitation made, not mailed/iu);
  await expect(page.getByLabel("E-mail addresses")).toHaveValue("");
  await expectFocusKept(page, "invitation sent");
  await pressKey(page, "button", "Send again: ines.keys@example.com");
  await expectSaid(page, /Not mailed to ines\.keys@example\.com/u);
  await expect(page.getByRole("button", { name: "Send again: ines.keys@example.com" })).toBeFocused();
  await pressKey(page, "button", /^Revoke: ines/u);
  await expectSaid(page, "Invitation of ines.keys@example.com revoked");
  await expectFocusKept(page, "invitation revoked");
  await pressKey(page, "button", "Copy invite link");
  await expectSaid(page, "Invite link copied");
  await expect(page.getByRole("button", { name: "Copy invite link" })).toBeFocused();
}

/** The outbox is the server's: other tests write to it, and set the mail server by which no link is shown. */
async function outboxByKeys(page: Page): Promise<void> {
  await alone(() => readMessageByKeys(page));
}

async function readMessageByKeys(page: Page): Promise<void> {
  const email = `otto.keys.${test.info().retry}@example.com`;
  const { origin } = new URL(page.url());
  const invited = await page.request.post("/api/v1/invitations/mailed", {
    headers: { origin, "Herald-Workspace": "managed" },
    data: { emails: [email], role: "viewer" },
  });
  expect(invited.ok()).toBe(true);
  await page.goto("/settings/outbox?limit=10");
  await pressKey(page, "button", new RegExp(email, "u"));
  await pressKey(page, "button", "Show the link or code");
  await expect(page.getByRole("button", { name: "Copy the link" })).toBeVisible();
  await expectFocusKept(page, "link shown");
  await pressKey(page, "button", "Copy the text");
  await expectSaid(page, "Text copied");
}

async function workspaceByKeys(page: Page): Promise<void> {
  await page.goto("/settings/workspace");
  await openAndLeave(page, "Leave workspace", "Leave Managed?");
  await openAndLeave(page, "Delete workspace", "Delete Managed?");
  const switcher = page.getByRole("button", { name: /^Workspace/u });
  await openMenu(page, /^Workspace/u);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New workspace" });
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await pressKey(page, "button", "Make workspace");
  await expectSaid(page, /name/iu);
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(switcher).toBeFocused();
  await pressKey(page, "button", "Delete workspace");
  await typeInto(page, "Type Managed to delete it", "Managed");
  // The one behind the dialog is hidden from whoever cannot see.
  await pressKey(page, "button", "Delete workspace");
  await expectSaid(page, "Managed is deleted");
  // It is offered for ten seconds, in which a busy machine may not come to it by Tab.
  await page.keyboard.press("Control+z");
  await page.waitForURL(/workspace=managed/u);
}
