import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { PASSWORD } from "./herald.ts";
import { faults, LONG, WIDTHS } from "./inspection.ts";
import { pressKey, typeInto } from "./keyboard.ts";
import { heraldWith } from "./own-herald.ts";
import { addDevice } from "./passkey-device.ts";

const SHOTS = process.env["E2E_SHOTS"];

type Herald = Awaited<ReturnType<typeof heraldWith>>;

test(
  "where passwords are off, somebody new joins by a code, by a link and by a passkey, with the keyboard alone",
  LONG,
  async ({ page, browser }) => {
    const herald = await heraldWith({ SIGN_IN_METHODS: "magic_links,email_codes,passkeys" });
    try {
      const link = await inviteLink(page, herald);

      await test.step("a code", () => joinByCode(browser, herald, link));
      await test.step("a link", () => joinByLink(browser, herald, link));
      await test.step("a passkey", () => joinByPasskey(browser, link));

      await page.goto(`${herald.base}/settings/members`);
      for (const name of ["Kit Code", "Lin Link", "Pat Passkey"])
        await expect(page.getByRole("paragraph").filter({ hasText: name })).toBeVisible();
    } finally {
      await herald.stop();
    }
  },
);

async function inviteLink(page: Page, herald: Herald): Promise<string> {
  await page.goto(await herald.administratorLink());
  await page.getByLabel("Your name").fill("Olga Owner");
  await page.getByLabel("E-mail").fill("olga@example.com");
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByLabel("Workspace name").fill("Open Doors");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/home/u);
  await page.goto(`${herald.base}/settings/members`);
  await page.getByRole("button", { name: "Copy invite link" }).click();
  const link = page.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/stytch_token_type=invite/u);
  return link.inputValue();
}

/** A browser of somebody new on the page of the link. */
async function arrive(browser: Browser, link: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await addDevice(page);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Join Open Doors" })).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveCount(0);
  return page;
}

async function isIn(page: Page): Promise<void> {
  await page.waitForURL(/\/home\?workspace=open-doors/u);
  await expect(page.getByRole("button", { name: /Open Doors/u })).toBeVisible();
  await page.context().close();
}

async function joinByCode(browser: Browser, herald: Herald, link: string): Promise<void> {
  const page = await arrive(browser, link);
  await look(page, "join");
  await pressKey(page, "button", "Send me a code");
  await expect(page.getByLabel("E-mail")).toBeFocused();
  await look(page, "join-wrong");
  await typeInto(page, "Your name", "Kit Code");
  await typeInto(page, "E-mail", "kit@example.com");
  await pressKey(page, "button", "Send me a code");
  await expect(page.getByText("a code is on its way")).toBeVisible();
  await look(page, "join-code");
  await page.keyboard.insertText(/\b\d{6}\b/u.exec(await herald.mailTo("kit@example.com"))?.[0] ?? "");
  await isIn(page);
}

async function joinByLink(browser: Browser, herald: Herald, link: string): Promise<void> {
  const page = await arrive(browser, link);
  await typeInto(page, "Your name", "Lin Link");
  await typeInto(page, "E-mail", "lin@example.com");
  await pressKey(page, "button", "Send me a link");
  await expect(page.getByText("a link is on its way")).toBeVisible();
  await look(page, "join-link");
  await page.goto(/https?:\S+token=\S+/u.exec(await herald.mailTo("lin@example.com"))?.[0] ?? "");
  await isIn(page);
}

async function joinByPasskey(browser: Browser, link: string): Promise<void> {
  const page = await arrive(browser, link);
  await pressKey(page, "button", "Make a passkey");
  await expect(page.getByLabel("Your name")).toBeFocused();
  await typeInto(page, "Your name", "Pat Passkey");
  await pressKey(page, "button", "Make a passkey");
  await isIn(page);
}

async function look(page: Page, name: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect.soft(await faults(page)).toEqual([]);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
