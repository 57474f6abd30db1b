import { expect, test } from "vitest";
import { ownFields } from "./own-fields.rules.ts";

test("a field that repeats a figure or another field is left out, and long numbers are grouped", () => {
  const fields = {
    followers: "270000000",
    "Eng. (Avg.)": "1400000",
    "Eng. (Avg.) 2": "1400000",
    "Shoe size": "42",
    "Shoe size 2": "43",
    Year: "2019",
    Empty: null,
  };

  expect(ownFields({ fields, followers: 270_000_000, avgViews: null })).toEqual([
    { name: "Eng. (Avg.)", text: "1,400,000" },
    { name: "Shoe size", text: "42" },
    { name: "Shoe size 2", text: "43" },
    { name: "Year", text: "2019" },
  ]);
});
