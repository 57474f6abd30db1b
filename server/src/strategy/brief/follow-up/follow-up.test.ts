import { AMOUNT_MAX } from "@app/contract/money";
import { expect, test } from "vitest";
import { CONTEXT, changeSaid, readSaid } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import { foldInPlace } from "#/language/fold.ts";
import { withNamedPicks } from "./named-picks.ts";
import { versionAsked } from "./version-asked.ts";

const BEFORE: Said = {
  product: "protein bar",
  budget: { amount: 2_500_000, currency: "EUR" },
  markets: ["DE"],
  platforms: ["instagram", "tiktok"],
  must: ["kept"],
};

const CHANGES: [string, Partial<Said>][] = [
  ["and with 5.000 € more?", { budget: { amount: 3_000_000, currency: "EUR" } }],
  ["5.000 € weniger", { budget: { amount: 2_000_000, currency: "EUR" } }],
  ["make it 40k €", { budget: { amount: 4_000_000, currency: "EUR" } }],
  ["only TikTok", { platforms: ["tiktok"] }],
  ["and YouTube too", { platforms: ["instagram", "tiktok", "youtube"] }],
  ["without TikTok", { platforms: ["instagram"] }],
  ["without @kept", { never: ["kept"], must: [] }],
  ["at most 6 creators", { maxCreators: 6 }],
  ["women 25-40 instead", { gender: "female", age: { min: 25, max: 40 } }],
  ["Flight: six weeks", { flight: { days: 42 } }],
  ["Flight: 01/02/2027–28/02/2027", { flight: { from: "2027-02-01", to: "2027-02-28" } }],
  ["Max share: 30 %", { maxShare: 30 }],
  [
    "only creators under 50k",
    { followers: { min: null, max: 50_000 }, budget: { amount: 2_500_000, currency: "EUR" } },
  ],
  ["nur Creator unter 50k", { followers: { min: null, max: 50_000 } }],
  ["creators with 10k to 80k followers", { followers: { min: 10_000, max: 80_000 } }],
  ["at least 20.000 followers", { followers: { min: 20_000, max: null } }],
  [
    "what if @anna.k costs 900?",
    { prices: [{ handle: "anna.k", price: { amount: 90_000, currency: "EUR" } }] },
  ],
  [
    "was wenn @anna.k 900 kostet?",
    { prices: [{ handle: "anna.k", price: { amount: 90_000, currency: "EUR" } }] },
  ],
  [
    "et si @anna.k coûte 1 200,50 € ?",
    { prices: [{ handle: "anna.k", price: { amount: 120_050, currency: "EUR" } }] },
  ],
  ["what about 3.000?", { budget: { amount: 300_000, currency: "EUR" } }],
  ["5000 more", { budget: { amount: 3_000_000, currency: "EUR" } }],
  ["and 500 more please", { budget: { amount: 2_550_000, currency: "EUR" } }],
  ["-500 €", { budget: { amount: 2_450_000, currency: "EUR" } }],
  ["double the budget", { budget: { amount: 5_000_000, currency: "EUR" } }],
  ["20 % less budget", { budget: { amount: 2_000_000, currency: "EUR" } }],
  ["5 creators at most", { maxCreators: 5 }],
  ["raise the budget by 2000", { budget: { amount: 2_700_000, currency: "EUR" } }],
  ["cut the budget by 1.000 €", { budget: { amount: 2_400_000, currency: "EUR" } }],
  ["Budget um 1.000 € senken", { budget: { amount: 2_400_000, currency: "EUR" } }],
  ["minus 50%", { budget: { amount: 1_250_000, currency: "EUR" } }],
  ["swap @kept for @ben.k", { never: ["kept"], must: ["ben.k"] }],
  ["no limit on creators", { maxCreators: 1000 }],
  ["remove the 25 % limit", { maxShare: 100 }],
  ["drop that limit", { maxCreators: 1000, maxShare: 100 }],
  ["only creators with a known price", { filters: { has: ["price"] } }],
  ["only Rio de Janeiro", { cities: ["rio de janeiro"], markets: ["BR"] }],
  ["without YouTube", { platforms: ["instagram", "tiktok"] }],
  ["Instagram instead of TikTok", { platforms: ["instagram"] }],
  ["only creators under 500 €", { maxPrice: { amount: 50_000, currency: "EUR" } }],
  ["not in Austria", { filters: { countryNot: ["AT"] } }],
  ...(["only women creators", "nur Creatorinnen", "only female influencers"].map((text) => [
    text,
    { filters: { gender: ["female" as const] } },
  ]) satisfies [string, Partial<Said>][]),
  ["Creators: 30", { maxCreators: 30 }],
  ["Creators: at most 8 creators", { maxCreators: 8 }],
  [
    "at least 2 in Austria",
    {
      rules: [
        { label: "at least 2 in Austria", field: "country", value: "AT", of: "creators", min: 2, max: null },
      ],
    },
  ],
];

