import { anyListed, anyOf, dictionary } from "#/language/dictionary.ts";
import { foldInPlace, wordKey } from "#/language/fold.ts";
import { COUNTS } from "./counts.ts";
import { SCALES } from "./scales.ts";
import words from "./number-words.json" with { type: "json" };

/** Amounts that are written out in words of more than one part, such as "zwei tausend fünfhundert", as digits. */

const SINGLE: ReadonlyMap<string, number> = new Map([...COUNTS, ...dictionary(words.written, Number)]);
const MULTIPLIERS: ReadonlyMap<string, number> = dictionary(words.multipliers, Number);
/** "Mil", "tausend": a thousand where it stands alone. */
export const THOUSANDS: ReadonlySet<string> = new Set(
  [...MULTIPLIERS].flatMap(([word, factor]) => (factor === 1000 ? [word] : [])),
);
/** Any word of a number from a hundred on, as a piece of a pattern for a quick look. */
export const LARGE_NUMBER = anyOf([
  ...[...SINGLE, ...MULTIPLIERS].flatMap(([word, value]) => (value >= 100 ? [word] : [])),
  ...[...SCALES.keys()].filter((word) => word.length > 2),
]);
/** "Two" of Hindi is grammar of it as well: it counts only right before what it multiplies. */
const OF_MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["do", 2],
  ["das", 10],
  ["a", 1],
  ["an", 1],
  ["dhai", 2.5],
  ["dedh", 1.5],
  ["sawa", 1.25],
  ["anderthalb", 1.5],
  ["eineinhalb", 1.5],
]);
/** "Saadhe teen hazaar" is three and a half thousand, "paune do" a quarter less than two. */
const SHIFTS: ReadonlyMap<string, number> = new Map([
  ["saadhe", 0.5],
  ["saade", 0.5],
  ["sade", 0.5],
  ["sava", 0.25],
  ["paune", -0.25],
]);
const JOINERS: ReadonlySet<string> = new Set(["and", "und", "et", "y", "e"]);
/** Numbers in words below it are counts, and those who count read them. */
const SMALLEST = 100;
const TENS = 20;

interface Token {
  start: number;
  end: number;
  word: string;
}

/** "Chak One Hundred Twenty Nine": villages of the Punjab are numbered, and their names are no amounts. */
const NUMBERED_VILLAGE = "chak";

/** Words that count rupees where no currency is named: a budget in digits would lose that. */
const OF_INDIA: ReadonlySet<string> = new Set(["sau", "hazaar", "hazar", "hajar", "hajaar"]);

/**
 * Every amount in words of more than one part in digits; all else stays as it is written. What is counted in the words
 * of Hindi stays too, unless its currency is known.
 */
export function withDigits(source: string, isCurrencyKnown = false): string {
  const text = source.normalize("NFC");
  const tokens = [...foldInPlace(text).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
    word: wordKey(word),
  }));
  let written = "";
  let from = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    const number = first && numberFrom(text, tokens, at);
    if (!first || !number) continue;
    const isName = tokens[at - 1]?.word === NUMBERED_VILLAGE;
    const isOfIndia = tokens.slice(at, number.last + 1).some(({ word }) => OF_INDIA.has(word));
    const isSaid = isCurrencyKnown || MONEY.test(foldInPlace(text.slice(tokens[number.last]?.end)));
    if (isOfIndia && !isSaid) continue;
    at = number.last;
    if (isName) continue;
    written += text.slice(from, first.start) + String(number.value);
    from = tokens[number.last]?.end ?? from;
  }
  return from === 0 ? source : written + text.slice(from);
}

