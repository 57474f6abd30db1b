import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { openConversation } from "./conversation.ts";
import { complaints, faults, inspect, LONG, showAt, WIDTHS } from "./inspection.ts";
import { pressKey, tabTo } from "./keyboard.ts";

test.use({ reducedMotion: "reduce" });

const BRIEF =
  "Launch of a vegan protein bar in Germany and Austria, 2.500 €, women 18–34, awareness, four weeks";

const panelOf = (page: Page) => page.getByRole("dialog", { name: "Share links" });

async function makeLink(page: Page, prices: "with prices" | "without prices"): Promise<string> {
  await panelOf(page).getByRole("button", { name: "Make a link" }).click();
  await expect(panelOf(page).getByText(`, ${prices}.`)).toBeVisible();
  return panelOf(page).getByRole("textbox", { name: "New link" }).inputValue();
}

test(
  "a conversation is shared as it is now, with prices only on request, and taken back and given again",
  LONG,
  async ({ page, browser }) => {
    const { log, say } = await openConversation(page, "Thora Thread", "Woven");
    const heard = complaints(page);
    await say(BRIEF);
    await expect(page.getByRole("complementary", { name: "Plan" })).toBeVisible();
    await say("Compare @lena.fernweh0 and @tom.fernweh1");
    await expect(log.getByText("Side by side").first()).toBeVisible();

    await page.getByRole("button", { name: "Threads", exact: true }).click();
    await page.getByRole("button", { name: /^More for Launch/ }).click();
    await page.getByRole("menuitem", { name: "Share links" }).click();
    const plain = await makeLink(page, "without prices");
    await panelOf(page).getByRole("switch", { name: "Show prices" }).click();
    const priced = await makeLink(page, "with prices");
    await expect(panelOf(page).getByRole("listitem")).toHaveCount(2);
    await inspect(page, "share links of a thread", "dark");

    const outside = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await outside.goto(plain);
    await expect(outside.locator("main")).not.toContainText("€");
    await outside.goto(priced);
    await expect(outside.getByRole("heading", { name: /^The plan: / })).toBeVisible();
    await expect(outside.getByRole("article").first()).toContainText(BRIEF);
    await outside.getByRole("article").nth(1).getByRole("button").first().click();
    await expect(outside.getByRole("dialog")).toBeVisible();

    await showAt(page, 1440);
    await panelOf(page).getByRole("button", { name: "Take back" }).first().click();
    await expect(panelOf(page).getByText("Taken back")).toBeVisible();
    expect((await page.request.get(priced)).status()).toBe(404);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(panelOf(page).getByText("Taken back")).toHaveCount(0);
    expect((await page.request.get(priced)).status()).toBe(200);

    await page.goto(priced);
    for (const width of WIDTHS) {
      await showAt(page, width);
      expect.soft(await faults(page), `document at ${width} px`).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(sideways, `document at ${width} px: sideways scroll`).toBeLessThanOrEqual(0);
    }
    expect(heard).toEqual([]);
  },
);

test("a link of a conversation is made by keyboard alone", LONG, async ({ page }) => {
  const { say } = await openConversation(page, "Kim Keys", "Keyed");
  await say("How many creators are in Germany?");
  await expect(page.getByRole("button", { name: "Copy the answer" })).toBeVisible();

  await pressKey(page, "button", "Threads");
  await pressKey(page, "button", /^More for How many/);
  for (const name of ["Pin", "Rename", "Archive", "Share links"]) {
    await expect(page.getByRole("menuitem", { name })).toBeVisible();
    await page.keyboard.press(name === "Share links" ? "Enter" : "ArrowDown");
  }
  await pressKey(page, "button", "Make a link");
  await tabTo(page, "textbox", "New link");

  await expect(panelOf(page).getByText("Not opened yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panelOf(page)).toHaveCount(0);
});

test(
  "whether an answer helped is said by mouse and by keyboard, and read in the settings",
  LONG,
  async ({ page }) => {
    const { log, say } = await openConversation(page, "Fay Feedback", "Feedback");
    const heard = complaints(page);
    const helpful = log.getByRole("button", { name: "Helpful", exact: true });
    const unhelpful = log.getByRole("button", { name: "Not helpful", exact: true });
    const form = log.getByRole("form", { name: "What was wrong" });
    await say("How many creators are in Germany?");

    await helpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    await unhelpful.click();
    await expect(helpful).toHaveAttribute("aria-pressed", "false");
    await form.getByRole("radio", { name: "A wrong figure" }).check();
    await form.getByRole("textbox").fill("There are three more");
    await inspect(page, "a word on an answer", "dark");
    await showAt(page, 1440);
    await form.getByRole("button", { name: "Save" }).click();
    await expect(form).toHaveCount(0);
    await page.reload();
    await expect(unhelpful).toHaveAttribute("aria-pressed", "true");

    await page.goto("/settings/assistant");
    const list = page.getByRole("list", { name: "Answers that were not helpful" });
    await expect(list.getByRole("listitem")).toContainText("How many creators are in Germany?");
    await expect(page.getByText("0 helpful, 1 not helpful")).toBeVisible();
    await inspect(page, "what people said of answers");
    await showAt(page, 1440);
    await list.getByRole("link").click();

    await pressKey(page, "button", "Not helpful");
    await expect(unhelpful).toHaveAttribute("aria-pressed", "false");
    await page.keyboard.press("Enter");
    await pressKey(page, "textbox", "In a sentence, if you like");
    await page.keyboard.insertText("Again");
    await pressKey(page, "button", "Save");
    await pressKey(page, "button", "What was wrong");
    await expect(form.getByRole("textbox")).toHaveValue("Again");
    expect(heard).toEqual([]);
  },
);
