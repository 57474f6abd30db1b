import { tierOf } from "@app/contract/discovery/tiers";
import type { Filters, FilterName, Range } from "@app/contract/discovery/filters";
import { CATEGORY_PARENTS, CATEGORIES } from "@app/contract/discovery/categories";
import { isCategory } from "@app/contract/discovery/category-names";
import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { withTowns } from "#/language/places/cities.ts";
import { anyOf, leftOut, noneOf, nobodyKnown, where, whereNumber } from "./answers.ts";
import type { Answer } from "./answers.ts";
import { Bitset } from "./bitset.ts";
import { audienceAgeFits, audienceCountryFits, audienceGenderFits } from "./audience.ts";
import { cityClassOf } from "./city-classes.ts";
import { wordsOf } from "./creator-document.ts";
import { anyWithin, cpmOf, growthFits, priceFits, recently, viewRateOf, within } from "./figures.rules.ts";
import { labelKey, nameKey } from "./segment.ts";
import type { Segment } from "./segment.ts";
import { TEAM_CONDITIONS } from "./team-conditions.ts";

/** What a filter needs besides the segment. */
export interface SearchContext {
  filters: Filters;
  /** Days since 1970-01-01, UTC. */
  today: number;
  /** Who sees no prices finds nobody by what may name one. */
  seesPrices: boolean;
  /** Who is at the stages of campaigns that are asked for. */
  atStages?: ReadonlySet<string>;
  /** Categories of the creators that `similarTo` names; null when none of them is known. */
  similarCategories: ReadonlySet<string> | null;
}

/** An answer at once, or in steps. */
type Answering = Answer | Generator<void, Answer>;
type Condition = (segment: Segment, context: SearchContext) => Answering;

/** What leaves nobody out by itself: how many, in which order, and what belongs to another filter. */
type NoCondition = "limit" | "sort" | "includeUnknown" | "audienceCountryMinShare";

/** One condition per filter of the vocabulary. */
export const CONDITIONS: Readonly<Record<Exclude<FilterName, NoCondition>, Condition>> = {
  ...TEAM_CONDITIONS,
  platform: (segment, { filters }) => anyOf(segment, "platform", filters.platform ?? []),
  platformAll: onEveryPlatform,
  perPlatform: onEachPlatform,
  platformNot: (segment, { filters }) => noneOf(segment, "platform", filters.platformNot ?? []),
  format: (segment, { filters }) => withFormat(segment, filters.format ?? []),
  category: (segment, context) => inCategory(segment, context.filters.category ?? [], context),
  categoryNot: (segment, { filters }) =>
    noneOf(segment, "categories", withChildren(filters.categoryNot ?? [])),
  keywords: (segment, context) => aboutAny(segment, context.filters.keywords ?? [], context),
  keywordsNot: (segment, context) =>
    leftOut(
      segment,
      aboutAny(segment, context.filters.keywordsNot ?? [], context).fits,
      segment.known("text"),
    ),
  hashtag: (segment, { filters }) => anyOf(segment, "hashtags", lower(filters.hashtag)),
  brand: withBrand,
  brandNot: (segment, { filters }) => noneOf(segment, "brands", lower(filters.brandNot)),
  brandWithinDays: withAnyBrandRecently,
  country: (segment, { filters }) => anyOf(segment, "country", filters.country ?? []),
  countryNot: (segment, { filters }) => noneOf(segment, "country", filters.countryNot ?? []),
  region: (segment, { filters }) => anyOf(segment, "region", filters.region ?? []),
  city: (segment, { filters }) => anyOf(segment, "city", withTowns(filters.city ?? [])),
  cityNot: (segment, { filters }) => noneOf(segment, "city", withTowns(filters.cityNot ?? [])),
  cityClass: (segment, { filters }) => inCityClass(segment, filters.cityClass ?? []),
  language: (segment, { filters }) => anyOf(segment, "language", filters.language ?? []),
  tier: (segment, { filters }) => inTier(segment, filters.tier ?? []),
  followers: (segment, { filters }) => inRange(segment, "followers", filters.followers),
  engagementRate: (segment, { filters }) => inRange(segment, "engagementRate", filters.engagementRate),
  views: (segment, { filters }) => inRange(segment, "avgViews", filters.views),
  avgViews: (segment, { filters }) => inRange(segment, "avgViews", filters.avgViews),
  postViews: (segment, { filters }) =>
    where(segment, (at) => anyWithin(segment.documents[at]?.postViews ?? [], filters.postViews)),
  likes: (segment, { filters }) => inRange(segment, "likes", filters.likes),
  durationS: (segment, { filters }) => inRange(segment, "durationS", filters.durationS),
  postsPerWeek: (segment, { filters }) => inRange(segment, "postsPerWeek", filters.postsPerWeek),
  age: (segment, { filters }) => inRange(segment, "age", filters.age),
  audienceAge: (segment, { filters }) =>
    where(segment, (at) => audienceAgeFits(segment.documents[at]?.audienceAges ?? null, filters.audienceAge)),
  fakeFollowers: (segment, { filters }) => inRange(segment, "fakeFollowers", filters.fakeFollowers),
  growth: (segment, { filters }) =>
    where(segment, (at) => growthFits(segment.documents[at]?.growth ?? [], filters.growth)),
  price: (segment, { filters }) => where(segment, (at) => priceFits(segment.documents[at], filters.price)),
  gender: (segment, { filters }) => anyOf(segment, "gender", filters.gender ?? []),
  audienceGender: (segment, { filters }) =>
    where(segment, (at) =>
      audienceGenderFits(segment.documents[at]?.audienceGenders ?? null, filters.audienceGender),
    ),
  audienceCountry: (segment, { filters }) =>
    where(segment, (at) => {
      const document = segment.documents[at];
      return document ? audienceCountryFits(document, filters) : null;
    }),
  verified: (segment, { filters }) => anyOf(segment, "verified", [String(filters.verified)]),
  sponsored: (segment, { filters }) =>
    whereNumber(segment, "sponsorShare", (share) => share > 0 === filters.sponsored),
  contact: (segment, { filters }) => reachableBy(segment, filters.contact ?? []),
  lastPostWithinDays: (segment, context) =>
    postedWithin(segment, context, context.filters.lastPostWithinDays),
  postedWithinDays: (segment, context) => postedWithin(segment, context, context.filters.postedWithinDays),
  name: called,
  similarTo: similarTo,
  excludeHandles: (segment, { filters }) => {
    const named = anyOf(segment, "handle", lower(filters.excludeHandles)).fits;
    return {
      fits: segment.creators.withoutCreatorsOf(Bitset.full(segment.size), named),
      unknown: new Bitset(segment.size),
    };
  },
  accountType: (segment, { filters }) => anyOf(segment, "accountType", filters.accountType ?? []),
  viewRate: (segment, { filters }) => computed(segment, filters.viewRate, viewRateOf),
  sponsorShare: (segment, { filters }) => inRange(segment, "sponsorShare", filters.sponsorShare),
  estCpm: (segment, { filters }) => computed(segment, filters.estCpm, cpmOf),
  fit: nobodyKnown,
  authenticity: nobodyKnown,
  completeness: (segment, { filters }) => inRange(segment, "completeness", filters.completeness),
  campaignStage: (segment, { atStages }) => {
    const fits = new Bitset(segment.size);
    for (const id of atStages ?? []) {
      const { from, to } = segment.creators.run(id) ?? { from: 0, to: 0 };
      for (let at = from; at < to; at += 1) fits.add(at);
    }
    return { fits, unknown: new Bitset(segment.size) };
  },
  label: (segment, { filters }) => anyOf(segment, "labels", labels(filters.label)),
  labelNot: (segment, { filters }) => noneOf(segment, "labels", labels(filters.labelNot)),
  source: (segment, { filters }) => anyOf(segment, "source", filters.source ?? []),
};

