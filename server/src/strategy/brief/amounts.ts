import { AMOUNT_MAX, toMinorUnits } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import { FIGURE_PATTERNS } from "#/language/media/media.ts";
import type { BriefText, Found } from "./brief-text.ts";
import { CREATOR_WORDS } from "./brief-words.ts";
import { rangeEnds } from "#/language/numbers/scales.ts";
import { DOLLAR_CODES, SIGNS, bareCurrency, currencyOf, isOpenSign } from "./currencies.ts";
import type { Writer } from "./currencies.ts";
import { DIGITS, SCALE, readNumber, scaleFactor } from "./numbers.ts";

const NUMBER = `(${DIGITS})\\s?(${SCALE})?`;
const BEFORE = `(?<![\\p{L}\\p{N}])(${SIGNS})\\s?${NUMBER}`;
const WHOSE_DOLLAR = new RegExp(`^\\s?(${DOLLAR_CODES})(?![\\p{L}\\p{N}])`, "u");
const AFTER = `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:\\s?,-)?\\s?(?:(?:de|of|di) |d['’])?(${SIGNS})(?![\\p{L}\\p{N}])`;
const RANGE_GAP = "(?:\\s?[-–]\\s?|\\s(?:to|and|bis|und|a|y|et|e)\\s)";
const SIGN_BETWEEN = `(?:\\s?(?:${SIGNS}))?`;
const RANGE_BEFORE = `(?<![\\p{L}\\p{N}])(${SIGNS})\\s?${NUMBER}${RANGE_GAP}(?:${SIGNS})?\\s?${NUMBER}`;
const RANGE_AFTER = `(?<![\\p{L}\\p{N}.,])${NUMBER}${SIGN_BETWEEN}${RANGE_GAP}${NUMBER}\\s?(${SIGNS})(?![\\p{L}\\p{N}])`;

const PER_CREATOR = /^\s*(?:per|pro|je|par|por|each|for each|cada)(?!\p{L})/u;
const CREATOR_BEFORE = new RegExp(
  `(?:${CREATOR_WORDS})\\s+(?:(?:that|who|which|die|qui|que) )?(?:cost(?:s|ing)? |asking |asks? )?(?:under|below|less than|up to|at most|at|@|a|zu(?: je)?|je|unter|bis|hochstens|maximal|moins de|au plus|menos de|hasta)\\s*$`,
  "u",
);
const MORE =
  /^\s*(?:more|extra|on top|mehr|zusatzlich|de plus|en plus|mas|adicionales|a mais|adicional|erhohen|aufstocken)(?!\p{L})/u;
const LESS = /^\s*(?:less|fewer|weniger|de moins|en moins|menos|a menos|senken|kurzen|reduzieren)(?!\p{L})/u;
const OF_BUDGET =
  "(?:\\s+(?:it|this|that|the|das|le|el|o|budget|presupuesto|orcamento|mein|my|our|unser))*\\s+(?:by|um|de|en|em|por|mit)";
const MORE_BEFORE = new RegExp(
  `(?:(?:another|additional|extra|plus|add|weitere|zusatzlich|noch|\\+)\\s*|(?:raise|increase|lift|erhoh\\p{L}*|augment\\p{L}*|aument\\p{L}*)${OF_BUDGET}\\s+)$`,
  "u",
);
/** A dash that stands apart divides two thoughts; one at the number takes away. */
const LESS_BEFORE = new RegExp(
  `(?:(?:cut|save|minus|weniger)\\s*|(?:cut|reduce|lower|decrease|shrink|senk\\p{L}*|kurz\\p{L}*|reduzier\\p{L}*|redui\\p{L}*|reduc\\p{L}*|reduz\\p{L}*)${OF_BUDGET}\\s+|(?:^|\\s)-)$`,
  "u",
);
const BUDGET_WORD =
  "(?:budget|presupuesto|orcamento|verba|etat)(?:\\s*(?:of|von|de|is|=|:|betragt|between|zwischen|entre|from))*\\s*";
const BUDGET_RANGE = new RegExp(`${BUDGET_WORD}${NUMBER}${RANGE_GAP}${NUMBER}(?!\\s*%)`, "gu");
const BUDGET_NUMBER = new RegExp(`${BUDGET_WORD}${NUMBER}(?!\\s*%)`, "gu");

