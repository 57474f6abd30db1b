import { expect, test } from "vitest";
import { nobodyOf } from "#/strategy/brief/left-out/exclusions.ts";
import { CONTEXT, changeSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { limitsTakenAway } from "#/strategy/brief/no-limits.ts";
import { foldInPlace } from "#/language/fold.ts";
import { budgetFactor } from "./budget-factor.ts";
import { versionAsked } from "./version-asked.ts";
import { isWholeBrief } from "./whole-brief.ts";

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });
const BUDGET: Said = { budget: EUROS(1000) };
const changed = (before: Said, text: string) => changeSaid({ ...BUDGET, ...before }, text, CONTEXT);

test.each<[string, number | null]>([
  ["double the budget", 2],
  ["twice the money", 2],
  ["verdopple das Budget", 2],
  ["doble presupuesto", 2],
  ["half the budget", 0.5],
  ["das halbe Budget", 0.5],
  ["20 % more budget", 1.2],
  ["20 % less budget", 0.8],
  ["20 % mehr Geld", 1.2],
  ["20 % weniger Geld", 0.8],
  ["minus 50 %", 0.5],
  ["and plus 10 %.", 1.1],
  ["cut it by 25 %", 0.75],
  ["reduce the budget by 25 percent", 0.75],
  ["erhöhe um 30 Prozent", 1.3],
  ["lower by 99 %", 0.01],
  ["lower by 100 %", null],
  ["plus 0 %", null],
  ["plus 10 % on TikTok", null],
  ["20 % less", null],
  ["double espresso", null],
  ["half the creators", null],
])("by what the budget is multiplied: %s", (text, factor) => {
  const found = budgetFactor(foldInPlace(text));

  expect(found === null ? null : Math.round(found * 100) / 100).toBe(factor);
});

test.each([
  ["sube el presupuesto 300", 1300],
  ["increase our budget 300", 1300],
  ["Budget um 300 runter", 700],
  ["diminue le budget de 300", 700],
  ["acrescenta 300 ao orçamento", 1300],
  ["budget se 300 hata do", 700],
  ["sube el presupuesto a 3000", 3000],
])("the budget of a plan goes up or down by so much, unless words say up to where: %s", (text, amount) => {
  expect(changed({}, text).stated.budget).toEqual(EUROS(amount));
});

test.each<[string, ReturnType<typeof limitsTakenAway>]>([
  ["no limit", { count: true, share: true }],
  ["no limit on creators", { count: true, share: false }],
  ["remove the cap on the number", { count: true, share: false }],
  ["as many creators as possible", { count: true, share: false }],
  ["any number of creators", { count: true, share: false }],
  ["without the 25 % rule", { count: false, share: true }],
  ["drop the limit of one creator", { count: false, share: true }],
  ["ohne Obergrenze beim Anteil", { count: false, share: true }],
  ["quita el límite", { count: true, share: true }],
  ["no mega creators", null],
  ["the limit stays", null],
])("which assumed limits a text takes away: %s", (text, limits) => {
  expect(limitsTakenAway(foldInPlace(text))).toEqual(limits);
});

test.each([
  ["version 12", 12],
  ["please take us to version 3 again", 3],
  ["please do take us to version 3 again", null],
  ["what is the difference to version 2", null],
  ["warum Version 2", null],
  ["Please undo that.", "before"],
  ["go back", "before"],
  ["zurück bitte", "before"],
  ["annuler", "before"],
  ["deshacer", "before"],
  ["previous version", "before"],
  ["doch wieder zurück", "before"],
  ["go back to the first version", 1],
  ["vuelve a la primera versión", 1],
  ["zurück zur ersten Version", 1],
  ["why was the first version cheaper, go back over it", null],
  ["go back to Germany", null],
  ["conversion 2", null],
])("which version is asked for: %s", (text, version) => {
  expect(versionAsked(foldInPlace(text))).toBe(version);
});

