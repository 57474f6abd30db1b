import { isUsable, takeAmounts } from "./amounts.ts";
import type { Amount } from "./amounts.ts";
import { foldInPlace } from "#/language/fold.ts";
import { BriefText } from "./brief-text.ts";
import { takeRules } from "./brief-rules.ts";
import {
  takeAudience,
  takeDeliverables,
  takeFormatLimits,
  takeHandles,
  takeLanguages,
  takeObjective,
  takePlatforms,
  takeTiers,
} from "./brief-slots.ts";
import { FILLER_WORDS } from "./brief-words.ts";
import { genderNamed } from "#/language/people/people.ts";
import { repairTypos } from "./brief-typos.ts";
import { takeFlight } from "./flight.ts";
import { takeFollowers } from "./follower-limits.ts";
import { takePrices } from "./stated-prices.ts";
import { banOf } from "./places/bans.ts";
import { findPlaces } from "./places/named-places.ts";
import { placeWords } from "./places/place-words.ts";
import type { OwnCities } from "./places/place-words.ts";
import { isLeftOutBehind, takeLeftOut, takePlaces } from "./places/take-places.ts";
import { readProduct } from "./product/product.ts";
import { takeUnkept } from "./product/refusals.ts";
import { categoriesOf, takeRefusals } from "./product/topics.ts";
import { takeUnknownCurrencies } from "./unknown-currencies.ts";
import type { ReadText, SlotSpan, Stated } from "./stated.ts";

/** What reading a text needs to know besides the text. */
export interface ReadingContext {
  /** yyyy-mm-dd. */
  today: string;
  /** Of amounts that name none. */
  currency: string;
  /** Cities of the workspace's own creators. */
  cities?: OwnCities;
  /** What changes a brief names the places that go as it does those that come: the words around them say which. */
  isChange?: boolean;
}

/** Codes of markets that people write as such. */
const MARKET_CODES = new Set(
  "DE AT CH FR ES PT IT GB IE NL BE LU PL SE NO DK FI CZ GR HU RO US CA MX BR IN AU NZ JP ZA AE SG".split(
    " ",
  ),
);
/** "Keine unter 10k", "mehr als 10k": what is left of a limit is no product. */
const BOUND = /^(?:(?:unter|under|below|above|min|als|menos de|moins de) )?\d[\d.,]*k?$/u;
/** "Malé": the word for a man has no mark. */
const isMarkedPerson = (name: string) =>
  /[^\0-\u007f]/u.test(name) && genderNamed(foldInPlace(name)) !== null;
const WORD_CODES = new Set(["IT", "IN", "NO"]);
const FILLER = new RegExp(`^(?:${FILLER_WORDS})$`, "u");
/**
 * Reads a brief, or a change of one, in English, German, French, Spanish or Portuguese. Only what is said comes back;
 * what nothing fits is in `unparsed`, in the person's spelling.
 */
export function readText(source: string, context: ReadingContext): ReadText {
  const text = new BriefText(repairTypos(source));
  const stated: Stated = {};
  const spans: SlotSpan[] = [];
  const note = (slot: SlotSpan["slot"], { start, end }: { start: number; end: number }) => {
    spans.push({ slot, start, end });
  };
  const places = placeWords(context.cities ?? new Map());

  const named = [...findPlaces(text, places)].map(({ place }) => place);
  // Of cities of one name that in a country that is named is meant.
  const countries = [
    ...named.flatMap(({ kind, values }) => (kind === "country" ? values : [])),
    ...named.flatMap((place) => place.countries),
  ];
  const writer = { currency: context.currency, countries };

  const unkept = [...takeUnkept(text), ...takeUnknownCurrencies(text)];
  takePrices(text, writer, stated, note);
  takeHandles(text, stated, note);
  takeFollowers(text, stated, note);
  const product = readProduct(text, places);
  const { budgetChange, refused, spare } = placeAmounts(takeAmounts(text, writer), text, stated, note);
  const rules = takeRules(text, places);
  assignRules(stated, rules);
  const leftOut = context.isChange ? [] : takeLeftOut(text, places, stated);
  // "Rio de Janeiro" is no January, the Isle of Man no man, and neither is Malé.
  takePlaces(text, places, stated, note, (name) => /\s/u.test(name) || isMarkedPerson(name));
  const formats = takeFormatLimits(text);
  takeLanguages(text, stated, note);
  takeDeliverables(text, stated, note);
  const people = takeAudience(text, stated, note);
  const flight = takeFlight(text, context.today);
  if (Object.keys(flight).length > 0) stated.flight = flight;
  takePlatforms(text, stated, note);
  takeObjective(text, stated, note);
  takeTiers(text, stated, note);
  takePlaces(text, places, stated, note);
  takeCodes(text, stated, note, context.isChange === true);
  const found = categoriesOf(text, product);
  if (found.length > 0) stated.categories = found;
  const refusals = takeRefusals(text);
  const left = unparsed(text, product);
  const name = product ?? left.find((piece) => !BOUND.test(foldInPlace(piece)));
  if (name) stated.product = name;
  return {
    stated,
    spans,
    budgetChange,
    refused,
    unparsed: [
      ...spare,
      ...unkept,
      ...leftOut,
      ...people,
      ...formats,
      ...refusals,
      ...left.filter((piece) => piece !== name),
    ],
  };
}

