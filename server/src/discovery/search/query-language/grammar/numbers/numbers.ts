import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { RANGE_FILTERS } from "@app/contract/discovery/filters";
import type { RangeFilter } from "@app/contract/discovery/filters";
import { AVERAGE, UNITS, UNCOUNTED } from "#/discovery/search/query-language/words.ts";
import { AGE_LIMITS } from "#/language/people/people.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { readDecade } from "./decades.ts";
import { limitOf } from "./limits.ts";
import { boundAfterUnit, findMeasures } from "./measures.ts";
import type { Measure } from "./measures.ts";
import type { Period } from "./periods.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import { isOfBudget, totalEnd } from "./occasions.ts";
import { findQuantities } from "./quantities.ts";
import { addAge, addGrowth, addPrice, addRange, localCurrency, scaled } from "./number-findings.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { isOfAudience } from "#/discovery/search/query-language/scopes.ts";
import { cannotSayCurrency } from "./unknown-currencies.ts";
import { asShare, isShare, readShareOfFollowers } from "./shares.ts";
import type { AudienceShare } from "./shares.ts";
import {
  UP,
  countsNobody,
  isOfAccounts,
  isSaidOfPrice,
  readBesideFormat,
  standsFree,
} from "./loose-numbers.ts";
import { nearestUnit } from "./nearest-unit.ts";
import { postsPerWeek } from "./units.ts";
import type { Unit, UnitMatch } from "./units.ts";

/** "Not older than 30", "nadie menor de 18": what bounds an age. */
const AGE_WORDS = new Set(
  "aged age older younger alter junger vieux jeune jeunes agee ages agees mayor mayores menor menores velho velha velhos velhas novo nova novos novas jovem joven jovens jovenes".split(
    " ",
  ),
);
/** What the numbers of a sentence left for later: shares that belong to an audience filter. */
export interface NumbersRead {
  shares: AudienceShare[];
}

/** Beside a range they say that it is one of clothes or of weight. */
const SIZE = new Set(
  "size sizes taille grosse konfektionsgrosse talla tallas tamanho manequim du cm kg kilo kilos".split(" "),
);
/** Numbers from here on count followers when nothing else is said. Chosen by us. */
const FOLLOWERS_FROM = 1_000;
/** More percent without a noun are no engagement rate. */
const RATE_MAX = 25;

/** Reads every number with its bounds and its noun into filters. */
export function findNumbers(sentence: Sentence, periods: readonly Period[], currency: string): NumbersRead {
  const shares: AudienceShare[] = [];
  const measures = findMeasures(sentence, findQuantities(sentence));
  let pending: Measure | undefined;
  for (const measure of measures) {
    if (!sentence.areFree(measure.from, measure.to)) continue;
    const before = sentence.findings.length;
    const share = readMeasure(sentence, measure, periods, currency);
    if (share) shares.push(share);
    const found = sentence.findings[before];
    if (found && pending) mergeBound(sentence, found, pending);
    pending = !found && !share ? measure : undefined;
  }
  return { shares };
}

/** "over 10k and under 50k followers": the first bound belongs to what the second one counts. */
function mergeBound(sentence: Sentence, found: Finding, pending: Measure): void {
  const { min, max } = pending;
  const isOneBound = (min === undefined) !== (max === undefined);
  if (typeof found.value !== "object" || found.from - pending.to > 1 || !isOneBound) return;
  if (sentence.isBreak(pending.to)) return;
  found.value = {
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
    ...found.value,
  };
  found.from = pending.from;
  found.op = "range";
  sentence.take(pending.from, pending.to);
}

