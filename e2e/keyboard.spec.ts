import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { administratorLink, alone, PASSWORD, TABLE } from "./herald.ts";
import { LONG, showAt } from "./inspection.ts";
import { choose, openMenu, pressKey, pressTab, tabTo, typeInto } from "./keyboard.ts";
import { inWorkspace, test } from "./member.ts";

const BRIEF =
  "Launch of a vegan protein bar in Germany, 8.000 €, Instagram and TikTok, awareness, four weeks";

/** Twice round the dialog: field, two buttons, close. */
const DIALOG_STOPS = 8;

test("the whole road is gone with the keyboard only", LONG, async ({ page, browser }) => {
  test.setTimeout(600_000);

  await test.step("the administrator link leads in, the first steps are skipped", () => startByKeys(page));
  await test.step("a table is brought in", () => bringByKeys(page));
  await test.step("creators are found and kept", () => findByKeys(page));
  await test.step("a brief becomes a plan, and the plan a collection", () => planByKeys(page));
  await test.step("a campaign is started in the wizard", () => campaignByKeys(page));
  await test.step("a sample clip is checked", () => checkByKeys(page));
  const link = await test.step("a report is made and shared", () => reportByKeys(page));

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText("Keys launch").first()).toBeVisible();
  await visitor.close();
});

test("the drawer, a dialog and a menu hold the keyboard and give it back", async ({
  memberPage: page,
  member,
}) => {
  await showAt(page, 360);
  await page.goto(inWorkspace(member.slug, "/collections"));
  await pressKey(page, "button", "Open menu");
  await tabTo(page, "link", "Settings");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();

  await showAt(page, 1440);
  await pressKey(page, "button", "New collection");
  const dialog = page.getByRole("dialog");
  for (let stop = 0; stop < DIALOG_STOPS; stop += 1) {
    await pressTab(page);
    await expect(dialog.locator(":focus")).toHaveCount(1);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "New collection" })).toBeFocused();

  await openMenu(page, /^Workspace/);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[role=menuitem]:focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /^Workspace/ })).toBeFocused();
});

async function startByKeys(page: Page): Promise<void> {
  await alone(async () => {
    await page.goto(await administratorLink());
    await typeInto(page, "Your name", "Kay Keys");
    await typeInto(page, "E-mail", "kay.keys@example.com");
    await typeInto(page, "New password", PASSWORD);
    await typeInto(page, "Workspace name", "Keys");
    await pressKey(page, "button", "Start");
    await expect(page.getByRole("heading", { name: "Bring your people" })).toBeVisible();
  });
}

async function bringByKeys(page: Page): Promise<void> {
  await typeInto(page, "Paste cells, handles or profile links", TABLE);
  await pressKey(page, "button", "Show the preview");
  await expect(page.getByText("Rows read")).toBeVisible();
  await pressKey(page, "button", /^Import \d+ rows/);
  await expect(page.getByText("20 creators are in")).toBeVisible();
}

async function findByKeys(page: Page): Promise<void> {
  await jump(page, "influencer", /Influencer Discovery/);
  await typeInto(page, "Describe the creators", "vegan");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid", { name: "Creators" }).getByRole("row").nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("checkbox", { name: "Choose all on this page" })).toBeFocused();
  await page.keyboard.press("Space");
  await pressKey(page, "button", "Add to collection");
  await typeInto(page, "Name of the new collection", "Keys list");
  await pressKey(page, "button", "Add");
  await expect(page.getByRole("status").filter({ hasText: "Keys list" })).toBeVisible();
}

async function planByKeys(page: Page): Promise<void> {
  await jump(page, "strategy", /Strategy AI/);
  await typeInto(page, "Message to Strategy AI", BRIEF);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });
  await pressKey(page, "button", "Save as collection");
  await pressKey(page, "button", "Approve");
  await expect(page.getByText(/Saved as the collection/).first()).toBeVisible({ timeout: 120_000 });
}

async function campaignByKeys(page: Page): Promise<void> {
  await jump(page, "plan a campaign", /Plan a campaign/);
  await typeInto(page, "Name", "Keys launch");
  await typeInto(page, "First day live", "01/03/2027");
  await typeInto(page, "Last day live", "28/03/2027");
  await pressKey(page, "button", "Continue to deliverables");
  await pressKey(page, "button", "Add a line");
  await pressKey(page, "button", /^Continue/);
  await pressKey(page, "button", /^Continue/);
  await choose(page, "Collection", "Keys list");
  await pressKey(page, "button", "Add creators");
  await expect(page.getByText(/creators? added/)).toBeVisible();
  await pressKey(page, "button", /^Continue/);
  await typeInto(page, /^Budget/, "8000");
  await pressKey(page, "button", /^Continue/);
  await pressKey(page, "button", "Start the campaign");
  await expect(page.getByRole("heading", { level: 1, name: "Keys launch" })).toBeVisible();
  await expect(page).toHaveURL(/\/campaigns\/[0-9a-f-]{36}/);
}

async function checkByKeys(page: Page): Promise<void> {
  await jump(page, "content checks", /Content checks/);
  await expect(page).toHaveURL(/\/sentinel/);
  await pressKey(page, "button", "Try with a sample clip");
  await expect(page.getByRole("button", { name: /Correct video orientation/ })).toBeVisible({
    timeout: 120_000,
  });
  await pressKey(page, "button", /Correct video orientation/);
  await expect(page.getByRole("button", { name: "Override with a reason" })).toBeVisible();
}

async function reportByKeys(page: Page): Promise<string> {
  await jump(page, "reports", /^Reports/);
  await pressKey(page, "button", "New report");
  await choose(page, "Campaign", "Keys launch");
  await pressKey(page, "button", "Make the report");
  await expect(page).toHaveURL(/\/reports\/[0-9a-f-]{36}/);
  await pressKey(page, "button", "Share link");
  await pressKey(page, "button", "Make a link");
  await tabTo(page, "textbox", "New link");
  return page.getByLabel("New link").inputValue();
}

/** By the command palette, which is everywhere one key away. */
async function jump(page: Page, words: string, option: RegExp): Promise<void> {
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole("option", { name: option }).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Search or jump to" })).toHaveCount(0);
}
