import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the middle of numbers is theirs, or half-way between two; of none there is no middle", () => {
  expect([median([1, 5, 9]), median([1, 2, 5, 9]), median([7]), median([])]).toEqual([5, 3.5, 7, null]);
});
