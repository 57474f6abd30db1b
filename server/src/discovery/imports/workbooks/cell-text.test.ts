import { expect, test } from "vitest";
import { cellText, hiddenLink } from "./cell-text.ts";
import type { SheetCell } from "./cell-text.ts";

function textOf(value: SheetCell["value"], format = "", link = ""): string {
  return cellText({ value, format, link });
}

test.each([
  [0.031, "0.0%", "3.1%"],
  [0.57, "0%", "57%"],
  [3.1, '0.0"%"', "3.1%"],
  [1200.5, '#,##0.00 "€"', "€ 1200.5"],
  [950, "[$CHF] #,##0", "CHF 950"],
  [85_000, "[$₹-4009]\\ #,##0.00", "₹ 85000"],
  [800, '_-* #,##0 [$€-407]_-;-* #,##0 [$€-407]_-;_-* "-" [$€-407]_-', "€ 800"],
  [0, '_("$"* #,##0_);_("$"* (#,##0);_("$"* "-"_)', "$ 0"],
  [450, '"$"#,##0', "$ 450"],
  [12_500, '0.0,"K"', "12500"],
  [12.5, '0.0"K"', "12.5K"],
  [12_500, '#,##0 "Follower"', "12500"],
  [1067, "00000", "01067"],
  [491511234, '"+"0', "+491511234"],
  [919812345678, "", "919812345678"],
  [0.1 + 0.2, "", "0.3"],
  // Where a comma divides, "1.234" would be a thousand.
  [1.234, "", "1.2340"],
  [0.0000001, "", "0.0000001"],
  [-5, "#,##0;[Red]-#,##0", "-5"],
])("the number %d written as %s is the text %s", (value, format, text) => {
  expect(textOf(value, format)).toBe(text);
});

test.each([
  ["2026-11-03T00:00:00Z", "dd.mm.yyyy", "2026-11-03"],
  ["2026-11-03T14:29:59.999Z", "m/d/yy h:mm", "2026-11-03 14:30"],
  ["2026-11-01T00:00:00Z", "mmm yyyy", "2026-11-01"],
  ["1899-12-30T14:30:00Z", "h:mm", "14:30"],
  ["1900-01-01T12:00:00Z", "[h]:mm", "60:00"],
])("the moment %s written as %s is the text %s", (value, format, text) => {
  expect(textOf(new Date(value), format)).toBe(text);
});

test("texts stay as they were typed, and yes and no are words", () => {
  expect(textOf(" 01234 ", "@")).toBe("01234");
  expect(textOf("3.1", "0%")).toBe("3.1");
  expect([textOf(true), textOf(false), textOf(null)]).toEqual(["TRUE", "FALSE", ""]);
});

const PAGE = "https://www.instagram.com/ana.s/?hl=en";

test.each([
  ["Profile", PAGE, PAGE],
  ["@ana.s", PAGE, PAGE],
  ["", PAGE, PAGE],
  ["Ana S", PAGE, "Ana S"],
  ["instagram.com/other", PAGE, "instagram.com/other"],
])("the text %s over a link to a profile is %3$s", (text, link, shown) => {
  expect(textOf(text, "", link)).toBe(shown);
});

test("a link is hidden where the text neither is it nor gave way to it", () => {
  expect(hiddenLink({ value: "Ana S", format: "", link: PAGE })).toBe(PAGE);
  expect(hiddenLink({ value: "@ana.s", format: "", link: PAGE })).toBeNull();
  expect(hiddenLink({ value: "Ana S", format: "", link: "" })).toBeNull();
});
