import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

function limitsOf(text: string) {
  const { rules = [] } = readSaid(text).stated;
  return rules.map(({ value, min, max }) => [value, min, max]);
}

test.each([
  "tea, 4.000 €, Leeds, York and Bath, at least one from each",
  "tea, 4.000 €, Leeds, York, Bath, at least one creator in every city",
  "Tee, 4.000 €, Leeds, York, Bath, mindestens einer aus jeder Stadt",
  "thé, 4.000 €, Leeds, York, Bath, au moins un par ville",
  "té, 4.000 €, Leeds, York, Bath, al menos uno de cada ciudad",
  "chá, 4.000 €, Leeds, York, Bath, pelo menos um de cada cidade",
  "chai, 4.000 €, Leeds, York, Bath, har sheher se kam se kam ek",
])("what is said of each place is a rule for every one: %s", (text) => {
  expect(limitsOf(text)).toEqual([
    ["leeds", 1, null],
    ["york", 1, null],
    ["bath", 1, null],
  ]);
});

test.each([
  ["soap, 3.000 €, Spain and Portugal, two per country", [2, 2]],
  ["soap, 3.000 €, Spain and Portugal, 2 creators each", [2, 2]],
  ["soap, 3.000 €, Spain and Portugal, at most 2 from each country", [null, 2]],
])("and so is a number: %s", (text, [min, max]) => {
  expect(limitsOf(text)).toEqual([
    ["ES", min, max],
    ["PT", min, max],
  ]);
});

test.each(["soap, 3.000 €, Leeds, at least one per city", "soap, 3.000 €, at least one from each country"])(
  "of one place, or of none, it is told: %s",
  (text) => {
    const { stated, unparsed } = readSaid(text);
    expect([stated.rules, unparsed.length]).toEqual([undefined, 1]);
  },
);

test("pieces of each creator are none of it", () => {
  const { stated } = readSaid("soap, 3.000 €, Leeds and York, two reels each");
  expect([stated.rules, stated.deliverables]).toEqual([undefined, [{ format: "reel", count: 2 }]]);
});
