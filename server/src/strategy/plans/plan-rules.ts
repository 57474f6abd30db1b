import { FILTER_NAMES } from "@app/contract/discovery/filter-names";
import { CATEGORY_PARENTS } from "@app/contract/discovery/categories";
import { plural } from "@app/contract/formats";
import { isCategory } from "@app/contract/discovery/category-names";
import type { Brief, BriefRule, Unmet } from "@app/contract/strategy/plan";
import { tierOf } from "@app/contract/discovery/tiers";
import type { Candidate } from "./candidate.ts";
import type { Money } from "@app/contract/money";
import { withTowns } from "#/language/places/cities.ts";
import { feeCapText, pieceCapText, ruleLabel } from "#/strategy/brief/brief-facts.ts";
import { convert } from "./prices/currencies.ts";
import { isOverCap } from "./prices/piece-caps.ts";
import { ANY_COUNT } from "#/strategy/brief/no-limits.ts";
import type { Pricing } from "./prices/pricing.ts";
import { categoryWord, filterWords } from "#/strategy/brief/slot-words.ts";
import { orList } from "#/strategy/brief/wording.ts";

/** Creators that must remain for an assumed topic to be kept as a rule. Chosen by us. */
export const TOPIC_MIN = 12;

/** A hard rule in words and as members: indices of candidates. */
export type NamedRule = { label: string; isPriced: boolean } & (
  | { kind: "without"; creators: number[] }
  | { kind: "count"; creators: number[]; min: number | null; max: number | null }
  | { kind: "spend"; creators: number[]; min: number | null; max: number | null }
  | { kind: "cap"; amount: number }
);

/**
 * The rules of a brief over the candidates, who come with what the search says of them. Whose value is not known never
 * counts towards a minimum. Filters come first: a conflict then names the counting rules and the budget.
 */
export function namedRules(
  brief: Brief,
  candidates: readonly Candidate[],
  pricing: Pricing,
  mayAssume: boolean,
): NamedRule[] {
  const filters = filterRules(brief, candidates, pricing);
  const topic = mayAssume
    ? topicRule(brief, candidates, new Set(filters.flatMap(({ creators }) => creators)))
    : null;
  return [
    ...filters,
    ...(topic ? [topic] : []),
    ...handleRules(brief, candidates),
    ...feeRules(brief, pricing),
    ...countingRules(brief, candidates),
  ];
}

type Without = NamedRule & { kind: "without" };

function without(
  label: string,
  candidates: readonly Candidate[],
  isOut: (candidate: Candidate) => boolean,
  isPriced = true,
): Without[] {
  const creators = [...candidates.keys()].filter((index) => {
    const candidate = candidates[index];
    return candidate !== undefined && isOut(candidate);
  });
  return creators.length === 0 ? [] : [{ label, kind: "without", creators, isPriced }];
}

/** Whom the filters of the brief shut out: who misses one for certain, and who may, unless the brief takes them. */
function filterRules(brief: Brief, candidates: readonly Candidate[], pricing: Pricing): Without[] {
  const { filters = {}, maxPrice, pieceCaps = [] } = brief;
  const kept = new Set(filters.includeUnknown);
  const rules = FILTER_NAMES.flatMap((name) => {
    if (filters[name] === undefined) return [];
    const isOut = ({ misses = [], unknown = [] }: Candidate) =>
      misses.includes(name) || (unknown.includes(name) && !kept.has(name));
    return without(filterWords(name, filters), candidates, isOut, name !== "country");
  });
  for (const cap of pieceCaps) {
    const label = pieceCapText(cap.most, cap.format);
    rules.push(...without(label, candidates, (candidate) => isOverCap(candidate, cap, brief, pricing)));
  }
  if (!maxPrice) return rules;
  const most = amountIn(pricing.currency, maxPrice) ?? Infinity;
  const isDear = (candidate: Candidate) => (pricing.priceOf(candidate)?.amount ?? 0) > most;
  return [...rules, ...without(pieceCapText(maxPrice), candidates, isDear)];
}

/** The most that one creator gets for all its pieces and rights: which of its packages it leaves is the solver's to see. */
function feeRules({ maxFee }: Brief, { currency }: Pricing): NamedRule[] {
  if (!maxFee) return [];
  const amount = amountIn(currency, maxFee);
  return amount === null ? [] : [{ label: feeCapText(maxFee), kind: "cap", amount, isPriced: true }];
}

/** A limit in the plan's own currency; null where there is no rate. */
function amountIn(currency: string, { amount, currency: own }: Money): number | null {
  const converted = convert(amount, own, currency);
  return converted === null ? null : Math.floor(converted);
}

/** Limits in a currency that Herald has no rate for: no price of this plan can be held against them. */
export function limitsWithoutRate({ maxPrice, pieceCaps = [], maxFee }: Brief, currency: string): Unmet[] {
  const why = (own: string) => `Herald has no rate from ${own} to ${currency}. Say it in ${currency}.`;
  const open = (most: Money | null | undefined, say: (money: Money) => string) =>
    most && amountIn(currency, most) === null ? [{ words: say(most), why: why(most.currency) }] : [];
  return [
    ...open(maxPrice, pieceCapText),
    ...pieceCaps.flatMap(({ format, most }) => open(most, (money) => pieceCapText(money, format))),
    ...open(maxFee, feeCapText),
  ];
}

