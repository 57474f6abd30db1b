import { CATEGORIES } from "@app/contract/discovery/categories";
import { ACCOUNT_TYPES, Filters, TIERS } from "@app/contract/discovery/filters";
import {
  array,
  boolean,
  constantFrom,
  double,
  integer,
  oneof,
  option,
  record,
  sample,
  subarray,
  tuple,
  uuid,
} from "fast-check";
import { FACTS } from "./creator-document.ts";
import type { CreatorDocument, TeamKnowledge } from "./creator-document.ts";

export const TODAY = 20_000;
const PERCENT = integer({ min: 0, max: 100 });
/** Sources often tell the share of one gender alone. */
const GENDER_SHARES = [record({ female: PERCENT }), record({ male: PERCENT })];
const SOME_CATEGORIES = CATEGORIES.slice(0, 12);
const WORDS = ["vegan", "running", "coffee", "yoga", "makeup", "reel", "skincare"];
const BRANDS = ["fernhollow", "northpine", "mosswear"];
const COUNTRIES = ["DE", "IN", "BR"];
const CITIES = ["berlin", "mumbai", "jaipur", "lisbon"];
const REGIONS = ["DE-BY", "IN-MH"];
const HANDLES = ["ana", "ben", "cara", "dora", "emil"];
const LABELS = [
  { kind: "collection", value: "summer" },
  { kind: "collection", value: "any" },
  { kind: "tag", value: "vip" },
];
/** Of a creator with whom nobody has worked. */
export const NOTHING_KNOWN: TeamKnowledge = {
  status: null,
  owner: null,
  client: null,
  agency: null,
  lastContactDay: null,
  lastDealDay: null,
  lastFee: null,
  deals: [],
  fields: new Map(),
};
/** Whose a drawn account is. */
const OWN = "own";
const OF_THE_ONE_BEFORE = "before";
/** With more of them, nobody is left to disagree about. */
const FILTERS_MAX = 5;

/**
 * Creators with one account or more, of which any value may be unknown; the same for the same seed. What
 * belongs to the person is the same for all accounts of a creator.
 */
export function randomCreators(count: number, seed: number): CreatorDocument[][] {
  const creators: CreatorDocument[][] = [];
  for (const drawn of sample(anyAccount(), { numRuns: 2 * count, seed })) {
    const priced = { ...drawn, price: drawn.prices[0]?.amount ?? null };
    const last = creators.at(-1);
    const [first] = last ?? [];
    if (drawn.creatorId === OWN || !first) creators.push([{ ...priced, creatorId: drawn.id }]);
    else last?.push({ ...priced, ...personOf(first) });
  }
  return creators.slice(0, count);
}

