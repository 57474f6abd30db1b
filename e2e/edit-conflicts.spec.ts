import { expect } from "@playwright/test";
import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";
import { LONG, longUnless } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const QUESTION = "Somebody else changed this while you were editing";
const MINE = "Mine: call them in July";
const THEIRS = "Theirs: call them in June";

/** A note that two tabs have open, each with another text that is not saved yet. */
async function openTwice(page: Page, member: { slug: string; context: BrowserContext }, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(inWorkspace(member.slug, "/home"));
  const { slug, headers } = await newWorkspace(page, "Two tabs");
  const data = { name: "Launch", note: "Call them in May" };
  const made = await page.request.post("/api/v1/collections", { headers, data });
  const { id }: { id: string } = await made.json();
  const other = await member.context.newPage();
  await other.setViewportSize({ width, height: 900 });
  for (const tab of [page, other]) {
    await tab.goto(inWorkspace(slug, `/collections/${id}`));
    await tab.getByRole("button", { name: "Call them in May" }).click();
  }
  await page.getByLabel("Note on Launch").fill(MINE);
  await other.getByLabel("Note on Launch").fill(THEIRS);
  return { other, note: () => noteOf(page.request, headers, id) };
}

async function noteOf(request: APIRequestContext, headers: Record<string, string>, id: string) {
  const { note }: { note: string } = await (
    await request.get(`/api/v1/collections/${id}`, { headers })
  ).json();
  return note;
}

for (const width of [360, 768, 1440]) {
  test(
    `of two tabs the later one is shown both texts and keeps either, by mouse at ${width}`,
    longUnless(width === 1440),
    async ({ memberPage: page, member }) => {
      const { other, note } = await openTwice(page, member, width);
      await other.getByRole("button", { name: "Save" }).click();
      await expect(other.getByRole("button", { name: THEIRS })).toBeVisible();

      await page.getByRole("button", { name: "Save" }).click();
      const dialog = page.getByRole("dialog", { name: QUESTION });
      await expect(dialog).toContainText(MINE);
      await expect(dialog).toContainText(THEIRS);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(await note()).toBe(THEIRS);
      await dialog.getByRole("button", { name: "Keep mine" }).click();

      await expect(page.getByRole("button", { name: MINE })).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await note()).toBe(MINE);
      await other.close();
    },
  );

  test(
    `of two tabs the later one is shown both texts and keeps either, by keyboard at ${width}`,
    LONG,
    async ({ memberPage: page, member }) => {
      const { other, note } = await openTwice(page, member, width);
      await other.keyboard.press("Control+Enter");
      await expect(other.getByRole("button", { name: THEIRS })).toBeVisible();

      await page.bringToFront();
      await page.keyboard.press("Control+Enter");
      const dialog = page.getByRole("dialog", { name: QUESTION });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      await expect(page.getByLabel("Note on Launch")).toHaveValue(MINE);
      expect(await note()).toBe(THEIRS);

      await page.getByLabel("Note on Launch").press("Control+Enter");
      await expect(dialog).toBeVisible();
      const theirs = dialog.getByRole("button", { name: "Keep theirs" });
      for (let step = 0; step < 6 && !(await isFocused(theirs)); step += 1) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");

      await expect(page.getByRole("button", { name: THEIRS })).toBeVisible();
      expect(await note()).toBe(THEIRS);
      await other.close();
    },
  );
}

function isFocused(button: ReturnType<Page["getByRole"]>): Promise<boolean> {
  return button.evaluate((element) => element === document.activeElement);
}
