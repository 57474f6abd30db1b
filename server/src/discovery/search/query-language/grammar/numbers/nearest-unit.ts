import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CURRENCIES, MAX, MIN, MULTIPLIERS } from "#/discovery/search/query-language/words.ts";
import type { Measure } from "./measures.ts";
import { unitAfter, unitBefore } from "./units.ts";
import type { Unit, UnitMatch } from "./units.ts";

const OF_PERCENT: ReadonlySet<Unit> = new Set<Unit>([
  "engagementRate",
  "growth",
  "fakeFollowers",
  "viewRate",
  "sponsorShare",
  "sponsoredPosts",
  "authenticity",
]);
const ONLY_OF_PERCENT: ReadonlySet<Unit> = new Set<Unit>(["growth", "fakeFollowers", "sponsoredPosts"]);

/** Where a noun stands on both sides, the one after the number is meant, unless it begins the next pair. */
export function nearestUnit(sentence: Sentence, measure: Measure): UnitMatch | undefined {
  const unit = unitBeside(sentence, measure);
  return unit?.unit === "price" ? withCurrency(sentence, measure, unit) : unit;
}

/** "USD prices under $500" says the currency twice. */
function withCurrency(sentence: Sentence, { currency }: Measure, unit: UnitMatch): UnitMatch {
  const said = CURRENCIES.before(sentence.tokens, unit.from);
  const isSame = said?.value.code === currency && sentence.areFree(said.from, said.to);
  return isSame ? { ...unit, from: said.from } : unit;
}

function unitBeside(sentence: Sentence, measure: Measure): UnitMatch | undefined {
  const after = unitAfter(sentence, measure.to);
  const before = unitBefore(sentence, measure.from) ?? unitBehindComma(sentence, measure);
  const fits = (match: UnitMatch | undefined) =>
    match !== undefined && fitsPercent(match.unit, measure.isPercent) && isPlausible(match.unit, measure);
  if (after && isOfNext(sentence, measure, after)) return fits(before) ? before : undefined;
  if (fits(after) && fits(before) && after) {
    const isBound = MIN.at(sentence.tokens, after.to) ?? MAX.at(sentence.tokens, after.to);
    const startsNext = isBound !== undefined || sentence.kind(after.to) === "number";
    return startsNext ? before : after;
  }
  return fits(after) ? after : fits(before) ? before : undefined;
}

/** "Low fake followers, under 10 %": a share behind a comma is of what stands before it. */
function unitBehindComma(sentence: Sentence, { from, isPercent }: Measure): UnitMatch | undefined {
  if (!isPercent || sentence.word(from - 1) !== ",") return undefined;
  const unit = unitBefore(sentence, from - 1);
  return unit && OF_PERCENT.has(unit.unit) ? unit : undefined;
}

/** "500k+ avg views over 100k": both numbers are least ones, so the noun between them belongs to the second. */
function isOfNext(sentence: Sentence, { min, max }: Measure, unit: UnitMatch): boolean {
  const next =
    min === undefined
      ? max !== undefined && MAX.at(sentence.tokens, unit.to)
      : MIN.at(sentence.tokens, unit.to);
  if (!next || sentence.kind(next.to) !== "number") return false;
  const end = MULTIPLIERS.at(sentence.tokens, next.to + 1)?.to ?? next.to + 1;
  return sentence.isBreak(end);
}

const MOST: Readonly<Partial<Record<Unit, number>>> = {
  durationMinutes: 1_440,
  durationSeconds: 86_400,
  age: 120,
  ageBefore: 120,
};

/** Nobody films for 50,000 minutes: such a number counts something else. */
function isPlausible(unit: Unit, { min, max, exact }: Measure): boolean {
  return Math.max(min ?? 0, max ?? 0, exact ?? 0) <= (MOST[unit] ?? Infinity);
}

function fitsPercent(unit: Unit, isPercent: boolean): boolean {
  return isPercent ? OF_PERCENT.has(unit) : !ONLY_OF_PERCENT.has(unit);
}
