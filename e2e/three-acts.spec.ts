import { expect, test } from "@playwright/test";
import { readFileSync } from "node:fs";
import { openConversation } from "./conversation.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

test(
  "what may be an order waits for a yes, by mouse and by keyboard, and is still answered after a reload",
  LONG,
  async ({ page }) => {
    const heard = complaints(page);
    const { log, proposals, say } = await openConversation(page, "Thea Three", "Three");
    await say("Protein bar, 9.000 €");
    await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });
    await say("our CPM last year was 12 €");
    await expect(log).toContainText("That tells what was");
    const file = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download", exact: true }).click();
    await page.getByRole("menuitem", { name: "Conversation as Markdown" }).click();
    expect((await file).suggestedFilename()).toBe("Protein bar 9.000.md");
    expect(readFileSync(await (await file).path(), "utf8")).toContain("> our CPM last year was 12 €");
    await say("and with 2.000 € more?");
    await expect(proposals.last().getByRole("button", { name: "Keep this" })).toBeEnabled({
      timeout: 120_000,
    });
    await expect(log).toContainText("Nothing is kept yet");
    await expect(page.getByRole("combobox", { name: "Version" })).toContainText("Version 1");
    await inspect(page, "tried out", "dark");
    await showAt(page, 1440);

    await proposals.last().getByRole("button", { name: "Keep this" }).click();
    await expect(page.getByRole("combobox", { name: "Version" })).toContainText("Version 2", {
      timeout: 120_000,
    });
    await say("Budget 4.000 €?");
    const apply = proposals.last().getByRole("button", { name: "Apply" });
    await expect(apply).toBeEnabled({ timeout: 120_000 });
    await expect(proposals.last()).toContainText("I read: Budget €4,000");
    await page.reload();
    await expect(apply).toBeEnabled();
    await proposals.last().getByRole("button", { name: "No" }).focus();
    await page.keyboard.press("Enter");
    await expect(proposals.last()).toContainText("You said no. Nothing was changed.");
    await page.reload();
    await expect(proposals.last()).toContainText("You said no. Nothing was changed.");
    await expect(proposals.first()).toContainText("You said yes.");
    await expect(page.getByRole("combobox", { name: "Version" })).toContainText("Version 2");

    expect(heard).toEqual([]);
  },
);
