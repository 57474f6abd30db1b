import { QUERY_MAX } from "@app/contract/discovery/queries";
import { expect, test } from "vitest";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import { refuses } from "#/strategy/brief/left-out/exclusions.ts";
import { readAsSearch } from "./search-words.ts";
import { isCued, unreadKind } from "./unread.ts";

const read = (text: string) => readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated;
const platformsOf = (text: string) => {
  const { platforms = [], rules = [] } = read(text);
  return { platforms, without: rules.map(({ value }) => value) };
};

const NOT =
  "without, no, not, never, remove, except, exclude, excluding, instead of, rather than, ohne, kein, keine, nicht, statt, anstatt, sans, pas de, pas sur, sauf, sin, en vez de, sem, não, exceto, excepto";

test.each(NOT.split(", "))("a platform in a clause of refusal is refused: %s paid ads on TikTok", (word) => {
  expect(platformsOf(`${word} paid ads on TikTok`).platforms).toEqual([]);
  expect(platformsOf(`${word} paid ads; on TikTok`).platforms).toEqual(["tiktok"]);
  for (const but of ["but", "aber", "mais", "pero"])
    expect(platformsOf(`${word} paid ads ${but} on TikTok`).platforms).toEqual(["tiktok"]);
});

test.each(["only", "just", "nur", "seulement", "solo"])(
  "whoever wants it %s there does not refuse it",
  (only) => {
    expect(platformsOf(`not ${only} on TikTok`).platforms).toEqual(["tiktok"]);
  },
);

const WORKED =
  "worked with, collabs with, collaborated with, partnered with, promoted, advertised, Kooperation mit, gearbeitet mit, a travaillé avec, trabajó con, trabalhou com, parceria com, deals with, sponsored by";

test.each(WORKED.split(", "))("a brand is a filter where somebody %s it", (words) => {
  expect(read(`${words} Nike`).filters?.brand ?? read(`${words} Nike`).filters?.brandNot).toEqual(["nike"]);
});

test("a brand is a word of the product anywhere else", () => {
  expect(readSaid("Nike shoes, 9.000 €", CONTEXT).stated).toMatchObject({ product: "Nike shoes" });
  expect(readSaid("Nike shoes, 9.000 €", CONTEXT).stated.filters).toBeUndefined();
});

const CUES =
  "creators who have, creators that have, creators which have, with, must have, reachable by, contact, only, mit, avec, con, com";

test.each(CUES.split(", "))("a way to write to creators is a filter behind: %s", (cue) => {
  expect(read(`${cue} email`).filters).toEqual({ contact: ["email"] });
});

test("and a word of the product anywhere else", () => {
  const { stated } = readSaid("Email tool, 9.000 €", CONTEXT);

  expect([stated.product, stated.filters]).toEqual(["Email tool", undefined]);
});

test.each([
  ["for moms", "female"],
  ["for mothers", "female"],
  ["für Mamas", "female"],
  ["for dads", "male"],
  ["for fathers", "male"],
  ["für Papas", "male"],
  ["for moms and dads", undefined],
  ["for fathers and mothers", undefined],
  ["for moms and kids", "female"],
  ["for parents", undefined],
  ["for students", undefined],
  ["for runners", undefined],
])("whom a plan reaches: %s", (text, gender) => {
  expect(read(text).gender).toBe(gender);
  expect(read(text).filters).toBeUndefined();
});

test.each(["mom creators", "dad bloggers", "student influencers"])("who creators are: %s", (text) => {
  expect(read(text).filters?.category).toHaveLength(1);
  expect(read(text).gender).toBeUndefined();
});

test("women and men are everybody", () => {
  expect(read("women").gender).toBe("female");
  expect(read("men").gender).toBe("male");
  expect(read("women and men").gender).toBeUndefined();
});

test.each<[string, object]>([
  ["creators aged 25 to 35", { filters: { age: { min: 25, max: 35 } } }],
  ["people aged 25 to 35 love it", { filters: { age: { min: 25, max: 35 } } }],
  ["aged 25 to 35", { age: { min: 25, max: 35 } }],
  ["women over 30", { age: { min: 30, max: null } }],
])("an age is that of creators right behind them: %s", (text, said) => {
  expect(read(text)).toMatchObject(said);
});

const TOLD = "Tell nothing else of it. ";

test("a text that is longer than a search is read by its clauses, at the right places", () => {
  const lead = TOLD.repeat(Math.ceil(QUERY_MAX / TOLD.length) + 1);
  const text = `${lead}In Berlin on TikTok.`;
  const { filters, chips } = readAsSearch(text, CONTEXT);
  const said = chips.map(({ span: [start, end] }) => text.slice(start, end));

  expect(filters).toMatchObject({ city: ["berlin"], platform: ["tiktok"] });
  expect(said).toContain("TikTok");
});

