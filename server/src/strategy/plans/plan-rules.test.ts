import type { FilterName } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import { expect, test } from "vitest";
import { briefOf } from "#/strategy/brief/brief.fixtures.ts";
import type { Said } from "#/strategy/brief/brief.fixtures.ts";
import type { Candidate } from "./candidate.ts";
import { namedRules } from "./plan-rules.ts";
import { candidate } from "./planning.fixtures.ts";
import { createPricing } from "./prices/pricing.ts";
import { openFilters } from "#/strategy/brief/filter-sets.ts";
import { judged } from "#/strategy/plans/judged.fixtures.ts";

function rulesOf(stated: Said, candidates: Candidate[], mayAssume = true) {
  const brief = briefOf(stated);
  const weighed = judged(openFilters(brief), candidates);
  return namedRules(brief, weighed, createPricing(candidates, { ...brief, currency: "EUR" }), mayAssume);
}

/** What a filter of a brief is called, and whom of these candidates it shuts out. */
function shutOut(stated: Said, candidates: Candidate[]) {
  return rulesOf(stated, candidates).map((rule) => [
    rule.label,
    ("creators" in rule ? rule.creators : []).map((index) => candidates[index]?.handle).join(" "),
  ]);
}

const EUROS = (amount: number) => ({ amount: 100 * amount, currency: "EUR" });
const AUSTRIANS: BriefRule = {
  label: "at least 2 in Austria",
  field: "country",
  value: "AT|CH",
  of: "creators",
  min: 2,
  max: null,
};

test.each<[string, Said, Partial<Candidate>, Partial<Candidate>]>([
  ["in Germany or France", { markets: ["DE", "FR"] }, { country: "FR" }, { country: "AT" }],
  ["in Berlin or São Paulo", { cities: ["berlin", "são paulo"] }, { city: "berlin" }, { city: "hamburg" }],
  ["on TikTok or YouTube only", { platforms: ["tiktok", "youtube"] }, { platform: "tiktok" }, {}],
  ["in German or French", { languages: ["de", "fr"] }, { language: "fr" }, { language: "en" }],
  ["only nano or micro", { tiers: ["nano", "micro"] }, { followers: 99_999 }, { followers: 100_000 }],
  ["only micro", { tiers: ["micro"] }, { followers: 10_000 }, { followers: 999 }],
  [
    "with a known price",
    { knownPrices: true },
    { price: { amount: 1, currency: "X", per: null } },
    { price: null },
  ],
  [
    "creators with at least 5,000 followers",
    { followers: { min: 5000, max: null } },
    { followers: 5000 },
    { followers: 4999 },
  ],
  [
    "creators with at most 5,000 followers",
    { followers: { min: null, max: 5000 } },
    { followers: 5000 },
    { followers: 5001 },
  ],
  [
    "at most €500 a piece",
    { maxPrice: EUROS(500) },
    { price: { ...EUROS(500), per: null } },
    { price: { amount: 50_001, currency: "EUR", per: null } },
  ],
])("“%s” shuts out those who are known to be otherwise", (label, stated, kept, out) => {
  const [one, other] = [candidate("kept", kept), candidate("out", out)];

  expect(shutOut(stated, [one, other])).toEqual([[label, "out"]]);
  expect(rulesOf(stated, [other])[0]).toMatchObject({
    kind: "without",
    isPriced: label !== "in Germany or France",
  });
  expect(rulesOf(stated, [one])).toEqual([]);
});

test.each<[FilterName, Said, Partial<Candidate>]>([
  ["country", { markets: ["DE"] }, { country: null }],
  ["city", { cities: ["berlin"], markets: ["DE"] }, { city: null }],
  ["language", { languages: ["fr"] }, { language: null }],
  ["tier", { tiers: ["mega"] }, { followers: null }],
  ["followers", { followers: { min: 1, max: 2 } }, { followers: null }],
])("whose %s is not known is shut out until the brief takes such creators, too", (name, stated, part) => {
  const unknown = candidate("x", part);

  expect(shutOut(stated, [unknown]).map(([, handles]) => handles)).toEqual(["x"]);
  expect(shutOut({ ...stated, filters: { includeUnknown: [name] } }, [unknown])).toEqual([]);
});

test("nobody is shut out by a price that is not known: an estimate stands in for it", () => {
  const unknown = candidate("x", { price: null, medianViews: null, followers: null });

  expect(shutOut({ maxPrice: EUROS(1) }, [unknown])).toEqual([]);
});

test("a country of which some are wanted is open as well, but not one of which few are", () => {
  const [austrian, swiss] = [candidate("at", { country: "AT" }), candidate("ch", { country: "CH" })];
  const filters = (rule: Partial<BriefRule>) =>
    shutOut({ markets: ["DE"], rules: [{ ...AUSTRIANS, ...rule }] }, [austrian, swiss]).filter(
      ([label]) => label === "in Germany",
    );

  expect(filters({})).toEqual([]);
  expect(filters({ min: null, max: 1 })).toEqual([["in Germany", "at ch"]]);
  expect(filters({ field: "language" })).toEqual([["in Germany", "at ch"]]);
});

