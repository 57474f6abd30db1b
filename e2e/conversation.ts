import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { join } from "node:path";
import { herald, signUp } from "./herald.ts";
import { showAt } from "./inspection.ts";

/** A new thread of Strategy AI at a desk, in a workspace of its own with the creators of the table. */
export async function openConversation(page: Page, name: string, workspace: string) {
  await signUp(page, name, workspace);
  const table = join(import.meta.dirname, "creators.csv");
  await herald("import", table, "--workspace", workspace.toLowerCase(), "--json");
  const words = page.getByRole("textbox", { name: "Message to Strategy AI" });
  await page.goto("/strategy-ai");
  await showAt(page, 1440);
  return {
    words,
    log: page.getByRole("log", { name: "Conversation" }),
    proposals: page.getByRole("region", { name: "Proposal" }),
    say: async (text: string) => {
      await words.fill(text);
      await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
      await page.keyboard.press("Enter");
    },
  };
}

/** What stands far down in a plan comes when it is near, or with the first key. */
export async function wholePlan(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.getByRole("region", { name: "Shortlist" })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 120_000 });
}
