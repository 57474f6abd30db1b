import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { withAmountsApart } from "./amounts-apart.ts";

test.each([
  ["12k france 6k belgium, soap launch", 1_800_000, ["FR", "BE"], 67],
  ["soap 12k France 6k Belgium", 1_800_000, ["FR", "BE"], 67],
  ["soap 12k spain and 6k portugal", 1_800_000, ["ES", "PT"], 67],
  ["seife: 12.000 € österreich 6.000 € schweiz", 1_800_000, ["AT", "CH"], 67],
  ["savon 12k france 6k belgique", 1_800_000, ["FR", "BE"], 67],
  ["jabón 12k para españa y 6k para portugal", 1_800_000, ["ES", "PT"], 67],
])("amounts for places side by side are each for their own: %s", (words, sum, markets, most) => {
  const { budget, markets: read, rules = [] } = readSaid(words).stated;

  expect([budget?.amount, read]).toEqual([sum, markets]);
  expect(rules.map(({ of, value }) => [of, value])).toEqual(markets.map((code) => ["budget", code]));
  const [first] = rules;
  expect((first?.min ?? 0) <= most && most <= (first?.max ?? 0)).toBe(true);
});

test("three places take three amounts, in the order in which they are said", () => {
  const { rules = [] } = readSaid("soap: 30k brasil 20k portugal 10k espanha").stated;

  expect(rules.map(({ value, min, max }) => [value, min, max])).toEqual([
    ["BR", 45, 55],
    ["PT", 28, 38],
    ["ES", 12, 22],
  ]);
});

test.each([
  "soap, 12k germany austria",
  "3 in germany 2 in austria, soap, 9000 €",
  "soap launch, 12k followers germany, 9000 €",
  "12k for reels 6k for stories",
])("what is no amount for a place each stays as it is: %s", (text) => {
  expect(withAmountsApart(text)).toBe(text);
});
