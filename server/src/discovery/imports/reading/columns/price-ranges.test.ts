import { expect, test } from "vitest";
import { wholeRange, withoutEnd } from "./price-ranges.ts";

test.each([
  ["Reel (min)", "reel"],
  ["max Reel", "reel"],
  ["Reel bis", "reel"],
  ["Mindestpreis", "preis"],
  ["Höchstgage", "gage"],
  ["minimalpreis", "preis"],
  ["Maximalhonorar", "honorar"],
  ["Hauptmindestpreis", "Hauptmindestpreis"],
  ["Mindest", "Mindest"],
  ["Reel", "Reel"],
])("without its end “%s” is “%s”", (header, rest) => {
  expect(withoutEnd(header)).toBe(rest);
});

test.each([
  "Fee 2025/2026",
  "Fee 2025/26",
  "Fee 2025 / 26",
  "Fee 2025 / 2026",
  "Fee 2025–2026",
  "Fee 2025 - 26",
  "Gage 25/26",
  "Gage 29/30",
])("two amounts below “%s” are the ends of a range", (header) => {
  expect(wholeRange("900 / 1.200", { header })).toBe("900 – 1.200");
});

test.each([
  "Fee",
  "Fee 2025",
  "Fee 25",
  "Fee 12025/2026",
  "Fee 2025/2",
  "Fee 25/261",
  "Fee 35/36",
  "Fee 2/26",
])("below “%s” a cell stays as it is", (header) => {
  expect(wholeRange("900 / 1.200", { header })).toBe("900 / 1.200");
});

test.each([
  ["€ 900 / € 1.200", "€ 900 – € 1.200"],
  ["900€/1200€", "900€ – 1200€"],
  ["900 / 900", "900"],
  ["900", "900"],
  ["a / b", "a / b"],
  ["900 / b", "900 / b"],
  ["1 / 2 / 3", "1 / 2 / 3"],
])("below two years “%s” is “%s”", (cell, said) => {
  expect(wholeRange(cell, { header: "Fee 2025/26" })).toBe(said);
});

test.each([
  ["900", "1200", "900 – 1200"],
  ["900", "900", "900"],
  ["900", "tbd", "900"],
  ["tbd", "1200", "tbd"],
])("“%s” with its upper end “%s” is “%s”", (cell, upper, said) => {
  expect(wholeRange(cell, { header: "Fee" }, upper)).toBe(said);
});
