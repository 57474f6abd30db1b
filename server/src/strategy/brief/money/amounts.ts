import { anyListed, lengthOf, patternOf } from "#/language/dictionary.ts";
import { AMOUNT_MAX } from "@app/contract/money";
import type { Money } from "@app/contract/money";
import type { BriefText, Found } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import {
  capWords,
  isCap,
  isClearCap,
  isOpenCap,
  NET,
  isWhole,
  kindOf,
  netness,
  sideWords,
  yearWords,
} from "./amount-roles.ts";
import type { AmountKind } from "./amount-roles.ts";
import {
  ANY_NUMBER,
  A_MONTH,
  COUNTED_AFTER,
  COUNTLESS_NUMBER,
  COUNTS_SOMETHING,
  LONE_NUMBER,
  LONE_RANGE,
  NUMBER,
  RANGE_GAP,
  isInside,
  isOfNumberBefore,
  isSize,
  isSizeRange,
} from "./creator-sizes.ts";
import { DOLLAR_CODES, SIGNS, bareCurrency, currencyOf, isOpenSign, toMoney } from "./currencies.ts";
import type { Writer } from "./currencies.ts";
import { isFinal } from "./final-amounts.ts";
import { changeOf, mayBePrice, vagueNumbers, withPrices, withoutReplaced } from "./meant-amounts.ts";
import { isYear, takePartsOfYear } from "./parts-of-year.ts";
import { SCALE, endsOf, readNumber } from "#/strategy/brief/numbers.ts";

