import type { Filters, FilterName, Sort } from "@app/contract/discovery/filters";
import { CATEGORY_PARENTS } from "@app/contract/discovery/categories";
import { isCategory } from "@app/contract/discovery/category-names";
import { TIER_BOUNDS } from "@app/contract/discovery/filters";
import { wordsOf } from "./creator-document.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { FIGURE_JUDGES, has, inside, isAmong, isRecent } from "./reference-judges.fixtures.ts";
import type { Judge, Verdict } from "./reference-judges.fixtures.ts";
import { TEAM_JUDGES } from "./reference-team.fixtures.ts";

/** What each filter means, written once more in the plainest way: one creator at a time, no columns, no lists. */
const JUDGES: Partial<Record<FilterName, Judge>> = {
  ...FIGURE_JUDGES,
  ...TEAM_JUDGES,
  platform: ({ platform }, { platform: wanted }) => has(wanted, platform),
  platformAll: ({ handle }, { platformAll }, all) =>
    (platformAll ?? []).every((platform) => all.some((c) => c.handle === handle && c.platform === platform)),
  format: ({ formats }, { format }) =>
    formats && (format ?? []).some((value) => value === "post" || formats.has(value)),
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
  brand: ({ brands }, { brand = [], brandWithinDays: days }, _all, today) => {
    if (!brands || days === undefined) return brands && brand.some((value) => brands.has(value));
    return isRecent(
      brand.flatMap((value) => brands.get(value) ?? []),
      today - days,
    );
  },
  brandNot: ({ brands }, { brandNot }) => brands && !(brandNot ?? []).some((value) => brands.has(value)),
  country: ({ country }, filters) => isAmong(country, filters.country),
  countryNot: ({ country }, filters) => not(isAmong(country, filters.countryNot)),
  city: ({ city }, filters) => isAmong(city, filters.city),
  language: ({ language }, filters) => isAmong(language, filters.language),
  gender: ({ gender }, filters) => isAmong(gender, filters.gender),
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

/** Filters that the reference knows. */
export const JUDGED = Object.keys(JUDGES);

/** Total, unknown and missing by asking every creator every question. */
export function judge(creators: readonly CreatorDocument[], filters: Filters, today: number) {
  const asked = Object.entries(JUDGES).filter(([name]) => name in filters);
  const verdicts = creators.map((creator) =>
    asked.map(([name, ask]) => {
      const verdict = ask(creator, filters, creators, today);
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

/** The ids of a list in order: unknown values last, equal ones by id. */
export function sortedIds(creators: readonly CreatorDocument[], { by, dir }: Sort): string[] {
  const valueOf = (creator: CreatorDocument): string | number | null => {
    if (by === "fit") return null;
    if (by === "lastPost") return creator.lastPostDay;
    return by === "growth" ? (creator.growth[0]?.percent ?? null) : creator[by];
  };
  const known = creators.filter((creator) => valueOf(creator) !== null);
  const unknown = creators.filter((creator) => valueOf(creator) === null);
  const compare = (one: CreatorDocument, other: CreatorDocument) => {
    const [left, right] = [valueOf(one) ?? 0, valueOf(other) ?? 0];
    const order = left < right ? -1 : left > right ? 1 : 0;
    return (dir === "asc" ? order : -order) || byId(one, other);
  };
  return [...known.toSorted(compare), ...unknown.toSorted(byId)].map(({ id }) => id);
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1;
}

export function byName<T extends { filter: string }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => (a.filter < b.filter ? -1 : 1));
}

function not(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
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
