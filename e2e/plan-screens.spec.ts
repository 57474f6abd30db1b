import { expect, test } from "@playwright/test";
import { wholePlan } from "./conversation.ts";
import { join } from "node:path";
import { herald, signUp } from "./herald.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

const TABLE_FILE = join(import.meta.dirname, "creators.csv");

test("a conversation, its plan and its approval are accessible in the dark theme", LONG, async ({ page }) => {
  await signUp(page, "Petra Plans", "Plans");
  await herald("import", TABLE_FILE, "--workspace", "plans", "--json");
  const heard = complaints(page);

  await page.goto("/strategy-ai");
  await expect(page.getByRole("list", { name: "What to begin with" })).toBeVisible();
  await inspect(page, "starters", "dark");
  await showAt(page, 1440);
  await page.getByRole("list", { name: "What to begin with" }).getByRole("button").first().click();
  await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });
  await inspect(page, "conversation and plan", "dark");
  await page.getByRole("tab", { name: "Plan", exact: true }).click();
  await expect(page.getByRole("button", { name: "Save as collection" })).toBeVisible();
  await inspect(page, "plan alone", "dark");
  await page.getByRole("button", { name: "Range" }).first().click();
  const origin = page.getByRole("dialog", { name: "Where this figure comes from" });
  await expect(origin).toContainText("80 of 100 campaigns like this one end inside the range");
  await expect(origin).toContainText("Creators");
  await expect(origin).toContainText("Flight");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save as collection" }).click();
  await expect(page.getByRole("button", { name: "Approve" })).toBeVisible();
  await inspect(page, "approval", "dark");

  expect(heard).toEqual([]);
});

test(
  "a price told in the conversation can be kept as the creator's own, and taken back",
  LONG,
  async ({ page }) => {
    await signUp(page, "Tilda Told", "Told");
    await herald("import", TABLE_FILE, "--workspace", "told", "--json");
    const words = page.getByRole("textbox", { name: "Message to Strategy AI" });
    const told = page.getByRole("list", { name: "Prices you told" });

    await page.goto("/strategy-ai");
    await showAt(page, 1440);
    await words.fill("Protein bar, 9.000 €, with 2 months of usage");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("list", { name: "Of it for rights" })).toBeVisible({ timeout: 120_000 });
    await words.fill("@lena.fernweh0 asks 400 € for a reel and three months usage");
    await page.keyboard.press("Enter");

    await expect(told).toContainText("@lena.fernweh0 asks €400 a reel, with 3 months of usage", {
      timeout: 120_000,
    });
    await told.getByRole("button", { name: "Keep as their price" }).click();
    await expect(told).toContainText("Kept as their price");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(told.getByRole("button", { name: "Keep as their price" })).toBeVisible();
  },
);

test("the markets of a plan stand on a map, and in its table", LONG, async ({ page }) => {
  await signUp(page, "Mara Maps", "Maps");
  await herald("import", TABLE_FILE, "--workspace", "maps", "--json");
  const heard = complaints(page);
  const markets = page.getByRole("region", { name: "Markets" });

  await page.goto("/strategy-ai");
  await showAt(page, 1440);
  await page
    .getByRole("textbox", { name: "Message to Strategy AI" })
    .fill("Protein bar, 9.000 €, half of the creators in Germany and half in Austria");
  await page.keyboard.press("Enter");
  await wholePlan(page);
  await expect(markets).toBeVisible();
  await expect(markets.getByRole("img")).toContainText("Germany");
  await inspect(page, "markets of a plan", "dark");
  await showAt(page, 1440);
  await markets.getByRole("button", { name: "Table" }).click();
  await expect(markets.getByRole("row", { name: /Austria/u })).toBeVisible();

  expect(heard).toEqual([]);
});
