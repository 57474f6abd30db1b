import { anyListed, patternOf } from "#/language/dictionary.ts";
import { UNKNOWN_MONEY_FROM, currencyNamed } from "#/language/money/currencies.ts";
import { SCALES } from "#/language/numbers/scales.ts";
import { placesNamed } from "#/language/places/places.ts";
import { topicsNamed } from "#/language/topics/topics.ts";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { FILLER_WORDS } from "#/strategy/brief/brief-words.ts";
import { DIGITS, SCALE, readNumber } from "#/strategy/brief/numbers.ts";

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])(${DIGITS})\\s?(${SCALE})?\\s?([\\p{L}]{3,4})(?![\\p{L}\\p{N}])`,
  "gu",
);
const BUDGET_BEFORE = patternOf(
  `${anyListed("budget, presupuesto, orcamento, etat")}[\\s:=]*(?:of|von|de|is)?\\s*$`,
);
/** What stands behind an amount in capitals and is no currency. */
const WORD = patternOf(
  `^(?:${FILLER_WORDS}|ttc|vat|mwst|iva|net|incl|excl|ugc|seo|diy|cpm|views?|fans?|reel|live|igtv|likes?|plus)$`,
);

/** "500 XYZ", "10k BTC": an amount in a currency that nobody knows is given back, and taken in no other. */
export function takeUnknownCurrencies(text: BriefText): string[] {
  if (!/\p{Ll}/u.test(text.original)) return [];
  const found = text.all<Groups>(AMOUNT).filter((one) => isMoney(text, one) && isUnknownCode(text, one));
  for (const span of found) text.take(span);
  return found.map((span) => text.spelling(span));
}

type Groups = [digits: string, scale: string | undefined, code: string];

function isMoney(text: BriefText, { start, groups: [digits, scale] }: Found<Groups>): boolean {
  return readNumber(digits, scale) >= UNKNOWN_MONEY_FROM || BUDGET_BEFORE.test(text.folded.slice(0, start));
}

function isUnknownCode(text: BriefText, { end, groups: [, , code] }: Found<Groups>): boolean {
  const folded = code.toLowerCase();
  const isCapital = /^[A-Z]+$/u.test(text.original.slice(end - folded.length, end));
  const isWord = WORD.test(folded) || SCALES.has(folded) || topicsNamed(folded).length > 0;
  return isCapital && !isWord && currencyNamed(folded) === null && placesNamed(folded).length === 0;
}
