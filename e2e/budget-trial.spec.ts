import { expect, test } from "@playwright/test";
import { openConversation } from "./conversation.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

test("a budget is tried out by keyboard, and kept by a click", LONG, async ({ page }) => {
  const heard = complaints(page);
  const { say } = await openConversation(page, "Bea Budget", "Budget");
  const keep = page.getByRole("button", { name: /^Keep/ });
  const version = page.getByRole("combobox", { name: "Version" });

  await say("Protein bar, 9.000 €");
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