test.each([".", "\n", ";", ","])("no name is cut in two where a clause ends with: %j", (mark) => {
  const text = `${"q ".repeat((QUERY_MAX - 10) / 2)}${mark} on TikTok now`;

  expect(readAsSearch(text, CONTEXT).filters).toEqual({ platform: ["tiktok"] });
});

test("a text as long as a search may be is read at once, and one without a clause is cut", () => {
  const exact = `${"q ".repeat((QUERY_MAX - 10) / 2)}, on TikTok`.slice(0, QUERY_MAX);
  const endless = `${"q".repeat(QUERY_MAX)} TikTok`;

  expect(readAsSearch(endless, CONTEXT).filters).toEqual({ platform: ["tiktok"] });
  expect(readAsSearch(exact, CONTEXT).unparsed.length).toBeGreaterThan(0);
});

const kindOf = (before: string, words: string) =>
  unreadKind(new BriefText(`${before}${words}`), {
    start: before.length,
    end: before.length + words.length,
  });

const PLACE_CUES =
  "in, in the, from, near, near the, around, across, aus, aus der, bei, nahe, en, à, à la, au, aux, desde, depuis le, em, dari";
const DATE_CUES =
  "before, until, till, by the, on, vor, vor dem, bis, ab, zum, avant, avant le, jusqu'à la, jusqu'au, antes de, antes do, antes del, hasta el, até o";

test.each(PLACE_CUES.split(", "))("a name is a place behind: %s", (cue) => {
  expect(kindOf(`tea ${cue} `, "Xanadu")).toBe("place");
  expect(kindOf(`tea ${cue} `, "xanadu")).toBeNull();
  expect(kindOf(`tea ${cue} old `, "Xanadu")).toBeNull();
  expect(isCued(`tea ${cue} Xanadu`, cue.length + 5)).toBe(true);
});

test.each(DATE_CUES.split(", "))("a name is a day behind: %s", (cue) => {
  expect(kindOf(`tea ${cue} `, "Xanadu")).toBe("date");
  expect(kindOf(`tea ${cue} `, "xanadu")).toBeNull();
  expect(isCued(`tea ${cue} Xanadu`, cue.length + 5)).toBe(true);
});

test.each([
  ["half of it", "share"],
  ["a third", "share"],
  ["one quarter", "share"],
  ["die Hälfte", "share"],
  ["ein Drittel", "share"],
  ["la moitié", "share"],
  ["un tiers", "share"],
  ["la mitad", "share"],
  ["un tercio", "share"],
  ["metade", "share"],
  ["20 % xyz", "share"],
  ["behalf", null],
  ["thirdly", null],
  ["Navratri", "date"],
  ["the 3rd of", null],
  ["3rd March", "date"],
  ["12.5.", "date"],
  ["12/5/2027", "date"],
  ["before xyz", "date"],
  ["xyz", null],
])("of what is left a plan asks: %s", (words, kind) => {
  expect(kindOf("tea, ", words)).toBe(kind);
});

test("what stands behind a word of refusal in its own clause asks who is left out", () => {
  expect(kindOf("tea, not ", "xyz")).toBe("exclusion");
  expect(kindOf("tea, not now, ", "xyz")).toBeNull();
  expect(kindOf("tea not; ", "xyz")).toBeNull();
  expect(refuses("not xyz")).toBe(true);
  expect(refuses("xyz excluded")).toBe(true);
  expect(refuses("knot xyz")).toBe(false);
});

test.each([
  ["and", true],
  ["und", true],
  ["et", true],
  ["y", true],
  ["e", true],
  ["&", true],
  ["or", true],
  ["oder", true],
  ["ou", true],
  ["o", true],
  ["near", false],
])("a name beside a city is one, too: Nice %s Cannes", (joint, isCity) => {
  const cities = readSaid(`tea, 9.000 €, Nice ${joint} Cannes`, CONTEXT).stated.cities ?? [];

  expect(cities.toSorted()).toEqual(isCity ? ["cannes", "nice"] : ["cannes"]);
});

test("a topic of the product that is asked of creators as well is a filter, as in a search", () => {
  const { stated, unparsed } = readSaid(
    "Vegan protein bar, Germany, 5.000 €, creators about vegan food",
    CONTEXT,
  );

  expect(stated.filters).toEqual({ category: ["vegan"] });
  expect(stated.categories).toContain("vegan");
  expect(unparsed).toEqual([]);
});
