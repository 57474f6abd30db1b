import { expect, test } from "@playwright/test";
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
  await expect(page.getByRole("list", { name: "Briefs to begin with" })).toBeVisible();
  await inspect(page, "starters", "dark");
  await showAt(page, 1440);
  await page.getByRole("list", { name: "Briefs to begin with" }).getByRole("button").first().click();
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
