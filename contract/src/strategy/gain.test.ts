import { expect, test } from "vitest";
import { gainText } from "./gain.ts";

test.each([
  [224.31, "224 % more"],
  [9.68, "9.7 % more"],
  [0.1, "0.1 % more"],
  [0.04, "under 0.1 % more"],
  [0, "no more"],
  [-0.3, "no more"],
  [null, "NA"],
])("without a rule that costs %s percent there would be %s", (percent, text) => {
  expect(gainText(percent)).toBe(text);
});
