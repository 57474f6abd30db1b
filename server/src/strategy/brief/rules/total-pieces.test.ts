import { expect, test } from "vitest";
import { completeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";

const reels = (count: number) => [{ format: "reel", count }];

test.each([
  "10.000 € in Germany, 6 reels in total",
  "insgesamt 6 Reels, 10.000 €, Deutschland",
  "10.000 €, Allemagne, 6 reels au total",
  "10.000 €, Alemania, 6 reels en total",
  "10.000 €, Alemanha, 6 reels no total",
])("pieces in total are not those of each creator: %s", (text) => {
  const { stated, unparsed } = readSaid(text);

  expect([stated.totalPieces, stated.deliverables, unparsed]).toEqual([reels(6), undefined, []]);
});

test.each<[string, number | null, object[]]>([
  ["6 reels in total", 6, reels(1)],
  ["6 reels in total, 3 creators", 3, reels(2)],
  ["6 reels in total, at most 4 creators", 3, reels(2)],
  ["4 reels in total and 8 stories in total", 4, [...reels(1), { format: "story", count: 2 }]],
  ["4 reels and 8 stories in total, exactly 2 creators", 2, [...reels(2), { format: "story", count: 4 }]],
])("so many creators with the same pieces come to the total: %s", (words, creators, each) => {
  const { brief, assumptions, unmet } = completeSaid(readSaid(`10.000 €, Germany, ${words}`).stated);

  expect([brief.minCreators, brief.maxCreators, brief.deliverables]).toEqual([creators, creators, each]);
  expect(assumptions.map(({ slot }) => slot)).toContain("deliverables");
  expect(unmet).toEqual([]);
});

test("a total that no number of creators comes to is told, and is not asked of each", () => {
  const { brief, unmet } = completeSaid(readSaid("10.000 €, Germany, 6 reels in total, 4 creators").stated);

  expect([brief.deliverables, unmet.map(({ words }) => words)]).toEqual([[], ["6 reels in total"]]);
});
