import { expect, test } from "@playwright/test";
import { openConversation } from "./conversation.ts";
import { complaints, inspect, LONG, showAt } from "./inspection.ts";

test.use({ reducedMotion: "reduce" });

test(
  "creators and lists are named by @ and #, and a message is said otherwise in a thread of its own",
  LONG,
  async ({ page }) => {
    const heard = complaints(page);
    const { log, words, say } = await openConversation(page, "Bea Branch", "Branch");
    await say("Protein bar in Germany, 9.000 €");
    await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });
    const first = page.url();

    await words.pressSequentially("Why is @nor");
    const names = page.getByRole("listbox", { name: "Creators, collections and campaigns" });
    // Until all letters have come, others stand there.
    await expect(names.getByRole("option").first()).toContainText("@nor");
    const chosen = (await names.getByRole("option").first().textContent()) ?? "";
    await inspect(page, "mention", "dark");
    await showAt(page, 1440);
    await page.keyboard.press("Enter");
    await expect(names).toBeHidden();
    await expect(words).toHaveValue(/^Why is @\S+ $/u);
    const handle = (await words.inputValue()).split(" ")[2] ?? "";
    expect(chosen).toContain(handle);
    await page.keyboard.type("in it?");
    await page.keyboard.press("Enter");
    await expect(log).toContainText(`Why is ${handle} in it?`);

    const edit = page.getByRole("button", { name: "Edit in a new thread" });
    await expect(edit.first()).toBeVisible();
    await edit.first().focus();
    await page.keyboard.press("Enter");
    const again = page.getByRole("textbox", { name: "Say it otherwise" });
    await expect(again).toBeFocused();
    await expect(again).toHaveValue("Protein bar in Germany, 9.000 €");
    await inspect(page, "said otherwise", "dark");
    await showAt(page, 1440);
    await again.fill("Protein bar in Germany, 4.000 €");
    await page.getByRole("button", { name: "Send in a new thread" }).click();
    await expect(page).not.toHaveURL(first);
    await expect(page.getByRole("button", { name: "Save as collection" })).toBeEnabled({ timeout: 120_000 });
    await expect(log).toContainText("4.000 €");
    await expect(log).not.toContainText("9.000 €");

    await page.goto(first);
    await expect(log).toContainText("9.000 €");
    expect(heard).toEqual([]);
  },
);
