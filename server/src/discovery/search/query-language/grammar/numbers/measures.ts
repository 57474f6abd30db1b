import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { rangeEnds } from "#/language/numbers/scales.ts";
import type { Match, Phrases } from "#/discovery/search/query-language/phrases.ts";
import type { Quantity } from "./quantities.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import {
  ABOUT,
  BETWEEN,
  BETWEEN_BY,
  CREATOR_NOUNS,
  CURRENCIES,
  IGNORED,
  MAX,
  MAX_AFTER,
  MIN,
  MIN_AFTER,
  NOT,
  POST_NOUNS,
  RANGE_BY,
  UNITS,
} from "#/discovery/search/query-language/words.ts";

/** One or two quantities with the words that bound them: "over 10k", "3-5 %", "between 20 and 30". */
export interface Measure {
  /** Token positions; `to` is exclusive. */
  from: number;
  to: number;
  min?: number;
  max?: number;
  /** The number itself when nothing bounds it. */
  exact?: number;
  isPercent: boolean;
  currency: string | null;
  /** Whether a multiplier such as k was said. */
  isScaled: boolean;
  /** "around 50k": the bounds are ours. */
  isAssumed: boolean;
}

/** "Around" means this much to either side. Chosen by us. */
const AROUND = 0.2;
/** From here on "min" means a minimum. Chosen by us. */
const MINUTES_MAX = 1_000;

/** Joins quantities with the words around them, in order. */
export function findMeasures(sentence: Sentence, quantities: readonly Quantity[]): Measure[] {
  const measures: Measure[] = [];
  for (let index = 0; index < quantities.length; index += 1) {
    const first = quantities[index];
    if (!first) continue;
    const second = quantities[index + 1];
    const range = second ? rangeOf(sentence, first, second) : undefined;
    if (range) index += 1;
    measures.push(range ?? boundOf(sentence, first));
  }
  return measures;
}

function rangeOf(sentence: Sentence, first: Quantity, second: Quantity): Measure | undefined {
  const { tokens } = sentence;
  const opener = BETWEEN.before(tokens, first.from);
  const joiner = RANGE_BY.at(tokens, first.to) ?? (opener ? BETWEEN_BY.at(tokens, first.to) : undefined);
  if (joiner?.to !== second.from) return undefined;
  // "Between 200k and 10k" names the same two ends.
  const [min, max] = rangeEnds(
    { bare: first.bare, factor: first.multiplier },
    { bare: second.bare, factor: second.multiplier },
  );
  const after = MAX_AFTER.at(tokens, second.to);
  const closes = after && ["tak", "beech"].includes(sentence.word(after.from)) ? after.to : second.to;
  return {
    from: opener && sentence.areFree(opener.from, opener.to) ? opener.from : first.from,
    to: closes,
    min,
    max,
    isPercent: first.isPercent || second.isPercent,
    currency: first.currency ?? second.currency,
    isScaled: first.multiplier > 1 || second.multiplier > 1,
    isAssumed: false,
  };
}

function boundOf(sentence: Sentence, quantity: Quantity): Measure {
  const { tokens } = sentence;
  const about = ABOUT.before(tokens, quantity.from);
  const max = MAX.before(tokens, quantity.from);
  const min = MIN.before(tokens, quantity.from);
  const maxAfter = behind(sentence, MAX_AFTER, quantity.to);
  const minAfter = behind(sentence, MIN_AFTER, quantity.to) ?? shortMinimum(sentence, quantity);
  const { value } = quantity;
  const measure = {
    value,
    from: quantity.from,
    to: quantity.to,
    isPercent: quantity.isPercent,
    currency: quantity.currency,
    isScaled: quantity.multiplier > 1,
    isAssumed: false,
  };
  if (max && !isShorter(max, min)) return bounded(sentence, measure, max.from, "max");
  if (min) return bounded(sentence, measure, min.from, "min");
  const { value: _value, ...rest } = measure;
  if (maxAfter && !isShorter(maxAfter, minAfter))
    return boundedAfter(sentence, rest, { end: "max", value, to: maxAfter.to });
  if (minAfter) return boundedAfter(sentence, rest, { end: "min", value, to: minAfter.to });
  if (about) return { ...rest, from: about.from, ...around(value), isAssumed: true };
  return { ...rest, exact: value };
}

/** "Not below 3 %" and "no creators below 3 %" are "at least 3 %". */
function bounded(
  sentence: Sentence,
  measure: Omit<Measure, "exact"> & { value: number },
  from: number,
  end: "min" | "max",
): Measure {
  const { value, ...rest } = measure;
  const noun = CREATOR_NOUNS.before(sentence.tokens, from);
  const not =
    NOT.before(sentence.tokens, from) ??
    (noun && NOT.before(sentence.tokens, noun.from)) ??
    noContentBefore(sentence, from) ??
    nothingBefore(sentence, from) ??
    nobodyBefore(sentence, from) ??
    deniedVerbBefore(sentence, from);
  const isMin = (end === "min") !== (not !== undefined);
  return { ...rest, from: not?.from ?? from, ...(isMin ? { min: value } : { max: value }) };
}