/** Creators of the product's topic, or of no known topic; not a rule when it would leave too few. */
function topicRule(brief: Brief, candidates: readonly Candidate[], out: ReadonlySet<number>): Without | null {
  if (brief.categories.length === 0) return null;
  const label = `creators about ${orList(brief.categories.map(categoryWord))}`;
  const [rule] = without(label, candidates, isAboutOthers(brief.categories));
  const left = candidates.length - new Set([...out, ...(rule?.creators ?? [])]).size;
  return rule && left >= TOPIC_MIN ? rule : null;
}

/** Whether a creator's topics are known and none of these. */
export function isAboutOthers(topics: readonly string[]): (candidate: Candidate) => boolean {
  const wanted = new Set(topics.flatMap(withParent));
  return ({ categories }) => categories.length > 0 && !categories.some((one) => wanted.has(one));
}

function handleRules({ never, must }: Brief, candidates: readonly Candidate[]): NamedRule[] {
  return [
    ...never.flatMap((handle) => without(`without @${handle}`, candidates, isOfNamed(handle, candidates))),
    ...must.map((handle): NamedRule => ({
      label: `with @${handle}`,
      kind: "count",
      creators: membersOf(candidates, isOfNamed(handle, candidates)),
      min: 1,
      max: null,
      isPriced: true,
    })),
  ];
}

/** Whoever is asked for or left out by one account is meant with every account of theirs. */
function isOfNamed(handle: string, candidates: readonly Candidate[]): (one: Candidate) => boolean {
  const named = new Set(candidates.filter((one) => isNamed(one, handle)).map(({ creatorId }) => creatorId));
  return ({ creatorId }) => named.has(creatorId);
}

/** What the rule is called that asks for so many creators, whoever they are; null where none does. */
export function minimumLabel(brief: Brief): string | null {
  const { minCreators } = brief;
  if (minCreators === null) return null;
  const bound = minCreators === maximumOf(brief) ? "exactly" : "at least";
  return `${bound} ${plural(minCreators, "creator")}`;
}

function maximumOf({ maxCreators }: Brief): number | null {
  return (maxCreators ?? ANY_COUNT) >= ANY_COUNT ? null : maxCreators;
}

function countingRules(brief: Brief, candidates: readonly Candidate[]): NamedRule[] {
  const rules = brief.rules.map((rule): NamedRule => {
    const creators = membersOf(candidates, (candidate) => isMember(candidate, rule));
    const { min, max } = rule;
    const label = ruleLabel(rule);
    return rule.of === "creators"
      ? { label, kind: "count", creators, min, max, isPriced: true }
      : { label, kind: "spend", creators, min: part(min), max: part(max), isPriced: true };
  });
  const creators = [...candidates.keys()];
  const { minCreators } = brief;
  const maxCreators = maximumOf(brief);
  const minimum = minimumLabel(brief);
  if (minimum !== null && minCreators === maxCreators) {
    return [
      ...rules,
      {
        label: minimum,
        kind: "count",
        creators,
        min: minCreators,
        max: maxCreators,
        isPriced: true,
      },
    ];
  }
  if (maxCreators !== null) {
    rules.push({
      label: `at most ${plural(maxCreators, "creator")}`,
      kind: "count",
      creators,
      min: null,
      max: maxCreators,
      isPriced: true,
    });
  }
  if (minimum !== null) {
    rules.push({
      label: minimum,
      kind: "count",
      creators,
      min: minCreators,
      max: null,
      isPriced: true,
    });
  }
  return rules;
}

/** Whether a candidate counts for a rule; what is not known does not. */
function isMember(candidate: Candidate, { field, value }: Pick<BriefRule, "field" | "value">): boolean {
  const named = value.split("|");
  const values = field === "city" ? withTowns(named) : named;
  const own = {
    country: candidate.country,
    region: candidate.region,
    city: candidate.city,
    tier: tierOf(candidate.followers),
    platform: candidate.platform,
    gender: candidate.gender,
  };
  if (field === "category")
    return candidate.categories.flatMap(withParent).some((one) => values.includes(one));
  if (field === "language") return languagesOf(candidate).some((one) => values.includes(one));
  return values.includes(own[field] ?? "");
}

/** The main language first; none where nobody knows. */
export function languagesOf({ language, furtherLanguages = [] }: Candidate): string[] {
  return [...(language === null ? [] : [language]), ...furtherLanguages];
}

/** Whether a candidate has this handle, whatever its case. */
export function isNamed({ handle }: Pick<Candidate, "handle">, named: string): boolean {
  return handle.toLowerCase() === named.toLowerCase();
}

function membersOf(candidates: readonly Candidate[], isIn: (candidate: Candidate) => boolean): number[] {
  return [...candidates.entries()].filter(([, candidate]) => isIn(candidate)).map(([index]) => index);
}

function withParent(category: string): string[] {
  const parent = isCategory(category) ? CATEGORY_PARENTS[category] : undefined;
  return parent ? [category, parent] : [category];
}

const part = (percent: number | null) => (percent === null ? null : percent / 100);
