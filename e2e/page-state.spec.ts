import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { signUp } from "./herald.ts";
import { LONG } from "./inspection.ts";
import { test } from "./member.ts";

const FOUND = "/influencers?q=vegan&workspace=sample";

test(
  "a value of the page stands in the address, goes at its default, and nonsense is cleaned away",
  LONG,
  async ({ memberPage: page }) => {
    const limit = page.getByRole("combobox", { name: "Rows per page" });
    const rows = page.getByRole("grid", { name: "Creators" }).getByRole("row");

    await page.goto(`${FOUND}&limit=7`);
    await expect(rows).toHaveCount(11);
    await expect(page).not.toHaveURL(/limit=/);
    await expect(limit.getByRole("option")).toHaveText(["5", "10"]);

    await limit.selectOption("5");
    await expect(rows).toHaveCount(6);
    await expect(page).toHaveURL(/[?&]limit=5(&|$)/);
    await page.getByRole("button", { name: "Next page" }).click();
    await expect(page).toHaveURL(/[?&]page=2(&|$)/);
    await page.reload();
    await expect(rows).toHaveCount(6);
    await expect(page.getByText(/^6–10 of /).first()).toBeVisible();

    await limit.selectOption("10");
    await expect(rows).toHaveCount(11);
    await expect(page).not.toHaveURL(/limit=|page=/);
    await page.goBack();
    await expect(page).toHaveURL(/[?&]page=2(&|$)/);
  },
);

// A stopped clock stands still in every page of its context, so these two have a person of their own.
test(
  "a notification of success hides after four seconds, one of failure stays until it is dismissed",
  LONG,
  async ({ page }) => {
    await signUp(page, "Toni Toast", "Toast");
    await openAndStopTime(page, "/settings/navigation");
    const failed = page.getByRole("alert").filter({ hasText: "The disk is full" });
    const done = page.getByRole("status").filter({ hasText: "Profile saved" });

    await page.route("**/api/v1/me/preferences", (route) =>
      route.fulfill({ status: 507, json: { detail: "The disk is full. Make room, then try again." } }),
    );
    await page.getByRole("switch", { name: "Show Collections" }).click();
    await expect(failed).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(failed).toBeVisible();
    await failed.getByRole("button", { name: "Dismiss" }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByRole("switch", { name: "Show Collections" })).not.toBeChecked();

    await openAndStopTime(page, "/settings/profile");
    await page.getByLabel("Name", { exact: true }).fill("Toni Renamed");
    await page.getByRole("button", { name: "Save profile" }).click();
    await expect(done).toBeVisible();
    await page.clock.runFor(3_900);
    await expect(done).toBeVisible();
    await page.clock.runFor(200);
    await expect(done).toHaveCount(0);
  },
);

test("a removal can be undone for ten seconds, by the bar and by the keyboard", LONG, async ({ page }) => {
  await signUp(page, "Ursa Undo", "Undo");
  const bar = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Undo" }) });
  const collection = page.getByRole("link", { name: /Spring faces/ });
  await page.clock.install();
  await page.goto("/collections");
  await page.getByRole("button", { name: "New collection" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Spring faces");
  await page.getByRole("dialog").getByRole("button", { name: "Make the collection" }).click();
  await expect(page.getByRole("main").getByRole("heading", { name: "Spring faces" })).toBeVisible();
  await page.goto("/collections");

  await remove(page);
  await page.clock.runFor(9_900);
  await bar.getByRole("button", { name: "Undo" }).click();
  await expect(collection).toBeVisible();

  await remove(page);
  await expect(bar).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(collection).toBeVisible();

  await remove(page);
  await expect(bar).toBeVisible();
  await page.clock.runFor(10_100);
  await expect(bar).toHaveCount(0);
  await expect(collection).toHaveCount(0);
});

async function openAndStopTime(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await stopTime(page);
}

/** Timers of the page stand still from here, until the test moves them or lets them go on. */
async function stopTime(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 10_000);
}

/** Time stands still from the removal on. */
async function remove(page: Page): Promise<void> {
  await page.clock.resume();
  await page.getByRole("button", { name: "More for Spring faces" }).click();
  await expect(page.getByRole("menuitem", { name: "Remove" })).toBeVisible();
  await stopTime(page);
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await expect(page.getByRole("link", { name: /Spring faces/ })).toHaveCount(0);
}
