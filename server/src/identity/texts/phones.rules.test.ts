import { expect, test } from "vitest";
import { AppError } from "#/platform/errors.ts";
import { phoneOf, requirePhone } from "./phones.rules.ts";

function judged(text: string, prefixes: string[] = []): string {
  try {
    return requirePhone(text, prefixes);
  } catch (error) {
    return error instanceof AppError ? error.detail : "thrown";
  }
}

test.each([
  ["+49 1511 2345678", "+4915112345678"],
  ["0049 1511 2345678", "+4915112345678"],
  ["+1 202 555 0100", "+12025550100"],
  ["+49 30 123456", "+4930123456"],
])("a code may go to %s", (text, number) => {
  expect(judged(text)).toBe(number);
});

test.each([
  ["0151 12345678", "Enter a phone number with its country"],
  ["+49", "Enter a phone number with its country"],
  ["orchard", "Enter a phone number with its country"],
  ["+491512345678", "No number like this is given out"],
  ["+4912345678901", "No number like this is given out"],
  ["+499001234567", "cost extra"],
  ["+19002345678", "cost extra"],
  ["+33899123456", "cost extra"],
  ["+4918055555555", "cost extra"],
  ["+447012345678", "cost extra"],
  ["+979123456789", "cost extra"],
  ["+881612345678", "cost extra"],
  ["+882161234567", "cost extra"],
  ["+18005551234", "takes no messages"],
  ["+443001234567", "takes no messages"],
])("none goes to %s: %s", (text, reason) => {
  expect(judged(text)).toContain(reason);
});

test("where prefixes are set, other numbers are told which ones", () => {
  expect(judged("+4915112345678", ["+49", "+43"])).toBe("+4915112345678");
  expect(judged("+12025550100", ["+1202"])).toBe("+12025550100");
  expect(judged("+12125550100", ["+1202"])).toContain("begin with +1202 here");
  expect(judged("+33612345678", ["+49", "+43"])).toContain("begin with +49 or +43 here");
});

test("whose number it is does not depend on whether a code may go there", () => {
  expect(phoneOf("+49 900 1234567")).toBe("+499001234567");
  expect(phoneOf("+49 1512 345678")).toBeNull();
});