const SIZE_BEFORE = new RegExp(
  `(?<!\\p{L})(?:${CREATOR_WORDS}|nobody|no one|niemand\\p{L}*|nadie|ninguem)\\s+(?:with |who have |mit |avec |con |com )?(?:under|below|less than|fewer than|up to|at most|no more than|smaller than|max\\.?|over|above|more than|at least|bigger than|larger than|min\\.?|unter|weniger als|hochstens|maximal|bis(?: zu)?|uber|mehr als|mindestens|ab|moins de|au plus|plus de|au moins|menos de|hasta|mas de|al menos|mais de|acima de|abaixo de|ate|between|zwischen|entre)\\s+(?:\\d[\\d.,]*\\s?k?\\s?(?:-|–|to|and|bis|und|a|y|et|e)\\s?)?$`,
  "u",
);
const LONE_MIN = 1000;
/** So small a number is money only where "more" or "less" stands beside it. */
const LONE_CHANGE_MIN = 50;
const YEAR_MIN = 1990;
const YEAR_MAX = 2100;
/** What a number before it counts, so that it is no money. */
const COUNTED = `(?:${FIGURE_PATTERNS.followers}|${FIGURE_PATTERNS.views})(?!\\p{L})|likes|people|personen|creators?|influencers?|clicks?|reels?|stories|story|posts?|videos?|weeks?|wochen|days|tage|months?|monate|women|men|frauen|manner|years?|jahre`;
const RANGE_OF_COUNTED = new RegExp(`^${RANGE_GAP}${NUMBER}\\s*(?:${COUNTED})`, "u");
const COUNTED_AFTER = new RegExp(`^\\s*(?:%|\\+|${COUNTED})`, "u");

export interface Amount {
  found: Found;
  money: Money;
  /** What the amount is: of the whole plan, of one creator, or a change of the budget. */
  kind: "budget" | "perCreator" | "more" | "less";
  /** No currency stood beside it, or one of several. */
  isBare?: boolean;
  /** It was a few words and no number. */
  isVague?: boolean;
  /** The lower end of a range, whose upper end is `money`. */
  from?: Money;
}

/** Whether no plan can be made with an amount: one that is nothing, or beyond any budget. */
export function isUsable({ amount }: Money): boolean {
  return amount > 0 && amount <= AMOUNT_MAX;
}

/** Every amount of money in the text, taken out of it. A range gives its upper end. */
export function takeAmounts(text: BriefText, writer: Writer): Amount[] {
  const amounts = [...takeVague(text, writer), ...takeRanges(text, writer)];
  for (const found of text.all(new RegExp(BEFORE, "gu"))) {
    const [sign = "", digits = "", scale] = found.groups;
    const [behind = "", code = sign] =
      sign === "$" ? (WHOSE_DOLLAR.exec(text.folded.slice(found.end)) ?? []) : [];
    const whole = { ...found, end: found.end + behind.length };
    amounts.push(signedAmount(text, whole, code, writer, readNumber(digits, scale)));
  }
  for (const { found } of amounts) text.take(found);
  for (const found of text.all(new RegExp(AFTER, "gu"))) {
    const [digits = "", scale, sign = ""] = found.groups;
    amounts.push(signedAmount(text, found, sign, writer, readNumber(digits, scale)));
    text.take(found);
  }
  amounts.push(...takeBare(text, writer.currency, amounts));
  return amounts.toSorted((left, right) => left.found.start - right.found.start);
}

/** "A few thousand euros": about three of them, until somebody says how many. Chosen by us. */
const FEW = 3;
const VAGUE = new RegExp(
  `(?<!\\p{L})(?:an? )?(?:few|couple(?: of)?|handful of|several|some|ein paar|paar|einige|quelques|unos? cuantos|algun[oa]s|unos|alguns|kuch)\\s+(?:(hundred|hundert|hunderter|cents|centaines|cientos|centenas)|(thousand|tausend|tausender|mille|milliers|miles|mil|milhares|hazaar|k)|(lakhs?))(?!\\p{L})(?:\\s?(?:de |d['’]|of )?(${SIGNS})(?!\\p{L}))?`,
  "gu",
);

function takeVague(text: BriefText, writer: Writer): Amount[] {
  return text.all(VAGUE).map((found) => {
    const [hundred, thousand, lakh, sign] = found.groups;
    const value = FEW * (hundred ? 100 : thousand ? 1000 : 100_000);
    const currency = sign === undefined ? bareCurrency(lakh, writer.currency) : currencyOf(sign, writer);
    text.take(found);
    return { ...amountOf(text, found, currency, value), isBare: sign === undefined, isVague: true };
  });
}

/** "10 L per creator": what is counted in lakh and by no other noun is money. */
function takeCounted(text: BriefText, currency: string): Amount[] {
  const amounts = text
    .all(new RegExp(`(?<![\\p{L}\\p{N}.,@#/-])${NUMBER}(?!\\s*(?:%|\\+|${COUNTED}))`, "gu"))
    .filter(({ groups: [, scale] }) => bareCurrency(scale, "") !== "")
    .map((found) => {
      const [digits = "", scale] = found.groups;
      const own = bareCurrency(scale, currency);
      return { ...amountOf(text, found, own, readNumber(digits, scale)), isBare: true };
    });
  for (const { found } of amounts) text.take(found);
  return amounts;
}