test("filters come before handles, and these before the rules that count", () => {
  const stated: Said = {
    platforms: ["tiktok"],
    must: ["Ann"],
    never: ["BEN", "nobody"],
    rules: [AUSTRIANS],
    minCreators: 2,
    maxCreators: 3,
  };
  const all = [candidate("ann"), candidate("ben", { platform: "tiktok", country: "AT" })];

  expect(rulesOf(stated, all)).toEqual([
    { label: "on TikTok only", kind: "without", creators: [0], isPriced: true },
    { label: "without @BEN", kind: "without", creators: [1], isPriced: true },
    { label: "with @Ann", kind: "count", creators: [0], min: 1, max: null, isPriced: true },
    { label: "at least 2 in Austria", kind: "count", creators: [1], min: 2, max: null, isPriced: true },
    { label: "at most 3 creators", kind: "count", creators: [0, 1], min: null, max: 3, isPriced: true },
    { label: "at least 2 creators", kind: "count", creators: [0, 1], min: 2, max: null, isPriced: true },
  ]);
});

test("as many as at most are exactly so many, and a thousand are no limit", () => {
  const counts = (minCreators: number, maxCreators: number) =>
    rulesOf({ minCreators, maxCreators }, [candidate("a")]).map(({ label }) => label);

  expect(counts(2, 2)).toEqual(["exactly 2 creators"]);
  expect(counts(2, 999)).toEqual(["at most 999 creators", "at least 2 creators"]);
  expect(counts(2, 1000)).toEqual(["at least 2 creators"]);
  expect(
    rulesOf({ minCreators: 2, maxCreators: 2, rules: [AUSTRIANS] }, []).map(({ label }) => label),
  ).toEqual([AUSTRIANS.label, "exactly 2 creators"]);
});

test("a part of what is spent is a rule of money, in percent, and says of what it is", () => {
  const rule: BriefRule = { ...AUSTRIANS, of: "budget", min: 30, max: 60 };

  expect(rulesOf({ rules: [rule] }, [candidate("a", { country: "CH" })])).toEqual([
    {
      label: "at least 2 in Austria, of what is spent",
      kind: "spend",
      creators: [0],
      min: 0.3,
      max: 0.6,
      isPriced: true,
    },
  ]);
  expect(rulesOf({ rules: [{ ...rule, min: null, max: null }] }, [])[0]).toMatchObject({
    min: null,
    max: null,
  });
});

test.each<[BriefRule["field"], string, Partial<Candidate>, Partial<Candidate>]>([
  ["country", "AT|CH", { country: "CH" }, { country: null }],
  ["city", "berlin", { city: "berlin" }, { city: null }],
  ["city", "pune|goa", { city: "panaji" }, { city: "mumbai" }],
  ["tier", "micro", { followers: 50_000 }, { followers: null }],
  ["platform", "tiktok", { platform: "tiktok" }, { platform: "youtube" }],
  ["language", "de", { language: "de" }, { language: null }],
  ["language", "en|fr", { language: "de", furtherLanguages: ["it", "fr"] }, { furtherLanguages: ["it"] }],
  ["gender", "female", { gender: "female" }, { gender: null }],
  ["category", "makeup", { categories: ["food", "makeup"] }, { categories: ["beauty"] }],
  ["category", "beauty", { categories: ["makeup"] }, { categories: ["food"] }],
])("towards a number by %s (%s) count those who are known to belong", (field, value, member, other) => {
  const rule: BriefRule = { ...AUSTRIANS, field, value };

  expect(rulesOf({ rules: [rule] }, [candidate("a", member), candidate("b", other)])).toEqual([
    expect.objectContaining({ creators: [0] }),
  ]);
});

const about = (topic: string, count: number): Candidate[] =>
  Array.from({ length: count }, (_, index) =>
    candidate(`${topic}.${index}`, { categories: topic === "" ? [] : [topic] }),
  );

test("the topic of a product is a rule as long as twelve creators remain", () => {
  const stated: Said = { categories: ["makeup", "vegan"] };
  const labels = (candidates: Candidate[], more: Said = {}) =>
    rulesOf({ ...stated, ...more }, candidates).map(({ label }) => label);
  const topic = "creators about makeup or vegan";

  expect(labels([...about("makeup", 12), ...about("gaming", 3)])).toEqual([topic]);
  expect(labels([...about("makeup", 11), ...about("gaming", 3)])).toEqual([]);
  expect(
    labels([...about("makeup", 6), ...about("beauty", 5), ...about("", 1), ...about("gaming", 1)]),
  ).toEqual([topic]);
  expect(labels(about("makeup", 12))).toEqual([]);
  expect(labels([...about("makeup", 12), ...about("gaming", 3)], { never: ["makeup.0"] })).toEqual([
    topic,
    "without @makeup.0",
  ]);
  const elsewhere = candidate("x", { platform: "youtube", categories: ["makeup"] });
  expect(
    labels([...about("makeup", 11), elsewhere, ...about("gaming", 3)], { platforms: ["instagram"] }),
  ).toEqual(["on Instagram only"]);
});

test("a topic is a rule only of those who may be assumed, and only where one is known", () => {
  const candidates = [...about("makeup", 12), ...about("gaming", 3)];

  expect(rulesOf({ categories: ["makeup"] }, candidates, true)).toEqual([
    { label: "creators about makeup", kind: "without", creators: [12, 13, 14], isPriced: true },
  ]);
  expect(rulesOf({ categories: ["makeup"] }, candidates, false)).toEqual([]);
  expect(rulesOf({}, candidates)).toEqual([]);
});

test("who is left out, or asked for, by one account is meant with every account", () => {
  const [one, other] = [candidate("ina.insta"), candidate("ina.tok")];
  const both = [one, { ...other, creatorId: one.creatorId, platform: "tiktok" as const }];

  expect(shutOut({ never: ["ina.tok"] }, both)).toEqual([["without @ina.tok", "ina.insta ina.tok"]]);
  expect(shutOut({ must: ["Ina.Tok"] }, both)).toEqual([["with @Ina.Tok", "ina.insta ina.tok"]]);
});
