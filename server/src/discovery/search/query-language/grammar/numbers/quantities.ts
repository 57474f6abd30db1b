import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { readDigits } from "#/language/numbers/digits.ts";
import { SHORTENED_SCALES } from "#/language/numbers/scales.ts";
import { DOLLARS } from "#/language/money/currencies.ts";
import type { CurrencyReading } from "#/language/money/currencies.ts";
import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { postsPerWeek } from "./units.ts";
import {
  CURRENCIES,
  MULTIPLIERS,
  NUMBER_WORDS,
  OFTEN,
  PERCENT,
  POST_NOUNS,
  TOPIC_WORDS,
  UNITS,
} from "#/discovery/search/query-language/words.ts";

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

const OF = "de d of di";
const TIME = new Set("minute minutes minuto minutos minute minuten menit second seconds".split(" "));
/** Tokens before a number that may belong to the same name: "tier-2 cities". */
const NAME_REACH = 2;

/** Every quantity of the sentence, in order. Words that are already explained are left out. */
export function findQuantities(sentence: Sentence): Quantity[] {
  const found: Quantity[] = [];
  let at = 0;
  while (at < sentence.tokens.length) {
    const isOpen = sentence.isFree(at) && !isInName(sentence, at);
    const quantity = isOpen ? quantityAt(sentence, at) : undefined;
    if (quantity) found.push(quantity);
    at = quantity ? quantity.to : at + 1;
  }
  return found;
}

function isInName(sentence: Sentence, at: number): boolean {
  for (let from = at - NAME_REACH; from < at; from += 1) {
    const name = entities().at(sentence.tokens, from);
    if (name?.value.kind === "cityClass" && name.to > at) return true;
    if ((TOPIC_WORDS.at(sentence.tokens, from)?.to ?? 0) > at) return true;
  }
  return false;
}

function quantityAt(sentence: Sentence, at: number): Quantity | undefined {
  const { tokens } = sentence;
  if (tokens[at]?.kind !== "number") return wordNumberAt(sentence, at);
  let to = at + 1;
  const multiplier = multiplierAt(sentence, to);
  if (multiplier) to = multiplier.to;
  const percent = PERCENT.at(tokens, to);
  if (percent) to = percent.to;
  const before = meantCurrency(sentence, CURRENCIES.before(tokens, at));
  const behind = percent ? undefined : currencyBehind(sentence, to);
  const after = before && !saysWhose(sentence, before, behind) ? undefined : behind;
  if (after) to = after.to;
  const bare = readDigits(tokens[at].text, multiplier || percent ? "divides" : "groups");
  if (bare === null) return undefined;
  return {
    from: before && sentence.areFree(before.from, at) ? before.from : at,
    to,
    value: round(bare * (multiplier?.factor ?? 1)),
    bare,
    multiplier: multiplier?.factor ?? 1,
    isPercent: percent !== undefined,
    currency: after?.value.code ?? before?.value.code ?? null,
  };
}

/** "Half a million", "eine halbe Million", "medio millón". */
const HALF = new Set("half halbe halben demi medio meio mezzo setengah yarim aadha adha".split(" "));

/** "Half of the audience" as percent. */
const FRACTIONS: Readonly<Record<string, number>> = { half: 50, "a third": 33, "a quarter": 25 };

/** "Two minutes", "twice a week", "half of the audience", "a million" and "half a million". */
function wordNumberAt(sentence: Sentence, at: number): Quantity | undefined {
  return (
    countAt(sentence, at) ??
    scaledAt(sentence, at) ??
    fractionAt(sentence, at) ??
    millionAt(sentence, at) ??
    moneyAt(sentence, at)
  );
}

/** A number in words counts what stands behind it, as long as that has a unit. */
function countAt(sentence: Sentence, at: number): Quantity | undefined {
  const { tokens } = sentence;
  const often = ["once", "twice"].indexOf(sentence.word(at)) + 1;
  if (often > 0) return OFTEN.at(tokens, at + 1) && plainQuantity(at, at + 1, often);
  // "A minute", "one post a day".
  const isOne =
    isOneOf(sentence.word(at), "a an one un una um eine einer einem une") &&
    (TIME.has(sentence.word(at + 1)) || postsPerWeek(sentence, { from: at, to: at + 1 }) !== undefined);
  const number = NUMBER_WORDS.at(tokens, at);
  const to = number?.to ?? at + 1;
  const percent = number && PERCENT.at(tokens, to);
  if (percent) return { ...plainQuantity(at, percent.to, number.value), isPercent: true };
  if (!isOne && !(number && (UNITS.at(tokens, to) ?? POST_NOUNS.at(tokens, to)))) return undefined;
  return plainQuantity(at, to, isOne ? 1 : (number?.value ?? 0));
}

/** "Two million followers", "deux millions d'abonnés": with the scale in words, where what is counted stands behind. */
function scaledAt(sentence: Sentence, at: number): Quantity | undefined {
  const { tokens } = sentence;
  const count = NUMBER_WORDS.at(tokens, at);
  const scale = count && MULTIPLIERS.at(tokens, count.to);
  if (!count || !scale || sentence.word(scale.from).length <= 2) return undefined;
  // "Three hundred thousand" is more than is read here.
  if (NUMBER_WORDS.before(tokens, at)) return undefined;
  const noun = isOneOf(sentence.word(scale.to), OF) ? scale.to + 1 : scale.to;
  if (!UNITS.at(tokens, noun)) return undefined;
  const [bare, multiplier] = [count.value, scale.value];
  return { ...plainQuantity(at, scale.to, bare * multiplier), bare, multiplier };
}