function placeAmounts(
  amounts: Amount[],
  text: BriefText,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: Amount["found"]) => void,
) {
  let budgetChange: ReadText["budgetChange"] = null;
  let refused: ReadText["refused"] = null;
  const spare: string[] = [];
  for (const amount of amounts) {
    const { kind, money, found } = amount;
    if (!isUsable(money)) {
      refused ??= money.amount === 0 ? "zero" : "too_large";
      spare.push(text.spelling(found));
      continue;
    }
    if (kind === "more") budgetChange = money;
    if (kind === "less") budgetChange = { ...money, amount: -money.amount };
    if (kind === "perCreator") {
      stated.maxPrice = money;
      note("maxPrice", found);
    }
    if (kind === "budget") placeBudget(amount, stated, note);
  }
  return { budgetChange, refused, spare };
}

/** The first budget is the one; what else was said of it stays beside it. */
function placeBudget(
  { money, found, isBare, from }: Amount,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: Amount["found"]) => void,
): void {
  note("budget", found);
  if (stated.budget) {
    stated.otherBudgets = [...(stated.otherBudgets ?? []), money];
    return;
  }
  stated.budget = money;
  if (from) stated.budgetFrom = from;
  if (isBare) stated.isCurrencyAssumed = true;
}

function assignRules(
  stated: Stated,
  { rules, minCreators, maxCreators, maxShare }: ReturnType<typeof takeRules>,
): void {
  if (rules.length > 0) stated.rules = rules;
  if (minCreators !== undefined) stated.minCreators = minCreators;
  if (maxCreators !== undefined) stated.maxCreators = maxCreators;
  if (maxShare !== undefined) stated.maxShare = maxShare;
}

/** "FR, ES": capital letters of a country. Those that are words as well count beside another one only. */
function takeCodes(
  text: BriefText,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: { start: number; end: number }) => void,
  isChange: boolean,
): void {
  const found = [...text.original.matchAll(/(?<![\p{L}\p{N}@#])[A-Z]{2}(?![\p{L}\p{N}])/gu)]
    .map((match) => ({ code: match[0], start: match.index, end: match.index + 2 }))
    .filter(({ code, start }) => MARKET_CODES.has(code) && /\p{L}/u.test(text.folded.charAt(start)));
  const isShouted = !/\p{Ll}/u.test(text.original);
  if (isShouted || !found.some(({ code }) => !WORD_CODES.has(code))) return;
  const before = text.folded;
  for (const span of found) text.take(span);
  const wanted = found.filter(({ start }) => isChange || !isLeftOutBehind(before.slice(0, start)));
  const banned = found.filter((span) => !wanted.includes(span)).map(({ code }) => code);
  for (const span of wanted) note("markets", span);
  if (banned.length > 0) stated.rules = [...(stated.rules ?? []), banOf("markets", banned)];
  if (wanted.length === 0) return;
  stated.markets = [...new Set([...(stated.markets ?? []), ...wanted.map(({ code }) => code)])];
}

/** What nothing fits, without pieces of the product and without words that mean nothing alone. */
function unparsed(text: BriefText, product: string | null): string[] {
  const known = product ? new Set(foldInPlace(product).split(/\s+/u)) : new Set<string>();
  return text
    .unparsed()
    .map((found) => trimFillers(found, known))
    .filter((span) => span !== null)
    .map((span) => text.spelling(span).replaceAll(/\s+/gu, " "));
}

/** The stretch from its first to its last word of meaning; null when it has none. */
function trimFillers({ text, start }: { text: string; start: number }, known: Set<string>) {
  const words = [...text.matchAll(/[^\s]+/gu)].filter(([word]) => /[\p{L}\p{N}]/u.test(word));
  const meant = words.filter(([word]) => {
    const bare = word.replaceAll(/[^\p{L}\p{N}'-]/gu, "");
    return !FILLER.test(bare) && !known.has(bare) && !known.has(word);
  });
  const first = meant[0];
  const last = meant.at(-1);
  if (!first || !last || (first === last && first[0].length < 3)) return null;
  return { start: start + first.index, end: start + last.index + last[0].length };
}
