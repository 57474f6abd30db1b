import { expect, test } from "@playwright/test";
import { openConversation, wholePlan } from "./conversation.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

test(
  "a budget and a plan without one of its rules are tried out by keyboard, and kept",
  LONG,
  async ({ page }) => {
    const heard = complaints(page);
    const { say } = await openConversation(page, "Bea Budget", "Budget");
    const keep = page.getByRole("button", { name: /^Keep/ });
    const version = page.getByRole("combobox", { name: "Version" });

    await say("Protein bar, 9.000 €, at most 3 creators");
    await expect(version).toContainText("Version 1", { timeout: 120_000 });
    await wholePlan(page);
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

    const rule = page.getByRole("switch", { name: "At most 3 creators" });
    await rule.focus();
    await page.keyboard.press("Space");
    await expect(rule).not.toBeChecked();
    await expect(keep).toBeEnabled({ timeout: 60_000 });
    await inspect(page, "a plan tried without a rule", "dark");
    await showAt(page, 1440);
    await keep.focus();
    await page.keyboard.press("Enter");
    await expect(version).toContainText("Version 3", { timeout: 120_000 });
    await expect(rule).toHaveCount(0);
    expect(heard).toEqual([]);
  },
);
