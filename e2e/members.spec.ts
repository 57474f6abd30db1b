import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { alone, mailedLink, PASSWORD, signUp } from "./herald.ts";
import { faults, LONG } from "./inspection.ts";
import { openMenu, pressKey, typeInto } from "./keyboard.ts";

const MEMBERS = "/settings/members";
const SHOTS = process.env["E2E_SHOTS"];

async function shots(page: Page, name: string): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect.soft(await faults(page)).toEqual([]);
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

async function joinBy(browser: Browser, link: string, name: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByLabel("E-mail")).toHaveJSProperty("readOnly", true);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Make account and join" }).click();
  await page.waitForURL(/\/home/u);
  return page;
}

test(
  "people are invited by mail, sent again, revoked, and join by their own address",
  LONG,
  async ({ page, browser }) => {
    await signUp(page, "Inga Inviter", "Invited People");
    await page.goto(MEMBERS);
    const box = page.getByLabel("E-mail addresses");
    await box.fill("Nina New <nina.new@example.com>, inga.inviter@example.com\nomar@example.com");
    await expect(page.getByText("Is a member already")).toBeVisible();
    await shots(page, "invite");
    await box.fill("nina.new@example.com omar@example.com");
    const link = await alone(async () => {
      await page.getByRole("button", { name: "Send 2 invitations" }).click();
      await expect(page.getByText(/^2 invitations made, not mailed/u)).toBeVisible();
      await expect(box).toHaveValue("");
      await page.getByRole("button", { name: "Send again: nina.new@example.com" }).click();
      await expect(page.getByText(/^Not mailed to nina\.new@example\.com/u)).toBeVisible();
      return mailedLink("nina.new@example.com");
    });
    await page.getByRole("button", { name: /^Revoke: omar@example\.com/u }).click();
    await expect(page.getByRole("button", { name: /omar@example\.com/u })).toHaveCount(0);
    await expect(page.getByText("Invitation of omar@example.com revoked")).toBeVisible();

    const guest = await joinBy(browser, link, "Nina New");
    await page.reload();
    await expect(page.getByText("nina.new@example.com", { exact: true })).toBeVisible();
    await page.getByLabel("What", { exact: true }).selectOption("member_joined");
    await expect(page.getByText(/^Nina New joined as member/u)).toBeVisible();
    await expect(page.getByText(/invited omar/u)).toHaveCount(0);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    expect((await download).suggestedFilename()).toBe("Members of invited-people.csv");
    await shots(page, "members");

    await guest.goto("/settings/workspace");
    await guest.getByRole("button", { name: "Leave workspace" }).click();
    await guest.getByRole("dialog").getByRole("button", { name: "Leave workspace" }).click();
    await expect(guest.getByText("You have left Invited People")).toBeVisible();
    await guest.getByRole("button", { name: "Undo" }).click();
    await guest.waitForURL(/workspace=invited-people/u);
  },
);

test("a workspace is made by keyboard, deleted, and brought back", LONG, async ({ page }) => {
  await signUp(page, "Wanda Maker", "Wanda One");
  await openMenu(page, /^Workspace/u);
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "New workspace" }).waitFor();
  await typeInto(page, "Name", "Wanda Two");
  await typeInto(page, "Name in links", "wanda-one");
  await expect(page.getByText("wanda-one is taken by Wanda One")).toBeVisible();
  await shots(page, "new-workspace");
  await typeInto(page, "Name in links", "wanda-two");
  await expect(page.getByText("wanda-two is free")).toBeVisible();
  await pressKey(page, "button", "Make workspace");
  await page.waitForURL(/workspace=wanda-two/u);

  await page.goto("/settings/workspace?workspace=wanda-two");
  await page.getByRole("button", { name: "Delete workspace" }).click();
  const dialog = page.getByRole("dialog");
  await shots(page, "delete-workspace");
  await expect(dialog.getByRole("button", { name: "Delete workspace" })).toBeDisabled();
  await dialog.getByLabel("Type Wanda Two to delete it").fill("Wanda Two");
  await dialog.getByRole("button", { name: "Delete workspace" }).click();
  await expect(page.getByText("Wanda Two is deleted")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.waitForURL(/workspace=wanda-two/u);
  await expect(page.getByRole("button", { name: /Wanda Two/u })).toBeVisible();
});

test(
  "a role is changed by keyboard: choosing acts, losing it is asked first, and Undo brings it back",
  LONG,
  async ({ page, browser }) => {
    await signUp(page, "Rosa Roles", "Roles by keys");
    await page.goto(MEMBERS);
    await page.getByRole("region", { name: "Invite link" }).getByLabel("Joins as").selectOption("admin");
    await page.getByRole("button", { name: "Copy invite link" }).click();
    const link = page.getByLabel("Link", { exact: true });
    await expect(link).toHaveValue(/stytch_token_type=invite/u);
    const bo = await (await browser.newContext()).newPage();
    await bo.goto(await link.inputValue());
    await bo.getByLabel("Your name").fill("Bo Admin");
    await bo.getByLabel("E-mail").fill("bo.admin@example.com");
    await bo.getByLabel("New password").fill(PASSWORD);
    await bo.getByRole("button", { name: "Join" }).click();
    await bo.waitForURL(/\/home/u);
    await bo.goto(MEMBERS);
    await bo.getByLabel("E-mail addresses").fill("pat@example.com");
    await bo.getByRole("button", { name: "Send invitation" }).click();
    await expect(bo.getByText(/^Invitation made, not mailed|^Invitation sent/u)).toBeVisible();
    await page.reload();

    const list = page.getByRole("menu");
    const pending = page.getByRole("region", { name: "Pending invitations" });
    await pressKey(page, "button", "Role of Bo Admin: Admin");
    await expect(list.getByRole("menuitemradio", { name: "Owner" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Role of Bo Admin: Admin" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("menuitemradio", { name: "Owner" })).toBeFocused();
    await page.keyboard.type("Mem");
    await expect(list.getByRole("menuitemradio", { name: "Member" })).toBeFocused();
    await page.keyboard.press("Enter");
    const asked = page.getByRole("dialog", { name: "Take the role admin from Bo Admin?" });
    await expect(asked).toContainText("The open invitation they made ends");
    await shots(page, "role-question");
    await pressKey(page, "button", "Make member");
    await expect(
      page.getByText(/^Bo Admin is now member\. 1 open invitation ended\. The invite link they/u),
    ).toBeVisible();
    await expect(pending.getByText("pat@example.com")).toHaveCount(0);
    await pressKey(page, "button", "Undo");
    await expect(page.getByRole("button", { name: "Role of Bo Admin: Admin" })).toBeVisible();
    await expect(pending.getByText("pat@example.com")).toBeVisible();
  },
);