/** "A few hundred euros": nobody knows how many. */
const VAGUELY =
  "few several some couple einige paar mehrere quelques plusieurs unos algunos varios uns alguns kuch kai";

/** "Mil pavos", "two grand sterling", "zwei Tausend Euro": all in words, with the currency behind them. */
function moneyAt(sentence: Sentence, at: number): Quantity | undefined {
  const count = NUMBER_WORDS.at(sentence.tokens, at);
  const scale = MULTIPLIERS.at(sentence.tokens, count?.to ?? at);
  const isWord = scale !== undefined && sentence.word(scale.from).length > 2;
  const money = currencyBehind(sentence, isWord ? scale.to : (count?.to ?? at));
  if (!money || (!isWord && !count) || isOneOf(sentence.word(at - 1), VAGUELY)) return undefined;
  const [bare, multiplier] = [count?.value ?? 1, isWord ? scale.value : 1];
  const { code: currency } = money.value;
  return { from: at, to: money.to, value: bare * multiplier, bare, multiplier, isPercent: false, currency };
}

function plainQuantity(from: number, to: number, value: number): Quantity {
  return { from, to, value, bare: value, multiplier: 1, isPercent: false, currency: null };
}

function fractionAt(sentence: Sentence, at: number): Quantity | undefined {
  const isTwo = sentence.word(at) === "a";
  const to = isTwo ? at + 2 : at + 1;
  const value = FRACTIONS[isTwo ? `a ${sentence.word(at + 1)}` : sentence.word(at)];
  // "Half of them" is of people, and no share of anything that a filter knows.
  const isShare =
    isOneOf(sentence.word(to), "of their in from") &&
    !isOneOf(sentence.word(to + 1), "them us you it those these");
  return value !== undefined && isShare ? { ...plainQuantity(at, to, value), isPercent: true } : undefined;
}

function millionAt(sentence: Sentence, at: number): Quantity | undefined {
  const word = sentence.word(at);
  const article = isOneOf(word, "ein eine un une uno") ? 1 : 0;
  const isHalf = HALF.has(sentence.word(at + article));
  const next = isHalf && sentence.word(at + article + 1) === "a" ? at + 2 : at + 1 + (isHalf ? article : 0);
  if (!isHalf && !["a", "one", "un", "um", "eine", "ek", "1"].includes(word)) return undefined;
  const factor = MULTIPLIERS.at(sentence.tokens, next);
  if (!factor || factor.value < 100_000 || sentence.word(next).length < 4) return undefined;
  const bare = isHalf ? 0.5 : 1;
  const value = bare * factor.value;
  const multiplier = factor.value;
  const money = currencyBehind(sentence, factor.to);
  const [to, currency] = [money?.to ?? factor.to, money?.value.code ?? null];
  return { from: at, to, value, bare, multiplier, isPercent: false, currency };
}

// A single letter belongs to the number where it touches it: "5m", but not "5 m". French writes "100 k" and "1 M".
function multiplierAt(sentence: Sentence, at: number): { factor: number; to: number } | undefined {
  const match = MULTIPLIERS.at(sentence.tokens, at);
  const token = sentence.tokens[at];
  if (!match || !token || (token.text.length === 1 && !token.glued && !isSpaced(sentence, at)))
    return undefined;
  // "5 L" is lakh, "5 l" litres.
  if (token.text === "l" && token.raw !== "L") return undefined;
  const again = MULTIPLIERS.at(sentence.tokens, match.to);
  if (again && sentence.word(match.to).length > 2) {
    return { factor: match.value * again.value, to: again.to };
  }
  // "2,5 Mio. Follower": the point belongs to the word.
  const isShort = SHORTENED_SCALES.has(token.text);
  const point = sentence.tokens[match.to];
  const to = isShort && point?.text === "." && point.glued ? match.to + 1 : match.to;
  return { factor: match.value, to };
}

function isSpaced(sentence: Sentence, at: number): boolean {
  return !sentence.isHyphened(at) && /[kKML]/u.test(sentence.raw(at)) && sentence.word(at + 1) !== "pop";
}

/** "500 euros", "2 millones de pesos", "un million d'euros". */
function currencyBehind(sentence: Sentence, at: number): Match<CurrencyReading> | undefined {
  const start = isOneOf(sentence.word(at), OF) ? at + 1 : at;
  return meantCurrency(sentence, CURRENCIES.at(sentence.tokens, start));
}

/** "$500 CAD": of the currencies that are written "$" the code behind says which. */
function saysWhose(
  sentence: Sentence,
  before: Match<CurrencyReading>,
  behind: Match<CurrencyReading> | undefined,
): boolean {
  return sentence.word(before.from) === "$" && behind !== undefined && DOLLARS.has(behind.value.code);
}

/** "TRY 500", where "try 500 times" asks for nothing. */
function meantCurrency(
  { tokens }: Sentence,
  match: Match<CurrencyReading> | undefined,
): Match<CurrencyReading> | undefined {
  const raw = match && tokens[match.from]?.raw;
  return match?.value.isWord && raw !== raw?.toUpperCase() ? undefined : match;
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
