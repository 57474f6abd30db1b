import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { LONG, complaints, inspect } from "./inspection.ts";
import { inWorkspace, test } from "./member.ts";
import { runningCampaign } from "./running-campaign.ts";

test(
  "what happened goes the whole road: posts, payment, report, score",
  LONG,
  async ({ memberPage: page }) => {
    await page.goto("/home");
    const heard = complaints(page);
    const { slug, campaignId, call } = await runningCampaign(page, "Road of results");
    await page.goto(inWorkspace(slug, `/campaigns/${campaignId}?tab=content`));

    await test.step("two posts are pasted with their figures, and what is wrong is said at its field", () =>
      pastePosts(page));
    await inspect(page, "content of a campaign");

    await test.step("a creator is paid, and moved with what the stage needs", () => pay(page));
    await inspect(page, "payments of a campaign");

    await test.step("the report has the cost of 1,000 views", async () => {
      await page.getByRole("button", { name: "More" }).click();
      await page.getByRole("menuitem", { name: "Make a report" }).click();
      await page.getByRole("button", { name: "Make the report" }).click();
      await expect(page.getByText("2 posts by 2 creators have 20,000 views so far.").first()).toBeVisible();
      await expect(page.getByRole("button", { name: "Cost per 1,000 views: €47.50" })).toBeVisible();
      await expect(page.getByText("€950 for 20.00K views")).toBeVisible();
    });

    await test.step("home lists what came in and what waits, each with the way to its place", async () => {
      await call("POST", "posts", { url: "https://www.instagram.com/reel/Three" });
      await page.goto(inWorkspace(slug, "/home"));
      await expect(page.getByRole("button", { name: "Came in: 3" })).toBeVisible();
      await inspect(page, "home with results");
      await page.getByRole("link", { name: "Payment of Nerea Ugalde" }).click();
      await expect(page.getByRole("tab", { name: "Payments", selected: true })).toBeVisible();
      await page.goto(inWorkspace(slug, "/home"));
      await page.getByRole("link", { name: "Reel", exact: true }).click();
      await expect(page.getByText("Neither a handle nor a code says whose it is")).toBeVisible();
    });

    await test.step("a post of no campaign is pasted beside all posts, with reach and clicks", async () => {
      await page.goto(inWorkspace(slug, "/influencers?mode=reels&q=reel"));
      await page.getByRole("button", { name: "Add posts" }).click();
      const dialog = page.getByRole("dialog", { name: "Add posts" });
      await dialog.getByLabel("Links, one a line").fill("https://www.instagram.com/nerea.u/reel/Four/");
      await dialog.getByRole("button", { name: "Add the post" }).click();
      await expect(dialog.getByText("Enter the day of the post")).toBeVisible();
      await dialog.getByLabel("Posted on").fill("02/11/2025");
      await dialog.getByLabel("Reach").fill("9,100");
      await dialog.getByLabel("Clicks").fill("120");
      await inspect(page, "the form for a post of no campaign");
      await inspect(page, "the form for a post of no campaign");
      await dialog.getByRole("button", { name: "Add the post" }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText("1 post added", { exact: true })).toBeVisible();
    });

    await test.step("the score counts the late drafts, and says what it has nothing of yet", async () => {
      await page.goto(inWorkspace(slug, "/reports"));
      await page.getByRole("link", { name: "Score" }).click();
      await expect(page.getByText("Needs campaigns made from a plan").first()).toBeVisible();
      await expect(page.getByText("Paid for each 1.00 asked")).toBeVisible();
      await inspect(page, "score");
    });
    expect(heard).toEqual([]);
  },
);

async function pastePosts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add posts" }).click();
  await page
    .getByLabel("Links, one a line")
    .fill("https://www.instagram.com/nerea.u/reel/One/?igsh=1\nhttps://www.instagram.com/reel/Two");
  const one = page.getByRole("group", { name: /One/ });
  await one.getByLabel("Posted on").fill("05/11/2026");
  await one.getByLabel("Views").fill("12.5k");
  const two = page.getByRole("group", { name: /Two/ });
  await two.getByLabel("Creator").selectOption({ label: "Rui Alvim, Instagram" });
  await two.getByLabel("Views").fill("7.5");
  await page.getByRole("button", { name: "Add 2 posts" }).click();
  await expect(two.getByText("Enter a whole number, such as 12500 or 12.5k")).toBeVisible();
  await expect(two.getByText("Enter the day of the post")).toBeVisible();
  await two.getByLabel("Views").fill("7,500");
  await two.getByLabel("Posted on").fill("06/11/2026");
  await page.getByRole("button", { name: "Add the post" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("button", { name: "Views: 20.00K" })).toBeVisible();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole("tab", { name: "Creators" }).click();
  await page.getByRole("button", { name: "Move Nerea Ugalde" }).click();
  await page.getByRole("menuitem", { name: "Paid" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a payment" });
  await dialog.getByLabel("Without VAT").fill("450");
  await dialog.getByRole("button", { name: "Add the payment" }).click();
  await expect(page.getByRole("region", { name: "Paid" }).getByText("Nerea Ugalde")).toBeVisible();
  await page.getByRole("tab", { name: "Payments" }).click();
  await expect(page.getByText(/^Paid \d/)).toBeVisible();
}
