import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { administratorLink, alone, letResetLinksPass, PASSWORD, signUp } from "./herald.ts";
import { LONG, showAt } from "./inspection.ts";
import { pressKey, tabTo, typeInto } from "./keyboard.ts";
import { expectFocusKept, expectSaid, walk, watchFocus } from "./keyboard-walk.ts";

const NO_SUCH_TOKEN = "x".repeat(43);
const NOBODY = "nobody.keys@example.com";

test("signing in goes by the keyboard alone, in every way that can be offered", LONG, async ({ page }) => {
  await watchFocus(page);
  await offerEverything(page);
  await page.goto("/signin");
  await expect(page.getByRole("button", { name: "Continue with Acme" })).toBeVisible();

  await test.step("the address", () => addressByKeys(page));
  await test.step("a password, a reset and a link", () => passwordByKeys(page));
  await test.step("a code by e-mail", () => codeByKeys(page));
  await test.step("a phone number", () => phoneByKeys(page));
});

test(
  "each page that a link leads to is reached, named, said aloud, and led on from",
  LONG,
  async ({ page }) => {
    await watchFocus(page);
    await showAt(page, 1440);
    const links = [
      ["no token", "", "This link does not work"],
      ["a link to sign in", `magic_links&token=${NO_SUCH_TOKEN}`, "This link does not work"],
      ["an invite link", `invite&token=${NO_SUCH_TOKEN}`, "This link does not work"],
      ["an administrator link", `setup&token=${NO_SUCH_TOKEN}`, "This link does not work"],
      ["a provider outside", "oauth&error_type=oauth_denied", "did not let you through"],
    ] as const;
    for (const [place, query, said] of links) {
      await page.goto(`/authenticate?stytch_token_type=${query}`);
      await expectSaid(page, said);
      await walk(page, place);
    }

    await test.step("a new link is asked for", () => newLinkByKeys(page));
    await test.step("a new password is refused", () => resetByKeys(page));
    await test.step("the server cannot be reached", () => unreachedByKeys(page));
    await test.step("the administrator's form", () => setUpByKeys(page));
  },
);

test("somebody new and somebody known join by the keyboard alone", LONG, async ({ page, browser }) => {
  const known = await signUp(page, "Kira Known", "Known Keys");
  const owner = await newPage(browser);
  await signUp(owner, "Otis Owner", "Owner Keys");
  await owner.goto("/settings/members?workspace=owner-keys");
  await pressKey(owner, "button", "Copy invite link");
  await expectSaid(owner, "Invite link copied");
  const link = await owner.getByLabel("Link", { exact: true }).inputValue();

  await test.step("somebody new", () => joinAsNew(browser, link));
  await test.step("somebody known, by the password", () => joinAsKnown(browser, link, known));
  await page.goto(link);
  await walk(page, "invitation, signed in");
  await pressKey(page, "button", "Join as Kira Known");
  await page.waitForURL(/\/home\?workspace=owner-keys/u);
  await owner.context().close();
});

async function newPage(browser: Browser): Promise<Page> {
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  return context.newPage();
}

/** As a server answers that sends to phones and knows a provider outside. */
async function offerEverything(page: Page): Promise<void> {
  await page.route("**/sdk/v1/projects/bootstrap/*", async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const more = {
      passcode_channels: ["email", "sms", "whatsapp"],
      oauth_providers: [{ id: "acme", name: "Acme" }],
    };
    await route.fulfill({ response: answer, json: { data: { ...data, ...more } } });
  });
}

async function addressByKeys(page: Page): Promise<void> {
  await walk(page, "sign-in");
  await typeInto(page, "E-mail", "nobody");
  await page.keyboard.press("Enter");
  await expectSaid(page, /e-mail/iu);
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await typeInto(page, "E-mail", NOBODY);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await expectFocusKept(page, "ways in");
}

async function passwordByKeys(page: Page): Promise<void> {
  await walk(page, "ways in");
  await typePassword(page, "");
  await expectSaid(page, "Enter your password");
  await typePassword(page, "not my password");
  await expectSaid(page, "The e-mail or the password is not right");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await pressKey(page, "button", "Forgot it?");
  await expectSaid(page, "to choose a new password is on its way");
  await expectFocusKept(page, "reset sent");
  await walk(page, "reset sent");
  await pressKey(page, "button", "Use a password instead");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await pressKey(page, "button", "Send me a link");
  await expectSaid(page, "to sign in is on its way");
  await expectFocusKept(page, "link sent");
  await pressKey(page, "button", "Another e-mail");
  await expect(page.getByLabel("E-mail")).toBeFocused();
}