/** "10k se kam nahi" is "at least 10k". */
function boundedAfter(
  sentence: Sentence,
  rest: Omit<Measure, "exact">,
  { end, value, to }: { end: "min" | "max"; value: number; to: number },
): Measure {
  const isDenied = isOneOf(sentence.word(to), "nahi nahin");
  const isMin = (end === "min") !== isDenied;
  return { ...rest, to: isDenied ? to + 1 : to, ...(isMin ? { min: value } : { max: value }) };
}

/** "Nada por debajo de 2%", "rien en dessous de 3 %". */
function nothingBefore(sentence: Sentence, from: number): Match<true> | undefined {
  const isNothing = isOneOf(sentence.word(from - 1), "nada rien nothing nichts");
  return isNothing ? { value: true, from: from - 1, to: from } : undefined;
}

/** "Pas de vidéos de plus de 2 minutes", "no reels over 30 seconds". */
function noContentBefore(sentence: Sentence, from: number): Match<true> | undefined {
  const end = isOneOf(sentence.word(from - 1), "de of with mit con com avec") ? from - 1 : from;
  const content = POST_NOUNS.before(sentence.tokens, end);
  return content && NOT.before(sentence.tokens, content.from);
}

/** What people do with a price: "charge", "verlangen". */
export const ASK = wordList(
  "pida pidan pide piden pedem",
  "charg cost ask take want cobr cuest cout cust peca kost verlang nehm demand prenn factur exce",
);

/** "Que no cobren más de", "die nicht mehr verlangen als": what they ask is what is bounded. */
function deniedVerbBefore(sentence: Sentence, from: number): Match<true> | undefined {
  return ASK.test(sentence.word(from - 1)) ? NOT.before(sentence.tokens, from - 1) : undefined;
}

const NOBODY = new Set(
  "nobody no noone niemand keiner personne nadie ninguem exclude excluding skip".split(" "),
);
const NOBODY_REACH = 5;

/** "Nobody with a price over 500" is "at most 500". */
function nobodyBefore(sentence: Sentence, from: number): Match<true> | undefined {
  for (let end = from; end > from - NOBODY_REACH && end > 0; end -= 1) {
    const not = NOT.before(sentence.tokens, end);
    if (not) return NOBODY.has(sentence.word(not.from)) && isWith(sentence, not.to) ? not : undefined;
    const isNoun = UNITS.before(sentence.tokens, end) ?? CREATOR_NOUNS.before(sentence.tokens, end);
    if (!isNoun && !IGNORED.has(sentence.word(end - 1))) return undefined;
  }
  return undefined;
}

/** "Nobody with", "no one who has", "keiner mit". */
function isWith(sentence: Sentence, from: number): boolean {
  const people = CREATOR_NOUNS.at(sentence.tokens, from);
  const at = sentence.word(from) === "who" ? from : (people?.to ?? from);
  return isOneOf(sentence.word(at), "with who that whose having mit der avec qui con que com one");
}

/** "10k min followers": nobody counts that many minutes. */
function shortMinimum(sentence: Sentence, { to, value }: Quantity): Match<true> | undefined {
  const isMin = sentence.word(to) === "min" && value >= MINUTES_MAX;
  return isMin ? { value: true, from: to, to: to + 1 } : undefined;
}

/** "10k and up" and "10k at most", but not "10k followers and up to 2 %" or "10k followers, at most €500". */
function behind({ tokens }: Sentence, words: Phrases<true>, at: number): Match<true> | undefined {
  const match = words.at(tokens, at);
  const next = tokens[match?.to ?? at];
  const isOfNext = next?.text === "to" || next?.kind === "number" || CURRENCIES.at(tokens, match?.to ?? at);
  return isOfNext ? undefined : match;
}

/** "no less than" ends with "less than": the longer phrase is the one that was said. */
function isShorter(
  one: { from: number; to: number },
  other: { from: number; to: number } | undefined,
): boolean {
  return other !== undefined && one.to - one.from < other.to - other.from;
}

function around(value: number): { min: number; max: number } {
  return { min: Math.round(value * (1 - AROUND)), max: Math.round(value * (1 + AROUND)) };
}

/** "50k followers or more": a bound that stands behind the noun. */
export function boundAfterUnit(sentence: Sentence, measure: Measure, to: number): Measure {
  if (measure.exact === undefined) return measure;
  const { exact, ...rest } = measure;
  const min = behind(sentence, MIN_AFTER, to);
  const max = behind(sentence, MAX_AFTER, to);
  if (min) return { ...rest, min: exact, to: min.to };
  if (max) return { ...rest, max: exact, to: max.to };
  return { ...measure, to };
}
