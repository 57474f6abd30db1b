import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { currencyOfScale } from "#/language/numbers/scales.ts";
import type { RangeFilter } from "@app/contract/discovery/filters";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Measure } from "./measures.ts";
import type { Period } from "./periods.ts";
import { isOfAudience } from "#/discovery/search/query-language/scopes.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { Stretch } from "#/discovery/search/query-language/grammar/team/clauses.ts";
import { paidBeside } from "#/discovery/search/query-language/grammar/team/deals.ts";
import { together } from "#/discovery/search/query-language/grammar/team/talks.ts";
import {
  billBeside,
  isOfBudget,
  otherPerEnd,
  paidVerbBeside,
  saysBudget,
  TOTAL,
  totalEnd,
} from "./occasions.ts";
import type { UnitMatch } from "./units.ts";
import {
  AUDIENCE,
  CREATOR_NOUNS,
  PER,
  PER_UNITS,
  PERIODS,
  POSTING,
} from "#/discovery/search/query-language/words.ts";

const EVERY = new Set("per a each every in over por al ao par pro im".split(" "));
/** What bounds a number in Hindi: whoever writes so pays in rupees. */
const HINDI = new Set("tak kam niche neeche zyada zyaada jyada adhik upar".split(" "));
const PER_ONE = new Set("per por pro par je cada each le la /".split(" "));
const DEFAULT_GROWTH_DAYS = 30;
/** Words between a growth and the time that it took. */
const PERIOD_REACH = 4;

const FANS = "followers follower fans subscribers subs abonnes abonnenten seguidores pengikut";

/** Years of age: of the audience where the words beside it speak of one, else of the creator. */
export function addAge(sentence: Sentence, measure: Measure): void {
  const { exact, ...rest } = measure;
  const plain: Measure = exact === undefined ? measure : { min: exact, max: exact, ...rest };
  const nearMostly = [1, 2, 3].some((back) =>
    isOneOf(sentence.word(measure.from - back), "mostly mainly predominantly majority"),
  );
  const ofAudience =
    isOfAudience(sentence, measure.from, measure.to) ||
    nearMostly ||
    isBehindAudience(sentence, measure.from);
  // "Followers aged 25 to 34", where those of "10k followers" are counted already.
  const before = measure.from - 1;
  const isOfFans = sentence.isFree(before) && isOneOf(sentence.word(before), FANS);
  const from = isOfFans ? before : measure.from;
  addRange(sentence, ofAudience || isOfFans ? "audienceAge" : "age", plain, { from, confidence: 0.9 });
}

/** "Audience féminine à plus de 60 %, 18-34 ans": the piece behind the comma goes on with it, unless it names people. */
function isBehindAudience(sentence: Sentence, from: number): boolean {
  let start = from;
  while (!sentence.isBreak(start - 1)) start -= 1;
  if (sentence.word(start - 1) !== "," || hasCreators(sentence, start, from)) return false;
  const end = start - 1;
  let before = end;
  while (!sentence.isBreak(before - 1)) before -= 1;
  for (let at = end - 1; at >= before; at -= 1) {
    if (AUDIENCE.at(sentence.tokens, at)) return !hasCreators(sentence, at + 1, end);
  }
  return false;
}

function hasCreators(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isGender = entities().at(sentence.tokens, at)?.value.kind === "gender";
    if (!isGender && CREATOR_NOUNS.at(sentence.tokens, at)) return true;
  }
  return false;
}

const IN = new Set("in within em en dans innerhalb binnen over".split(" "));

/** Growth of followers in percent, with the period beside it; without one, over 30 days. */
export function addGrowth(
  sentence: Sentence,
  measure: Measure,
  unit: UnitMatch,
  periods: readonly Period[],
): void {
  const near = periodBeside(sentence, measure, periods);
  const often = EVERY.has(sentence.word(Math.max(measure.to, unit.to)));
  const isIn = IN.has(sentence.word(Math.max(measure.to, unit.to)));
  const counted = isIn && sentence.kind(Math.max(measure.to, unit.to) + 1) === "number";
  const named = often || counted ? periodNoun(sentence, Math.max(measure.to, unit.to) + 1) : undefined;
  const periodDays = named?.days ?? near?.days ?? DEFAULT_GROWTH_DAYS;
  const min = measure.min ?? measure.exact ?? 0;
  const from = Math.min(measure.from, unit.from);
  const to = Math.max(measure.to, unit.to, named?.to ?? 0);
  sentence.find({
    slot: "growth",
    op: "min",
    value: { min, periodDays },
    from,
    to,
    source: "grammar",
    confidence: 0.85,
  });
}

