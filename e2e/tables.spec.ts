import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { inspect, LONG } from "./inspection.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const DESK = { width: 1440, height: 900 };
const LONG_LIST = 450;

/** A workspace with so many creators of whom size and country are known, all in one collection. */
async function withCreators(page: Page, home: string, { name, count }: { name: string; count: number }) {
  await page.goto(inWorkspace(home, "/home"));
  const { slug, headers } = await newWorkspace(page, name);
  const rows = Array.from({ length: count }, (_, place) => {
    const country = place % 2 === 0 ? "Brazil" : "India";
    const number = String(place).padStart(4, "0");
    return `instagram,maker${number},Maker ${number},${(place + 1) * 1000},${country},Music`;
  });
  const text = ["Platform,Handle,Name,Followers,Country,Category", ...rows].join("\n");
  const taken = await page.request.post("/api/v1/imports", { headers, data: { text } });
  expect(taken.ok(), await taken.text()).toBe(true);
  const found = await page.request.post("/api/v1/creators/search", { headers, data: { limit: 200 } });
  const { items }: { items: { id: string }[] } = await found.json();
  const data = { name: "Makers", creatorIds: items.map(({ id }) => id) };
  const made = await page.request.post("/api/v1/collections", { headers, data });
  const { id }: { id: string } = await made.json();
  return { slug, collection: `/collections/${id}` };
}

const rows = (page: Page) => page.getByRole("grid").getByRole("row");

test("a collection is worked through with the keyboard alone", async ({ memberPage: page, member }) => {
  const made = await withCreators(page, member.slug, { name: "Table by keys", count: 4 });
  await page.goto(inWorkspace(made.slug, made.collection));
  await rows(page).nth(1).focus();

  await test.step("S shortlists and goes on, X chooses, with Shift a range", async () => {
    await page.keyboard.press("s");
    await expect(
      rows(page)
        .nth(1)
        .getByRole("button", { name: /^Shortlisted/ }),
    ).toBeVisible();
    await expect(rows(page).nth(2)).toBeFocused();
    await page.keyboard.press("x");
    await page.keyboard.press("End");
    await page.keyboard.press("Shift+X");
    await expect(page.getByRole("toolbar", { name: "Selected creators" })).toContainText("3 creators");
  });

  await test.step("N writes a note", async () => {
    await page.keyboard.press("n");
    await page.keyboard.type("Ask again");
    await page.keyboard.press("Control+Enter");
    await expect(rows(page).nth(4)).toContainText("Ask again");
  });

  await test.step("a head sorts, and the address says so", async () => {
    await rows(page).nth(1).focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]sort=name/);
    await expect(rows(page).nth(1)).toContainText("Maker 0000");
  });

  await test.step("after a removal the next row has the focus", async () => {
    await rows(page)
      .nth(2)
      .getByRole("button", { name: /^Remove/ })
      .focus();
    await page.keyboard.press("Enter");
    await expect(rows(page)).toHaveCount(4);
    await expect(rows(page).nth(2)).toBeFocused();
    await expect(rows(page).nth(2)).toContainText("Maker 0002");
  });
});

test("columns hide, move and take a width, rows stand closer", LONG, async ({ memberPage: page, member }) => {
  const { slug } = await withCreators(page, member.slug, { name: "Table columns", count: 6 });
  await page.goto(inWorkspace(slug, "/influencers?q=creators"));
  const heads = page.getByRole("columnheader");
  await expect(heads).toHaveText([/Creator$/u, "Topic", "Country", "Followers"]);
  const menu = async (column: string, item: string) => {
    await page.getByRole("button", { name: `Column ${column}`, exact: true }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };

  await menu("Topic", "Hide");
  await expect(heads).toHaveText([/Creator$/u, "Country", "Followers"]);
  await menu("Followers", "Move left");
  await expect(heads).toHaveText([/Creator$/u, "Followers", "Country"]);
  await expect(page).toHaveURL(/columns=followers&columns=country/);
  await expect(rows(page).nth(1)).toContainText("India");
  await menu("Country", "A to Z");
  await expect(page).toHaveURL(/sort=country/);
  await expect(rows(page).nth(1)).toContainText("Brazil");
  const before = (await heads.nth(2).boundingBox())?.width ?? 0;
  await menu("Country", "Wider");
  await expect.poll(async () => (await heads.nth(2).boundingBox())?.width).toBeCloseTo(before + 40, 0);

  await page.getByRole("button", { name: "Columns and rows" }).click();
  await inspect(page, "columns and rows");
  await page.setViewportSize(DESK);
  await page.getByRole("button", { name: "Compact" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await page.reload();
  await expect(page.getByRole("grid")).toHaveClass(/is-compact/);
  await inspect(page, "compact results");
});

test("a list of any length stands in one piece", LONG, async ({ memberPage: page, member }) => {
  const { slug } = await withCreators(page, member.slug, { name: "Table long", count: LONG_LIST });
  await page.setViewportSize(DESK);
  await page.goto(inWorkspace(slug, "/influencers?q=creators"));
  await page.getByRole("button", { name: "Columns and rows" }).click();
  await page.getByRole("checkbox", { name: "All in one list" }).check();
  await page.getByRole("button", { name: "Done" }).click();

  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", String(LONG_LIST + 1));
  await expect(page).toHaveURL(/long=true/);
  await rows(page).nth(1).focus();
  const twentieth = page.locator('[aria-rowindex="21"]');
  // Until it has come another row stands in its place.
  await expect(twentieth).toContainText("Maker 0430");
  await twentieth.evaluate((row) => row.setAttribute("data-before", ""));
  for (let row = 0; row < 25; row += 1) await page.keyboard.press("ArrowDown");
  await expect(page.locator('[aria-rowindex="27"]')).toBeFocused();
  await expect(twentieth, "rows that stay on screen are not made anew").toHaveAttribute("data-before", "");

  await page.keyboard.press("End");
  await expect(page.getByRole("link", { name: "Maker 0000" })).toBeVisible();
  await expect(page.locator(`[aria-rowindex="${LONG_LIST + 1}"]`)).toBeFocused();
  expect(await rows(page).count()).toBeLessThan(80);
  await page.keyboard.press("Home");
  await expect(page.getByRole("link", { name: "Maker 0449" })).toBeVisible();
  await inspect(page, "a long list");
});
