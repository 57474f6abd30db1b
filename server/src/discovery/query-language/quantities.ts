import type { Sentence } from "./sentence.ts";
import { CURRENCIES, MULTIPLIERS, PERCENT } from "./words.ts";

/** A number with everything that belongs to it: "1,5 lakh", "€800", "3 %". */
export interface Quantity {
  /** Token positions; `to` is exclusive. */
  from: number;
  to: number;
  value: number;
  /** The number before its multiplier. */
  bare: number;
  /** 1 when none was said. */
  multiplier: number;
  isPercent: boolean;
  currency: string | null;
}

const GROUP_DIGITS = 3;

/** Every quantity of the sentence, in order. Words that are already explained are left out. */
export function findQuantities(sentence: Sentence): Quantity[] {
  const found: Quantity[] = [];
  let at = 0;
  while (at < sentence.tokens.length) {
    const quantity = sentence.isFree(at) ? quantityAt(sentence, at) : undefined;
    if (quantity) found.push(quantity);
    at = quantity ? quantity.to : at + 1;
  }
  return found;
}

function quantityAt(sentence: Sentence, at: number): Quantity | undefined {
  const { tokens } = sentence;
  if (tokens[at]?.kind !== "number") return wordNumberAt(sentence, at);
  let to = at + 1;
  const multiplier = multiplierAt(sentence, to);
  if (multiplier) to = multiplier.to;
  const percent = PERCENT.at(tokens, to);
  if (percent) to = percent.to;
  const before = CURRENCIES.before(tokens, at);
  const after = percent || before ? undefined : CURRENCIES.at(tokens, to);
  if (after) to = after.to;
  const bare = readNumber(tokens[at].text, multiplier !== undefined || percent !== undefined);
  return {
    from: before && sentence.areFree(before.from, at) ? before.from : at,
    to,
    value: round(bare * (multiplier?.factor ?? 1)),
    bare,
    multiplier: multiplier?.factor ?? 1,
    isPercent: percent !== undefined,
    currency: before?.value ?? after?.value ?? null,
  };
}

/** "a million" and "half a million". */
function wordNumberAt(sentence: Sentence, at: number): Quantity | undefined {
  const word = sentence.word(at);
  const isHalf = word === "half" && ["a", "million"].includes(sentence.word(at + 1));
  const next = isHalf && sentence.word(at + 1) === "a" ? at + 2 : at + 1;
  if (!isHalf && !["a", "one", "un", "um", "eine", "ek", "1"].includes(word)) return undefined;
  const factor = MULTIPLIERS.at(sentence.tokens, next);
  if (!factor || Number(factor.value) < 100_000 || sentence.word(next).length < 4) return undefined;
  const bare = isHalf ? 0.5 : 1;
  const value = bare * Number(factor.value);
  const multiplier = Number(factor.value);
  return { from: at, to: factor.to, value, bare, multiplier, isPercent: false, currency: null };
}

// A single letter belongs to the number only where it touches it: "5m", but not "5 m".
function multiplierAt(sentence: Sentence, at: number): { factor: number; to: number } | undefined {
  const match = MULTIPLIERS.at(sentence.tokens, at);
  const token = sentence.tokens[at];
  if (!match || !token || (token.text.length === 1 && !token.glued)) return undefined;
  const again = MULTIPLIERS.at(sentence.tokens, match.to);
  if (again && sentence.word(match.to).length > 2) {
    return { factor: Number(match.value) * Number(again.value), to: again.to };
  }
  return { factor: Number(match.value), to: match.to };
}

/**
 * Reads digits with separators. Where one separator stands once before exactly three digits it groups
 * thousands (1.500 and 1,500), unless a multiplier or a percent sign makes it a decimal (1.500 million).
 */
function readNumber(text: string, isScaled: boolean): number {
  const digits = text.replaceAll(" ", "");
  const separators = [...digits.matchAll(/[.,]/gu)];
  const last = separators.at(-1);
  if (!last) return Number(digits);
  const kinds = new Set(separators.map((match) => match[0]));
  const tail = digits.length - last.index - 1;
  const isDecimal = kinds.size > 1 || (separators.length === 1 && isOneDecimal(digits, tail, isScaled));
  const whole = digits.slice(0, isDecimal ? last.index : undefined).replaceAll(/[.,]/gu, "");
  return Number(isDecimal ? `${whole}.${digits.slice(last.index + 1)}` : whole);
}

function isOneDecimal(digits: string, tail: number, isScaled: boolean): boolean {
  return isScaled || tail !== GROUP_DIGITS || digits.startsWith("0");
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
