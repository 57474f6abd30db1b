import type { Filters, FilterName, Range } from "@app/contract/filters";
import { CATEGORY_PARENTS, isCategory } from "@app/contract/categories";
import { TIER_BOUNDS } from "@app/contract/filters";
import { wordsOf } from "./creator-document.ts";
import type { CreatorDocument } from "./creator-document.ts";

/** Fits, does not fit, or not known. */
type Verdict = boolean | null;
type Judge = (creator: CreatorDocument, filters: Filters, all: readonly CreatorDocument[]) => Verdict;

/** What each filter means, written once more in the plainest way: one creator at a time, no columns, no lists. */
const JUDGES: Partial<Record<FilterName, Judge>> = {
  platform: ({ platform }, { platform: wanted }) => has(wanted, platform),
  platformAll: ({ handle }, { platformAll }, all) =>
    (platformAll ?? []).every((platform) => all.some((c) => c.handle === handle && c.platform === platform)),
  format: ({ formats }, { format }) => formats && (format ?? []).some((value) => formats.has(value)),
  category: (creator, { category }) =>
    creator.categories.length === 0 ? null : (category ?? []).some((value) => belongs(creator, value)),
  categoryNot: (creator, { categoryNot }) =>
    creator.categories.length === 0
      ? null
      : !(categoryNot ?? []).some((value) =>
          creator.categories.some((own) => own === value || parent(own) === value),
        ),
  keywords: (creator, { keywords }) => says(creator, keywords),
  keywordsNot: (creator, { keywordsNot }) => not(says(creator, keywordsNot)),
  hashtag: ({ hashtags }, { hashtag }) => hashtags && (hashtag ?? []).some((value) => hashtags.has(value)),
  brand: ({ brands }, { brand }) => brands && (brand ?? []).some((value) => brands.has(value)),
  brandNot: ({ brands }, { brandNot }) => brands && !(brandNot ?? []).some((value) => brands.has(value)),
  country: ({ country }, filters) => one(country, filters.country),
  countryNot: ({ country }, filters) => not(one(country, filters.countryNot)),
  city: ({ city }, filters) => one(city, filters.city),
  language: ({ language }, filters) => one(language, filters.language),
  gender: ({ gender }, filters) => one(gender, filters.gender),
  tier: ({ followers }, { tier }) =>
    followers === null
      ? null
      : (tier ?? []).some((name) => {
          const { min, max } = TIER_BOUNDS[name];
          return followers >= min && followers <= (max ?? Infinity);
        }),
  followers: ({ followers }, filters) => inside(followers, filters.followers),
  engagementRate: ({ engagementRate }, filters) => inside(engagementRate, filters.engagementRate),
  avgViews: ({ avgViews }, filters) => inside(avgViews, filters.avgViews),
  age: ({ age }, filters) => inside(age, filters.age),
  sponsored: ({ sponsorShare }, { sponsored }) =>
    sponsorShare === null ? null : sponsorShare > 0 === sponsored,
  verified: ({ verified }, filters) => (verified === null ? null : verified === filters.verified),
  contact: ({ hasEmail, hasPhone }, { contact }) =>
    (hasEmail && has(contact, "email")) || (hasPhone && has(contact, "phone")) ? true : null,
  price: ({ price, priceCurrency, pricePer }, filters) => {
    const wanted = filters.price;
    if (!wanted || price === null || priceCurrency !== wanted.currency) return null;
    if (wanted.per && pricePer && wanted.per !== pricePer) return null;
    return inside(price, { min: wanted.min, max: wanted.max });
  },
  audienceGender: ({ audienceGenders }, { audienceGender }) => {
    const share = audienceGender && audienceGenders?.[audienceGender.value];
    return share === undefined ? null : share >= (audienceGender?.minShare ?? 0);
  },
  audienceCountry: ({ audienceCountries }, filters) =>
    audienceCountries &&
    (filters.audienceCountry ?? []).some(
      (code) => (audienceCountries[code] ?? 0) >= (filters.audienceCountryMinShare ?? 20),
    ),
  excludeHandles: ({ handle }, { excludeHandles }) => !has(excludeHandles, handle),
  source: ({ source }, filters) => has(filters.source, source),
};

/** Total, unknown and missing by asking every creator every question. */
export function judge(creators: readonly CreatorDocument[], filters: Filters) {
  const asked = Object.entries(JUDGES).filter(([name]) => name in filters);
  const verdicts = creators.map((creator) =>
    asked.map(([name, ask]) => {
      const verdict = ask(creator, filters, creators);
      return { name, verdict, kept: verdict ?? has(filters.includeUnknown, name) };
    }),
  );
  const ids = creators
    .filter((_, at) => verdicts[at]?.every(({ kept }) => kept))
    .map(({ id }) => id)
    .toSorted((a, b) => (a < b ? -1 : 1));
  const possible = verdicts.filter((row) => row.every(({ verdict }) => verdict !== false));
  const unknown = asked
    .map(([filter], at) => ({
      filter,
      count: has(filters.includeUnknown, filter)
        ? 0
        : possible.filter((row) => row[at]?.verdict === null).length,
    }))
    .filter(({ count }) => count > 0);
  const missing = asked
    .map(([name]) => name)
    .filter((_, at) => verdicts.every((row) => row[at]?.verdict === null));
  return {
    ids,
    total: ids.length,
    unknown: byName(unknown),
    missing: missing.toSorted((a, b) => (a < b ? -1 : 1)),
  };
}

export function byName<T extends { filter: string }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => (a.filter < b.filter ? -1 : 1));
}

function has(values: readonly string[] | undefined, value: string): boolean {
  return (values ?? []).includes(value);
}

function one(value: string | null, wanted: readonly string[] | undefined): Verdict {
  return value === null ? null : has(wanted, value);
}

function not(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}

function inside(value: number | null, range: Range | undefined): Verdict {
  return value === null ? null : value >= (range?.min ?? -Infinity) && value <= (range?.max ?? Infinity);
}

function says({ words, hasText }: CreatorDocument, phrases: readonly string[] | undefined): Verdict {
  const isSaid = (phrase: string) =>
    wordsOf(phrase).length > 0 && wordsOf(phrase).every((word) => words.has(word));
  if ((phrases ?? []).some(isSaid)) return true;
  return hasText ? false : null;
}

function belongs({ categories, words }: CreatorDocument, value: string): boolean {
  if (categories.some((own) => own === value || parent(own) === value)) return true;
  const above = parent(value);
  return above !== undefined && categories.includes(above) && words.has(value);
}

function parent(category: string): string | undefined {
  return isCategory(category) ? CATEGORY_PARENTS[category] : undefined;
}