function readMeasure(
  sentence: Sentence,
  measure: Measure,
  periods: readonly Period[],
  currency: string,
): AudienceShare | undefined {
  if (readDecade(sentence, measure) || readShareOfFollowers(sentence, measure)) return undefined;
  if (isComparison(sentence, measure)) {
    sentence.cannotSay(measure.from - 1, measure.to);
    return undefined;
  }
  const beside = nearestUnit(sentence, measure);
  // "Followers aged 25 to 34" are not that many.
  const unit = beside?.unit === "followers" && saysAge(sentence, measure) ? undefined : beside;
  if (measure.currency !== null) {
    addPrice(sentence, measure, unit, measure.currency, 0.95);
    return undefined;
  }
  if (cannotSayCurrency(sentence, measure, unit)) return undefined;
  if (unit?.unit === "growth") {
    addGrowth(sentence, measure, unit, periods);
    return undefined;
  }
  if (measure.isPercent && isShare(sentence, measure, unit)) return asShare(sentence, measure);
  const often = postsPerWeek(sentence, measure);
  if (often && !measure.isPercent) {
    const bounded = boundAfterUnit(sentence, measure, often.to);
    const [from, to] = [often.from, Math.max(often.to, bounded.to)];
    addRange(sentence, "postsPerWeek", scaled(bounded, often.factor), { from, to, confidence: 0.95 });
    return undefined;
  }
  if (unit) {
    addOfUnit(sentence, measure, unit, currency);
    return undefined;
  }
  addWithoutUnit(sentence, measure, currency, periods);
  return undefined;
}

/** "Smaller accounts than 5k", "schneller als 5k": by a word that is no bound, which end is meant is not known. */
function isComparison(sentence: Sentence, { exact, from }: Measure): boolean {
  return exact !== undefined && sentence.isFree(from - 1) && isOneOf(sentence.word(from - 1), "than als");
}

function addOfUnit(sentence: Sentence, measure: Measure, unit: UnitMatch, currency: string): void {
  if (unit.unit === "price") {
    addPrice(sentence, measure, unit, localCurrency(sentence, measure) ?? currency, 0.6);
    return;
  }
  const bounded = unit.from >= measure.to ? boundAfterUnit(sentence, measure, unit.to) : measure;
  const to = Math.max(bounded.to, unit.to);
  const from = Math.min(bounded.from, unit.from);
  const isAge = unit.unit === "age" || unit.unit === "ageBefore";
  // "Five years experience" is nobody's age.
  const years = [bounded.min, bounded.max, bounded.exact].filter((bound) => bound !== undefined);
  const isNoAge = years.some((bound) => bound < AGE_LIMITS.min || bound > AGE_LIMITS.max);
  if (isAge && (isNoAge || isOneOf(sentence.word(to), "experience experiencia erfahrung of d de ka im in"))) {
    sentence.cannotSay(from, to);
    return;
  }
  if (isAge) {
    addAge(sentence, { ...bounded, from, to });
    return;
  }
  const isMinutes = unit.unit === "durationMinutes";
  const average = unit.unit === "views" ? averageBeside(sentence, from, to) : undefined;
  const slot = average ? "avgViews" : slotOf(unit.unit);
  if (!isRangeFilter(slot)) return;
  if (average) sentence.take(average.from, average.to);
  addRange(sentence, slot, scaled(bounded, isMinutes ? 60 : 1), { from, to, confidence: 0.95 });
}

/** "Durchschnittlich über 15.000 Views", "20k views on average". */
function averageBeside(sentence: Sentence, from: number, to: number) {
  const match = AVERAGE.before(sentence.tokens, from) ?? AVERAGE.at(sentence.tokens, to);
  return match && sentence.areFree(match.from, match.to) ? match : undefined;
}

function slotOf(unit: Unit): string {
  if (unit === "durationMinutes" || unit === "durationSeconds") return "durationS";
  return unit === "sponsoredPosts" ? "sponsorShare" : unit;
}

/** "60 % Instagram", "20 % off": percent of something else than of followers who like what they see. */
function isNoRate(sentence: Sentence, measure: Measure): boolean {
  const { min = 0, max = 0, exact = 0 } = measure;
  const isTooMuch = Math.max(min, max, exact) > RATE_MAX;
  return isTooMuch || isOfSomethingElse(sentence, measure) || !standsFree(sentence, measure);
}

