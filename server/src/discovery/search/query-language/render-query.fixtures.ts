import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import type { FilterName, Filters, PriceFilter, Range } from "@app/contract/discovery/filters";

const COUNTRIES = new Intl.DisplayNames("en", { type: "region" });
const LANGUAGES = new Intl.DisplayNames("en", { type: "language" });

const REGIONS: Readonly<Record<string, string>> = {
  "US-CA": "California",
  "US-GA": "Georgia, USA",
  "DE-BY": "Bavaria",
  "GB-SCT": "Scotland",
};
const FORMATS: Readonly<Record<string, string>> = {
  reel: "reels",
  short: "shorts",
  video: "videos",
  image: "images",
  carousel: "carousels",
  story: "stories",
  live: "livestreams",
  post: "posts",
};
const SORTS: Readonly<Record<string, string>> = {
  avgViews: "average views",
  engagementRate: "engagement rate",
  lastPost: "last post",
};

type Saying<Name extends FilterName> = (value: NonNullable<Filters[Name]>, all: Filters) => string[];

/** How each filter is said; what no sentence says is not in it. */
const SAYINGS: { [Name in FilterName]?: Saying<Name> } = {
  format: each((format) => FORMATS[format] ?? format),
  platform: each((platform) => `on ${platform}`),
  platformAll: (platforms) => [`on both ${platforms.join(" and ")}`],
  platformNot: each((platform) => `not on ${platform}`),
  category: each((category) => category.replace("-", " ")),
  categoryNot: each((category) => `no ${category.replace("-", " ")}`),
  keywords: each((keyword) => `"${keyword}"`),
  keywordsNot: each((keyword) => `no "${keyword}"`),
  hashtag: each((hashtag) => `#${hashtag}`),
  brand: (brands, { brandWithinDays: days }) => [
    `worked with ${brands.map((brand) => `@${brand}`).join(" and ")}${days ? ` in the last ${days} days` : ""}`,
  ],
  brandNot: each((brand) => `never worked with @${brand}`),
  country: each((country) => `in ${COUNTRIES.of(country)}`),
  countryNot: each((country) => `outside ${COUNTRIES.of(country)}`),
  region: each((region) => `in ${REGIONS[region]}`),
  city: each((city) => `in ${city}`),
  cityNot: each((city) => `outside ${city}`),
  cityClass: each((cityClass) => `${cityClass} cities`),
  language: each((language) => `${LANGUAGES.of(language)} speaking`),
  tier: each((tier) => tier),
  followers: (range) => [rangeOf(range, "", "followers")],
  engagementRate: (range) => [rangeOf(range, "%", "engagement rate")],
  views: (range) => [rangeOf(range, "", "views")],
  avgViews: (range) => [rangeOf(range, "", "average views")],
  postViews: (range) => [`posts with ${rangeOf(range, "", "views")}`],
  likes: (range) => [rangeOf(range, "", "likes")],
  durationS: (range) => [rangeOf(range, "", "seconds")],
  postsPerWeek: (range) => [rangeOf(range, "", "posts per week")],
  age: (range) => [rangeOf(range, "", "years old")],
  audienceAge: (range) => [`audience ${rangeOf(range, "", "years old")}`],
  fakeFollowers: (range) => [rangeOf(range, "%", "fake followers")],
  growth: ({ min, periodDays }) => [`at least ${min}% growth in ${periodDays} days`],
  price: (price) => [priceOf(price)],
  gender: each((gender) => gender),
  audienceGender: ({ value, minShare }) => [`at least ${minShare}% ${value} audience`],
  audienceCountry: (countries, { audienceCountryMinShare: share }) =>
    countries.map((country, at) =>
      at === 0 && share !== undefined
        ? `at least ${share}% of the audience from ${COUNTRIES.of(country)}`
        : `audience in ${COUNTRIES.of(country)}`,
    ),
  verified: (verified) => [verified ? "verified" : "unverified"],
  sponsored: (sponsored) => [sponsored ? "sponsored posts" : "organic"],
  contact: each((contact) => `with ${contact}`),
  lastPostWithinDays: (days) => [`active in the last ${days} days`],
  similarTo: each((handle) => `similar to @${handle}`),
  excludeHandles: each((handle) => `excluding @${handle}`),
  accountType: each((type) => `${type} account`),
  viewRate: (range) => [rangeOf(range, "%", "view rate")],
  sponsorShare: (range) => [rangeOf(range, "%", "sponsored share")],
  estCpm: (range) => [rangeOf(range, "", "cpm")],
  fit: (range) => [`fit score ${rangeOf(range, "", "")}`],
  authenticity: (range) => [`authenticity ${rangeOf(range, "", "")}`],
  completeness: (range) => [`completeness ${rangeOf(range, "", "")}`],
  label: each((label) => labelOf(label, "")),
  labelNot: each((label) => labelOf(label, "not ")),
  source: each((source) => (source === "paste" ? "pasted" : "imported")),
  limit: (limit) => [`top ${limit}`],
  sort: ({ by, dir }) => [`sorted by ${SORTS[by] ?? by} ${dir === "asc" ? "ascending" : "descending"}`],
};

/** A sentence that says exactly what the filters say, one clause after the other. */
export function render(filters: Filters): string {
  return ["creators", ...FILTER_NAMES.flatMap((name) => clausesOf(name, filters))].join(", ");
}

function clausesOf<Name extends FilterName>(name: Name, filters: Filters, saying = sayingOf(name)): string[] {
  const value = filters[name];
  return value === undefined || value === null || !saying ? [] : saying(value, filters);
}

function sayingOf<Name extends FilterName>(name: Name): { [Key in FilterName]?: Saying<Key> }[Name] {
  return SAYINGS[name];
}

function each<T>(say: (value: T) => string): (values: readonly T[]) => string[] {
  return (values) => values.map(say);
}

function rangeOf({ min, max }: Range, suffix: string, unit: string): string {
  if (min !== undefined && max !== undefined) {
    return `between ${min}${suffix} and ${max}${suffix} ${unit}`.trim();
  }
  return (min === undefined ? `at most ${max}${suffix} ${unit}` : `at least ${min}${suffix} ${unit}`).trim();
}

function priceOf({ min, max, currency, per }: PriceFilter): string {
  const [low, high] = [min, max].map((end) => (end === undefined ? undefined : `${end} ${currency}`));
  const range = low && high ? `between ${low} and ${high}` : low ? `at least ${low}` : `at most ${high}`;
  return per ? `${range} per ${per}` : range;
}

function labelOf({ kind, value }: { kind: string; value: string }, not: string): string {
  if (kind === "notes") return not === "" ? "with notes" : "without notes";
  if (value === "any") return `${not}in any ${kind}`;
  return kind === "tag" ? `${not}tagged "${value}"` : `${not}in ${kind} "${value}"`;
}
