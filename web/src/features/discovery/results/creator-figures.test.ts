import { expect, test } from "vitest";
import { trendOf } from "./creator-figures.ts";

test("the followers of a month before and of now are what a line of months says; one month says nothing", () => {
  expect(trendOf({ trend: [null, 114_215, null, 132_980] })).toEqual({
    field: "growth",
    label: "Followers over twelve months",
    value: "114.22K to 132.98K",
  });
  expect(trendOf({ trend: [null, 132_980] }).value).toBe("NA");
});
