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

test.each([
  ["same blocklist as the client sent plus @a_b", "never"],
  ["we no longer work with @a_b", "never"],
  ["on ne travaille plus avec @a_b", "never"],
  ["wir arbeiten nicht mehr mit @a_b", "never"],
  ["ya no trabajamos con @a_b", "never"],
  ["não trabalhamos mais com @a_b", "never"],
] as const)("whom nobody works with any more is left out: %s", (words, role) => {
  const { stated } = readSaid(`Tea, 9.000 €, ${words}`);

  expect([stated[role], stated.must]).toEqual([["a_b"], undefined]);
});

test.each(["Schweiz bitte außen vor", "Schweiz fällt weg", "Switzerland drops out"])(
  "a place that falls away is left out: %s",
  (words) => {
    expect(readSaid(`Tea, 9.000 €, Austria, ${words}`).stated.rules).toMatchObject([{ value: "CH", max: 0 }]);
  },
);

test("a goal that is refused is none", () => {
  expect(readSaid("Tea, 9k €, objective: sell through, NOT reach").stated.objective).toBe("sales");
});
