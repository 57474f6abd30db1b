import { CATEGORIES } from "@app/contract/discovery/categories";
import { expect, test } from "vitest";
import { categoryIcon } from "./category-icons.ts";

const OTHERS = categoryIcon("lifestyle");

test.each(["beauty", "fashion", "fitness", "furniture", "travel", "gaming"] as const)(
  "%s has an icon of its own",
  (category) => {
    expect(CATEGORIES.filter((other) => categoryIcon(other) === categoryIcon(category))).toEqual([category]);
  },
);

test("few categories share the icon of all others", () => {
  expect(CATEGORIES.filter((category) => categoryIcon(category) === OTHERS)).toEqual([
    "parenting",
    "kids",
    "lifestyle",
    "spirituality",
  ]);
});