const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(${SIGNS})\\s?${NUMBER}`, "gu");
const WHOSE_DOLLAR = patternOf(`^\\s?(${DOLLAR_CODES})(?![\\p{L}\\p{N}])`);
/** "7000e": many write the sign so, right behind the number. */
const EURO_LETTER = "(?<=\\d\\d|\\dk)e";
const AFTER = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:\\s?,-)?\\s?(?:(?:de|of|di) |d['’])?(${SIGNS}|${EURO_LETTER})(?![\\p{L}\\p{N}])`,
  "gu",
);
const RANGE_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}])(${SIGNS})\\s?${NUMBER}${RANGE_GAP}(?:${SIGNS})?\\s?${NUMBER}`,
  "gu",
);
const RANGE_AFTER = new RegExp(
  `(?<![\\p{L}\\p{N}.,])${NUMBER}(?:\\s?(?:${SIGNS}))?${RANGE_GAP}${NUMBER}\\s?(${SIGNS})(?![\\p{L}\\p{N}])`,
  "gu",
);

const BUDGET_WORD =
  "(?:budget|presupuesto|orcamento|verba|etat)(?:\\s*(?:of|von|de|is|=|:|betragt|between|zwischen|entre|from))*\\s*";
const BUDGET_RANGE = new RegExp(`${BUDGET_WORD}${NUMBER}${RANGE_GAP}${NUMBER}(?!\\s*%)`, "gu");
const BUDGET_NUMBER = new RegExp(`${BUDGET_WORD}${NUMBER}(?!\\s*%)`, "gu");

const LONE_MIN = 1000;
/** So small a number is money only where "more" or "less" stands beside it. */
const LONE_CHANGE_MIN = 50;

const MONTHLY = patternOf(`^${A_MONTH}`);

export interface Amount {
  found: Found;
  money: Money;
  kind: AmountKind;
  /** Words beside it say that it is all there is. */
  isWhole?: boolean;
  /** How far words say that it is what creators get. */
  net?: number;
  /** No currency stood beside it, or one of several. */
  isBare?: boolean;
  /** It takes the place of one before it. */
  isFinal?: boolean;
  /** It is for a whole year. */
  isYearly?: boolean;
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
  for (const found of text.all<[string, string, string?]>(BEFORE)) {
    if (isOfNumberBefore(text, found)) continue;
    const [sign, digits, scale] = found.groups;
    const whose = sign === "$" ? WHOSE_DOLLAR.exec(text.folded.slice(found.end)) : null;
    const whole = { ...found, end: found.end + (whose ? whose[0].length : 0) };
    amounts.push(signedAmount(text, whole, whose?.[1] ?? sign, writer, readNumber(digits, scale)));
  }
  for (const { found } of amounts) text.take(found);
  for (const found of text.all<[string, string | undefined, string]>(AFTER)) {
    const [digits, scale, sign] = found.groups;
    const amount = signedAmount(text, found, sign === "e" ? "€" : sign, writer, readNumber(digits, scale));
    amounts.push(amount);
    text.take(amount.found);
  }
  const own = ownCurrency(text, writer, amounts);
  amounts.push(...takeCaps(text, own.currency));
  amounts.push(...takeNet(text, own.currency));
  amounts.push(...takeFinal(text, own, amounts));
  amounts.push(
    ...takeBare(text, own.currency, amounts).map((amount) => (own.isSaid ? notBare(amount) : amount)),
  );
  const all = withPrices([...amounts, ...takePartsOfYear(text, amounts)]);
  return withoutReplaced(all.toSorted((left, right) => left.found.start - right.found.start));
}

/** "O sea 700 mil para creadores": a number of which words say so is what creators get. */
function takeNet(text: BriefText, currency: string): Amount[] {
  const net = loneNumbers(text, currency).filter(
    ({ kind, net: isNet }) => kind === "budget" && isNet === NET,
  );
  for (const { found } of net) text.take(found);
  return net;
}

/** "75k … Ops, 57k": of numbers without a currency the one that takes the place of those before it. */
function takeFinal(
  text: BriefText,
  { currency, isSaid }: { currency: string; isSaid: boolean },
  amounts: readonly Amount[],
): Amount[] {
  const lone = loneNumbers(text, currency).filter(
    ({ kind, found, isFinal: isLast = false }) =>
      kind === "budget" && (isLast || !COUNTS_SOMETHING.test(text.folded.slice(found.end))),
  );
  const last = lone.findLast((amount) => amount.isFinal);
  const replaced = lone.filter(({ found }) => last !== undefined && found.start < last.found.start);
  const isFirst = [...replaced, ...amounts].every(({ found }) => found.start > (last?.found.start ?? 0));
  if (!last || isFirst) return [];
  for (const { found } of [...replaced, last]) text.take(found);
  return [isSaid ? notBare(last) : last];
}

/** Of numbers without a currency: the one that all other money has, else rupees beside lakh, else that of the writer. */
function ownCurrency(text: BriefText, { currency }: Writer, amounts: readonly Amount[]) {
  const [said, ...others] = new Set(amounts.map(({ money }) => money.currency));
  if (said !== undefined && others.length === 0) return { currency: said, isSaid: true };
  const counted = text.all(ANY_NUMBER).map(({ groups: [, scale] }) => bareCurrency(scale, ""));
  return { currency: counted.find((code) => code !== "") ?? currency, isSaid: false };
}

function notBare(amount: Amount): Amount {
  const said = { ...amount };
  delete said.isBare;
  return said;
}

/** Below it a number for each creator counts pieces. */
const CAP_MIN = 50;
/** Nobody has so few followers that they would be meant: "nobody over 600". */
const SIZE_MIN = 1000;

const SCALE_NEXT = patternOf(`^${SCALE}`);

/** "No máximo 1.500 por criador", "pro Kopf höchstens 800": the most for one, without a currency. */
function takeCaps(text: BriefText, currency: string): Amount[] {
  return text.all(LONE_NUMBER).flatMap((each): Amount[] => {
    const [digits, scale] = each.groups;
    const value = readNumber(digits, scale);
    // Of "50k followers" a pattern may still take the "50".
    if (SCALE_NEXT.test(text.folded.slice(each.end))) return [];
    const [before, after] = [text.folded.slice(0, each.start), text.folded.slice(each.end)];
    const isOpen = !isClearCap(before, after) && (isSize(text, each) || isOpenCap(before));
    if (value < CAP_MIN || (value >= SIZE_MIN && isOpen)) return [];
    const amount = amountOf(text, each, bareCurrency(scale, currency), value);
    if (!isCap(amount.kind) && !sideWords(before, after)) return [];
    text.take(amount.found);
    return [amount];
  });
}

function takeVague(text: BriefText, writer: Writer): Amount[] {
  return vagueNumbers(text).map(({ found, value, scale, sign }) => {
    const currency = sign === undefined ? bareCurrency(scale, writer.currency) : currencyOf(sign, writer);
    text.take(found);
    return { ...amountOf(text, found, currency, value), isBare: sign === undefined, isVague: true };
  });
}

/** "10 L per creator": what is counted in lakh and by no other noun is money. */
function takeCounted(text: BriefText, currency: string): Amount[] {
  const amounts = text
    .all(COUNTLESS_NUMBER)
    .filter((found) => bareCurrency(found.groups[1], "") !== "" && !isSize(text, found))
    .map((found) => ({ ...bareAmount(text, found, currency), isBare: true }));
  for (const { found } of amounts) text.take(found);
  return amounts;
}

/** Numbers without a currency that can be nothing but money. */
function takeBare(text: BriefText, currency: string, amounts: readonly Amount[]): Amount[] {
  const others = [
    ...text.all(BUDGET_NUMBER).flatMap((found) => otherBudget(text, found, currency)),
    ...text.all(LONE_NUMBER).flatMap((found) => yearly(text, found, currency)),
  ];
  return [...others, ...takeBareBudget(text, currency, amounts)];
}

/** A number as money of its scale's currency, or else of `currency`. */
function bareAmount(text: BriefText, found: Found, currency: string): Amount {
  const [digits, scale] = found.groups;
  return amountOf(text, found, bareCurrency(scale, currency), readNumber(digits, scale));
}

/** "Budget 1,5 Mio for the whole year": not that of this plan. */
function otherBudget(text: BriefText, found: Found, currency: string): Amount[] {
  const amount = bareAmount(text, found, currency);
  if (amount.kind !== "other") return [];
  text.take({ start: found.start, end: amount.found.end });
  return [amount];
}

/** "Anderthalb Millionen fürs Jahr": nobody counts anything else so. */
function yearly(text: BriefText, found: Found, currency: string): Amount[] {
  const amount = bareAmount(text, found, currency);
  if (amount.isYearly !== true || readNumber(found.groups[0], found.groups[1]) < LONE_MIN) return [];
  text.take(amount.found);
  return [amount];
}

function takeBareBudget(text: BriefText, currency: string, amounts: readonly Amount[]): Amount[] {
  const range = text.first(BUDGET_RANGE);
  const ends = range && endsOf(range.groups);
  const named = ends ? range : text.first(BUDGET_NUMBER);
  if (named) {
    const kind: AmountKind = changeOf(text, named) ?? "budget";
    text.take(named);
    const [low, high] = ends ?? [null, readNumber(named.groups[0], named.groups[1])];
    const bare = bareCurrency(ends ? (named.groups[3] ?? named.groups[1]) : named.groups[1], currency);
    const amount = { ...amountOf(text, named, bare, high), kind, isBare: true };
    if (withPrices([...amounts, amount]).some((one) => one !== amount && one.kind === "budget")) return [];
    return [low === null ? amount : { ...amount, from: toMoney(low, bare) }];
  }
  const counted = takeCounted(text, currency);
  if (counted.length > 0) return counted;
  return amounts.every((amount) => amount.kind === "other" || isCap(amount.kind) || mayBePrice(amount))
    ? takeLone(text, currency)
    : [];
}

/**
 * Large numbers that count nothing: nobody writes one but for the money. Of several the one that is said to be the whole
 * is it, or the only one that is a budget by its words.
 */
function takeLone(text: BriefText, currency: string): Amount[] {
  const ranges = text.all(LONE_RANGE).flatMap((found): Amount[] => {
    const ends = endsOf(found.groups);
    if (!ends || !isAmount(text, found, ends[0]) || isSize(text, found)) return [];
    if (isSizeRange(text, found, ends)) return [];
    const bare = bareCurrency(found.groups[3] ?? found.groups[1], currency);
    return [{ ...amountOf(text, found, bare, ends[1]), isBare: true, from: toMoney(ends[0], bare) }];
  });
  for (const { found } of ranges) text.take(found);
  const sizes = text.all(LONE_RANGE).filter((found) => {
    const ends = endsOf(found.groups);
    return ends !== null && isSizeRange(text, found, ends);
  });
  const all = [
    ...ranges,
    ...loneNumbers(text, currency).filter(({ found }) => !sizes.some((size) => isInside(found, size))),
  ];
  const budgets = all.filter(({ kind }) => kind !== "other" && !isCap(kind));
  const whole = budgets.filter((amount) => amount.isWhole);
  const alone = budgets.filter(({ found }) => !COUNTS_SOMETHING.test(text.folded.slice(found.end)));
  const [only, ...others] = whole.length > 0 ? whole : alone.length > 0 ? alone : budgets;
  const used = [...all.filter(({ kind }) => isCap(kind)), ...(only && others.length === 0 ? [only] : [])];
  for (const { found } of used) text.take(found);
  return used;
}

function loneNumbers(text: BriefText, currency: string): Amount[] {
  return text.all(LONE_NUMBER).flatMap((each): Amount[] => {
    const found = unsigned(each);
    const [digits, scale] = found.groups;
    const value = readNumber(digits, scale);
    if (!isAmount(text, found, value) || isSize(text, found)) return [];
    return [{ ...amountOf(text, found, bareCurrency(scale, currency), value), isBare: true }];
  });
}

/** "12k for creators" pays them, and "12k fashion creators" counts them. */
const COUNTS_CREATORS = patternOf(
  `^\\s*(?!${anyListed("for, to, fur, an, pour, para, por, with, mit, avec, con, com")}\\s)\\p{L}+\\s+(?:${CREATOR_WORDS}|people|personen)`,
);

/** Whether a bare number is money: a small one, or one that is written as years are, only where it changes the budget. */
function isAmount(text: BriefText, found: Found, value: number): boolean {
  const after = text.folded.slice(found.end);
  const kind = kindOf(text.folded.slice(0, found.start), after);
  const isCounted = COUNTS_CREATORS.test(after);
  if ((kind === "more" || kind === "less") && !isCounted) return value >= LONE_CHANGE_MIN;
  return value >= LONE_MIN && !isYear(found.text, value) && !isCounted;
}

/** The number without the minus before it: that says what is done with the amount. */
function unsigned(found: Found): Found {
  return found.text.startsWith("-") ? { ...found, start: found.start + 1, text: found.text.slice(1) } : found;
}

type Ends = [low: string, lowScale: string | undefined, high: string, highScale: string | undefined];

function takeRanges(text: BriefText, writer: Writer): Amount[] {
  const amounts: Amount[] = [];
  const add = (found: Found, sign: string, numbers: Found["groups"]) => {
    const ends = endsOf(numbers);
    if (!ends || COUNTED_AFTER.test(text.folded.slice(found.end))) return;
    const amount = signedAmount(text, found, sign, writer, ends[1]);
    amounts.push({ ...amount, from: toMoney(ends[0], amount.money.currency) });
    text.take(amount.found);
  };
  for (const found of text.all<[string, ...Ends]>(RANGE_BEFORE)) {
    const [sign, ...numbers] = found.groups;
    add(found, sign, numbers);
  }
  for (const found of text.all<[...Ends, string]>(RANGE_AFTER)) {
    const [low, lowScale, high, highScale, sign] = found.groups;
    add(found, sign, [low, lowScale, high, highScale]);
  }
  return amounts;
}

function signedAmount(text: BriefText, found: Found, sign: string, writer: Writer, value: number): Amount {
  const amount = amountOf(text, found, currencyOf(sign, writer), value);
  return isOpenSign(sign, writer) ? { ...amount, isBare: true } : amount;
}

function amountOf(text: BriefText, found: Found, currency: string, value: number): Amount {
  const after = text.folded.slice(found.end);
  const before = text.folded.slice(0, found.start);
  const kind = kindOf(before, after);
  const money = toMoney(value, currency);
  const cap = (isCap(kind) ? capWords(before, after) : sideWords(before, after)) ?? { before: 0, behind: 0 };
  const behind = cap.behind || lengthOf(MONTHLY, after);
  const years = kind === "other" ? yearWords(after) : 0;
  const whole = { ...found, start: found.start - cap.before, end: found.end + Math.max(behind, years) };
  return {
    found: whole,
    money,
    kind,
    ...(kind === "budget" && isWhole(before, after) && { isWhole: true }),
    ...(kind === "budget" && isFinal(before, after) && { isFinal: true }),
    ...(kind === "budget" && netness(after) > 0 && { net: netness(after) }),
    ...(years > 0 && { isYearly: true }),
  };
}
