import { isUsable, takeAmounts } from "./amounts.ts";
import type { Amount } from "./amounts.ts";
import { foldInPlace } from "#/language/fold.ts";
import { BriefText } from "./brief-text.ts";
import { findPlaces, takeRules } from "./brief-rules.ts";
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
import { categoriesOf, takeRefusals } from "./brief-topics.ts";
import { FILLER_WORDS, PLATFORM_PATTERNS } from "./brief-words.ts";
import { repairTypos } from "./brief-typos.ts";
import { takeFlight } from "./flight.ts";
import { takeFollowers } from "./follower-limits.ts";
import { takePrices } from "./stated-prices.ts";
import { placeWords } from "./places.ts";
import type { OwnCities, PlaceWords } from "./places.ts";
import type { ReadText, SlotSpan, Stated } from "./stated.ts";

/** What reading a text needs to know besides the text. */
export interface ReadingContext {
  /** yyyy-mm-dd. */
  today: string;
  /** Of amounts that name none. */
  currency: string;
  /** Cities of the workspace's own creators. */
  cities?: OwnCities;
}

/** Codes of markets that people write as such. */
const MARKET_CODES =
  /^(?:DE|AT|CH|FR|ES|PT|IT|GB|IE|NL|BE|LU|PL|SE|NO|DK|FI|CZ|GR|HU|RO|US|CA|MX|BR|IN|AU|NZ|JP|ZA|AE|SG)$/u;
const WORD_CODES = /^(?:IT|IN|NO)$/u;
const FILLER = new RegExp(`^(?:${FILLER_WORDS})$`, "u");
const PRODUCT_LEAD =
  "(?:re-?)?launch(?: campaign)?|lancement|einfuhrung|markteinfuhrung|start|lanzamiento|lanzar|lancamento|lancar|promot(?:e|ing|ion)|introduc(?:e|ing)|bring(?:en|t)|advertis(?:e|ing)|bewerben|promouvoir|promocionar|promover|release|sell|push";
/** "for our new coffee": only where nothing is said to be launched. */
const PRODUCT_LEAD_BARE =
  "(?:for|fur|pour|para) (?=(?:a|an|our|my|the new|ein|unser|un|notre|nuestr|noss|um)\\p{L}{0,3} )|we sell|wir verkaufen|nous vendons|vendemos";
const PRODUCT_LEAD_WEAK = "campaign|kampagne|campagne|campana|campanha|plan";
const PRODUCT_JOINT =
  "of|for|von|fur|de|del|du|da|do|para|pour|unsere[nsmr]?|our|my|the|a|an|new|neue[nsmr]?|eine[nsmr]?|une?|uno|una|um|uma|la|le|les|el|los|las|o|os|as|notre|nuestr[oa]|noss[oa]|der|die|das|des|dem|den|nouvelle|nouveau|nueva|nuevo|nova|novo";
