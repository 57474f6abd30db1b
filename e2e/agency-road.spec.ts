import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { LONG, complaints, inspect } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

/** As agencies keep them: a title, groups over the headers, two accounts a row, prices of each. */
const SHEET = [
  "Roster Q1;;;;;;;;;",
  ";;;Instagram;;;;TikTok;;;",
  "Name;E-Mail;Stadt;Handle;Follower;Ø Views;Preis Reel;Handle;Follower;Ø Views;Preis Video",
  "Lena Moos;lena@example.com;Hamburg;@lena.moos;48.200;21.000;650 €;@lenamoos;31k;18.500;400 €",
  "Jan Vester;jan@example.com;Berlin;@jan.vester;22,4k;9.800;380 €;@janvester.tt;64.000;30.000;520 €",
  "Sude Akin;sude@example.com;Köln;@sude.akin;88.000;36.000;1.100 €;@sudeakin;12.300;7.900;250 €",
  "Pia Renner;pia@example.com;Berlin;@pia.renner;15.000;6.100;240 €;@piarenner;40.500;22.000;310 €",
  "Théo Marchal;theo@example.com;Lyon;@theo.m;51.000;20.400;700 €;@theomarchal;9.900;5.000;200 €",
].join("\n");

/** What came of the plan: one creator below the forecast, one above it. */
const POSTS = [
  "Creator\tLink\tLive am\tAufrufe\tLikes\tKommentare",
  "@lenamoos\thttps://www.tiktok.com/@lenamoos/video/7300000000000000001\t03.03.2035\t19.200\t840\t31",
  "@janvester.tt\thttps://www.tiktok.com/@janvester.tt/video/7300000000000000002\t05.03.2035\t3.100\t120\t4",
  "@janvester.tt\thttps://www.tiktok.com/@janvester.tt/video/7300000000000000003\t12.03.2035\t2.900\t95\t2",
  "@sudeakin\thttps://www.tiktok.com/@sudeakin/video/7300000000000000004\t08.03.2035\t7.400\t610\t22",
  "@piarenner\thttps://www.tiktok.com/@piarenner/video/7300000000000000005\t09.03.2035\t24.000\t1.900\t77",
].join("\n");

const INVOICES = [
  "Rechnung;Creator;Netto;Fällig;Bezahlt am",
  "RE-2035-014;@janvester.tt;1.040,00 €;31.03.2035;02.04.2035",
  "RE-2035-015;@lenamoos;400,00 €;31.03.2035;",
].join("\n");

test(
  "an agency's sheet goes the whole road: search, plan, campaign, results, forecast",
  LONG,
  async ({ memberPage: page }) => {
    const heard = complaints(page);
    await page.goto("/home");
    const { slug } = await newWorkspace(page, "Road of an agency");
    const open = (path: string) => page.goto(inWorkspace(slug, path));

    await test.step("a row with two accounts is one creator", async () => {
      await bring(page, slug, SHEET, "Import 5 rows");
      await expect(page.getByRole("heading", { name: "5 creators are in" })).toBeVisible();
    });
    await test.step("a search finds who lives in Germany, and a collection keeps them", async () => {
      await open("/influencers");
      await page.getByLabel("Describe the creators").fill("creators in Germany with more than 30k on TikTok");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("grid", { name: "Creators" }).getByRole("link")).toHaveCount(3);
      await page.getByRole("checkbox", { name: "Choose all on this page" }).click();
      await page.getByRole("button", { name: "Add to collection" }).click();
      await page.getByLabel("Name of the new collection").fill("TikTok, Germany");
      await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
      await expect(page.getByRole("status").filter({ hasText: "TikTok, Germany" })).toBeVisible();
    });
    await test.step("a plan becomes a campaign", async () => {
      await open("/strategy-ai");
      await page
        .getByRole("textbox")
        .last()
        .fill(
          "Launch of a vegan bar in Germany, 2.000 €, Instagram and TikTok, four weeks from 1 March 2035",
        );
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Make campaign" }).click({ timeout: 120_000 });
      await page.getByRole("button", { name: "Approve" }).click();
      await expect(page.getByText("Made the draft campaign Vegan bar, Germany")).toBeVisible({
        timeout: 60_000,
      });
      await page.getByRole("link", { name: "Open", exact: true }).click();
    });
    await test.step("the campaign gets what a plan does not know, and starts", async () => {
      await completeCampaign(page);
    });
    await test.step("tables of posts and payments come in", async () => {
      await bring(page, slug, POSTS, "Import 5 rows");
      await expect(page.getByRole("heading", { name: "5 posts are in" })).toBeVisible();
      await bring(page, slug, INVOICES, "Import 2 rows");
      await expect(page.getByRole("heading", { name: "2 payments are in" })).toBeVisible();
    });
    await test.step("the report has the cost of 1,000 views, and the forecast against what came", async () => {
      await open("/reports");
      await readReport(page);
    });
    expect(heard).toEqual([]);
  },
);

async function bring(page: Page, slug: string, table: string, button: string): Promise<void> {
  await page.goto(inWorkspace(slug, "/influencers?import=open"));
  await page.getByLabel("Paste cells, handles or profile links").fill(table);
  await page.getByRole("button", { name: "Show the preview" }).click();
  await page.getByRole("button", { name: button }).click();
}

async function completeCampaign(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Go on with the draft" }).click();
  const go = page.getByRole("button", { name: /^Continue/ });
  await go.click();
  await go.click();
  await page.getByLabel("Handles to tag").fill("@fernhollow");
  await page.getByRole("button", { name: "Add a guideline" }).click();
  await page.getByLabel("Guideline 1", { exact: true }).fill("Show the bar in daylight");
  await expect(page.getByRole("button", { name: "Guidelines 1 of 8" })).toBeVisible();
  await go.click();
  await go.click();
  await go.click();
  await page.getByRole("button", { name: "Start the campaign" }).click();
  await page.waitForURL(/\/campaigns\/[0-9a-f-]{36}/);
  await expect(page.getByText("Active").first()).toBeVisible();
}

async function readReport(page: Page): Promise<void> {
  await page.getByRole("button", { name: "New report" }).first().click();
  await page
    .getByRole("dialog")
    .getByLabel("Campaign", { exact: true })
    .selectOption({ label: "Vegan bar, Germany" });
  await page.getByRole("button", { name: "Make the report" }).click();
  await expect(page.getByRole("button", { name: "Cost per 1,000 views: €35.34" })).toBeVisible();
  await expect(page.getByText("3 of 4 forecasts held. Farthest off: Jan Vester.")).toBeVisible();
  const missed = page.getByRole("list", { name: "Forecasts that missed" }).getByRole("listitem");
  await expect(missed).toHaveCount(1);
  await expect(missed).toContainText(/Jan Vester.*Below: 83% fewer than expected/u);
  await inspect(page, "report with a forecast");
}
