import { expect, test } from "vitest";
import { CONTEXT } from "./brief.fixtures.ts";
import { readText } from "./brief-parser.ts";
import { repairTypos } from "./brief-typos.ts";

function placesOf(text: string, cities?: Map<string, { city: string; country: string | null }>) {
  const { stated, unparsed } = readText(`Serum, 9.000 €, ${text}`, { ...CONTEXT, ...(cities && { cities }) });
  return [stated.markets ?? [], stated.cities ?? [], unparsed];
}

test.each<[string, string[], string[], string[]]>([
  ["Germany", ["DE"], [], []],
  ["Germany's and Deutschlands", ["DE"], [], []],
  ["in DACH", ["DE", "AT", "CH"], [], []],
  ["in Berlin", ["DE"], ["berlin"], []],
  ["in Graz and Wels", ["AT"], ["graz", "wels"], []],
  ["in Austria, in Vienna", ["AT"], ["vienna"], []],
  ["in Bavaria", ["DE"], [], []],
  ["in Scotland", ["GB"], [], []],
  ["Rio de Janeiro", ["BR"], ["rio de janeiro"], []],
  ["the Isle of Man", ["IM"], [], []],
  ["French audience", ["FR"], [], []],
  ["polish creators", ["PL"], [], []],
  ["nail polish", [], [], ["nail polish"]],
  ["Nice and Cannes", ["FR"], ["nice", "cannes"], []],
  ["Essen und Köln", ["DE"], ["essen", "cologne"], []],
  ["in Malé", ["MV"], ["male"], []],
  ["in Paris, Texas", ["US"], ["paris"], []],
  ["in Georgia, US", ["US"], [], []],
  ["Atlanta, Georgia", ["US"], ["atlanta"], []],
  ["Tbilisi, Georgia", ["GE"], ["tbilisi"], []],
  ["New York, London", ["US", "GB"], ["new york", "london"], []],
  ["blue thing", [], [], ["blue thing"]],
])("places to reach: %s", (text, markets, cities, unparsed) => {
  expect(placesOf(text)).toEqual([markets, cities, unparsed]);
});

test.each<[string, string[]]>([
  ["FR, ES", ["FR", "ES"]],
  ["DE", ["DE"]],
  ["IT, DE", ["IT", "DE"]],
  ["IT", []],
  ["XX, ZZ", []],
  ["@DE #FR", []],
  ["fr, es", []],
])("codes of markets in capitals: %s", (text, markets) => {
  expect(placesOf(text)[0]).toEqual(markets);
});

test("a text in capitals throughout has no codes of markets", () => {
  expect(readText("DE SERUM, 9.000 €", CONTEXT).stated.markets).toBeUndefined();
});

test("cities of the workspace's own data are known, with the country that it says", () => {
  const own = new Map([
    ["hintertupfing", { city: "hintertupfing", country: "AT" }],
    ["kleinkleckersdorf", { city: "kleinkleckersdorf", country: null }],
    ["berlin", { city: "berlin mitte", country: null }],
  ]);

  expect(placesOf("in Hintertupfing", own)).toEqual([["AT"], ["hintertupfing"], []]);
  expect(placesOf("Kleinkleckersdorf", own)).toEqual([[], ["kleinkleckersdorf"], []]);
  expect(placesOf("in Berlin", own)).toEqual([["DE"], ["berlin mitte"], []]);
});

test("of several places of one name the one in a named market is meant", () => {
  expect(placesOf("in Canada, in London")).toEqual([["CA"], ["london"], []]);
});

test.each([
  ["Germny", ["DE"]],
  ["Osterreich", ["AT"]],
  ["Switzerlnd", ["CH"]],
  ["Iceland", ["IS"]],
  ["@germny", []],
  ["francs", []],
])("a slip in a name is repaired, but not in a word that is spelt right: %s", (text, markets) => {
  expect(placesOf(text)[0]).toEqual(markets);
});

test.each([
  ["instagarm and tiktk", "instagram and tiktok"],
  ["Budgt", "budget"],
  ["budgets, followers, creator, Deutschlands", "budgets, followers, creator, Deutschlands"],
  ["Iceland, Irland, francs, twenty", "Iceland, Irland, francs, twenty"],
  ["@germny #instagarm germny@x.example instagarm2", "@germny #instagarm germny@x.example instagarm2"],
  ["nstagram, bermany", "nstagram, bermany"],
  ["grmny, ingstagarm", "grmny, ingstagarm"],
])("one slip in a long word of briefs is repaired, and no other word: %s", (text, repaired) => {
  expect(repairTypos(text)).toBe(repaired);
});

test("what was read is known by its place in the text and by what it says", () => {
  const text =
    "Berlin, Austria, Bavaria, AT, Instagram, nano creators, 5.000 €, in Spanish, 2 reels each, women 18-34, sales";
  const { spans } = readText(text, CONTEXT);

  expect(Object.fromEntries(spans.map(({ slot, start, end }) => [text.slice(start, end), slot]))).toEqual({
    Berlin: "cities",
    Austria: "markets",
    Bavaria: "regions",
    AT: "markets",
    Instagram: "platforms",
    "nano creators": "tiers",
    "5.000 €": "budget",
    "in Spanish": "languages",
    "2 reels each": "deliverables",
    women: "gender",
    "18-34": "age",
    sales: "objective",
  });
});
