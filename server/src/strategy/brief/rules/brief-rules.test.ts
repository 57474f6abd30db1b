import type { BriefRule } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { CONTEXT, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";

const read = (text: string) => readSaid(`Serum, 9.000 €, ${text}`, CONTEXT).stated;

test.each<[string, number | undefined, number | undefined]>([
  ["10 creators", 10, 10],
  ["five influencers", 5, 5],
  ["mit acht Influencern", 8, 8],
  ["5 to 8 creators", 5, 8],
  ["zwischen 5 und 8 Creatorn", 5, 8],
  ["at least 3 creators", 3, undefined],
  ["mindestens 3 Influencer", 3, undefined],
  ["at most 6 creators", undefined, 6],
  ["no more than 6 different creators", undefined, 6],
  ["exactly 4 creators", 4, 4],
  ["5 creators at most", undefined, 5],
  ["5 creators or fewer", undefined, 5],
  ["5 creators or more", 5, undefined],
  ["5 creators minimum", 5, undefined],
  ["3 YouTubers", 3, 3],
  ["4 nano creators", 4, 4],
  ["4 great food creators", 4, 4],
  ["500 per creator", undefined, undefined],
  ["creators", undefined, undefined],
  ["5 % creators", undefined, undefined],
])("how many creators: %s", (text, min, max) => {
  const { minCreators, maxCreators } = read(text);

  expect([minCreators, maxCreators]).toEqual([min, max]);
});

test.each<[string, number | undefined]>([
  ["at most 25 % to one creator", 25],
  ["maximal 30 Prozent pro Creator", 30],
  ["up to 20 % of the budget per influencer", 20],
  ["no creator more than 20 % of the budget", 20],
  ["no single creator gets over 15 %", 15],
  ["kein Creator mehr als 40 %", 40],
  ["at most 25 % on TikTok", undefined],
])("the share of one creator: %s", (text, share) => {
  expect(read(text).maxShare).toBe(share);
});

type Rule = [text: string, field: BriefRule["field"], value: string, min: number | null, max: number | null];

test.each<Rule>([
  ["at least 2 in Austria", "country", "AT", 2, null],
  ["mindestens 2 aus Wien", "city", "vienna", 2, null],
  ["at least 2 in Bavaria", "region", "DE-BY", 2, null],
  ["at least 3 micro creators", "tier", "micro", 3, null],
  ["up to 4 on TikTok", "platform", "tiktok", null, 4],
  ["exactly 3 on YouTube", "platform", "youtube", 3, 3],
  ["at least two fitness creators", "category", "fitness", 2, null],
  ["no fewer than 5 women", "gender", "female", 5, null],
])("a number of some of them: %s", (text, field, value, min, max) => {
  expect(read(text).rules).toEqual([{ label: text, field, value, of: "creators", min, max }]);
});

test.each<Rule>([
  ["at least 40 % on TikTok", "platform", "tiktok", 40, null],
  ["at most 30 % of the budget in Austria", "country", "AT", null, 30],
  ["mindestens die Hälfte TikTok", "platform", "tiktok", 50, null],
  ["at most half on YouTube", "platform", "youtube", null, 50],
])("a part of the money for some of them: %s", (text, field, value, min, max) => {
  expect(read(text).rules).toEqual([{ label: text, field, value, of: "budget", min, max }]);
});

test.each(["no mega", "keine Mega-Influencer", "without mega creators"])("none of a size: %s", (text) => {
  expect(read(text)).toMatchObject({
    rules: [{ label: "no mega creators", field: "tier", value: "mega", of: "creators", min: null, max: 0 }],
  });
  expect(read(text).tiers).toBeUndefined();
});

test.each([
  ["only male creators", "male"],
  ["8 female creators", "female"],
  ["nur Creatorinnen", "female"],
])("who creators are is a filter, and says nothing of whom they reach: %s", (text, gender) => {
  expect(read(text).filters).toEqual({ gender: [gender] });
  expect(read(text).gender).toBeUndefined();
});

test("a rule reaches no further than its clause, and is about what is named first", () => {
  expect(read("at least 2 creators, Austria").rules).toBeUndefined();
  expect(read("at least 2 creators, Austria").minCreators).toBe(2);
  expect(read("at least 2 on TikTok in Austria").rules).toMatchObject([{ field: "platform" }]);
  expect(read("at least 2 in Austria on TikTok").rules).toMatchObject([{ field: "country" }]);
  expect(read("at least 2 women on TikTok").rules).toMatchObject([{ field: "gender" }]);
  expect(read("at least 2 in Austria and YouTube")).toMatchObject({
    rules: [{ label: "at least 2 in Austria" }],
    platforms: ["youtube"],
  });
  expect(read("at least 2. Austria").rules).toBeUndefined();
});

test.each<[string, Said["followers"]]>([
  ["creators under 50k", { min: null, max: 50_000 }],
  ["creators over 10k", { min: 10_000, max: null }],
  ["creators with at least 10k, at most 50k followers", { min: 10_000, max: 50_000 }],
  ["creators with 10k to 50k followers", { min: 10_000, max: 50_000 }],
  ["10 to 50k followers", { min: 10_000, max: 50_000 }],
  ["creators between 5000 and 9000", { min: 5000, max: 9000 }],
  ["20k+ followers", { min: 20_000, max: null }],
  ["Creator ab 20.000 Abonnenten", { min: 20_000, max: null }],
  ["under 500 followers", { min: null, max: 500 }],
  ["under 499 followers", { min: null, max: 499 }],
  ["over 500 followers", { min: 500, max: null }],
  ["100 to 500 followers", { min: 100, max: 500 }],
  ["creators under 25 years", undefined],
  ["creators under 2000 €", undefined],
])("how many followers: %s", (text, followers) => {
  expect(read(text).followers).toEqual(followers);
});

test.each<[string, Partial<Said>]>([
  ["must include @a.b and @c", { must: ["a.b", "c"] }],
  ["with @a, @b or @c", { must: ["a", "b", "c"] }],
  ["mit @a", { must: ["a"] }],
  ["without @a & @b", { never: ["a", "b"] }],
  ["ohne @a, mit @b", { never: ["a"], must: ["b"] }],
  ["@a", { named: ["a"] }],
  ["why not with @a", { named: ["a"] }],
  ["swap @a for @b", { never: ["a"], must: ["b"] }],
  ["ersetze @a durch @b", { never: ["a"], must: ["b"] }],
])("who is asked for: %s", (text, expected) => {
  const { must, never, named } = read(text);

  expect({ must, never, named }).toEqual({
    must: undefined,
    never: undefined,
    named: undefined,
    ...expected,
  });
});

test("an address of mail is no handle", () => {
  expect(read("me@a.example").named).toBeUndefined();
});

test.each<[string, string, number]>([
  ["what if @a costs 900?", "EUR", 90_000],
  ["@a asks for $1.2k", "USD", 120_000],
  ["@a only wants 50 €", "EUR", 5000],
  ["wenn @a 900 kostet", "EUR", 90_000],
  ["@a kostet 1.200,50 €", "EUR", 120_050],
  ["@a takes 2 lakh", "INR", 20_000_000],
])("the price of one creator: %s", (text, currency, amount) => {
  const { prices, named, budget } = read(text);

  expect(prices).toEqual([{ handle: "a", price: { amount, currency } }]);
  expect(named).toEqual(["a"]);
  expect(budget?.amount).toBe(900_000);
});

test("of two prices of one creator the last counts, and one of nothing is none", () => {
  expect(read("@a costs 5, @a costs 9, @b costs 7").prices).toMatchObject([
    { handle: "a", price: { amount: 900 } },
    { handle: "b" },
  ]);
  expect(read("@a costs 0").prices).toBeUndefined();
});

test.each(["with a known price", "mit bekanntem Preis", "whose price is known"])(
  "only creators whose price is known: %s",
  (text) => {
    expect(read(`creators ${text}`).filters).toEqual({ has: ["price"] });
    expect(readSaid(`Serum, 9.000 €, creators ${text}`, CONTEXT).unparsed).toEqual([]);
  },
);

const OTHERS =
  "k, m, tsd, mil, lakh, crore, followers, Followern, abonnés, Abonnenten, seguidores, view, views, likes, years, Jahre, ans, años, weeks, Wochen, days, Tage, months, Monate, posts, post, reels, story, stories, videos, clicks";

test.each(OTHERS.split(", "))("what counts something else counts no creators: at least 5 %s", (noun) => {
  expect(read(`at least 5 ${noun} on TikTok`).rules ?? []).toEqual([]);
  expect(read(`at least 5 ${noun} on TikTok`).minCreators).toBeUndefined();
});

test.each(["Kenyans", "millers", "dayspas"])(
  "and a word that only begins so is none of these: %s",
  (noun) => {
    expect(read(`at least 5 ${noun} on TikTok`).rules).toMatchObject([{ value: "tiktok", min: 5 }]);
  },
);

test.each<[string, number | undefined, number | undefined]>([
  ["max 6", undefined, 6],
  ["at least 6", 6, undefined],
  ["exactly 8", 8, 8],
  ["12 max", undefined, 12],
  ["12 höchstens", undefined, 12],
  ["six to eight of them", 6, 8],
  ["eight to six of them", 6, 6],
  ["6 of them", 6, 6],
  ["6 davon", 6, 6],
  ["max 200", undefined, 200],
  ["max 201", undefined, undefined],
  ["5 to 8 creators, max 6", 5, 8],
  ["at least 3 creators, 9 creators", 3, undefined],
  ["at most 3 creators, 9 creators", undefined, 3],
  ["top 5, 9 creators", 9, 9],
  ["exactly 6. Two of them must be @a and @b", 6, 6],
])("a count without a noun is of creators: %s", (text, min, max) => {
  const { minCreators, maxCreators } = read(text);

  expect([minCreators, maxCreators]).toEqual([min, max]);
});

test("a number of creators in a place counts them only beside another place", () => {
  expect(read("at most 5 creators in Austria").rules).toBeUndefined();
  expect(read("at most 5 creators in Austria")).toMatchObject({ maxCreators: 5, markets: ["AT"] });
  for (const text of ["Germany, at most 5 creators in Austria", "at most 5 creators in Austria, Germany"])
    expect(read(text)).toMatchObject({ rules: [{ value: "AT", max: 5 }], markets: ["DE"] });
});

test.each([
  ["30 creators or fewer", undefined, 30],
  ["10 oder weniger Creator", undefined, 10],
  ["10 créateurs ou moins", undefined, 10],
  ["30 TikTok creators or more", 30, undefined],
  ["10+ creators", 10, undefined],
  ["10 creadores o más", 10, undefined],
  ["5 micro creators", 5, 5],
])("a number with its limit behind it: %s", (words, min, max) => {
  const { stated, unparsed } = readSaid(`Tea, 9k €, ${words}`);

  expect([stated.minCreators, stated.maxCreators]).toEqual([min, max]);
  expect(unparsed).toEqual([]);
});