function anyAccount() {
  return record({
    id: uuid(),
    creatorId: constantFrom(OWN, OWN, OF_THE_ONE_BEFORE),
    version: constantFrom(1),
    platform: constantFrom("instagram", "youtube", "tiktok"),
    handle: constantFrom(...HANDLES, "other"),
    name: option(constantFrom("Ana", "Ben", "Cara")),
    followers: option(integer({ min: 0, max: 3_000_000 })),
    engagementRate: option(double({ min: 0, max: 20, noNaN: true })),
    avgViews: option(integer({ min: 0, max: 500_000 })),
    postViews: array(integer({ min: 0, max: 500_000 }), { maxLength: 3 }),
    likes: option(integer({ min: 0, max: 50_000 })),
    postsPerWeek: constantFrom(null, 1, 3),
    age: option(integer({ min: 16, max: 60 })),
    fakeFollowers: constantFrom(null, 5, 25),
    sponsorShare: constantFrom(null, 0, 12),
    growth: subarray([1, 3, 12]).chain((months) =>
      tuple(
        ...months.map((each) =>
          record({ months: constantFrom(each), percent: integer({ min: -20, max: 40 }) }),
        ),
      ),
    ),
    durationS: constantFrom(null, 30, 90),
    lastPostDay: option(integer({ min: TODAY - 90, max: TODAY })),
    price: constantFrom(null),
    prices: array(
      record({
        amount: integer({ min: 50, max: 3_000 }),
        currency: constantFrom("EUR", "USD"),
        per: constantFrom(null, "post", "reel"),
      }),
      { maxLength: 2 },
    ),
    country: option(constantFrom(...COUNTRIES)),
    region: option(constantFrom(...REGIONS)),
    city: option(constantFrom(...CITIES)),
    languages: subarray(["de", "en"]),
    gender: option(constantFrom("female", "male")),
    accountType: option(constantFrom(...ACCOUNT_TYPES)),
    verified: option(boolean()),
    source: constantFrom("import", "paste"),
    facts: subarray([...FACTS]),
    categories: subarray(SOME_CATEGORIES, { maxLength: 3 }),
    words: subarray(WORDS).map((words) => new Set(words)),
    withheldWords: subarray(WORDS, { maxLength: 1 }).map((words) => new Set(words)),
    hasText: boolean(),
    brands: option(subarray(BRANDS).chain(mentioned)),
    hashtags: option(subarray(WORDS).map((words) => new Set(words))),
    formats: option(subarray(["reel", "video"]).map((formats) => new Set(formats))),
    audienceTopCountry: constantFrom(null, "DE", "IN"),
    audienceCountries: option(record({ DE: integer({ min: 0, max: 60 }), IN: integer({ min: 0, max: 40 }) })),
    audienceGenders: option(oneof(...GENDER_SHARES)),
    audienceAges: constantFrom(null, { "18-24": 40, "25-34": 30 }, { "25-34": 20, "55+": 60 }),
    labels: subarray(LABELS),
    team: anyKnowledge(),
    completeness: PERCENT,
  });
}

function anyKnowledge() {
  return record({
    status: constantFrom(null, "declined", "contacted"),
    owner: constantFrom(null, "lena", "lena k.", "mo"),
    client: constantFrom(null, "acme", "globex"),
    agency: constantFrom(null, "northlight"),
    lastContactDay: option(integer({ min: TODAY - 90, max: TODAY })),
    lastDealDay: option(integer({ min: TODAY - 90, max: TODAY })),
    lastFee: option(record({ amount: integer({ min: 50, max: 900 }), currency: constantFrom("EUR", "USD") })),
    deals: constantFrom(
      [],
      [{ campaignId: "spring", client: "globex", status: "accepted", day: TODAY - 20 }],
    ),
    fields: constantFrom(
      new Map(),
      new Map([["contract", { kind: "choice", value: "Exclusive", mayBePrice: false }]]),
      new Map([["contract", { kind: "choice", value: "none", mayBePrice: false }]]),
    ),
  });
}

/** What all accounts of a creator have from the person. */
function personOf({ creatorId, version, name, age, gender, ...rest }: CreatorDocument) {
  const { country, region, city, languages, labels } = rest;
  const place = { country, region, city, languages };
  return { creatorId, version, name, age, gender, ...place, labels, team: rest.team };
}

/** Whom a campaign has at the stage that the random searches ask for. */
export function isAtStage(creatorId: string): boolean {
  return /[02468ace]$/u.test(creatorId);
}

/** Searches of at most five filters over the values of the random creators. */
export function randomFilters(count: number): Filters[] {
  const each = { ...sets(), ...figures(), ...team() };
  const names = array(constantFrom(...Object.keys(each)), { maxLength: FILTERS_MAX });
  const drawn = sample(record({ filters: record(each), keep: names }), { numRuns: count, seed: 7 });
  return drawn.map(({ filters, keep }) => {
    const entries = Object.entries(filters).filter(([name]) => keep.includes(name));
    return Filters.parse(Object.fromEntries(entries));
  });
}

