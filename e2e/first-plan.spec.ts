import { expect, test } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { administratorLink, alone, PASSWORD, TABLE } from "./herald.ts";
import { LONG } from "./inspection.ts";

/** From the administrator's link to a plan on own rows. */
const CLICKS_MAX = 5;

test("a plan on own rows takes at most five clicks", LONG, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  let clicks = 0;
  const click = async (what: Locator) => {
    clicks += 1;
    await what.click();
  };

  await alone(async () => {
    await page.goto(await administratorLink());
    await page.getByLabel("Your name").fill("Pia Planner");
    await page.getByLabel("E-mail").fill("pia.planner@example.com");
    await page.getByLabel("New password").fill(PASSWORD);
    await page.getByLabel("Workspace name").fill("Fernhollow Plans");
    await click(page.getByRole("button", { name: "Start" }));
    await page.waitForURL(/\/home/);
  });
  await page.getByLabel("Paste cells, handles or profile links").focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), TABLE);
  await page.keyboard.press("ControlOrMeta+V");
  await click(page.getByRole("button", { name: /^Import \d+ rows/ }));
  await click(page.getByRole("link", { name: "Make a plan" }));
  await click(page.getByRole("button", { name: "Send" }));

  await expect(page.getByRole("button", { name: "Make campaign" })).toBeEnabled();
  expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
  await page.goto("/home");
  await expect(page.getByText("3 of 4 left, any order")).toBeVisible();
});
