import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { longUnless } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const TABLE = [
  "Name,E-mail,Instagram,Instagram followers,Instagram price,TikTok,TikTok followers,TikTok price,Status,Shoe size",
  "Mira Sol,mira@sol.example,@mira.sol,12000,900 EUR,@mirasol,90000,1500 EUR,negotiating,38",
].join("\n");
const SECOND = "Platform,Handle,Name,E-mail,Followers\nyoutube,mirasoltv,Mira Sol TV,mira@sol.example,4000";

/** A new workspace with a creator who has two accounts, and one who shares the address. @returns its slug. */
async function bringMira(page: Page, member: { slug: string }): Promise<string> {
  await page.goto(inWorkspace(member.slug, "/home"));
  const { slug, headers } = await newWorkspace(page, "Accounts");
  for (const text of [TABLE, SECOND]) {
    expect((await page.request.post("/api/v1/imports", { headers, data: { text } })).ok()).toBe(true);
  }
  return slug;
}

for (const width of [360, 768, 1440]) {
  const name = `accounts stand side by side, and who may be the same person is joined and parted, at ${width}`;
  test(name, longUnless(width === 1440), async ({ memberPage: page, member }) => {
    await page.setViewportSize({ width, height: 900 });
    const slug = await bringMira(page, member);

    await page.goto(inWorkspace(slug, "/influencers?q=creators"));
    await expect(page.getByTitle("Also Instagram @mira.sol").filter({ visible: true }).first()).toBeVisible();
    await page.getByRole("link", { name: "Mira Sol", exact: true }).first().click();

    const accounts = page.getByRole("table", { name: "Accounts" });
    await expect(accounts.getByRole("row")).toHaveCount(3);
    await expect(page.getByText("Negotiating")).toBeVisible();
    await expect(page.getByText("Shoe size")).toBeVisible();
    await expect(
      page.getByText("May be the same person as @mirasoltv on YouTube: same e-mail."),
    ).toBeVisible();
    await page.getByRole("button", { name: "Join" }).click();
    await expect(accounts.getByRole("row")).toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(accounts.getByRole("row")).toHaveCount(3);
    await page.getByRole("button", { name: "Keep apart" }).click();
    await expect(page.getByText("May be the same person")).toBeHidden();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  });
}