test.each<[string, boolean]>([
  ["9.000 €, France, TikTok, women, sales", true],
  ["9.000 €, France, TikTok, women", false],
  ["9.000 €, France, TikTok, 18-24, four weeks", true],
  ["9.000 € more, France, TikTok, women, sales", false],
  ["France, TikTok, women, sales", false],
  ["Budget: 9.000 €, France, TikTok, women, sales", false],
])("what says enough to be a brief of its own beside a plan: %s", (text, isWhole) => {
  expect(isWholeBrief(text)).toBe(isWhole);
});

test.each<[string, Said, string, Partial<Said>, string[]]>([
  [
    "a value is added",
    { markets: ["DE"] },
    "and Austria",
    { markets: ["DE", "AT"] },
    ["in Germany and Austria"],
  ],
  ["a value is replaced", { markets: ["DE"] }, "France", { markets: ["FR"] }, ["in France"]],
  ["only it is left", { tiers: ["nano"] }, "and only mega", { tiers: ["mega"] }, ["only mega creators"]],
  ["one is taken away", { languages: ["de", "es"] }, "not in Spanish", { languages: ["de"] }, ["in German"]],
  ["the last is taken away", { cities: ["berlin"] }, "not in Berlin", {}, ["in every city"]],
  [
    "the country of a city stays",
    { markets: ["DE"], cities: ["berlin"] },
    "not in Berlin",
    { markets: ["DE"] },
    ["in every city"],
  ],
  [
    "a size nobody asked for",
    {},
    "no mega creators",
    { rules: [ban("no mega creators", "tier", "mega")] },
    ["no mega creators"],
  ],
  [
    "a language nobody asked for",
    {},
    "not in Spanish",
    { rules: [ban("nobody in Spanish", "language", "es")] },
    ["nobody in Spanish"],
  ],
  [
    "platforms are added",
    { platforms: ["tiktok"] },
    "YouTube too",
    { platforms: ["tiktok", "youtube"] },
    ["on TikTok and YouTube"],
  ],
  [
    "a platform nobody asked for",
    {},
    "without TikTok",
    { rules: [nobodyOf("platform", ["tiktok"])] },
    ["nobody on TikTok"],
  ],
  [
    "both at once",
    { platforms: ["tiktok"] },
    "YouTube instead of TikTok",
    { platforms: ["youtube"], rules: [nobodyOf("platform", ["tiktok"])] },
    ["on YouTube", "nobody on TikTok"],
  ],
  ["a goal", {}, "for sales", { objective: "sales" }, ["for sales"]],
  ["pieces", {}, "2 reels each", { deliverables: [{ format: "reel", count: 2 }] }, ["2 reels each"]],
  [
    "followers",
    {},
    "creators under 50k",
    { followers: { min: null, max: 50_000 } },
    ["creators with at most 50,000 followers"],
  ],
  ["a price of all", {}, "at most 500 € per reel", { maxPrice: EUROS(500) }, ["at most €500 a piece"]],
  [
    "a fee of all",
    {},
    "at most 500 € per creator",
    { maxFee: EUROS(500) },
    ["at most €500 to one creator in all"],
  ],
  [
    "a share",
    {},
    "at most 30 % to one creator",
    { maxShare: 30 },
    ["at most 30% of what is spent to one creator"],
  ],
  ["no share", { maxShare: 30 }, "drop the share limit", { maxShare: 100 }, ["any share to one creator"]],
  [
    "no number",
    { minCreators: 3 },
    "any number of creators",
    { maxCreators: 1000 },
    ["any number of creators"],
  ],
  [
    "a number",
    { minCreators: 3, maxCreators: 4 },
    "at least 5 creators",
    { minCreators: 5 },
    ["at least 5 creators"],
  ],
  ["known prices", {}, "only with a known price", { filters: { has: ["price"] } }, ["with a known price"]],
  [
    "an age beside a gender",
    { gender: "female" },
    "over 30 years",
    { gender: "female", age: { min: 30, max: null } },
    ["women from 30"],
  ],
  ["a length", {}, "three weeks", { flight: { days: 21 } }, ["flight 21 days"]],
  [
    "a start",
    { flight: { days: 21 } },
    "from 1 March 2027",
    { flight: { from: "2027-03-01", days: 21 } },
    ["flight from 01/03/2027"],
  ],
  [
    "a start and a length",
    { flight: { days: 21 } },
    "from 1 March 2027, one week",
    { flight: { from: "2027-03-01", days: 7 } },
    ["flight 7 days from 01/03/2027"],
  ],
  [
    "an end",
    { flight: { from: "2027-01-01" } },
    "until 1 March 2027",
    { flight: { to: "2027-03-01" } },
    ["flight until 01/03/2027"],
  ],
  ["one creator", {}, "Creators: 1", { maxCreators: 1 }, ["at most 1 creator"]],
  ["a product", {}, "Product: green tea", { product: "green tea" }, ["green tea"]],
  [
    "topics",
    {},
    "Categories: gaming, yoga",
    { categories: ["gaming", "yoga"] },
    ["creators about gaming or yoga"],
  ],
  [
    "a share in its slot",
    {},
    "Max share: 40 %",
    { maxShare: 40 },
    ["at most 40% of what is spent to one creator"],
  ],
  [
    "a range",
    {},
    "budget 10 to 15k",
    { budget: EUROS(15_000), budgetFrom: EUROS(10_000) },
    ["budget €15,000"],
  ],
  [
    "a swap",
    { must: ["ann", "ben"] },
    "swap @ann for @cy",
    { never: ["ann"], must: ["ben", "cy"] },
    ["without @ann", "with @cy"],
  ],
  [
    "somebody comes back",
    { never: ["ann", "ben"] },
    "with @ann",
    { never: ["ben"], must: ["ann"] },
    ["with @ann"],
  ],
  [
    "a price",
    {
      prices: [
        { handle: "ann", price: EUROS(1) },
        { handle: "ben", price: EUROS(2) },
      ],
    },
    "@ann costs 9 €",
    {
      named: ["ann"],
      prices: [
        { handle: "ben", price: EUROS(2) },
        { handle: "ann", price: EUROS(9) },
      ],
    },
    ["@ann at €9 a piece"],
  ],
  [
    "a rule in place of its like",
    { rules: [minimum(1), ban("no mega", "tier", "mega")] },
    "at least 2 in Austria",
    { rules: [ban("no mega", "tier", "mega"), minimum(2)] },
    ["at least 2 in Austria"],
  ],
])("of a follow-up, %s", (_, before, text, expected, words) => {
  const change = changed(before, text);

  expect(change.words).toEqual(words);
  expect(change.stated).toMatchObject(expected);
  expect(change.problem).toBeNull();
});

