import { Filters } from "@app/contract/discovery/filters";
import type { Money } from "@app/contract/money";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed } from "#/language/dictionary.ts";
import { countriesOfCity } from "#/language/places/places.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { SCALE, readNumber } from "#/strategy/brief/numbers.ts";
import { GAP, splitRule } from "#/strategy/brief/rules/brief-shares.ts";
import { targetIn, targetsAfter } from "#/strategy/brief/rules/rule-words.ts";
import type { Target } from "#/strategy/brief/rules/rule-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { isOfPast } from "./amount-roles.ts";
import { isUsable } from "./amounts.ts";
import { toMoney } from "./currencies.ts";
import type { Amount } from "./amounts.ts";
import { COUNTED, NUMBER, isSize } from "./creator-sizes.ts";
import { SIGNS, bareCurrency, currencyOf } from "./currencies.ts";
import type { Writer } from "./currencies.ts";

/** Money for one place, platform or size of creators among several. */
export interface Part extends Span {
  money: Money;
  isBare: boolean;
  /** Null of an amount that stands beside the others and names nothing. */
  target: Target | null;
}

const AMOUNT = new RegExp(
  `(?<![\\p{L}\\p{N}.,@#/-])(?:(${SIGNS})\\s?)?${NUMBER}(?:\\s?(${SIGNS})(?!\\p{L}))?(?!\\s*(?:%|\\+|[-–]\\s?\\d|${COUNTED}|${SCALE}))`,
  "gu",
);
/** A smaller number without a currency counts something else. Chosen by us. */
const BARE_MIN = 1000;
const OF_IT =
  "of which, of that, of it, thereof, davon, hiervon, wovon, dont, de los cuales, de ellos, de eso, dos quais, desses, disso, sendo, jisme se, usme se, isme se";
const OF_WHOLE = new RegExp(
  `(?<!\\p{L})${anyListed(OF_IT)}(?:\\s+${anyListed("max., about, ca., etwa, rund, environ, unos, cerca de")})?\\s*$`,
  "u",
);
/** Names of places are rarely longer where words stand before them, and each try is a reading. Chosen by us. */
const NAME_WORDS = 2;
/** "Zürich bekommt 5000 Franken", "Germany ke liye 6000 euro". */
const GETS = anyListed(
  "gets, takes, has, bekommt, kriegt, erhalt, hat, recoit, prend, a, recibe, tiene, se lleva, recebe, tem, fica com, ke liye, ko, mein, me",
);
const NAME_BEFORE = new RegExp(
  `(?<!\\p{L})(\\p{L}[\\p{L} .'’-]{1,24}?)\\s*(?:[:=–-]|(?<= )${GETS})?\\s*$`,
  "u",
);
const BESIDE = new RegExp(`^\\s*${anyListed("and, und, et, y, e, aur, &, +")}\\s*$`, "u");
const LINKED = new RegExp(
  `^\\s*${anyListed("for, fur, pour, para, on, auf, sur, en, in, to, nach, ke liye, pe")}\\s`,
  "u",
);
/** Names of platforms beside a bare number tell how many follow there. */
const PLAIN: ReadonlySet<string> = new Set(["country", "region", "city"]);

/**
 * "10k Germany, 5k Austria", "9k of which 3k for Austria": money that is shared out by name, taken out of the text. None
 * where fewer than two parts of one kind stand in it, but for one of a whole.
 */
export function takeSharedAmounts(text: BriefText, context: ReadingContext, writer: Writer): Part[] {
  const partsBy = (isBefore: boolean) =>
    withBeside(
      text,
      text.all(AMOUNT).flatMap((one) => partAt(text, one, context, writer, isBefore)),
    );
  const behind = partsBy(false);
  // "Germany 6k Austria 3k": where one name would have both amounts, each stands before its own.
  const parts = isTwiceNamed(behind) ? partsBy(true) : behind;
  const named = parts.flatMap(({ target }) => target ?? []);
  const fields = new Set(named.map(({ field }) => field));
  const currencies = new Set(parts.map(({ money }) => money.currency));
  const isOne = named.length === 1 && parts.length === 1 && isOfWhole(text, parts[0]);
  const isShared = named.length >= 2 || (named.length === 1 && parts.length === 2);
  const isAlike = fields.size === 1 || named.every(({ field }) => PLAIN.has(field));
  if ((!isShared && !isOne) || !isAlike || currencies.size > 1) return [];
  if (isTwiceNamed(parts)) return [];
  for (const part of parts) text.take(part);
  return parts;
}

function isTwiceNamed(parts: readonly Part[]): boolean {
  const values = parts.flatMap(({ target }) => target?.value ?? []);
  return new Set(values).size < values.length;
}

function isOfWhole(text: BriefText, part: Span | undefined): boolean {
  return part !== undefined && OF_WHOLE.test(text.folded.slice(0, part.start));
}

