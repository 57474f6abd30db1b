import type { Money } from "@app/contract/money";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { DIGITS, SCALE, readNumber } from "#/strategy/brief/numbers.ts";
import { isUsable } from "./amounts.ts";
import { toMoney } from "./currencies.ts";
import { SIGNS, bareCurrency, currencyOf } from "./currencies.ts";
import type { Writer } from "./currencies.ts";
import { COUNTS } from "./deal-words.ts";

export interface FoundAmount extends Span {
  money: Money;
}

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])(?:(${SIGNS})\\s?)?(${DIGITS})\\s?(${SCALE})?(?:\\s?(${SIGNS})(?!\\p{L}))?(?![\\p{N}%])`,
  "gu",
);
/** Money without a currency is no less. Chosen by us. */
const BARE_MIN = 50;

/** Every amount in folded text that may be a price of one creator. */
export function amountsIn(words: string, writer: Writer): FoundAmount[] {
  return [...words.matchAll(AMOUNT)].flatMap((match) => {
    const [whole, before, digits, scale, after] = match;
    const sign = before ?? after;
    const value = readNumber(digits, scale);
    const end = match.index + whole.trimEnd().length;
    const isBare = sign === undefined;
    if (isBare && (value < BARE_MIN || COUNTS.test(words.slice(end)))) return [];
    const own = isBare ? bareCurrency(scale, writer.currency) : currencyOf(sign, writer);
    const money = toMoney(value, own);
    return isUsable(money) ? [{ money, start: match.index, end }] : [];
  });
}
