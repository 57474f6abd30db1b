import { expect, test } from "vitest";
import { gainText, nearnessText } from "./gain.ts";

test.each([
  [224.31, "224% more"],
  [9.68, "9.7% more"],
  [0.1, "0.1% more"],
  [0.04, "under 0.1% more"],
  [0, "no more"],
  [-0.3, "no more"],
  [null, "NA"],
])("without a rule that costs %s percent there would be %s", (percent, text) => {
  expect(gainText({ costPercent: percent })).toBe(text);
});

test("a gain that cannot be told apart from the gap of the plan has no figure", () => {
  expect(gainText({ costPercent: null, open: "under_gap" })).toBe("hardly more");
});

test.each([
  [0.058, "within 0.06% of the best possible plan"],
  [0.001, "the best possible plan"],
  [0, "the best possible plan"],
])("a plan with a gap of %s percent is %s", (gapPercent, text) => {
  expect(nearnessText({ gapPercent })).toBe(text);
});
