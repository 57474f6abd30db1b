import { expect, test } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { administratorLink, alone, PASSWORD, TABLE } from "./herald.ts";
import { LONG } from "./inspection.ts";

/** Fields that are filled and things that are pressed, from the administrator's link on. */
const ACTIONS_MAX = 10;

test("a first shortlist is saved within ten actions", LONG, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  let actions = 0;
  const act = async (work: Promise<void>) => {
    actions += 1;
    await work;
  };
  const fill = (label: string, text: string) => act(page.getByLabel(label).fill(text));
  const press = (what: Locator) => act(what.click());
  const button = (name: string | RegExp) => page.getByRole("button", { name });

  await alone(async () => {
    await page.goto(await administratorLink());
    await fill("Your name", "Ida Quick");
    await fill("E-mail", "ida.quick@example.com");
    await fill("New password", PASSWORD);
    await fill("Workspace name", "Fernhollow Quick");
    await press(button("Start"));
    await page.waitForURL(/\/home/);
  });
  const box = page.getByLabel("Paste cells, handles or profile links");
  await box.focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), TABLE);
  await act(page.keyboard.press("ControlOrMeta+V"));
  await press(button(/^Import \d+ rows/));
  await press(page.getByRole("link", { name: "Search your creators" }));
  await press(page.getByRole("list", { name: "Suggested prompts" }).getByRole("button").first());
  await press(button(/^Save (this one|these \d+)$/));

  await expect(page.getByText(/^Saved as “/)).toBeVisible();
  expect(actions).toBeLessThanOrEqual(ACTIONS_MAX);
  await page.getByRole("button", { name: "Open" }).click();
  await expect(page.getByRole("row").nth(1)).toBeVisible();
});
