import { expect, test } from "vitest";
import { readAsSearch } from "./search-words.ts";

test("a brief asks for what is usual where a search asks for single posts", () => {
  const { filters, chips } = readAsSearch("posts with more than 5,000 views", {
    today: "2026-11-21",
    currency: "EUR",
  });

  expect(filters).toEqual({ views: { min: 5_000 } });
  expect(chips.map(({ slot }) => slot)).toEqual(["views"]);
});
