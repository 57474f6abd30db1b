import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "./brief.fixtures.ts";
import { repairTypos } from "./brief-typos.ts";

function placesOf(text: string) {
  const { stated, unparsed } = readSaid(`Serum, 9.000 €, ${text}`, CONTEXT);
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
  ["Nice and Cannes", ["FR"], ["cannes", "nice"], []],
  ["Essen und Köln", ["DE"], ["cologne", "essen"], []],
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
  ["IT", ["IT"]],
  ["XX, ZZ", []],
  ["@DE #FR", []],
  ["fr, es", []],
])("codes of markets in capitals: %s", (text, markets) => {
  expect(placesOf(text)[0]).toEqual(markets);
});

test("a text in capitals throughout has no codes of markets", () => {
  expect(readSaid("DE SERUM, 9.000 €", CONTEXT).stated.markets).toBeUndefined();
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
  ["Budgt for awarness", "budget for awareness"],
  ["budgets, followers, creator, Deutschlands", "budgets, followers, creator, Deutschlands"],
  ["Iceland, Irland, francs, twenty", "Iceland, Irland, francs, twenty"],
  ["@germny #instagarm germny@x.example instagarm2", "@germny #instagarm germny@x.example instagarm2"],
  ["udget, wareness", "udget, wareness"],
])("one slip in a long word of briefs is repaired, and no other word: %s", (text, repaired) => {
  expect(repairTypos(text)).toBe(repaired);
});

test.each<[string, string, string[]]>([
  ["for SunnySkin in the US", "SunnySkin", ["US"]],
  ["in the US for SunnySkin", "SunnySkin", ["US"]],
  ["for SunnySkin in the United States", "SunnySkin", ["US"]],
  ["for CrunchUp in the Netherlands", "CrunchUp", ["NL"]],
  ["CrunchUp South Africa", "CrunchUp", ["ZA"]],
  ["Lumina Spain", "Lumina", ["ES"]],
  ["Nike Air Jordan", "Nike Air Jordan", []],
])("a place beside a name that nobody knows is where, and not what: %s", (text, product, markets) => {
  const { stated, unparsed } = readSaid(`5,000 EUR ${text}`, CONTEXT);

  expect([stated.product, stated.markets ?? [], unparsed]).toEqual([product, markets, []]);
});

test("what pieces are of is the product, and where they are made the platform", () => {
  const { stated } = readSaid("Need 3 YouTube reviews of our headphones SoundPeak in Germany, 9k €", CONTEXT);

  expect(stated).toMatchObject({
    product: "headphones SoundPeak",
    platforms: ["youtube"],
    deliverables: [{ format: "video", count: 3 }],
  });
});

test.each([
  ["Launch in Kanagawa, 20k euro", { regions: ["JP-14"] }],
  ["Kampanye di Jakarta dengan 50 juta rupiah", { cities: ["jakarta"] }],
  ["Kampanye skincare di Jakarta dengan 50 juta rupiah", { cities: ["jakarta"], product: "skincare" }],
  ["Ankara kampanyasi 20 bin euro", { cities: ["ankara"] }],
  ["İzmir'de çay kampanyası, 20 bin TL", { cities: ["izmir"], product: "çay" }],
  ["Campagna a Milano, 50 mila euro", { cities: ["milan"] }],
])("Indonesian, Turkish and Italian places are places, and no product: %s", (text, slots) => {
  const { stated, unparsed } = readSaid(text);
  const { regions, cities, product } = stated;

  expect(unparsed).toEqual([]);
  expect({ ...(regions && { regions }), ...(cities && { cities }), ...(product && { product }) }).toEqual(
    slots,
  );
});

test.each(["Budge Budge", "Campos Sales", "Evergreen Park"])(
  "a word that is a goal, a wish or a slip elsewhere is one of the name of a city: %s",
  (name) => {
    const { cities, objective, unmet } = readSaid(`Launch of tea, 4k €, in ${name}`).stated;

    expect([cities, objective, unmet]).toEqual([[name.toLowerCase()], undefined, undefined]);
  },
);
