import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { alone, herald, mailedLink, PASSWORD, signUp, TABLE, VIDEO } from "./herald.ts";
import { LONG } from "./inspection.ts";

const BRIEF =
  "Launch of a vegan protein bar in Germany, 8.000 €, Instagram and TikTok, women 18–34, awareness, four weeks";

test("a new user goes the whole road: sign in, bring, find, plan, campaign, check, report", async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000);

  const email = await test.step("1 · the administrator link leads to the first steps", async () => {
    const address = await signUp(page, "Maya Road", "Fernhollow Road");
    await expect(page.getByRole("heading", { level: 1, name: "Bring your people" })).toBeVisible();
    return address;
  });

  await test.step("2 · a table is brought in, and its insight shown", () => bringTable(page));

  await test.step("1 · the brand profile is saved", async () => {
    await page.goto("/home?step=brand-profile");
    await page.getByLabel("Your handle").fill("@fernhollow");
    await page.getByLabel("What do you sell?").fill("Vegan protein bars");
    await page.getByRole("button", { name: "Save brand profile" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Who else will use it?" })).toBeVisible();
  });

  await test.step("1 · a colleague joins by the invite link", () => joinByLink(page, browser));

  await test.step("1 · signing out and in again, with the password and by a mailed link", async () => {
    await signOut(page);
    await signInByPassword(page, email);
    await signOut(page);
    await signInByLink(page, email);
  });

  await test.step("3 · a sentence finds creators, and a figure shows its source", () => findAndCollect(page));
  await test.step("4 · a brief becomes a plan, and a follow-up a second version", () => planAndSave(page));
  await test.step("5 · a campaign is set up in the wizard and started", () => startCampaign(page));
  await test.step("6 · a video is checked, each answer with its evidence", () => checkVideo(page));
  await test.step("7 · a report is shared by a link and the link ends", () => shareReport(page, browser));
  await test.step("8 · home knows what there is", () => lookAtHome(page));
});

test("the tables and videos of TEST_DATA_DIR are read, and every row is accounted for", LONG, async () => {
  const tables = realFiles("import");
  const videos = realFiles("video");
  await herald("workspace", "create", "Tables", "--slug", "tables");

  for (const file of tables) {
    const { rows } = JSON.parse(await herald("import", file, "--dry-run", "--json", "--workspace", "tables"));
    expect(rows.read).toBe(rows.created + rows.updated + rows.unchanged + rows.skipped + rows.failed);
    expect(rows.failed / rows.read).toBeLessThanOrEqual(0.01);
  }
  for (const file of videos) {
    const { fields, media } = JSON.parse(await herald("check", file, "--json"));
    expect(fields).toMatchObject({ quality_high: false, is_audio_hd: null, hate_speech: null });
    expect(media.width).toBeGreaterThan(media.height);
  }

  expect(await herald("workspace", "list", "--json")).toContain("tables");
  process.stdout.write(
    tables.length + videos.length > 0
      ? `${tables.length} real tables and ${videos.length} real videos were read\n`
      : "TEST_DATA_DIR is not set: no real table and no real video was read\n",
  );
});

function realFiles(kind: "import" | "video"): string[] {
  const folder = process.env["TEST_DATA_DIR"];
  return folder ? readdirSync(join(folder, kind)).map((name) => join(folder, kind, name)) : [];
}

async function joinByLink(page: Page, browser: Browser): Promise<void> {
  await page.getByRole("button", { name: "Copy invite link" }).click();
  const link = page.getByLabel("Link", { exact: true });
  await expect(link).toHaveValue(/stytch_token_type=invite/);
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await colleague.goto(await link.inputValue());
  await colleague.getByLabel("Your name").fill("Ben Colleague");
  await colleague.getByLabel("E-mail").fill("ben.colleague@example.com");
  await colleague.getByLabel("New password").fill(PASSWORD);
  await colleague.getByRole("button", { name: "Join" }).click();
  await colleague.waitForURL(/\/home/);
  await expect(colleague.getByRole("button", { name: /Fernhollow Road/ })).toBeVisible();
  await context.close();
}

async function bringTable(page: Page): Promise<void> {
  await page.getByLabel("Paste cells, handles or profile links").fill(TABLE);
  await page.getByRole("button", { name: "Show the preview" }).click();
  await expect(page.getByText("Rows read")).toBeVisible();
  await expect(page.getByText("Failed", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: /^Import \d+ rows/ }).click();
  await expect(page.getByText("20 creators are in")).toBeVisible();
  await page.getByRole("button", { name: /Without e-mail: \d/ }).click();
  await expect(page.getByRole("dialog")).toContainText("Source");
  await page.keyboard.press("Escape");
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/signin/);
}

async function signInByPassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Password", { exact: true }).fill("wrong-password-1");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(/password/i).last()).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/home/);
}

