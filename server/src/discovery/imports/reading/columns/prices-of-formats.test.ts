import { expect, test } from "vitest";
import { fields, read } from "#/discovery/imports/reading/reading.fixtures.ts";

/** What the columns behind the handles are found to be. */
function found(headers: string, rows: readonly string[]): string {
  const text = [`IG;${headers}`, ...rows.map((row, at) => `@a${at};${row}`)].join("\n");
  return fields(read(text))
    .slice(1)
    .map((field) => field ?? "–")
    .join(" ");
}

test.each([
  ["Reel", ["500", "600"], "–"],
  ["Reel", ["500 €", "600"], "price"],
  ["Reel €", ["500", "600"], "price"],
  ["Reel;Story", ["500;200", "600;250"], "price price"],
  ["Reel;Story", ["500;x", "600;y"], "– –"],
  ["Reel;Story", ["500;x", "600;200"], "price price"],
  ["Reel;Story", ["2;3", "1;5"], "– –"],
  ["Reels;Stories", ["500;200", "600;250"], "– –"],
  ["Reels;Stories", ["2;3", "1;5"], "– –"],
  ["Reels", ["2", "3"], "–"],
  ["Reels;Price", ["2;500 €", "3;600 €"], "– price"],
  ["Reel;Posts", ["500;2", "600;3"], "price –"],
  ["Stories;Posts", ["500;2", "600;3"], "– –"],
  ["Post", ["500", "600"], "–"],
  ["Posts €", ["500", "600"], "price"],
  ["Reel;Collab Reel", ["500 €;300 €", "600 €;400 €"], "price –"],
  ["Collab Reel;Exclusive Reel", ["500 €;300 €", "600 €;400 €"], "price –"],
  ["Collab Reel", ["500 €", "600 €"], "price"],
  ["Reel min;Reel max", ["500;600", "700;800"], "price price"],
  ["1 Reel;1 TikTok", ["500;22 000", "600;18 000"], "price price"],
  [
    "Followers;1 Reel;1 Story (3 frames);1 Reel + 3 stories",
    ["9000;500;200;700", "8000;600;250;800"],
    "followers price price price",
  ],
  [
    "Followers;1 Reel;Story;3x Story",
    ["9000;500;200;550 €", "8000;600;200;600 €"],
    "followers price price –",
  ],
  ["1 Reel;2 Reels", ["2;3", "1;1"], "– –"],
])("“%s” over %j are %s: an amount, a list of prices, or a number of pieces", (headers, rows, columns) => {
  expect(found(headers, rows)).toBe(columns);
});

test.each([
  ["Rate;Followers", ["2.31;1000", "3.4;2000"], "engagementRate followers"],
  ["Rate;Followers", ["19;1000", "19.5;2000"], "engagementRate followers"],
  ["Rate;Followers", ["20;1000", "20;2000"], "price followers"],
  ["Rate;Followers", ["2 €;1000", "3 €;2000"], "price followers"],
  ["Rate;Likes", ["2.31;1000", "3.4;2000"], "engagementRate avgLikes"],
  ["Rate;Name", ["2.31;Ana", "3.4;Ben"], "price name"],
  ["Rate;ER;Followers", ["2.31;3 %;1000", "3.4;4 %;2000"], "price engagementRate followers"],
])("“%s” over %j are %s: nobody asks so little", (headers, rows, columns) => {
  expect(found(headers, rows)).toBe(columns);
});

test("a counted platform is a video there, and of several pieces none has a price", () => {
  const { accounts } = read(
    "IG;TikTok;1 Reel €;2 Reels €;1 Story (3 frames) €;1 TikTok €;2x TikTok €;1 Reel + 3 stories €\n@ana;@ana;500;900;200;700;1200;850",
  );
  const told = accounts.flatMap(({ key, values: { prices = [] } }) =>
    prices.map(({ amount, format }) => `${key} ${amount} ${format}`),
  );

  expect(told).toEqual([
    "instagram ana 500 reel",
    "instagram ana 200 story",
    "instagram ana 850 bundle",
    "tiktok ana 700 video",
  ]);
  expect(accounts[0]?.values.own).toMatchObject({
    "2 Reels €": { value: { amount: 900, currency: "EUR" } },
    "2x TikTok €": { value: { amount: 1200 } },
  });
});