test.each(CHANGES)("changes: %s", (text, expected) => {
  const { stated, words } = changeSaid(BEFORE, text, CONTEXT);

  expect(stated).toMatchObject(expected);
  expect(stated.product).toBe("protein bar");
  expect(words.length).toBeGreaterThan(0);
});

test.each([
  ["1e30 € more", "too_large"],
  ["25.000 € less", "nothing_left"],
  ["0 €", "zero"],
  ["make it cheaper", "how_much"],
  ["how many people see it?", "nothing"],
  ["thanks, great", "nothing"],
  ["blue sky", "nothing"],
])("changes nothing and says why: %s", (text, problem) => {
  const change = changeSaid(BEFORE, text, CONTEXT);

  expect(change.problem).toBe(problem);
  expect(change.stated).toEqual(BEFORE);
});

test("a budget never grows beyond what a campaign takes, however often it is doubled", () => {
  const budget = { amount: AMOUNT_MAX, currency: "EUR" };

  const change = changeSaid({ ...BEFORE, budget }, "double the budget", CONTEXT);

  expect(change.problem).toBe("too_large");
  expect(change.stated.budget).toEqual(budget);
});

test.each([
  ["only TikTok", "on TikTok"],
  ["in Austria and Germany", "in Germany and Austria"],
  ["Frauen 25-40", "women 25–40"],
  ["only micro", "only micro creators"],
  ["für Verkäufe", "for sales"],
  ["Flight: 01/02/2027–28/02/2027", "flight 01/02/2027–28/02/2027"],
])("says what was changed in words, never in codes: %s", (text, words) => {
  expect(changeSaid(BEFORE, text, CONTEXT).words).toEqual([words]);
});

test("a new length keeps the start, and a new start keeps the length", () => {
  const begun = changeSaid(BEFORE, "from 1 February 2027", CONTEXT).stated;
  const longer = changeSaid(begun, "for two weeks", CONTEXT).stated;

  expect(longer.flight).toEqual({ from: "2027-02-01", days: 14 });
  expect(changeSaid(longer, "from 1 March 2027", CONTEXT).stated.flight).toEqual({
    from: "2027-03-01",
    days: 14,
  });
});

test.each([
  ["go back to version 1", 1],
  ["ok go with version 2", 2],
  ["zurück zu Version 3", 3],
  ["undo", "before"],
  ["mach das rückgängig", "before"],
  ["compare with version 1", null],
  ["only TikTok", null],
])("asks for an earlier version or not: %s", (text, version) => {
  expect(versionAsked(foldInPlace(text))).toBe(version);
});

test("a platform that was left out can come back beside the others", () => {
  const { platforms: _, ...rest } = BEFORE;

  const { stated } = changeSaid({ ...rest, withoutPlatforms: ["tiktok"] }, "and TikTok too", CONTEXT);

  expect(stated.platforms).toEqual(["instagram", "youtube", "tiktok"]);
});

test("what is no change says so and leaves everything", () => {
  const { stated, words } = changeSaid(BEFORE, "thank you very much", CONTEXT);

  expect(words).toEqual([]);
  expect(stated).toEqual(BEFORE);
});

test.each([
  ["drop the most expensive", "drop @dear"],
  ["Drop the two most expensive creators, please", "Drop @dear, @middle, please"],
  ["ohne die Teuerste", "ohne @dear"],
  ["only the cheapest", "only @small"],
  ["without the 9 most expensive", "without @dear, @middle, @small, @other"],
  ["something less expensive", "something less expensive"],
])("the dearest and the cheapest of a plan are creators like those named: %s", (text, named) => {
  const picks = [
    { handle: "middle", cost: { amount: 50_000 } },
    { handle: "dear", cost: { amount: 90_000 } },
    { handle: "small", cost: { amount: 10_000 } },
    { handle: "other", cost: { amount: 10_000 } },
  ];

  expect(withNamedPicks(text, picks)).toBe(named);
  expect(withNamedPicks(text, [])).toBe(text);
});

test("money in another currency than the budget's is not added to it", () => {
  const before = readSaid("Launch of tea in Germany, 9.000 €", CONTEXT).stated;

  const { problem, stated } = changeSaid(before, "2 lakh more", CONTEXT);

  expect(problem).toBe("other_currency");
  expect(stated.budget).toEqual(before.budget);
});

test("a city of several is not asked about where the brief says its country", () => {
  expect(changeSaid({ ...BEFORE, markets: [] }, "in Córdoba instead").unread?.kind).toBe("place");
  expect(changeSaid({ ...BEFORE, markets: ["AR"] }, "in Córdoba instead").unread).toBeNull();
});
