import { CATEGORIES } from "@app/contract/categories";
import { Filters, TIERS } from "@app/contract/filters";
import {
  array,
  boolean,
  constantFrom,
  double,
  integer,
  option,
  record,
  sample,
  subarray,
  uuid,
} from "fast-check";
import { expect, test } from "vitest";
import { CreatorIndex } from "./creator-index.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { byName, judge } from "./reference.fixtures.ts";

const TODAY = 20_000;
const SOME_CATEGORIES = CATEGORIES.slice(0, 12);
const WORDS = ["vegan", "running", "coffee", "yoga", "makeup", "reel", "skincare"];
const BRANDS = ["fernhollow", "northpine", "mosswear"];
const COUNTRIES = ["DE", "IN", "BR"];
const CITIES = ["berlin", "mumbai", "lisbon"];
const HANDLES = ["ana", "ben", "cara", "dora", "emil"];

test("200 random searches over 2,000 random creators answer as one by one counting does", () => {
  const creators = randomCreators(2_000, 1);
  const index = new CreatorIndex(creators.slice(0, 1_700));
  index.apply(creators.slice(1_700), []);

  for (const filters of randomFilters(200)) {
    const answer = index.search({ ...page(filters), limit: 2_000 });

    const expected = judge(creators, filters);
    expect(answer.ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(expected.ids);
    expect(answer.total).toBe(expected.total);
    expect(byName(answer.unknown)).toEqual(expected.unknown);
    expect(answer.missing.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(expected.missing);
  }
});

test("what was written, replaced and removed is what a fresh index answers", () => {
  const before = randomCreators(3_000, 2);
  const index = new CreatorIndex(before);
  const rewritten = randomCreators(2_400, 3).map((creator, at) => ({
    ...creator,
    id: before[at]?.id ?? creator.id,
    version: 2,
  }));
  const removed = before.slice(2_500, 2_600).map(({ id }) => id);

  for (let at = 0; at < rewritten.length; at += 300) index.apply(rewritten.slice(at, at + 300), []);
  index.apply([], removed);

  const now = [...rewritten, ...before.slice(2_400, 2_500), ...before.slice(2_600)];
  expect(index.size).toBe(now.length);
  expect(index.version(rewritten[0]?.id ?? "")).toBe(2);
  expect(index.version(removed[0] ?? "")).toBeUndefined();
  for (const filters of randomFilters(20)) {
    expect(index.search(page(filters)).total).toBe(judge(now, filters).total);
  }
});

test("unknown values stand last in both directions, and pages do not overlap", () => {
  const index = new CreatorIndex(randomCreators(300, 4));
  const order = (dir: "asc" | "desc") => {
    const pages = [0, 100, 200].map((offset) =>
      index.search({ ...page({}), sort: { by: "engagementRate", dir }, offset, limit: 100 }),
    );
    return index.documents(pages.flatMap(({ ids }) => ids)).map(({ engagementRate }) => engagementRate);
  };

  const [rising, falling] = [order("asc"), order("desc")];

  expect(rising).toHaveLength(300);
  for (const list of [rising, falling]) {
    const firstUnknown = list.indexOf(null);
    expect(list.slice(firstUnknown).every((value) => value === null)).toBe(true);
  }
  const known = rising.filter((value) => value !== null);
  expect(known).toEqual(known.toSorted((a, b) => a - b));
});

test("facets count the creators that fit", () => {
  const creators = randomCreators(500, 5);
  const index = new CreatorIndex(creators);

  const { facets, total } = index.search(page({ country: ["DE"] }));

  const german = creators.filter(({ country }) => country === "DE");
  expect(total).toBe(german.length);
  expect(facets["country"]).toEqual([{ value: "DE", count: german.length }]);
  const counted = Object.fromEntries((facets["platform"] ?? []).map(({ value, count }) => [value, count]));
  expect(counted["instagram"]).toBe(german.filter(({ platform }) => platform === "instagram").length);
});

test("a filter that nobody has a value for is missing, and takes everybody out of the total", () => {
  const creators = randomCreators(50, 6).map((creator) => ({ ...creator, engagementRate: null }));
  const index = new CreatorIndex(creators);

  const answer = index.search(page({ engagementRate: { min: 3 } }));

  expect(answer).toMatchObject({
    total: 0,
    missing: ["engagementRate"],
    unknown: [{ filter: "engagementRate", count: 50 }],
  });
});

function page(filters: Filters) {
  return { filters, sort: { by: "followers", dir: "desc" } as const, offset: 0, limit: 10, today: TODAY };
}

function randomCreators(count: number, seed: number): CreatorDocument[] {
  const creator = record({
    id: uuid(),
    version: constantFrom(1),
    platform: constantFrom("instagram", "youtube", "tiktok"),
    handle: constantFrom(...HANDLES, "other"),
    name: option(constantFrom("Ana", "Ben", "Cara")),
    followers: option(integer({ min: 0, max: 3_000_000 })),
    engagementRate: option(double({ min: 0, max: 20, noNaN: true })),
    avgViews: option(integer({ min: 0, max: 500_000 })),
    likes: option(integer({ min: 0, max: 50_000 })),
    postsPerWeek: constantFrom(null, 1, 3),
    age: option(integer({ min: 16, max: 60 })),
    fakeFollowers: constantFrom(null, 5, 25),
    sponsorShare: constantFrom(null, 0, 12),
    growth: constantFrom<CreatorDocument["growth"]>([], [{ months: 1, percent: 4 }]),
    durationS: constantFrom(null, 30, 90),
    lastPostDay: option(integer({ min: TODAY - 90, max: TODAY })),
    price: option(integer({ min: 50, max: 3_000 })),
    priceCurrency: constantFrom("EUR", "USD"),
    pricePer: constantFrom(null, "post", "reel"),
    country: option(constantFrom(...COUNTRIES)),
    region: constantFrom(null),
    city: option(constantFrom(...CITIES)),
    language: option(constantFrom("de", "en")),
    gender: option(constantFrom("female", "male")),
    accountType: constantFrom(null, "creator"),
    verified: option(boolean()),
    source: constantFrom("import", "paste"),
    hasEmail: boolean(),
    hasPhone: boolean(),
    categories: subarray(SOME_CATEGORIES, { maxLength: 3 }),
    words: subarray(WORDS).map((words) => new Set(words)),
    hasText: boolean(),
    brands: option(subarray(BRANDS).map(undated)),
    hashtags: option(subarray(WORDS).map((words) => new Set(words))),
    formats: option(subarray(["reel", "video"]).map((formats) => new Set(formats))),
    audienceCountries: option(record({ DE: integer({ min: 0, max: 60 }), IN: integer({ min: 0, max: 40 }) })),
    audienceGenders: option(record({ female: integer({ min: 0, max: 100 }) })),
    audienceAges: constantFrom(null, { "18-24": 40, "25-34": 30 }),
    labels: constantFrom<CreatorDocument["labels"]>([]),
    completeness: integer({ min: 0, max: 100 }),
  });
  return sample(creator, { numRuns: count, seed });
}

function randomFilters(count: number): Filters[] {
  const all = record(
    {
      platform: some(["instagram", "youtube", "tiktok"]),
      platformAll: some(["instagram", "youtube"]),
      format: some(["reel", "video"]),
      category: some(SOME_CATEGORIES.slice(0, 6)),
      categoryNot: some(SOME_CATEGORIES.slice(6)),
      keywords: some([...WORDS, "coffee running"]),
      keywordsNot: some(WORDS),
      hashtag: some(WORDS),
      brand: some(BRANDS),
      brandNot: some(BRANDS),
      country: some(COUNTRIES),
      countryNot: some(COUNTRIES),
      city: some(CITIES),
      language: some(["de", "en"]),
      gender: some(["female", "male"]),
      tier: some(TIERS),
      followers: range(3_000_000),
      engagementRate: range(20),
      avgViews: range(500_000),
      age: range(60),
      sponsored: boolean(),
      verified: boolean(),
      contact: some(["email", "phone"]),
      price: constantFrom({ max: 1_000, currency: "EUR", per: "reel" }, { min: 100, currency: "USD" }),
      audienceGender: constantFrom({ value: "female", minShare: 50 }),
      audienceCountry: some(["DE", "IN"]),
      audienceCountryMinShare: constantFrom(15, 30),
      excludeHandles: some(HANDLES),
      source: some(["import", "paste"]),
      includeUnknown: some(["followers", "engagementRate", "country", "category", "price"]),
    },
    { requiredKeys: [] },
  );
  const drawn = sample(
    record({ filters: all, keep: array(integer({ min: 0, max: 29 }), { maxLength: 5 }) }),
    {
      numRuns: count,
      seed: 7,
    },
  );
  // Five filters at most: with thirty, nobody is left to disagree about.
  return drawn.map(({ filters, keep }) => {
    const entries = Object.entries(filters).filter((_, at) => keep.includes(at));
    return Filters.parse(Object.fromEntries(entries));
  });
}

function range(max: number) {
  return array(integer({ min: 0, max }), { minLength: 2, maxLength: 2 }).map(([a = 0, b = 0]) => ({
    min: Math.min(a, b),
    max: Math.max(a, b),
  }));
}

function some<T>(values: readonly T[]) {
  return subarray([...values], { minLength: 1 });
}

/** No day is known: the map says so for each brand. */
function undated(brands: readonly string[]): Map<string, { lastDay: number | null }> {
  return new Map(brands.map((brand) => [brand, { lastDay: null }]));
}
