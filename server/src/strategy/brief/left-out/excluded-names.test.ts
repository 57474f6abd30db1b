import { expect, test } from "vitest";
import { readSaid } from "#/strategy/brief/brief.fixtures.ts";

function refused(text: string) {
  const { stated, unparsed, unread } = readSaid(`Serum, 9.000 €, ${text}`);
  const { rules = [], never = [], filters = {}, markets = [], cities = [] } = stated;
  return {
    places: rules.map(({ value }) => value),
    never,
    filters,
    wanted: [...markets, ...cities],
    unparsed,
    unread,
  };
}

test.each([
  ["Brasil, menos Rio de Janeiro", ["BR"], "rio de janeiro"],
  ["Brasil, menos Rio", ["BR"], "rio de janeiro"],
  ["Deutschland außer Bayern", ["DE"], "DE-BY"],
  ["niemand aus Köln, Deutschland", ["DE"], "cologne"],
  ["keine aus Leipzig, Deutschland", ["DE"], "leipzig"],
  ["Deutschland, keiner aus Köln", ["DE"], "cologne"],
  ["France, personne de Lyon", ["FR"], "lyon"],
  ["France, aucun créateur de Lyon", ["FR"], "lyon"],
  ["España, nadie de Valencia", ["ES"], "valencia"],
  ["Portugal, ninguém do Porto", ["PT"], "porto"],
  ["India, Delhi wale nahi", ["IN"], "delhi"],
  ["France, nobody from Leipzig, Germany", ["FR"], "leipzig"],
])("a place behind a word of exclusion is left out: %s", (text, wanted, place) => {
  expect(refused(text)).toEqual({
    places: [place],
    never: [],
    filters: {},
    wanted,
    unparsed: [],
    unread: null,
  });
});

test("one person of a city is no word of exclusion", () => {
  expect(refused("une personne de Lyon")).toMatchObject({ places: [], wanted: ["FR", "lyon"] });
});

test.each([
  ["Berlin, not Kreuzberg", "not Kreuzberg"],
  ["Paris, sauf Montmartre", "sauf Montmartre"],
  ["Köln, außer Ehrenfeld", "außer Ehrenfeld"],
])("an unknown name that is left out beside a place is asked about: %s", (text, words) => {
  const { filters, unread } = refused(text);

  expect([filters, unread]).toEqual([{}, { kind: "exclusion", words }]);
});

test("an unknown name that is left out elsewhere is a brand", () => {
  expect(refused("no Shein, women")).toMatchObject({ filters: { brandNot: ["shein"] }, unread: null });
});

test.each([
  ["Exclusions: @lena, anyone from Leipzig", ["leipzig"], ["lena"]],
  ["Exclusions: Leipzig and Dresden", ["leipzig", "dresden"], []],
  ["Excluded: @a.b, @c.d and anyone from Saxony", ["DE-SN"], ["a.b", "c.d"]],
  ["Ausschlüsse: Leipzig, @otto", ["leipzig"], ["otto"]],
  ["exclusions : Paris, @marie_b", ["paris"], ["marie_b"]],
  ["exclusiones: Madrid, @pepe", ["madrid"], ["pepe"]],
  ["exclusões: Lisboa, TikTok", ["lisbon", "tiktok"], []],
  ["No-gos: TikTok, mega creators", ["tiktok", "mega"], []],
])("whatever stands behind a heading of exclusions is left out: %s", (text, places, never) => {
  expect(refused(text)).toMatchObject({ places, never, wanted: [], unparsed: [], unread: null });
});

test("a list of exclusions ends before the next thought", () => {
  const { stated, unparsed } = readSaid(
    "Serum, 9.000 €. Avoid: politics, gaming, budget flexible. 5 creators",
  );

  expect([stated.filters, stated.maxCreators, unparsed]).toEqual([
    { categoryNot: ["politics", "gaming"] },
    5,
    [],
  ]);
});

test("names of a list of exclusions are brands, and beside places they are asked about", () => {
  expect(refused("Exclusions: Shein, Temu")).toMatchObject({ filters: { brandNot: ["shein", "temu"] } });
  expect(refused("Exclusions: Leipzig, Kreuzberg")).toMatchObject({
    places: ["leipzig"],
    unread: { kind: "exclusion", words: "Kreuzberg" },
  });
});

test.each([
  ["@x_y ko mat lena", ["x_y"]],
  ["@x_y aur @b_c ko mat lena", ["x_y", "b_c"]],
  ["@a_b nahi chahiye", ["a_b"]],
  ["@a_b ko hatao", ["a_b"]],
])("whom Hindi words leave out is left out: %s", (text, never) => {
  expect(refused(text)).toMatchObject({ never, unparsed: [], unread: null });
});

test("México DF is the city", () => {
  expect(readSaid("Serum, 9.000 €, en México DF").stated.cities).toEqual(["mexico city"]);
});