function addWithoutUnit(
  sentence: Sentence,
  measure: Measure,
  currency: string,
  periods: readonly Period[],
): void {
  const { exact } = measure;
  if (countsNobody(sentence, measure)) {
    sentence.cannotSay(measure.from, measure.to);
    return;
  }
  if (UNCOUNTED.at(sentence.tokens, measure.to)) {
    sentence.cannotSay(measure.from, measure.to + 1);
    return;
  }
  if (UP.has(sentence.word(measure.from - 1)) && measure.isPercent) {
    const { from } = measure;
    addGrowth(sentence, measure, { unit: "growth", from: from - 1, to: from }, periods);
    return;
  }
  if (measure.isPercent && isNoRate(sentence, measure)) {
    sentence.cannotSay(measure.from, measure.to);
    return;
  }
  if (measure.isPercent) {
    addRange(sentence, "engagementRate", measure, { confidence: 0.7 });
    return;
  }
  const limit = limitOf(sentence, measure);
  if (limit !== undefined) {
    const { from, to } = measure;
    sentence.find({ slot: "limit", op: "is", value: limit, from, to, source: "grammar", confidence: 0.9 });
    return;
  }
  // "At most 3 sponsored posts": how many they are, no filter counts.
  const counted = entities().at(sentence.tokens, measure.to);
  if (counted?.value.kind === "sponsored") {
    sentence.cannotSay(measure.from, Math.max(counted.to, UNITS.at(sentence.tokens, measure.to)?.to ?? 0));
    return;
  }
  const total = totalEnd(sentence, measure.to);
  if (total !== undefined || isOfBudget(sentence, measure.from)) {
    sentence.cannotSay(measure.from, total ?? measure.to);
    return;
  }
  if (isSaidOfPrice(sentence, measure)) {
    addPrice(sentence, measure, undefined, localCurrency(sentence, measure) ?? currency, 0.6);
    return;
  }
  if (readBesideFormat(sentence, measure)) return;
  if (measure.isScaled || (measure.min ?? measure.max ?? exact ?? 0) >= FOLLOWERS_FROM) {
    if (exact !== undefined && !isOfAccounts(sentence)) {
      sentence.cannotSay(measure.from, measure.to);
      return;
    }
    addRange(sentence, "followers", measure, { confidence: 0.7 });
    return;
  }
  if (looksLikeAge(sentence, measure)) addAge(sentence, measure);
}

/** "30 % discount": a percentage of a noun that no dictionary knows. */
function isOfSomethingElse(sentence: Sentence, { exact, to }: Measure): boolean {
  return exact !== undefined && isPlainWord(sentence, to);
}

function isRangeFilter(text: string): text is RangeFilter {
  return RANGE_FILTERS.some((name) => name === text);
}

/** "women over 40" and "25-34": a range between two ages counts as one when nothing else is said. */
function looksLikeAge(sentence: Sentence, measure: Measure): boolean {
  const bounds = [measure.min, measure.max].filter((bound) => bound !== undefined);
  if (SIZE.has(sentence.word(measure.from - 1)) || SIZE.has(sentence.word(measure.to))) return false;
  if (bounds.length === 0 || !bounds.every((age) => age >= AGE_LIMITS.min && age <= AGE_LIMITS.max))
    return false;
  return (
    bounds.length === 2 ||
    saysAge(sentence, measure) ||
    standsAlone(sentence, measure) ||
    isOfAudience(sentence, measure.from, measure.to) ||
    [measure.from - 1, measure.from - 2, measure.to].some(
      (at) => entities().at(sentence.tokens, at)?.value.kind === "gender",
    )
  );
}

function saysAge(sentence: Sentence, { from, to }: Measure): boolean {
  return sentence.tokens.slice(from, to).some(({ text }) => AGE_WORDS.has(text));
}

/** "Gaming, 18+": nothing else is said of people in so few years. */
function standsAlone(sentence: Sentence, { from, to, min }: Measure): boolean {
  return min !== undefined && sentence.isBreak(from - 1) && sentence.isBreak(to);
}