const PRODUCT_END =
  "in|im|with|mit|on|auf|at|for|fur|pour|para|en|em|no|na|dans|avec|con|com|to|from|by|von|ab|over|using|via|across|between|among|bei|uber|sur|au|aux|and|und|et|y|e";

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

  takePrices(text, writer, stated, note);
  takeHandles(text, stated, note);
  takeFollowers(text, stated, note);
  const product = readProduct(text);
  const { budgetChange, refused, spare } = placeAmounts(takeAmounts(text, writer), text, stated, note);
  const rules = takeRules(text, places);
  assignRules(stated, rules);
  // "Rio de Janeiro" is no January, and the Isle of Man no man.
  takePlaces(text, places, stated, note, /\s/u);
  const formats = takeFormatLimits(text);
  takeLanguages(text, stated, note);
  takeDeliverables(text, stated, note);
  takeAudience(text, stated, note);
  const flight = takeFlight(text, context.today);
  if (Object.keys(flight).length > 0) stated.flight = flight;
  takePlatforms(text, stated, note);
  takeObjective(text, stated, note);
  takeTiers(text, stated, note);
  takePlaces(text, places, stated, note);
  takeCodes(text, stated, note);
  const found = categoriesOf(text, product);
  if (found.length > 0) stated.categories = found;
  const refusals = takeRefusals(text);
  const left = unparsed(text, product);
  const name = product ?? left[0];
  if (name) stated.product = name;
  return {
    stated,
    spans,
    budgetChange,
    refused,
    unparsed: [...spare, ...formats, ...refusals, ...left.filter((piece) => piece !== name)],
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

const SLOT_OF = { country: "markets", region: "regions", city: "cities" } as const;

/** Takes out the places to reach. */
function takePlaces(
  text: BriefText,
  places: PlaceWords,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: { start: number; end: number }) => void,
  written = /./u,
): void {
  const found = [...findPlaces(text, places)].filter(({ start, end }) =>
    written.test(text.folded.slice(start, end)),
  );
  const named = found.flatMap(({ place }) => (place.kind === "country" ? place.values : []));
  const markets = new Set([...(stated.markets ?? []), ...named]);
  const regions = new Set(stated.regions);
  const cities = new Set(stated.cities);
  for (const { place, start, end } of found) {
    text.take({ start, end });
    note(SLOT_OF[place.kind], { start, end });
    if (place.kind === "country") continue;
    const parts = place.kind === "city" ? cities : regions;
    for (const part of place.values) parts.add(part);
    // Of several places of one name the one in a market that was named is meant.
    const country = place.countries.find((code) => markets.has(code)) ?? place.countries[0];
    if (country !== undefined) markets.add(country);
  }
  if (markets.size > 0) stated.markets = [...markets];
  if (regions.size > 0) stated.regions = [...regions];
  if (cities.size > 0) stated.cities = [...cities];
}

/** "FR, ES": capital letters of a country. Those that are words as well count beside another one only. */
function takeCodes(
  text: BriefText,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: { start: number; end: number }) => void,
): void {
  const found = [...text.original.matchAll(/(?<![\p{L}\p{N}@#])[A-Z]{2}(?![\p{L}\p{N}])/gu)]
    .map((match) => ({ code: match[0], start: match.index, end: match.index + 2 }))
    .filter(({ code, start }) => MARKET_CODES.test(code) && /\p{L}/u.test(text.folded.charAt(start)));
  const isShouted = !/\p{Ll}/u.test(text.original);
  if (isShouted || !found.some(({ code }) => !WORD_CODES.test(code))) return;
  for (const span of found) {
    text.take(span);
    note("markets", span);
  }
  stated.markets = [...new Set([...(stated.markets ?? []), ...found.map(({ code }) => code)])];
}

/** The thing that is launched or promoted, in the person's spelling. It stays in the text: places may lie behind it. */
function readProduct(text: BriefText): string | null {
  return (
    [PRODUCT_LEAD, PRODUCT_LEAD_WEAK, PRODUCT_LEAD_BARE]
      .map((lead) => productAfter(text, lead))
      .find((product) => product !== null) ?? null
  );
}

function productAfter(text: BriefText, lead: string): string | null {
  const pattern = new RegExp(
    `(?<!\\p{L})(?:${lead})\\s*(?:(?:${PRODUCT_JOINT})(?!\\p{L})\\s*|d['’](?:une? )?)+([^\\u25ae,;:!?()\\n]+?)(?=\\s+(?:${PRODUCT_END}|launch)(?!\\p{L})|\\s*[\\u25ae,;:!?()\\n]|\\.(?:\\s|$)|\\s*$|\\s+[€$£]|\\s+\\d[\\d.,]*\\s?(?:k|tsd|mil|€|eur|usd|gbp|£|\\$)|\\s+\\d{3})`,
    "u",
  );
  const match = pattern.exec(text.folded);
  const product = match?.[1];
  if (!match || !product) return null;
  const start = match.index + match[0].lastIndexOf(product);
  const span = { start, end: start + product.length };
  const isFiller = product.split(/\s+/u).every((one) => FILLER.test(one) || /^\d/u.test(one));
  return isFiller || isPlatform(product) ? null : text.spelling(span).replaceAll(/\s+/gu, " ");
}

function isPlatform(product: string): boolean {
  return new RegExp(`^(?:${Object.values(PLATFORM_PATTERNS).join("|")})`, "u").test(product);
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
