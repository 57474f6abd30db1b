import type { Filters, FilterName, Sort } from "@app/contract/discovery/filters";
import { CATEGORY_PARENTS } from "@app/contract/discovery/categories";
import { isCategory } from "@app/contract/discovery/category-names";
import { TIER_BOUNDS } from "@app/contract/discovery/filters";
import { nameOf } from "@app/contract/place-names";
import { fold } from "#/language/fold.ts";
import { wordsOf } from "./creator-document.ts";
import type { CreatorDocument } from "./creator-document.ts";
import { FIGURE_JUDGES, has, inside, isAmong, isRecent } from "./reference-judges.fixtures.ts";
import type { Judge, Verdict } from "./reference-judges.fixtures.ts";
import { TEAM_JUDGES, allOf } from "./reference-team.fixtures.ts";

/** What each filter means, written once more in the plainest way: one creator at a time, no columns, no lists. */
const JUDGES: Partial<Record<FilterName, Judge>> = {
  ...FIGURE_JUDGES,
  ...TEAM_JUDGES,
  platform: ({ platform }, { platform: wanted }) => has(wanted, platform),
  platformNot: ({ creatorId }, { platformNot }, all) =>
    !all.some((each) => each.creatorId === creatorId && has(platformNot, each.platform)),
  name: (_account, { name }, accounts) =>
    accounts.some((one) => has(name, one.handle) || (one.name !== null && has(name, fold(one.name)))),
  perPlatform: (_account, { perPlatform = [] }, accounts, today) =>
    allOf(perPlatform.map((wanted) => onPlatform(accounts, wanted, today))),
  platformAll: ({ creatorId }, { platformAll }, all) =>
    (platformAll ?? []).every((platform) =>
      all.some((c) => c.creatorId === creatorId && c.platform === platform),
    ),
  format: ({ formats }, { format }) =>
    formats && (format ?? []).some((value) => value === "post" || formats.has(value)),
  category: (creator, { category }) =>
    creator.categories.length === 0 ? null : (category ?? []).some((value) => belongs(creator, value)),
  categoryNot: (_account, { categoryNot }, accounts) =>
    nowhere(accounts, ({ categories }) =>
      categories.length === 0
        ? null
        : categories.some((own) => has(categoryNot, own) || has(categoryNot, parent(own) ?? "")),
    ),
  keywords: (creator, { keywords }) => says(creator, keywords),
  keywordsNot: (_account, { keywordsNot }, accounts) =>
    nowhere(accounts, (account) => says(account, keywordsNot)),
  hashtag: ({ hashtags }, { hashtag }) => hashtags && (hashtag ?? []).some((value) => hashtags.has(value)),
  brand: ({ brands }, { brand = [], brandWithinDays: days }, _all, today) => {
    if (!brands || days === undefined) return brands && brand.some((value) => brands.has(value));
    return isRecent(
      brand.flatMap((value) => brands.get(value) ?? []),
      today - days,
    );
  },
  brandNot: (_account, { brandNot = [] }, accounts) =>
    nowhere(accounts, ({ brands }) => brands && brandNot.some((value) => brands.has(value))),
  country: ({ country }, filters) => isAmong(country, filters.country),
  countryNot: ({ country }, filters) => not(isAmong(country, filters.countryNot)),
  city: ({ city }, filters) => isAmong(city, filters.city),
  cityNot: ({ city }, filters) => not(isAmong(city, filters.cityNot)),
  language: ({ languages }, filters) =>
    languages.length === 0 ? null : languages.some((language) => has(filters.language, language)),
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
  contact: ({ facts }, { contact }) => (facts.some((fact) => has(contact, fact)) ? true : null),
  price: ({ prices }, filters) => {
    const { currency, per, ...range } = filters.price ?? { currency: "" };
    const verdicts = prices.map((price) =>
      price.currency === currency && (!per || price.per === per) ? inside(price.amount, range) : null,
    );
    return verdicts.includes(true) ? true : verdicts.includes(false) ? false : null;
  },
  audienceGender: ({ audienceGenders }, { audienceGender }) => {
    const { female, male } = audienceGenders ?? {};
    const share =
      audienceGender?.value === "male"
        ? (male ?? (female === undefined ? undefined : 100 - female))
        : (female ?? (male === undefined ? undefined : 100 - male));
    return share === undefined ? null : share >= (audienceGender?.minShare ?? 0);
  },
  audienceCountry: ({ audienceCountries, audienceTopCountry }, filters) => {
    const { audienceCountry: codes = [], audienceCountryMinShare: share } = filters;
    const isMost = share === undefined && codes.some((code) => code === audienceTopCountry);
    return (
      isMost || (audienceCountries && codes.some((code) => (audienceCountries[code] ?? 0) >= (share ?? 20)))
    );
  },
  excludeHandles: ({ creatorId }, { excludeHandles }, all) =>
    !all.some((c) => c.creatorId === creatorId && has(excludeHandles, c.handle)),
  source: ({ source }, filters) => has(filters.source, source),
};