/** Numbers without a currency that can be nothing but money. */
function takeBare(text: BriefText, currency: string, amounts: readonly Amount[]): Amount[] {
  const range = text.first(BUDGET_RANGE);
  const ends = range && endsOf(range.groups);
  const named = ends ? range : text.first(BUDGET_NUMBER);
  if (named) {
    text.take(named);
    if (amounts.some(({ kind }) => kind === "budget")) return [];
    const [low, high] = ends ?? [null, readNumber(named.groups[0] ?? "", named.groups[1])];
    const bare = bareCurrency(ends ? (named.groups[3] ?? named.groups[1]) : named.groups[1], currency);
    const amount = { ...amountOf(text, named, bare, high), kind: "budget" as const, isBare: true };
    return [low === null ? amount : { ...amount, from: toMoney(low, bare) }];
  }
  const counted = takeCounted(text, currency);
  if (counted.length > 0) return counted;
  const lone = amounts.length === 0 ? loneNumber(text) : null;
  if (!lone) return [];
  const bare = bareCurrency(lone.found.groups[1], currency);
  return [{ ...amountOf(text, lone.found, bare, lone.value), isBare: true }];
}

/** The only large number of a text that counts nothing: nobody writes one but for the money. */
function loneNumber(text: BriefText): { found: Found; value: number } | null {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}.,@#/-])-?${NUMBER}(?![\\p{N}%/-]|\\s*(?:%|\\+|${COUNTED}))`,
    "gu",
  );
  const large = text
    .all(pattern)
    .map((found) => ({ found: unsigned(found), value: readNumber(found.groups[0] ?? "", found.groups[1]) }))
    .filter(({ found, value }) => isAmount(text, found, value) && !isSize(text, found));
  const [only] = large;
  if (!only || large.length > 1) return null;
  text.take(only.found);
  return only;
}

/** "Creators under 50k", "over 10k followers": how large creators are. */
function isSize({ folded }: BriefText, { start, end }: Found): boolean {
  return SIZE_BEFORE.test(folded.slice(0, start)) || RANGE_OF_COUNTED.test(folded.slice(end));
}

/** Whether a bare number is money: a small one, or one that is written as years are, only where it changes the budget. */
function isAmount(text: BriefText, found: Found, value: number): boolean {
  const after = text.folded.slice(found.end);
  const kind = kindOf(text.folded.slice(0, found.start), after);
  const isCounted = /^\s*\p{L}+\s+(?:creators?|influencers?|people|personen)/u.test(after);
  if ((kind === "more" || kind === "less") && !isCounted) return value >= LONE_CHANGE_MIN;
  const isYear = found.text.trim() === String(value) && value >= YEAR_MIN && value <= YEAR_MAX;
  return value >= LONE_MIN && !isYear;
}

/** The number without the minus before it: that says what is done with the amount. */
function unsigned(found: Found): Found {
  return found.text.startsWith("-") ? { ...found, start: found.start + 1, text: found.text.slice(1) } : found;
}

function takeRanges(text: BriefText, writer: Writer): Amount[] {
  const amounts: Amount[] = [];
  const add = (found: Found, sign: string, numbers: Found["groups"]) => {
    const ends = endsOf(numbers);
    if (!ends || COUNTED_AFTER.test(text.folded.slice(found.end))) return;
    const amount = signedAmount(text, found, sign, writer, ends[1]);
    amounts.push({ ...amount, from: toMoney(ends[0], amount.money.currency) });
    text.take(found);
  };
  for (const found of text.all(new RegExp(RANGE_BEFORE, "gu"))) {
    add(found, found.groups[0] ?? "", found.groups.slice(1));
  }
  for (const found of text.all(new RegExp(RANGE_AFTER, "gu"))) {
    add(found, found.groups[4] ?? "", found.groups.slice(0, 4));
  }
  return amounts;
}

/** Lower and upper end of "10 to 15k", whose scale holds for both; null where the second is not above the first. */
function endsOf([low = "", lowScale, high = "", highScale]: Found["groups"]): [number, number] | null {
  const [lower, upper] = rangeEnds(scaled(low, lowScale), scaled(high, highScale));
  return lower < upper && readNumber(high, highScale) === upper ? [lower, upper] : null;
}

function scaled(digits: string, scale: string | undefined) {
  const factor = scaleFactor(scale);
  return { bare: readNumber(digits, scale) / factor, factor };
}

function signedAmount(text: BriefText, found: Found, sign: string, writer: Writer, value: number): Amount {
  const amount = amountOf(text, found, currencyOf(sign, writer), value);
  return isOpenSign(sign, writer) ? { ...amount, isBare: true } : amount;
}

function amountOf(text: BriefText, found: Found, currency: string, value: number): Amount {
  const after = text.folded.slice(found.end);
  const before = text.folded.slice(0, found.start);
  return { found, money: toMoney(value, currency), kind: kindOf(before, after) };
}

function kindOf(before: string, after: string): Amount["kind"] {
  if (MORE.test(after) || MORE_BEFORE.test(before)) return "more";
  if (LESS.test(after) || LESS_BEFORE.test(before)) return "less";
  return PER_CREATOR.test(after) || CREATOR_BEFORE.test(before) ? "perCreator" : "budget";
}

/** Minor units of `value` whole units; beyond any budget stays beyond it. */
export function toMoney(value: number, currency: string): Money {
  return {
    amount: toMinorUnits(Math.min(value, Number.MAX_SAFE_INTEGER / 1000), currency),
    currency,
  };
}
