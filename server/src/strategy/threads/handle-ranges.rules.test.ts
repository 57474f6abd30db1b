import { expect, test } from "vitest";
import { withRanges } from "./handle-ranges.ts";

const THERE = new Set(["shop_08", "shop_09", "shop_10", "shop_11", "cafe.1", "cafe.2"]);
const read = (text: string) => withRanges(text, (handle) => THERE.has(handle));

test.each([
  "mark @shop_08 to @shop_10 as contacted",
  "mark @shop_08 to 10 as contacted",
  "mark @shop_08-10 as contacted",
  "mark @shop_08 bis @shop_10 as contacted",
  "mark @shop_08 à @shop_10 as contacted",
  "mark @shop_08 se 10 tak as contacted",
])("who stands between two numbered handles is named: %s", (text) => {
  expect(read(text)).toBe("mark @shop_08, @shop_09, @shop_10 as contacted");
});

test.each([
  "move @shop_08 to @cafe.2",
  "mark @shop_10 to @shop_12 as contacted",
  "pay @cafe.1 to 900",
  "compare @shop_10 to @shop_08",
])("what is no range of handles that are there stays as it is: %s", (text) => {
  expect(read(text)).toBe(text);
});
