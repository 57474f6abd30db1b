import { expect, test } from "vitest";
import {
  columnsWithValues,
  emptyColumns,
  emptyText,
  isUsual,
  reasonsBeside,
  reasonsOfAll,
} from "./columns.rules.ts";

const FOUND = {
  total: 134,
  filters: {},
  items: [{ trend: [] }],
  known: { category: 130, country: 134, city: 3, followers: 134, avgViews: 90, email: 12 },
};

test("a column is shown where somebody has a value, and where the question asks for it", () => {
  const there = columnsWithValues(FOUND);
  const asked = { ...FOUND, filters: { city: ["berlin"], has: ["email" as const] } };

  expect(there).toEqual(["category", "country", "city", "followers", "avgViews", "email"]);
  expect(there.filter((column) => !isUsual(column, FOUND))).toEqual(["city", "email"]);
  expect(there.filter((column) => !isUsual(column, asked))).toEqual([]);
});

test("twelve months are shown where a line can be drawn", () => {
  expect(columnsWithValues({ ...FOUND, items: [{ trend: [1, null] }] })).not.toContain("growth");
  expect(columnsWithValues({ ...FOUND, items: [{ trend: [1, null, 2] }] })).toContain("growth");
});

test("what nobody has is said once, and prices only to those who see them", () => {
  const empty = emptyColumns(FOUND, { seesPrices: true });

  expect(emptyText(empty, FOUND.total)).toBe("Engagement, price, last post: none of these 134.");
  expect(emptyColumns(FOUND, { seesPrices: false })).toEqual(["engagementRate", "lastPost"]);
  expect(emptyText(["city"], 1)).toBe("City: none of this one.");
});

test("a reason is told where no column says it", () => {
  const reasons = ["Topic: Music.", "Country: Brazil.", "270.00M followers.", "Posts name @kornherz."];

  expect(reasonsBeside(reasons, ["category", "followers"])).toEqual([
    "Country: Brazil.",
    "Posts name @kornherz.",
  ]);
});

test("a reason that all share is left to the chips; of one creator alone it is told", () => {
  const one = { reasons: ["Collection: summer.", "Lives in Berlin."] };
  const other = { reasons: ["Collection: summer.", "Lives in Hamburg."] };

  expect(reasonsOfAll([one, other])).toEqual(["Collection: summer."]);
  expect(reasonsOfAll([one])).toEqual([]);
});