/** The period within a few words of a growth, in the same clause. */
export function periodBeside(
  sentence: Sentence,
  { from, to }: { from: number; to: number },
  periods: readonly Period[],
): Period | undefined {
  return periods.find((period) => {
    const [start, end] = period.from >= to ? [to, period.from] : [period.to, from];
    const between = sentence.tokens.slice(start, end);
    const isOfPosts = between.some((_, index) => POSTING.at(sentence.tokens, start + index));
    return between.length <= PERIOD_REACH && !isOfPosts && !between.some(({ kind }) => kind === "break");
  });
}

function periodNoun(sentence: Sentence, at: number): { days: number; to: number } | undefined {
  const isNumber = sentence.kind(at) === "number";
  const noun = PERIODS.at(sentence.tokens, isNumber ? at + 1 : at);
  if (!noun) return undefined;
  const count = isNumber ? Number.parseFloat(sentence.word(at)) : 1;
  return { days: Math.max(1, Math.round(noun.value * count)), to: noun.to };
}

/** A price in whole units of `currency`, with what it is paid for; a lone number is the most that may be asked. */
export function addPrice(
  sentence: Sentence,
  measure: Measure,
  unit: UnitMatch | undefined,
  currency: string,
  confidence: number,
): void {
  const range = boundsOf(measure, "max");
  const from = Math.min(measure.from, unit?.from ?? measure.from);
  const base = Math.max(measure.to, unit?.to ?? measure.to);
  if (unit?.unit === "estCpm") {
    addCpm(sentence, { ...range, currency }, { from, to: base, confidence });
    return;
  }
  const bill = billBeside(sentence, from);
  if (bill) {
    const told = together(bill, { from, to: base });
    sentence.cannotSay(told.from, told.to);
    return;
  }
  const paid = paidBeside(sentence, from) ?? paidVerbBeside(sentence, from, base);
  if (paid) {
    addLastPrice(sentence, { ...range, currency }, together(paid, { from, to: base }));
    return;
  }
  const per = perAt(sentence, base) ?? perBefore(sentence, from);
  const whole = wholeBudget(sentence, { from, number: measure.from, to: base }, per !== undefined);
  if (whole) {
    sentence.cannotSay(whole.from, whole.to);
    return;
  }
  const other = per ? undefined : otherPerEnd(sentence, base);
  if (other !== undefined) {
    sentence.cannotSay(from, other);
    return;
  }
  if (per?.platform !== undefined) {
    const { platform: value, platformAt: start } = per;
    sentence.find({
      slot: "platform",
      op: "is",
      value,
      from: start,
      to: start + 1,
      source: "grammar",
      confidence: 0.9,
    });
  }
  const value = { ...range, currency, ...(per ? { per: per.value } : {}) };
  const source = confidence < 0.7 ? "assumed" : "grammar";
  const [first, last] = [Math.min(from, per?.from ?? from), Math.max(base, per?.to ?? base)];
  sentence.find({ slot: "price", op: opOf(range), value, from: first, to: last, source, confidence });
}

/** "Total budget 5000 €", "5k in total", "our budget is 20k": money for all together, and where it is said. */
function wholeBudget(
  sentence: Sentence,
  { from, number, to }: { from: number; number: number; to: number },
  isForOne: boolean,
): { from: number; to: number } | undefined {
  if (TOTAL.has(sentence.word(from - 1))) return { from: from - 1, to };
  if (sentence.tokens.slice(from, number).some(({ text }) => TOTAL.has(text))) return { from, to };
  const end = totalEnd(sentence, to);
  if (end !== undefined) return { from, to: end };
  const isOfAll = forSeveral(sentence, to) || saysBudget(sentence, from);
  return !isForOne && isOfBudget(sentence, from) && isOfAll ? { from, to } : undefined;
}

/** "Budget 5000 € for 10 creators" is for all of them together. */
function forSeveral(sentence: Sentence, to: number): boolean {
  const isFor = isOneOf(sentence.word(to), "for fur pour para per ke");
  return isFor && sentence.kind(to + 1) === "number";
}

interface Money {
  min?: number;
  max?: number;
  currency: string;
}

function addCpm(
  sentence: Sentence,
  value: Money,
  how: { from: number; to: number; confidence: number },
): void {
  sentence.find({ slot: "cpm", op: opOf(value), value, source: "grammar", ...how });
}