function partAt(
  text: BriefText,
  found: Found,
  context: ReadingContext,
  writer: Writer,
  isBefore: boolean,
): Part[] {
  const [before, digits, scale, behind] = found.groups;
  const sign = before ?? behind;
  const value = readNumber(digits, scale);
  if (sign === undefined && value < BARE_MIN) return [];
  if (isSize(text, found) || isOfPast(text.folded.slice(0, found.start))) return [];
  const money = toMoney(
    value,
    sign === undefined ? bareCurrency(scale, writer.currency) : currencyOf(sign, writer),
  );
  if (!isUsable(money)) return [];
  const part = { start: found.start, end: found.end, money, isBare: sign === undefined };
  const target = isBefore ? null : targetBehind(text, found, context);
  if (target && mayBeShare(text, part, target)) return [{ ...part, end: target.end, target }];
  const name = nameBefore(text, found, context);
  if (name && mayBeShare(text, part, name)) return [{ ...part, start: name.start, target: name }];
  return [{ ...part, target: null }];
}

/** "10k TikTok" are followers: of what is no place a currency, or a word such as "for", says that it is money. */
function mayBeShare(text: BriefText, part: Omit<Part, "target">, target: Target): boolean {
  if (PLAIN.has(target.field) || !part.isBare || isOfWhole(text, part))
    return PLAIN.has(target.field) || SHARED.has(target.field);
  return SHARED.has(target.field) && LINKED.test(text.folded.slice(part.end));
}

const SHARED: ReadonlySet<string> = new Set(["platform", "tier"]);

function targetBehind(text: BriefText, found: Found, context: ReadingContext): Target | null {
  const target = targetsAfter(text, found, context);
  return target && GAP.test(text.folded.slice(found.end, target.start)) ? target : null;
}

/** "Germany 10k": the name ends right before the number. */
function nameBefore(text: BriefText, { start }: Found, context: ReadingContext): Target | null {
  const match = NAME_BEFORE.exec(text.readable.slice(0, start));
  const [, name = ""] = match ?? [];
  if (!match || text.folded.slice(match.index, start).includes("\u25ae")) return null;
  // "Budget Germany 6k": the words before the name are none of it.
  const words = [...name.matchAll(/ /gu)].map(({ index }) => index + 1);
  const begins = [0, ...words.slice(-NAME_WORDS)];
  for (const begin of begins) {
    const target = targetIn(name.slice(begin), context);
    const at = match.index + begin;
    if (target && target.end === name.length - begin)
      return { ...target, start: at + target.start, end: at + target.end };
  }
  return null;
}

/** Parts that name something, and of the others those that "and" joins to one: "6k and 4k for France". */
function withBeside(text: BriefText, parts: readonly Part[]): Part[] {
  return parts.filter(({ target, end, start }, at) => {
    if (target) return true;
    const next = parts[at + 1];
    return (
      next?.target !== undefined &&
      next.target !== null &&
      !OF_WHOLE.test(text.folded.slice(0, start)) &&
      BESIDE.test(text.folded.slice(end, next.start))
    );
  });
}

interface SharedMoney {
  /** All parts together, where no whole was named. */
  amounts: Amount[];
  rules: BriefRule[];
  filters: Filters;
  /** Parts that come to more than the whole, in the words of the person. */
  spare: string[];
}

/** The parts as shares of the whole: of the budget that is named beside them, or of what they come to. */
export function sharesOf(parts: readonly Part[], text: BriefText, amounts: readonly Amount[]): SharedMoney {
  const none = { amounts: [], rules: [], filters: {}, spare: [] };
  const [first] = parts;
  if (!first) return none;
  const spare = parts.map((part) => text.spelling(part));
  const { currency } = first.money;
  const sum = parts.reduce((all, { money }) => all + money.amount, 0);
  const whole = amounts.find(({ kind }) => kind === "budget");
  const total = whole?.money.amount ?? sum;
  const isPart = parts.length === 1;
  if ((whole && whole.money.currency !== currency) || sum > total || (isPart && !whole))
    return { ...none, spare };
  const rules = parts.flatMap(({ money, target, start, end }) =>
    target
      ? [splitRule(text.spelling({ start, end }), target, Math.round((100 * money.amount) / total))]
      : [],
  );
  const isAll = sum === total && parts.every(({ target }) => target !== null);
  return {
    amounts: whole ? [] : [budgetOf(first, { amount: sum, currency }, text)],
    rules,
    filters: isAll && !isPart ? filtersOf(rules) : {},
    spare: [],
  };
}

/** Whoever is of one of the parts. "10k Germany, 5k Vienna": a city beside a country is told by its own. */
function filtersOf(rules: readonly BriefRule[]): Filters {
  const [field, ...others] = new Set(rules.map((rule) => rule.field));
  const valuesOf = ({ field: own, value }: BriefRule) => {
    const values = value.split("|");
    if (others.length === 0 || own === "country") return values;
    return own === "region" ? values.map((code) => code.slice(0, 2)) : values.flatMap(countryOfCity);
  };
  if (field === undefined) return {};
  return Filters.parse({ [others.length === 0 ? field : "country"]: [...new Set(rules.flatMap(valuesOf))] });
}

function countryOfCity(city: string): string[] {
  return countriesOfCity(city).slice(0, 1);
}

function budgetOf({ start, end, isBare }: Part, money: Money, text: BriefText): Amount {
  const found = { start, end, text: text.spelling({ start, end }), groups: [] };
  return { found, money, kind: "budget", ...(isBare && { isBare: true }) };
}