/** Behind a number of one word. */
const CHANGED = new RegExp(
  `^\\s*(?:${anyListed("euro, euros, eur, dollar*, pounds, quid, rupees, reais")}\\s+)?${anyListed("more, less, extra, on top, off, mehr, weniger, drauf, de plus, de moins, en plus, en moins, mas, menos, a mais, a menos, mais, aur, zyada, kam")}(?!\\p{L})`,
  "u",
);
const MONEY = new RegExp(
  `^\\s*${anyListed("euro, euros, dollar*, dolar*, pound, pounds, quid, rupee, rupees, rupaye, rupay, rupiya, reais, reales, pesos, franken, francs, francos, kronen, kronor, kroner, zloty")}(?!\\p{L})`,
  "u",
);
/** What takes a part of a thousand, or some of them. */
const PARTS = new RegExp(
  `(?:${anyListed("anderthalb, eineinhalb, dhai, dedh, sawa, sava, sade, saadhe, paune, half, half a, halbe*, demi, medio, meio, few, couple, paar, some, einige, quelques")}|\\d|${anyListed("couple of, quinzaine de, dizaine de, vingtaine de, trentaine de, centaine de, par de, decena de, docena de, dezena de, duzia de, quinzena de")})[ -]?$`,
  "u",
);

/** The longest number that begins at a word, if it has several parts, or is a thousand that is added or taken off. */
function numberFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
): { value: number; last: number } | null {
  const shifted = shiftedFrom(text, tokens, at);
  if (shifted) return shifted;
  const isApart = (index: number) => !isNear(text, tokens[index - 1], tokens[index]);
  const { value, parts, to } = numberInWords(
    tokens.map(({ word }) => word),
    at,
    isApart,
  );
  const last = to - 1;
  const first = tokens[at]?.word ?? "";
  // Readers know "5 mil" themselves, and what it counts.
  const least = /^\d/u.test(first) ? 3 : 2;
  if (value < SMALLEST || parts === 0) return null;
  if (parts >= least) return { value, last };
  const after = foldInPlace(text.slice(tokens[last]?.end));
  const isSaid = CHANGED.test(after) || MONEY.test(after);
  const isPart = PARTS.test(foldInPlace(text.slice(0, tokens[at]?.start)));
  return parts === 1 && isSaid && !isPart ? { value, last } : null;
}

/**
 * The longest number that the words from one on add up to, with how many parts it has and where it ends; nothing where
 * the word is no number. `isApart`: whether something stands between a word and the one before.
 */
export function numberInWords(
  said: readonly string[],
  at: number,
  isApart: (index: number) => boolean = () => false,
): { value: number; parts: number; to: number } {
  const sum = new Sum();
  let [to, parts] = [at, 0];
  for (let index = at; index < said.length; index += 1) {
    if (index > at && isApart(index)) break;
    const word = said[index] ?? "";
    if (parts > 0 && JOINERS.has(word)) {
      const next = said[index + 1];
      if (next === undefined || isApart(index + 1) || !sum.copy().joins(next)) break;
      continue;
    }
    // "Quatre-vingt" is eighty, and no four.
    const isScore = word === "quatre" && /^vingts?$/u.test(said[index + 1] ?? "") && !isApart(index + 1);
    if (isScore) index += 1;
    const taken = sum.take(isScore ? SCORE : word, said[index + 1] ?? "", parts === 0);
    if (taken === 0) break;
    parts += taken;
    to = index + 1;
  }
  return { value: sum.value(), parts, to };
}

/** Of French, which counts on from sixty and from eighty up to nineteen. */
const SCORE = "huitante";
const UP_TO_NINETEEN: ReadonlySet<string> = new Set(["soixante", SCORE]);

function shiftedFrom(text: string, tokens: readonly Token[], at: number) {
  const [first, second, third] = tokens.slice(at, at + 3);
  const shift = SHIFTS.get(first?.word ?? "");
  const whole = SINGLE.get(second?.word ?? "") ?? OF_MULTIPLIERS.get(second?.word ?? "");
  const factor = MULTIPLIERS.get(third?.word ?? "");
  if (shift === undefined || whole === undefined || factor === undefined) return null;
  return isNear(text, first, second) && isNear(text, second, third)
    ? { value: (whole + shift) * factor, last: at + 2 }
    : null;
}

function isNear(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && /^[ \u{a0}-]$/u.test(text.slice(one.end, other.start));
}

/** A number as its words add up: "two thousand five hundred" is 2 × 1000 + 5 × 100. */
class Sum {
  #whole = 0;
  #part = 0;
  /** What the next word has to be smaller than: parts of a number go down. */
  #below = Infinity;
  #scale = Infinity;