function ban(label: string, field: "tier" | "language", value: string) {
  return { label, field, value, of: "creators" as const, min: null, max: 0 };
}

function minimum(min: number) {
  const label = `at least ${min} in Austria`;
  return { label, field: "country" as const, value: "AT", of: "creators" as const, min, max: null };
}

test("a new number of creators leaves nothing of the one before, and so does a new budget", () => {
  const counts = changed({ minCreators: 3, maxCreators: 4 }, "at least 5 creators").stated;
  const budget = changed(
    { budgetFrom: EUROS(1), otherBudgets: [EUROS(2)], isCurrencyAssumed: true },
    "2.000 €",
  ).stated;

  expect(counts).not.toHaveProperty("maxCreators");
  expect(changed({ minCreators: 3 }, "any number of creators").stated).not.toHaveProperty("minCreators");
  expect(changed({ minCreators: 3 }, "Creators: 9").stated).not.toHaveProperty("minCreators");
  expect(budget).toEqual({ budget: EUROS(2000) });
  expect(changed({}, "3000").stated).toEqual({ budget: EUROS(3000) });
  expect(changeSaid({}, "3000", CONTEXT).stated).toEqual({ budget: EUROS(3000), isCurrencyAssumed: true });
  expect(changeSaid({}, "500 € more", CONTEXT).stated).toEqual({ budget: EUROS(500) });
});