/** The condition of a filter; undefined for one that leaves nobody out by itself. */
export function conditionOf(name: FilterName): Condition | undefined {
  const all: Readonly<Partial<Record<FilterName, Condition>>> = CONDITIONS;
  return all[name];
}

/** The values and the children of each: who does yoga does fitness. */
function withChildren(values: readonly string[]): string[] {
  const children = CATEGORIES.filter((category) => values.includes(CATEGORY_PARENTS[category] ?? ""));
  return [...values, ...children];
}

// Where a creator has only the parent, the narrow word counts when their own words name it.
function inCategory(segment: Segment, values: readonly string[], context: SearchContext): Answer {
  const answer = anyOf(segment, "categories", withChildren(values));
  for (const value of values) {
    const parent = isCategory(value) ? CATEGORY_PARENTS[value] : undefined;
    if (parent === undefined) continue;
    const inParent = new Bitset(segment.size).addAll(segment.list("categories", parent));
    answer.fits = answer.fits.or(inParent.and(aboutAny(segment, [value], context).fits));
  }
  return answer;
}

/** Fits who has all words of any of the phrases; of who wrote nothing that is known, nobody can say. */
function aboutAny(
  segment: Segment,
  phrases: readonly string[],
  { seesPrices }: Pick<SearchContext, "seesPrices">,
): Answer {
  const saying = (word: string) => {
    const open = new Bitset(segment.size).addAll(segment.list("words", word));
    return seesPrices ? open.addAll(segment.list("withheldWords", word)) : open;
  };
  let fits = new Bitset(segment.size);
  for (const phrase of phrases) {
    const [first, ...rest] = wordsOf(phrase).map(saying);
    if (first) fits = fits.or(rest.reduce((all, one) => all.and(one), first));
  }
  return { fits, unknown: Bitset.full(segment.size).without(segment.known("text")).without(fits) };
}

/** "Posts" are content of any format. */
function withFormat(segment: Segment, formats: readonly string[]): Answer {
  const answer = anyOf(segment, "formats", formats);
  return formats.includes("post") ? { ...answer, fits: segment.known("formats") } : answer;
}