function addLastPrice(sentence: Sentence, value: Money, { from, to }: Stretch): void {
  sentence.find({ slot: "lastPrice", op: opOf(value), value, from, to, source: "grammar", confidence: 0.85 });
}

/** "2 juta" counts rupiah, "1 lakh" and "15000 tak" rupees where no currency is named. */
export function localCurrency(sentence: Sentence, { from, to, isScaled }: Measure): string | undefined {
  if (sentence.tokens.slice(from, to).some(({ text }) => HINDI.has(text))) return "INR";
  if (!isScaled) return undefined;
  const currencies = sentence.tokens.slice(from, to).map(({ text }) => currencyOfScale(text));
  return currencies.find((currency) => currency !== null) ?? undefined;
}

/** "5 lakh per reel": whether a kind of content follows that is paid one by one. */
export function hasPer(sentence: Sentence, at: number): boolean {
  return perEnd(sentence, at) !== undefined;
}

/** Where "per reel" ends. */
export function perEnd(sentence: Sentence, at: number): number | undefined {
  return PER_ONE.has(sentence.word(at)) ? perAt(sentence, at)?.to : undefined;
}

/** "Per reel 500", "ek reel ka 500" and "reel başına 500": whether the kind of content stands before the number. */
export function hasPerBefore(sentence: Sentence, at: number): boolean {
  return perBefore(sentence, at) !== undefined;
}

function perBefore(sentence: Sentence, at: number): PerUnit | undefined {
  const behind = sentence.word(at - 1);
  const isHindi = isOneOf(behind, "ka ke ki");
  const isTurkish = behind === "basina";
  const end = isHindi || isTurkish ? at - 1 : at;
  const unit = PER_UNITS.before(sentence.tokens, end);
  if (!unit) return undefined;
  const opener = isHindi ? /^(?:ek|har|per)$/u : /^(?:per|por|pro|par|je|cada|chaque)$/u;
  const isOpened = opener.test(sentence.word(unit.from - 1));
  const from = isOpened ? unit.from - 1 : unit.from;
  if (!(isOpened || isTurkish) || !sentence.areFree(from, at)) return undefined;
  return { value: unit.value, from, to: at, platformAt: at };
}

interface PerUnit {
  value: string;
  from: number;
  to: number;
  /** "Per TikTok video" names a platform, too. */
  platform?: string;
  platformAt: number;
}

function perAt(sentence: Sentence, at: number): PerUnit | undefined {
  const per = PER.at(sentence.tokens, at);
  if (!per) return undefined;
  const platform = entities()
    .allAt(sentence.tokens, per.to)
    .find(({ value }) => value.kind === "platform");
  const unit = PER_UNITS.at(sentence.tokens, platform?.to ?? per.to);
  if (!unit) return undefined;
  const named = platform?.value.kind === "platform" ? { platform: platform.value.value } : {};
  return { value: unit.value, from: at, to: unit.to, platformAt: per.to, ...named };
}

/** A filter between two bounds; a lone number is the lowest value, and marked as assumed. */
export function addRange(
  sentence: Sentence,
  slot: RangeFilter,
  measure: Measure,
  how: { from?: number; to?: number; confidence: number },
): void {
  const value = boundsOf(measure, "min");
  const from = how.from ?? measure.from;
  const to = how.to ?? measure.to;
  const isAssumed = measure.isAssumed || measure.exact !== undefined || how.confidence < 0.8;
  const source = isAssumed ? "assumed" : "grammar";
  sentence.find({ slot, op: opOf(value), value, from, to, source, confidence: how.confidence });
}

function boundsOf(measure: Measure, exactIs: "min" | "max"): { min?: number; max?: number } {
  const { min, max, exact } = measure;
  if (exact !== undefined) return exactIs === "min" ? { min: exact } : { max: exact };
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function opOf(range: { min?: number; max?: number }): "range" | "min" | "max" {
  if (range.min !== undefined && range.max !== undefined) return "range";
  return range.min === undefined ? "max" : "min";
}

/** The measure times `factor`, to two decimals: minutes as seconds, posts a month as posts a week. */
export function scaled(measure: Measure, factor: number): Measure {
  const times = (value: number) => Math.round(value * factor * 100) / 100;
  const { min, max, exact, ...rest } = measure;
  return {
    ...rest,
    ...(min === undefined ? {} : { min: times(min) }),
    ...(max === undefined ? {} : { max: times(max) }),
    ...(exact === undefined ? {} : { exact: times(exact) }),
  };
}
