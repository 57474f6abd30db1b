import { expect, test } from "vitest";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";

type Own = Map<string, { city: string; country: string | null }>;

function placesOf(text: string, cities?: Own) {
  const { stated } = readText(`Serum, 9.000 €, ${text}`, { ...CONTEXT, ...(cities && { cities }) });
  const { markets = [], regions = [], cities: named = [], rules = [] } = stated;
  return { markets, regions, cities: named, banned: rules.map(({ value }) => value) };
}
const marketsOf = (text: string) => placesOf(text).markets;

const CUES =
  "in, from, near, around, across, based in, en, em, aus, bei, nahe, desde, depuis, dari, city:, cities:, city :, market:, markets:, in ";

test.each(CUES.split(", "))("a word that is a place as well is one behind: %s", (cue) => {
  expect(placesOf(`people ${cue} turkey`).markets).toEqual(["TR"]);
  expect(placesOf(`people ${cue} nice`).cities).toEqual(["nice"]);
});

test.each(["a", "à", "au", "aux", "no", "na", "de", "di", "nach", "of", "de "])(
  "behind %s it is one with a capital letter alone",
  (cue) => {
    expect(placesOf(`people ${cue} Nice`).cities).toEqual(["nice"]);
    expect(placesOf(`people ${cue} nice`).cities).toEqual([]);
  },
);

test.each(["begin Nice", "colade Nice", "Nice tea", "And Nice tea", "Nice evening Paris", "Nice, good tea"])(
  "without such a word before it, it is a word: %s",
  (text) => {
    expect(placesOf(text).cities).not.toContain("nice");
  },
);

test.each([", ", "&", "/", "and", "und", "et", "y", "e", "or", "oder", "ou", "o"])(
  "a list of places goes on behind: %s",
  (joiner) => {
    expect(placesOf(`in Graz ${joiner} Nice`).cities).toEqual(["graz", "nice"]);
    expect(placesOf(`in Graz  ${joiner}  Nice`).cities).toEqual(["graz", "nice"]);
    expect(placesOf(`in Graz good Nice`).cities).toEqual(["graz"]);
  },
);

test.each(["and", "und", "et", "y", "e"])("a list may begin with such a word: Nice %s Cannes", (joiner) => {
  expect(placesOf(`Nice ${joiner} Cannes`).cities).toEqual(["nice", "cannes"]);
  expect(placesOf(`Nice ${joiner} cannes`).cities).toEqual(["cannes"]);
});

const PEOPLE =
  "creator, creators, influencer, influencers, audience, audiences, market, markets, women, men, people, customers, consumers, followers, brand, brands, cities";

test.each(PEOPLE.split(", "))("an adjective that is a word as well is a country's before: %s", (people) => {
  expect(marketsOf(`polish ${people}`)).toEqual(["PL"]);
  expect(marketsOf(`polish the ${people}`)).toEqual([]);
});

test.each<[string, string[]]>([
  ["quien usa crema", []],
  ["USA", ["US"]],
  ["in usa", ["US"]],
  ["peru tea", ["PE"]],
  ["Spain's", ["ES"]],
  ["Spains", ["ES"]],
  ["Peru’s", ["PE"]],
  ["Perus", []],
])("a short name in small letters is a word of some language: %s", (text, markets) => {
  expect(marketsOf(text)).toEqual(markets);
});

test.each<[string, string[]]>([
  ["Turkey sandwiches", []],
  ["turkey sandwiches in Turkey", ["TR"]],
  ["Brazil nuts", []],
  ["brazil-nuts", []],
  ["roast turkey", []],
  ["bone china", []],
  ["Turkey creators", ["TR"]],
  ["Turkey, sandwiches", ["TR"]],
  ["Turkey for", ["TR"]],
  ["Turkey tea", ["TR"]],
  ["Turkey via", ["TR"]],
  ["Turkey Instagram", ["TR"]],
  ["Turkey gaming", ["TR"]],
  ["Turkey Germany", ["TR", "DE"]],
  ["Chile sauce", []],
  ["Chile tea", ["CL"]],
])("a place that is the name of a thing is none: %s", (text, markets) => {
  expect(marketsOf(text)).toEqual(markets);
});

test.each<[string, string[], string[]]>([
  ["Atlanta,Georgia", ["US"], ["US-GA"]],
  ["Atlanta,  Georgia", ["US"], ["US-GA"]],
  ["Atlanta, in Georgia", ["US"], ["US-GA"]],
  ["New York, Georgia", ["US"], ["US-GA"]],
  ["lovely Atlanta, Georgia", ["US"], ["US-GA"]],
  ["Tbilisi, Georgia", ["GE"], []],
  ["Georgia US", ["US"], ["US-GA"]],
  ["Georgia, USA", ["US"], ["US-GA"]],
  ["Georgia (US)", ["US"], ["US-GA"]],
  ["Georgia ( United States )", ["US"], ["US-GA"]],
  ["Georgia,  U.S.", ["US"], ["US-GA"]],
])("which of two places is meant is said by the one beside it: %s", (text, markets, regions) => {
  expect(placesOf(text)).toMatchObject({ markets, regions });
});

test.each<[string, string[]]>([
  ["Paris, Texas", ["US"]],
  ["Paris (Texas)", ["US"]],
  ["Paris Texas", ["US"]],
  ["Paris and Texas", ["FR", "US"]],
  ["Paris or Texas", ["FR", "US"]],
  ["Paris, Bavaria", ["FR", "DE"]],
  ["Germany, Texas", ["DE", "US"]],
])("a city lies in the region that stands beside it: in %s", (text, markets) => {
  expect(marketsOf(`in ${text}`)).toEqual(markets);
});

test("an own city of a name that is known otherwise lies where its data says, and nowhere without", () => {
  const own: Own = new Map([
    ["bavaria", { city: "bavaria", country: null }],
    ["turkey", { city: "turkey", country: "US" }],
  ]);

  expect(placesOf("in Bavaria", own)).toMatchObject({ markets: [], cities: ["bavaria"] });
  expect(placesOf("in Turkey", own)).toMatchObject({ markets: ["TR"], cities: [] });
});
