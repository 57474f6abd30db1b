import { expect } from "@playwright/test";
import { complaints, inspect, LONG } from "./inspection.ts";
import { choose, pressKey, typeInto } from "./keyboard.ts";
import { inWorkspace, newWorkspace, test } from "./member.ts";

const POSTS = [
  "Handle;Post link;Posted on;Views;Reach;Text B",
  "@lena.moos;https://www.instagram.com/reel/Aa1bbb/;03.11.2026;12.400;n/a yet;see the brief",
  "@lena.moos;https://www.instagram.com/p/Bb2ccc/;05.11.2026;8.150;soon;none",
  "@tomreyes;https://www.tiktok.com/@tomreyes/video/7100000000000000001;06.11.2026;gone;later;ask Lea",
].join("\n");

test(
  "columns of a table of posts are given their meaning with the keyboard only",
  LONG,
  async ({ memberPage: page }) => {
    const heard = complaints(page);
    await page.goto("/home");
    const { slug } = await newWorkspace(page, "Columns of posts");
    await page.goto(inWorkspace(slug, "/influencers?import=open"));
    await typeInto(page, "Paste cells, handles or profile links", POSTS);
    await pressKey(page, "button", "Show the preview");
    const columns = page.getByRole("region", { name: "What each column becomes" });
    await expect(columns.getByRole("combobox").first()).toHaveAccessibleName("Views");
    await inspect(page, "preview of posts");

    await pressKey(page, "button", "Use as views");
    await expect(page.getByRole("button", { name: "Use as views" })).toHaveCount(0);
    await choose(page, "Reach", "Leave out");
    await expect(page.getByText("You left this column out").first()).toBeVisible();
    await expect(columns.getByRole("combobox", { name: "Reach" })).toBeFocused();
    await choose(page, "Text B", "Caption");
    await expect(page.getByRole("columnheader", { name: "Text B Caption" })).toBeVisible();
    await pressKey(page, "button", "Import 3 rows");

    await expect(page.getByRole("heading", { name: "3 posts are in" })).toBeVisible();
    await expect(page.getByRole("link", { name: "instagram.com/reel/Aa1bbb" })).toBeVisible();
    await inspect(page, "summary of imported posts");
    expect(heard).toEqual([]);
  },
);

test("where a city is can be said with the keyboard only", LONG, async ({ memberPage: page }) => {
  const heard = complaints(page);
  const table = "Handle,Platform,City\nana,instagram,Cordoba\nben,tiktok,Cordoba\ncid,tiktok,Hamburg";
  await page.goto("/home");
  const { slug } = await newWorkspace(page, "Places of cities");
  await page.goto(inWorkspace(slug, "/influencers?import=open"));
  await typeInto(page, "Paste cells, handles or profile links", table);
  await pressKey(page, "button", "Show the preview");
  const rows = page.getByRole("grid", { name: "Preview of the rows" });
  await expect(page.getByRole("group", { name: "Country of Cordoba" })).toBeVisible();
  await inspect(page, "preview with a question about a city");

  await pressKey(page, "button", "Argentina");
  await expect(page.getByRole("button", { name: "Argentina", pressed: true })).toBeFocused();
  await pressKey(page, "button", "Import 3 rows");

  await expect(rows).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /3 creators/ })).toBeVisible();
  expect(heard).toEqual([]);
});

const FEES = [
  "Handle;Platform;City;Fee;Paid on",
  "@lena.moos;Instagram;Berlin;900 €;02.11.2026",
  "@tomreyes;TikTok;Lyon;1.200 €;05.11.2026",
].join("\n");

test(
  "a table that is read as another kind is put right on screen, imported and taken back",
  LONG,
  async ({ memberPage: page }) => {
    const heard = complaints(page);
    await page.goto("/home");
    const { slug, headers } = await newWorkspace(page, "Kind of a table");
    const total = async (list: string) =>
      (await (await page.request.get(`/api/v1/${list}`, { headers })).json()).total;
    await page.goto(inWorkspace(slug, "/influencers?import=open"));
    await page.getByRole("textbox", { name: "Paste cells, handles or profile links" }).fill(FEES);
    await page.getByRole("button", { name: "Show the preview" }).click();
    const kind = page.getByRole("combobox", { name: "The rows are" });
    const rows = page.getByRole("grid", { name: "Preview of the rows" });
    await expect(kind).toHaveValue("creators");
    const fee = page.getByRole("combobox", { name: "Column Fee is" });
    await expect(fee).toHaveValue("price");

    await kind.selectOption("Payments");
    await expect(rows.getByRole("columnheader", { name: "Fee Gross" })).toBeVisible();
    await expect(rows.getByRole("columnheader", { name: "Paid on Paid" })).toBeVisible();
    await expect(fee).toHaveCount(0);
    await expect(page.getByText("You said what the rows are.")).toBeVisible();
    await inspect(page, "preview of another kind");
    await page.getByRole("button", { name: "Import 2 rows" }).click();

    await expect(page.getByRole("heading", { name: "2 payments are in" })).toBeVisible();
    expect(await total("payments")).toBe(2);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => total("payments")).toBe(0);
    expect(heard).toEqual([]);
  },
);
