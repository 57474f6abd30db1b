import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { Buffer } from "node:buffer";
import { openConversation } from "./conversation.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

const BRIEF = "Protein bar, Germany and Austria, 9.000 €, four weeks";

test(
  "a file is read before it is used, what holds for good is remembered by a yes, followed, ignored once and forgotten",
  LONG,
  async ({ page }) => {
    const heard = complaints(page);
    const { log, proposals, say } = await openConversation(page, "Mona Memory", "Memory");
    await say("we never work with casinos");
    await expect(proposals.last()).toContainText("Remember: “we never work with casinos”");
    await expect(proposals.last()).toContainText("Plans from now on: Nobody about gambling");
    await inspect(page, "to be remembered", "dark");
    await showAt(page, 1440);
    await proposals.last().getByRole("button", { name: "Remember" }).click();
    await expect(log).toContainText("You find it in Settings, Memory.");

    await page.getByLabel("A brief to attach").setInputFiles({
      name: "brief.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(BRIEF),
    });
    const found = page.getByRole("region", { name: "Text of brief.txt" });
    await expect(found.getByRole("textbox")).toHaveValue(BRIEF);
    await inspect(page, "the text of a file", "dark");
    await showAt(page, 1440);
    await found.getByRole("button", { name: "Use this text" }).click();
    await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });
    await expect(log).toContainText("Because your team told on");
    await expect(page.getByRole("list", { name: "What your team told before" })).toContainText(
      "nobody about gambling",
    );
    await inspect(page, "a plan with a remembered rule", "dark");
    await showAt(page, 1440);
    await page.getByRole("button", { name: /Ignore this time/u }).click();
    await expect(page.getByRole("combobox", { name: "Version" })).toContainText("Version 2", {
      timeout: 120_000,
    });
    await expect(page.getByRole("list", { name: "What your team told before" })).toHaveCount(0);
    await say("what do you remember?");
    await expect(page.getByRole("table").last()).toContainText("we never work with casinos");

    await editMemory(page);

    expect(heard).toEqual([]);
  },
);

/** What is remembered is added to, put in other words, forgotten, and back again. */
async function editMemory(page: Page): Promise<void> {
  await page.goto("/settings/memory");
  await showAt(page, 1440);
  await page.getByLabel("What always holds").fill("our tone is dry");
  await page.getByRole("button", { name: "Remember" }).click();
  await expect(page.getByText("A note: plans follow no rule of it")).toBeVisible();
  await page.getByRole("button", { name: "Edit “our tone is dry”" }).click();
  await page.getByLabel("What is remembered").fill("never over 2,000 a reel");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Plans follow: At most €2,000 a piece")).toBeVisible();
  await inspect(page, "what is remembered", "light");
  await showAt(page, 1440);
  await page.getByRole("button", { name: "Forget “we never work with casinos”" }).click();
  await expect(page.getByText("Plans follow: Nobody about gambling")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Plans follow: Nobody about gambling")).toBeVisible();
}