async function signInByLink(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  const link = await alone(async () => {
    await page.getByRole("button", { name: "Send me a link" }).click();
    await expect(page.getByText(/Check your e-mail|is on its way/i).first()).toBeVisible();
    return mailedLink(email);
  });
  await page.goto(link);
  await page.waitForURL(/\/home/);
}

async function findAndCollect(page: Page): Promise<void> {
  await page.goto("/influencers");
  await page
    .getByLabel("Describe the creators")
    .fill("vegan creators in Germany with more than 5k followers");
  await page.keyboard.press("Enter");
  const table = page.getByRole("grid", { name: "Creators" });
  await expect(table.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("button", { name: /Remove Country/ })).toBeVisible();
  await table
    .getByRole("button", { name: /^Followers: / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toContainText("Accounts that follow the creator");
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: "Choose all on this page" }).click();
  await page.getByRole("button", { name: "Add to collection" }).click();
  await page.getByLabel("Name of the new collection").fill("Spring list");
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Spring list" })).toBeVisible();
  await table.getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Figures" })).toBeVisible();
}

async function planAndSave(page: Page): Promise<void> {
  await page.goto("/strategy-ai");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await say(page, BRIEF);
  await expect(page.getByText(/the best possible plan/i).first()).toBeVisible({ timeout: 120_000 });
  await say(page, "and with 2.000 € more?");
  await page.getByRole("button", { name: "Keep this" }).click({ timeout: 120_000 });
  await expect(
    page
      .getByRole("combobox")
      .or(page.getByRole("button", { name: /Version 2/ }))
      .first(),
  ).toContainText("Version 2", { timeout: 120_000 });
  await page.getByRole("button", { name: "Save as collection" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/Saved as the collection/).first()).toBeVisible({ timeout: 120_000 });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").filter({ hasText: /removed$/ })).toBeVisible();
}

// An answer can be read before it has ended, and until then Enter sends nothing.
async function say(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox").last().fill(words);
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await page.keyboard.press("Enter");
}

async function startCampaign(page: Page): Promise<void> {
  await page.goto("/campaigns/new");
  await page.getByLabel("Name", { exact: true }).fill("Spring launch");
  await page.getByLabel("First day live").fill("01/03/2027");
  await page.getByLabel("Last day live").fill("28/03/2027");
  await page.getByRole("button", { name: "Continue to deliverables" }).click();
  await page.getByRole("button", { name: "Add a line" }).click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.getByLabel("Handles to tag").fill("@herald.sample");
  await page.getByLabel("Hashtags").fill("#springbar");
  await page.getByRole("button", { name: "Add a guideline" }).click();
  await page.getByLabel("Guideline 1", { exact: true }).fill("Show the bar in daylight");
  await expect(page.getByRole("button", { name: "Guidelines 1 of 8" })).toBeVisible();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.getByLabel("Collection").selectOption({ label: "Spring list" });
  await page.getByRole("button", { name: "Add creators" }).click();
  await expect(page.getByText(/creators added/)).toBeVisible();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.getByLabel(/^Budget/).fill("8000");
  await page.getByRole("button", { name: /^Continue/ }).click();
  await page.getByRole("button", { name: "Start the campaign" }).click();
  await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { level: 1, name: "Spring launch" })).toBeVisible();
}

async function checkVideo(page: Page): Promise<void> {
  await page.goto("/sentinel");
  await page.locator("input[type=file]").setInputFiles(VIDEO);
  await page.getByLabel("Caption").fill("Anzeige @herald.sample #springbar");
  await page.getByRole("button", { name: "Check this video" }).click();
  const checks = page.getByRole("region", { name: "Content checks" }).or(page.locator("main"));
  await expect(checks.getByText("Correct video orientation").first()).toBeVisible({ timeout: 120_000 });
  await expect(checks.getByText("Not checked").first()).toBeVisible();
}

async function shareReport(page: Page, browser: Browser): Promise<void> {
  await page.goto("/reports");
  await page.getByRole("button", { name: "New report" }).first().click();
  await page
    .getByRole("dialog")
    .getByLabel("Campaign", { exact: true })
    .selectOption({ label: "Spring launch" });
  await page.getByRole("button", { name: "Make the report" }).click();
  await page.waitForURL(/\/reports\/[0-9a-f-]{36}/);
  await page.getByRole("button", { name: "Share link" }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByLabel("New link").inputValue();
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(link))?.status()).toBe(200);
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await page
    .getByRole("button", { name: /Take back|Revoke/ })
    .first()
    .click();
  await expect.poll(async () => (await visitor.goto(link))?.status()).toBe(404);
  await visitor.context().close();
}

async function lookAtHome(page: Page): Promise<void> {
  await page.goto("/home");
  await expect(page.getByRole("link", { name: /Spring list/ }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: /Spring launch/ }).first()).toBeVisible();
}