  value(): number {
    return this.#whole + this.#part;
  }

  copy(): Sum {
    const copy = new Sum();
    copy.#whole = this.#whole;
    copy.#part = this.#part;
    copy.#below = this.#below;
    copy.#scale = this.#scale;
    return copy;
  }

  /** A joiner goes on to ones behind tens, or to tens and more: "two thousand and three creators" are two numbers. */
  joins(word: string): boolean {
    const value = SINGLE.get(word);
    if (value === undefined) return false;
    return value >= TENS / 2 ? this.#add(value) : this.#part % 100 >= TENS && this.#add(value);
  }

  /** How many parts the word adds; 0 for a word that is none of this number. */
  take(word: string, next: string, isFirst: boolean): number {
    const multiplier = MULTIPLIERS.get(word);
    if (multiplier !== undefined) return Number(this.#multiply(multiplier));
    // "A thousand" begins a number; "quinientos a mil" are two.
    const mayBeOne = isFirst || !/^an?$/u.test(word);
    const ofNext = MULTIPLIERS.has(next) && mayBeOne ? OF_MULTIPLIERS.get(word) : undefined;
    const value =
      SINGLE.get(word) ?? ofNext ?? (isFirst && /^\d{1,3}$/u.test(word) ? Number(word) : undefined);
    if (value !== undefined) {
      const isAdded = this.#add(value);
      if (isAdded && UP_TO_NINETEEN.has(word)) this.#below = TENS;
      return Number(isAdded);
    }
    const compound = compoundOf(word);
    return compound !== null && this.#add(compound) ? 2 : 0;
  }

  #add(value: number): boolean {
    if (value >= this.#below) return false;
    this.#part += value;
    this.#below = value >= 1000 ? 1000 : value >= 100 ? 100 : value >= TENS && value % 10 === 0 ? 10 : 1;
    return true;
  }

  #multiply(factor: number): boolean {
    if (factor >= this.#scale) return false;
    if (factor === 100) {
      const hundreds = this.#part % 1000;
      if (hundreds >= 10 || this.#below < 1) return false;
      this.#part = this.#part - hundreds + (hundreds || 1) * 100;
      this.#below = 100;
      return true;
    }
    this.#whole += (this.#part || 1) * factor;
    this.#part = 0;
    this.#scale = factor;
    this.#below = factor;
    return true;
  }
}

const COMPOUND =
  /^(?:(?<thousands>\p{L}*?)tausend)?(?:(?<hundreds>\p{L}*?)hundert)?(?:und)?(?<rest>\p{L}*)$/u;
const COUPLED = /^(\p{L}+?)und(\p{L}+)$/u;

/** "Zweitausendfünfhundert" of German, which writes its numbers in one word; null for any other word. */
function compoundOf(word: string): number | null {
  return /\p{L}(?:tausend|hundert)|(?:tausend|hundert)\p{L}/u.test(word) ? valueOf(word) : null;
}

function valueOf(word: string): number | null {
  const { thousands, hundreds, rest = "" } = COMPOUND.exec(word)?.groups ?? {};
  const parts = [
    thousands === undefined ? 0 : scaled(belowThousand(thousands), 1000),
    hundreds === undefined ? 0 : scaled(belowHundred(hundreds), 100),
    rest === "" ? 0 : belowHundred(rest),
  ];
  return parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}

function scaled(count: number | null, factor: number): number | null {
  return count === null ? null : (count || 1) * factor;
}

function belowThousand(word: string): number | null {
  return word.includes("hundert") ? valueOf(word) : belowHundred(word);
}

/** "Fünf", "zwanzig", "fünfundzwanzig"; 0 for nothing. */
function belowHundred(word: string): number | null {
  if (word === "") return 0;
  const [, ones = "", tens = ""] = COUPLED.exec(word) ?? [];
  const [one, ten] = [SINGLE.get(ones), SINGLE.get(tens)];
  if (one !== undefined && ten !== undefined) return one + ten;
  return SINGLE.get(word) ?? null;
}