test("a change tells of whom it speaks, of whose price, and what it did not understand", () => {
  const { handles, priced, unparsed } = changed({}, "with @ann, without @ben, @cy costs 9 €, reels only");

  expect(handles.toSorted()).toEqual(["ann", "ben", "cy"]);
  expect(priced).toEqual(["cy"]);
  expect(unparsed).toEqual(["reels only"]);
});

test.each([
  ["999 € less", null],
  ["1.000 € less", "nothing_left"],
  ["minus 100 %", "nothing"],
  ["1.000 $ more", "other_currency"],
  ["something bigger", "how_much"],
  ["download it", "nothing"],
])("whether a follow-up changes anything: %s", (text, problem) => {
  expect(changed({}, text).problem).toBe(problem);
});

test.each(["men too", "auch Männer", "les hommes aussi", "los hombres también", "os homens também"])(
  "who is added to an audience takes nobody away: %s",
  (text) => {
    expect(changed({ gender: "female", age: { min: 18, max: 34 } }, text).stated.gender).toBeUndefined();
  },
);

test.each([
  "half of the money for Spain",
  "die Hälfte des Geldes für Spanien",
  "la moitié de l'argent pour l'Espagne",
  "la mitad del dinero para España",
  "metade da verba pra Espanha",
])("a part of the money is that of a place, and no other budget: %s", (text) => {
  const budget = { amount: 500_000, currency: "EUR" };

  const { stated } = changed({ budget, markets: ["DE"] }, text);

  expect(stated).toMatchObject({
    budget,
    markets: ["DE", "ES"],
    rules: [{ field: "country", value: "ES", of: "budget", min: 45, max: 55 }],
  });
});

test.each([
  ["at least 2 from Austria", ["DE", "AT"]],
  ["at least 1 from Vienna", ["DE", "AT"]],
])("what a rule asks for is taken in: %s", (text, markets) => {
  expect(changed({ markets: ["DE"] }, text).stated.markets).toEqual(markets);
});

test.each([
  ["budget up by a quarter", 1.25],
  ["budget moins un quart", 0.75],
  ["Budget um ein Drittel kürzen", 2 / 3],
  ["baixa 10%", 0.9],
  ["sube un 20 %", 1.2],
  ["o dobro do dinheiro", 2],
  ["budget aadha kar do", 0.5],
  ["auf die Hälfte vom Budget", 0.5],
  ["baja el presupuesto a un tercio", 1 / 3],
  ["cut the budget to a third", 1 / 3],
  ["cut the budget by a third", 2 / 3],
])("a part by which the budget changes: %s", (text, factor) => {
  expect(budgetFactor(foldInPlace(text))).toBeCloseTo(factor);
});

test.each([["budget to 80%"], ["reduce the budget to 80%"], ["a third from Berlin"], ["10% from Austria"]])(
  "no change of the budget by a part: %s",
  (text) => {
    expect(budgetFactor(foldInPlace(text))).toBeNull();
  },
);

test.each(["tiktok is fine after all", "tiktok ist okay", "bueno, tiktok sí", "ok pour tiktok"])(
  "what was left out and is allowed again limits nothing: %s",
  (text) => {
    const { stated } = changed({ rules: [nobodyOf("platform", ["tiktok"])] }, text);

    expect(stated).toMatchObject({ rules: [] });
    expect(stated.platforms ?? []).toEqual([]);
  },
);

test("only what was left out is asked for where the word says so", () => {
  const { stated } = changed({ rules: [nobodyOf("platform", ["tiktok"])] }, "only tiktok");

  expect(stated.platforms).toEqual(["tiktok"]);
});