async function codeByKeys(page: Page): Promise<void> {
  await typeInto(page, "E-mail", NOBODY);
  await page.keyboard.press("Enter");
  await pressKey(page, "button", "Send me a code");
  await expectSaid(page, "a code is on its way");
  await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
  await page.keyboard.type("000000");
  await expectSaid(page, "4 tries are left");
  await expect(page.getByRole("textbox", { name: "Six-digit code" })).toBeFocused();
  await expectFocusKept(page, "code");
  await walk(page, "code");
  await pressKey(page, "button", "Another e-mail");
  await expect(page.getByLabel("E-mail")).toBeFocused();
}

async function phoneByKeys(page: Page): Promise<void> {
  await pressKey(page, "button", "Use a phone number");
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await walk(page, "phone number");
  await typeInto(page, "Phone number", "12");
  await page.keyboard.press("Enter");
  await expectSaid(page, /number/iu);
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await pressKey(page, "button", "By e-mail");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await expectFocusKept(page, "back from the phone number");
}

/** The field hides what is typed, so that it has no role to be found by. */
async function typePassword(page: Page, text: string, name = "Password"): Promise<void> {
  await page.getByLabel(name, { exact: true }).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
  await page.keyboard.press("Enter");
}

async function newLinkByKeys(page: Page): Promise<void> {
  await page.goto(`/authenticate?stytch_token_type=magic_links&token=${NO_SUCH_TOKEN}`);
  await typeInto(page, "E-mail", "nobody");
  await page.keyboard.press("Enter");
  await expectSaid(page, /e-mail/iu);
  await typeInto(page, "E-mail", NOBODY);
  await pressKey(page, "button", "Send a new link");
  await expectSaid(page, "a new link is on its way");
  await expectFocusKept(page, "new link sent");
}

async function resetByKeys(page: Page): Promise<void> {
  await letResetLinksPass(page);
  await page.goto(`/authenticate?stytch_token_type=reset_password&token=${NO_SUCH_TOKEN}`);
  await expect(page.getByLabel("New password")).toBeFocused();
  await walk(page, "new password");
  await page.getByLabel("New password").focus();
  await page.keyboard.insertText("password");
  await expectSaid(page, /Guessed at once|Easy to guess/u);
  await typePassword(page, "lantern orchid gravel 71", "New password");
  await expectSaid(page, /This link/u);
  await expectFocusKept(page, "reset refused");
}

async function unreachedByKeys(page: Page): Promise<void> {
  await page.route("**/sdk/v1/magic_links/authenticate", (route) => route.abort());
  await page.goto(`/authenticate?stytch_token_type=magic_links&token=${NO_SUCH_TOKEN}`);
  await expectSaid(page, "The link could not be checked");
  await walk(page, "unreached");
  await page.unroute("**/sdk/v1/magic_links/authenticate");
}

async function setUpByKeys(page: Page): Promise<void> {
  await alone(async () => {
    await page.goto(await administratorLink());
    await expect(page.getByLabel("Workspace name")).toBeVisible();
  });
  await walk(page, "administrator link");
  await pressKey(page, "button", "Start");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expectSaid(page, /name/iu);
  await expectFocusKept(page, "administrator link, refused");
}

async function joinAsNew(browser: Browser, link: string): Promise<void> {
  const page = await newPage(browser);
  await watchFocus(page);
  await page.goto(link);
  await walk(page, "invitation");
  await pressKey(page, "button", "Make account and join");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expectSaid(page, /name/iu);
  await pressKey(page, "button", "I have an account already");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await pressKey(page, "button", "I have no account yet");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await typeInto(page, "E-mail", "nils.keys@example.com");
  await pressKey(page, "button", "Send me a link");
  await expectSaid(page, "a link is on its way");
  await expectFocusKept(page, "invitation, link sent");
  await pressKey(page, "button", "Another e-mail");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await expectFocusKept(page, "invitation, back");
  await typeInto(page, "Your name", "Nils New");
  await typeInto(page, "E-mail", "nils.keys@example.com");
  await typePassword(page, PASSWORD, "New password");
  await page.waitForURL(/\/home\?workspace=owner-keys/u);
  await page.context().close();
}

async function joinAsKnown(browser: Browser, link: string, email: string): Promise<void> {
  const page = await newPage(browser);
  await watchFocus(page);
  await page.goto(link);
  await pressKey(page, "button", "I have an account already");
  await walk(page, "invitation, known");
  await typeInto(page, "E-mail", email);
  await typePassword(page, "not my password");
  await expectSaid(page, "The e-mail or the password is not right");
  await expectFocusKept(page, "invitation, wrong password");
  await tabTo(page, "link", "Sign in another way");
  await page.context().close();
}