/** Whether an account on the platform meets every figure; not known where one may. */
function onPlatform(
  accounts: readonly CreatorDocument[],
  { platform, ...figures }: NonNullable<Filters["perPlatform"]>[number],
  today: number,
): Verdict {
  const verdicts = accounts
    .filter((account) => account.platform === platform)
    .map((account) =>
      allOf(
        Object.keys(figures).map((name) => {
          const ask = Object.entries(JUDGES).find(([other]) => other === name)?.[1];
          return ask?.(account, figures, accounts, today) ?? null;
        }),
      ),
    );
  if (verdicts.includes(true)) return true;
  return verdicts.includes(null) ? null : false;
}

/** Filters that the reference knows. */
export const JUDGED = Object.keys(JUDGES);

/** Total, unknown and missing by asking every account every question. */
export function judge(accounts: readonly CreatorDocument[], filters: Filters, today: number) {
  const asked = Object.entries(JUDGES).filter(([name]) => name in filters);
  const beside = Map.groupBy(accounts, ({ creatorId }) => creatorId);
  const judged = accounts.map((account) => ({
    creatorId: account.creatorId,
    verdicts: asked.map(([name, ask]) => {
      const verdict = ask(account, filters, othersFor(name, account, accounts, beside), today);
      return { name, verdict, kept: verdict ?? has(filters.includeUnknown, name) };
    }),
  }));
  const fitting = judged.filter(({ verdicts }) => verdicts.every(({ kept }) => kept));
  const ids = new Set(fitting.map(({ creatorId }) => creatorId));
  const possible = judged.filter(
    ({ creatorId, verdicts }) => !ids.has(creatorId) && verdicts.every(({ verdict }) => verdict !== false),
  );
  const unknown = asked
    .map(([filter], at) => ({
      filter,
      count: has(filters.includeUnknown, filter)
        ? 0
        : new Set(
            possible
              .filter(({ verdicts }) => verdicts[at]?.verdict === null)
              .map(({ creatorId }) => creatorId),
          ).size,
    }))
    .filter(({ count }) => count > 0);
  const missing = asked
    .map(([name]) => name)
    .filter((_, at) => judged.every(({ verdicts }) => verdicts[at]?.verdict === null));
  return {
    ids: [...ids].toSorted((a, b) => (a < b ? -1 : 1)),
    total: ids.size,
    unknown: byName(unknown),
    missing: missing.toSorted((a, b) => (a < b ? -1 : 1)),
  };
}

/** Whom a question is asked among: of all accounts, only "similar to" looks at those of other creators. */
function othersFor(
  name: string,
  { creatorId }: CreatorDocument,
  all: readonly CreatorDocument[],
  beside: ReadonlyMap<string, CreatorDocument[]>,
): readonly CreatorDocument[] {
  return name === "similarTo" ? all : (beside.get(creatorId) ?? []);
}

/** The ids of the creators in order, each by its best account: unknown values last, equal ones by id. */
export function sortedIds(accounts: readonly CreatorDocument[], { by, dir }: Sort): string[] {
  const valueOf = (account: CreatorDocument): string | number | null => {
    if (by === "fit") return null;
    if (by === "lastPost") return account.lastPostDay;
    if (by === "country") return account.country && nameOf("region", account.country);
    if (by === "language") return account.languages.map((code) => nameOf("language", code))[0] ?? null;
    if (by === "category") return account.categories[0] ?? null;
    return by === "growth" ? (account.growth[0]?.percent ?? null) : account[by];
  };
  const compare = (one: CreatorDocument, other: CreatorDocument) => {
    const [left, right] = [valueOf(one) ?? 0, valueOf(other) ?? 0];
    const order = left < right ? -1 : left > right ? 1 : 0;
    return (dir === "asc" ? order : -order) || byId(one, other);
  };
  const known = accounts.filter((account) => valueOf(account) !== null);
  const unknown = accounts.filter((account) => valueOf(account) === null);
  const all = [...known.toSorted(compare), ...unknown.toSorted(byId)];
  return [...new Set(all.map(({ creatorId }) => creatorId))];
}

function byId(one: { creatorId: string }, other: { creatorId: string }): number {
  return one.creatorId < other.creatorId ? -1 : 1;
}

export function byName<T extends { filter: string }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => (a.filter < b.filter ? -1 : 1));
}

/** Whether no account has it; not known when none tells. */
function nowhere(accounts: readonly CreatorDocument[], ask: (account: CreatorDocument) => Verdict): Verdict {
  const verdicts = accounts.map(ask).filter((verdict) => verdict !== null);
  return verdicts.length === 0 ? null : !verdicts.includes(true);
}

function not(verdict: Verdict): Verdict {
  return verdict === null ? null : !verdict;
}

function says(
  { words, withheldWords, hasText }: CreatorDocument,
  phrases: readonly string[] | undefined,
): Verdict {
  const isSaid = (phrase: string) =>
    wordsOf(phrase).length > 0 && wordsOf(phrase).every((word) => words.has(word) || withheldWords.has(word));
  if ((phrases ?? []).some(isSaid)) return true;
  return hasText ? false : null;
}

function belongs({ categories, words, withheldWords }: CreatorDocument, value: string): boolean {
  if (categories.some((own) => own === value || parent(own) === value)) return true;
  const above = parent(value);
  return above !== undefined && categories.includes(above) && (words.has(value) || withheldWords.has(value));
}

function parent(category: string): string | undefined {
  return isCategory(category) ? CATEGORY_PARENTS[category] : undefined;
}
