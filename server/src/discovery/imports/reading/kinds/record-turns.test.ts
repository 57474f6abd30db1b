import { expect, test } from "vitest";
import { read } from "#/discovery/imports/reading/reading.fixtures.ts";
import type { Reading } from "#/discovery/imports/reading/reading.ts";

const [ONE, TWO, THREE] = ["AAA", "BBB", "CCC"].map((id) => `https://www.instagram.com/reel/${id}1111/`);

function posts(reading: Reading): unknown[] {
  return reading.records.map((one) =>
    "views" in one
      ? [one.url?.slice(31, 34), one.views, one.postedAt, one.campaign, one.fee?.amount ?? null]
      : null,
  );
}

test("columns of a second and a third post make posts of their own, and the fee is that of the first", () => {
  const reading = read(
    `Handle,Platform,Campaign,Fee,Post link,Post date,Views,Post link 2,Post date 2,Views 2,Post link 3,Views 3\n@una,instagram,Spring,500 €,${ONE},2026-10-01,100,${TWO},2026-10-05,200,${THREE},300\n@ben,instagram,Spring,300 €,https://www.instagram.com/reel/DDD1111/,2026-10-02,50,,,,,`,
  );

  expect(posts(reading)).toEqual([
    ["AAA", 100, "2026-10-01", "Spring", 500],
    ["BBB", 200, "2026-10-05", "Spring", null],
    ["CCC", 300, null, "Spring", null],
    ["DDD", 50, "2026-10-02", "Spring", 300],
  ]);
  expect([reading.cells.ownFields, reading.notUsed, reading.rows.length]).toEqual([0, [], 2]);
});

test.each([
  ["numbers behind all of them", "Link 1,Views 1,Link 2,Views 2"],
  ["the same headers again", "Post link,Views,Post link,Views"],
  ["numbers with a sign", "Post link #1,Views #1,Post link #2,Views #2"],
])("%s head several posts as well", (_what, headers) => {
  const reading = read(`Handle,Platform,${headers}\n@una,instagram,${ONE},100,${TWO},200`);

  expect(posts(reading)).toEqual([
    ["AAA", 100, null, null, null],
    ["BBB", 200, null, null, null],
  ]);
});

test("a second figure without a link or a day is no second post, and stays beside the first", () => {
  const reading = read(
    `Handle,Platform,Post link,Post date,Views,Views 2\n@una,instagram,${ONE},2026-10-01,100,140`,
  );

  expect([posts(reading), reading.records[0]?.fields]).toEqual([
    [["AAA", 100, "2026-10-01", null, null]],
    { "Views 2": "140" },
  ]);
});

test("numbers may be glued to the words, and words behind a number make it another column", () => {
  const glued = read(
    `Handle,Platform,Post link,Views,Post link2,Views2\n@una,instagram,${ONE},100,${TWO},200`,
  );
  const other = read(
    `Handle,Platform,Post link,Views,Post link 2 old\n@una,instagram,${ONE},100,${TWO}\n@ben,instagram,${THREE},100,${TWO}`,
  );

  expect(posts(glued)).toEqual([
    ["AAA", 100, null, null, null],
    ["BBB", 200, null, null, null],
  ]);
  expect(posts(other)).toEqual([
    ["AAA", 100, null, null, null],
    ["CCC", 100, null, null, null],
  ]);
});