function withBrand(segment: Segment, { filters, today }: SearchContext): Answering {
  const brands = lower(filters.brand);
  const days = filters.brandWithinDays;
  if (days === undefined) return anyOf(segment, "brands", brands);
  return where(segment, (at) => {
    const known = segment.documents[at]?.brands ?? null;
    if (known === null) return null;
    return recently(
      brands.flatMap((brand) => known.get(brand) ?? []),
      today - days,
    );
  });
}

function withAnyBrandRecently(segment: Segment, { filters, today }: SearchContext): Answering {
  const days = filters.brandWithinDays;
  if (days === undefined || filters.brand !== undefined) return everybody(segment);
  return where(segment, (at) => {
    const known = segment.documents[at]?.brands ?? null;
    return known === null ? null : recently([...known.values()], today - days);
  });
}

function onEveryPlatform(segment: Segment, { filters }: SearchContext): Answer {
  const fits = (filters.platformAll ?? [])
    .map((platform) => new Bitset(segment.size).addAll(segment.list("platform", platform)))
    .map((accounts) => segment.creators.withCreatorsOf(accounts))
    .reduce((all, each) => all.and(each), Bitset.full(segment.size));
  return { fits, unknown: new Bitset(segment.size) };
}

/** Whoever has, for each of the platforms, an account there that meets its figures. */
function* onEachPlatform(segment: Segment, context: SearchContext): Generator<void, Answer> {
  let [fits, possible] = [Bitset.full(segment.size), Bitset.full(segment.size)];
  for (const { platform, ...figures } of context.filters.perPlatform ?? []) {
    const accounts = new Bitset(segment.size).addAll(segment.list("platform", platform));
    let [certain, open] = [accounts, accounts];
    for (const name of FILTER_NAMES.filter((each) => Object.hasOwn(figures, each))) {
      const answered = conditionOf(name)?.(segment, { ...context, filters: figures });
      if (!answered) continue;
      const { fits: here, unknown } = "fits" in answered ? answered : yield* answered;
      certain = certain.and(here);
      open = open.and(here.or(unknown));
    }
    fits = fits.and(segment.creators.withCreatorsOf(certain));
    possible = possible.and(segment.creators.withCreatorsOf(open));
  }
  return { fits, unknown: possible.without(fits) };
}

/** By the whole name, or by the handle of any account. */
function called(segment: Segment, { filters }: SearchContext): Answer {
  const names = filters.name ?? [];
  const found = anyOf(segment, "handle", lower(names)).fits.or(
    anyOf(segment, "name", names.map(nameKey)).fits,
  );
  return { fits: segment.creators.withCreatorsOf(found), unknown: new Bitset(segment.size) };
}

function inCityClass(segment: Segment, classes: readonly string[]): Generator<void, Answer> {
  return where(segment, (at) => {
    const document = segment.documents[at];
    const found = document ? cityClassOf(document.city, document.country) : null;
    return found === null ? null : classes.includes(found);
  });
}

function inTier(segment: Segment, tiers: NonNullable<Filters["tier"]>): Answer {
  return whereNumber(segment, "followers", (followers) => {
    const tier = tierOf(followers);
    return tier !== null && tiers.includes(tier);
  });
}

function inRange(
  segment: Segment,
  column: Parameters<typeof whereNumber>[1],
  range: Range | undefined,
): Answer {
  return whereNumber(segment, column, (value) => within(value, range));
}

function computed(
  segment: Segment,
  range: Range | undefined,
  compute: (document: Segment["documents"][number]) => number | null,
): Generator<void, Answer> {
  return where(segment, (at) => {
    const document = segment.documents[at];
    const value = document ? compute(document) : null;
    return value === null ? null : within(value, range);
  });
}

// A missing address may exist all the same: who has none of the ways is not known, not excluded.
function reachableBy(segment: Segment, ways: readonly string[]): Answer {
  const { fits } = anyOf(segment, "facts", ways);
  return { fits, unknown: Bitset.full(segment.size).without(fits) };
}

function postedWithin(segment: Segment, { today }: SearchContext, days: number | undefined): Answer {
  return whereNumber(segment, "lastPostDay", (day) => days === undefined || day >= today - days);
}

function similarTo(segment: Segment, { filters, similarCategories }: SearchContext): Answer {
  if (similarCategories === null) return nobodyKnown(segment);
  const answer = anyOf(segment, "categories", [...similarCategories]);
  const named = segment.creators.withCreatorsOf(anyOf(segment, "handle", lower(filters.similarTo)).fits);
  return { fits: answer.fits.without(named), unknown: answer.unknown.without(named) };
}

function everybody(segment: Segment): Answer {
  return { fits: Bitset.full(segment.size), unknown: new Bitset(segment.size) };
}

function lower(values: readonly string[] | undefined): string[] {
  return (values ?? []).map((value) => value.toLowerCase());
}

function labels(values: Filters["label"]): string[] {
  return (values ?? []).map(({ kind, value }) => labelKey(kind, value));
}
