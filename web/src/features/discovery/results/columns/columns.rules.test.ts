import { expect, test } from "vitest";
import {
  columnsWithValues,
  emptyColumns,
  emptyText,
  moved,
  reasonsBeside,
  shownColumns,
} from "./columns.rules.ts";

const FOUND = {
  total: 134,
  filters: {},
  items: [{ trend: [] }],
  known: { category: 130, country: 134, city: 3, followers: 134, avgViews: 90, email: 12 },
};

test("a column is shown where somebody has a value, and where the question asks for it", () => {
  expect(shownColumns(FOUND, [])).toEqual(["category", "country", "followers", "avgViews"]);
  expect(shownColumns({ ...FOUND, filters: { city: ["berlin"], has: ["email"] } }, [])).toEqual([
    "category",
    "country",
    "city",
    "followers",
    "avgViews",
    "email",
  ]);
});

test("what a person chose is shown in that order, without what nobody has", () => {
  expect(shownColumns(FOUND, ["avgViews", "price", "city"])).toEqual(["avgViews", "city"]);
});

test("twelve months are shown where a line can be drawn", () => {
  expect(columnsWithValues({ ...FOUND, items: [{ trend: [1, null] }] })).not.toContain("trend");
  expect(columnsWithValues({ ...FOUND, items: [{ trend: [1, null, 2] }] })).toContain("trend");
});

test("what nobody has is said once, and prices only to those who see them", () => {
  const empty = emptyColumns(FOUND, { seesPrices: true });

  expect(emptyText(empty, FOUND.total)).toBe("Engagement, price, last post: none of these 134.");
  expect(emptyColumns(FOUND, { seesPrices: false })).toEqual(["engagementRate", "lastPost"]);
  expect(emptyText(["city"], 1)).toBe("City: none of this one.");
});

test("a column moves by one place and stays inside", () => {
  expect(moved(["city", "price", "email"], "price", -1)).toEqual(["price", "city", "email"]);
  expect(moved(["city", "price", "email"], "price", 1)).toEqual(["city", "email", "price"]);
  expect(moved(["city", "price"], "city", -1)).toEqual(["city", "price"]);
});

test("a reason is told where no column says it", () => {
  const reasons = ["Topic: Music.", "Country: Brazil.", "270.00M followers.", "Posts name @kornherz."];

  expect(reasonsBeside(reasons, ["category", "followers"])).toEqual([
    "Country: Brazil.",
    "Posts name @kornherz.",
  ]);
});