function sets() {
  return {
    platform: some(["instagram", "youtube", "tiktok"]),
    platformAll: some(["instagram", "youtube"]),
    platformNot: some(["tiktok"]),
    name: some([...HANDLES, "nobody"]),
    format: some(["reel", "video", "post"]),
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
    cityNot: some(CITIES),
    language: some(["de", "en"]),
    gender: some(["female", "male"]),
    tier: some(TIERS),
    contact: some(["email", "phone"]),
    audienceCountry: some(["DE", "IN"]),
    excludeHandles: some(HANDLES),
    similarTo: some([...HANDLES, "nobody"]),
    region: some(REGIONS),
    cityClass: some(["tier-1", "tier-2", "tier-3"]),
    accountType: some(ACCOUNT_TYPES),
    label: someLabels(),
    labelNot: someLabels(),
    source: some(["import", "paste"]),
    includeUnknown: some([
      "followers",
      "engagementRate",
      "country",
      "category",
      "price",
      "growth",
      "viewRate",
    ]),
  };
}

function team() {
  const wanted = constantFrom({ brand: "mosswear" }, { brand: "fernhollow", withinDays: 30 }, {});
  const known = some(["price", "city", "contact", "owner", "email", "bio", "comments", "field:contract"]);
  return {
    campaignStage: constantFrom([{ campaign: "herbst", stage: "paid" }]),
    status: constantFrom(["declined"]),
    statusNot: constantFrom(["declined"]),
    owner: constantFrom(["lena"]),
    ownerNot: constantFrom(["lena"]),
    agencyNot: constantFrom(["northlight"]),
    client: constantFrom(["acme"]),
    agency: constantFrom(["northlight"]),
    field: constantFrom([{ name: "contract", op: "is", value: "exclusive" }]),
    lastContact: constantFrom({ withinDays: 30 }),
    lastDeal: constantFrom({ min: "2024-09-01" }, { max: "2024-08-31", withinDays: 60 }),
    lastPrice: constantFrom({ max: 400, currency: "EUR" }),
    workedWith: wanted,
    workedWithNot: wanted,
    has: known,
    hasNot: known,
    cpm: constantFrom({ max: 20, currency: "EUR" }, { min: 5, currency: "USD" }),
  };
}

function figures() {
  return {
    followers: range(3_000_000),
    perPlatform: constantFrom(
      [
        { platform: "instagram", followers: { min: 50_000 } },
        { platform: "youtube", avgViews: { max: 200_000 } },
      ],
      [{ platform: "tiktok", price: { max: 800, currency: "EUR" }, engagementRate: { min: 2 } }],
    ),
    engagementRate: range(20),
    avgViews: range(500_000),
    age: range(60),
    sponsored: boolean(),
    verified: boolean(),
    price: constantFrom({ max: 1_000, currency: "EUR", per: "reel" }, { min: 100, currency: "USD" }),
    audienceGender: constantFrom({ value: "female", minShare: 50 }, { value: "male", minShare: 60 }),
    audienceCountryMinShare: constantFrom(15, 30),
    views: range(500_000),
    postViews: range(500_000),
    likes: range(50_000),
    durationS: range(100),
    postsPerWeek: range(4),
    audienceAge: range(70),
    fakeFollowers: range(30),
    sponsorShare: range(15),
    viewRate: range(200),
    estCpm: range(50),
    fit: range(100),
    authenticity: range(100),
    completeness: range(100),
    growth: record({ min: integer({ min: 1, max: 30 }), periodDays: integer({ min: 1, max: 400 }) }),
    brandWithinDays: integer({ min: 1, max: 90 }),
    lastPostWithinDays: integer({ min: 1, max: 90 }),
    postedWithinDays: integer({ min: 1, max: 90 }),
  };
}

function range(max: number) {
  return array(integer({ min: 0, max }), { minLength: 2, maxLength: 2 }).map(([a = 0, b = 0]) => ({
    min: Math.min(a, b),
    max: Math.max(a, b),
  }));
}

function someLabels() {
  return subarray([...LABELS, { kind: "tag", value: "nothing" }], { minLength: 1 });
}

function some<T>(values: readonly T[]) {
  return subarray([...values], { minLength: 1 });
}

/** When each brand was last named, from "today" back to a hundred days ago; some undated. */
function mentioned(brands: readonly string[]) {
  const days = option(integer({ min: TODAY - 100, max: TODAY }));
  return tuple(...brands.map(() => days)).map(
    (lastDays) => new Map(brands.map((brand, at) => [brand, { lastDay: lastDays[at] ?? null }])),
  );
}
