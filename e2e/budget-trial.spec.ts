import { expect, test } from "@playwright/test";
import { join } from "node:path";
import { herald, signUp } from "./herald.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

test("a budget is tried out by keyboard, and kept by a click", LONG, async ({ page }) => {
  await signUp(page, "Bea Budget", "Budget");
  await herald("import", join(import.meta.dirname, "creators.csv"), "--workspace", "budget", "--json");
  const heard = complaints(page);
  const keep = page.getByRole("button", { name: /^Keep/ });
  const version = page.getByRole("combobox", { name: "Version" });

  await page.goto("/strategy-ai");
  await showAt(page, 1440);
  await page.getByRole("textbox", { name: "Message to Strategy AI" }).fill("Protein bar, 9.000 €");
  await page.keyboard.press("Enter");
  await expect(version).toContainText("Version 1", { timeout: 120_000 });
  await page.getByRole("slider", { name: "Budget to try" }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(keep).toBeEnabled({ timeout: 60_000 });
  await expect(keep).toHaveText("Keep €8,600");
  await expect(version).toContainText("Version 1");
  await inspect(page, "a budget tried out", "dark");
  await showAt(page, 1440);
  await keep.click();
  await expect(version).toContainText("Version 2", { timeout: 120_000 });
  expect(heard).toEqual([]);
});
