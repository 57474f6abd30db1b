import { UNKNOWN_MONEY_FROM } from "#/language/money/currencies.ts";
import { limitOf } from "./limits.ts";
import type { Measure } from "./measures.ts";
import { perEnd } from "./number-findings.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import type { UnitMatch } from "./units.ts";

/**
 * "Max 40000 QQQ per reel", "budget 500 XYZ": a price in a currency that nobody knows is not taken in another one.
 * @returns whether it was such a price.
 */
export function cannotSayCurrency(
  sentence: Sentence,
  measure: Measure,
  unit: UnitMatch | undefined,
): boolean {
  const { from, to } = measure;
  const isBefore = isUnknownCode(sentence, from - 1);
  const isAfter = isUnknownCode(sentence, to);
  if (measure.isPercent || (!isBefore && !isAfter)) return false;
  const [first, last] = [isBefore ? from - 1 : from, isAfter ? to + 1 : to];
  const end = perEnd(sentence, last);
  const isLarge = (measure.min ?? measure.max ?? measure.exact ?? 0) >= UNKNOWN_MONEY_FROM;
  const isMoney =
    unit === undefined ? isLarge && limitOf(sentence, measure) === undefined : unit.unit === "price";
  if (end === undefined && !isMoney) return false;
  sentence.cannotSay(Math.min(first, unit?.from ?? first), Math.max(end ?? last, unit?.to ?? last));
  return true;
}

/** Capitals that no dictionary knows, in a sentence that has small letters too. */
function isUnknownCode(sentence: Sentence, at: number): boolean {
  const isCode = /^[A-Z]{3,4}$/u.test(sentence.raw(at));
  return isCode && isPlainWord(sentence, at) && /\p{Ll}/u.test(sentence.text);
}
