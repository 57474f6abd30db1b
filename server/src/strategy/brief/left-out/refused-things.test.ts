import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

test.each([
  "no swearing",
  "no meat",
  "kein Fleisch",
  "keine Minderjährigen",
  "pas de mineurs",
  "pas de photos de bateaux à moteur",
  "sin carne",
  "nadie de las islas",
  "sem palavrão",
  "LIC agents nahi",
])("what somebody shows or does is told as not understood, and nobody is asked about it: %s", (words) => {
  const { unread, unparsed } = readSaid(`Tea, 9.000 €, Berlin, ${words}`);

  expect(unread).toBeNull();
  expect(unparsed.join(" ")).toContain(words.split(" ")[1]);
});

test.each([
  ["Berlin, not Kreuzberg", "not Kreuzberg"],
  ["Berlin, nobody from Quirinal", "nobody from Quirinal"],
  ["Köln, außer Ehrenfeld", "außer Ehrenfeld"],
  ["Paris, sauf Montmartre", "sauf Montmartre"],
])("a name that is refused is asked about: %s", (text, words) => {
  expect(readSaid(`Tea, 9.000 €, ${text}`).unread).toEqual({ kind: "exclusion", words });
});

test.each([
  ["KEIN Nano, KEIN Mega", ["nano", "mega"]],
  ["PS: no nano, no mega", ["nano", "mega"]],
  ["Nachtrag: ohne Nano und ohne Mega", ["nano", "mega"]],
])("sizes that are refused are left out wherever they stand: %s", (words, tiers) => {
  expect(readSaid(`Tea, 9.000 €. ${words}`).stated.rules?.map(({ value }) => value)).toEqual(tiers);
});
