import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import type { Asked } from "#/strategy/assistant/answers/answer.ts";
import { handlesIn } from "#/strategy/assistant/answers/handles-in.ts";
import { singularIn } from "#/strategy/assistant/writes/whom.ts";
import words from "./paid-words.json" with { type: "json" };

/** Somebody was paid, or has been paid their money: told, and not asked. */
export interface PaidSaid {
  /** Null where an invoice is named by its number alone. */
  handle: string | null;
  invoice: string | null;
  /** Days before today on which it was. */
  daysAgo: number;
}

const PAID = patternOf(
  `${wordsListed(words.paid)}|(?<!\\p{L})${anyListed(words.got)}\\s(?:[^.!?]{0,30}\\s)?${anyListed(words.money)}(?!\\p{L})|(?<!\\p{L})${anyListed(words.money)}\\s(?:[^.!?]{0,20}\\s)?${anyListed(words.arrived)}(?!\\p{L})`,
);
/** "RE-2604", "INV/77": letters, and a number behind them. */
const INVOICE = /(?<![\p{L}\p{N}])\p{L}{1,6}[-/]\p{N}[\p{L}\p{N}/-]*/u;
const NOT_YET = patternOf(wordsListed(words.notYet));
const ASKS = patternOf(`^\\P{L}*${anyListed(words.asks)}(?!\\p{L})`);
const YESTERDAY = patternOf(wordsListed(words.yesterday));
/** A part of it, or what is to come, closes no payment. */
const PARTLY = patternOf(wordsListed(words.partly));

/** What a message tells of a payment that was made to somebody; null where it tells nothing of the kind. */
export function paidIn({
  text,
  handles,
  person,
  tellsPrice,
}: Pick<Asked, "text" | "handles" | "person" | "tellsPrice">): PaidSaid | null {
  const folded = foldInPlace(text.normalize("NFC"));
  if (tellsPrice || text.includes("?") || !PAID.test(folded)) return null;
  if ([NOT_YET, ASKS, PARTLY].some((pattern) => pattern.test(folded))) return null;
  const invoice = INVOICE.exec(text.normalize("NFC").replaceAll(/@\S+/gu, " "))?.[0] ?? null;
  const named = handles.length > 0 ? handles : handlesIn(text);
  const [handle, ...others] = named.length > 0 ? named : singularIn(text) && person !== null ? [person] : [];
  if (others.length > 0 || (handle === undefined && invoice === null)) return null;
  return { handle: handle ?? null, invoice, daysAgo: YESTERDAY.test(folded) ? 1 : 0 };
}
