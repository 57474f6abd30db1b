import type { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { GENERATIONS, genderNamed } from "#/language/people/people.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { isUsable, takeAmounts } from "./money/amounts.ts";
import type { Amount } from "./money/amounts.ts";
import { countShares, takeShares } from "./rules/brief-shares.ts";
import { takeCreatorSplit } from "./rules/creator-splits.ts";
import type { CreatorSplit } from "./rules/creator-splits.ts";
import { takeRules } from "./rules/brief-rules.ts";
import { BriefText } from "./brief-text.ts";
import type { Span } from "./brief-text.ts";
import { repairTypos } from "./brief-typos.ts";
import { placeChips } from "./reading/creator-words.ts";
import { readExclusion, withRefusal } from "./reading/exclusions.ts";
import { joinFilters, slotsOf } from "./filter-sets.ts";
import { takeLeftOutDays } from "./flight/left-out-days.ts";
import { takeFlight } from "./flight/flight.ts";
import { takeHandles } from "./handles.ts";
import { takePast } from "./reading/past.ts";
import { takeUnknownWelcome } from "./reading/included-unknown.ts";
import { leftOver } from "./reading/left-over.ts";
import { takeDeliverables, takeObjective } from "./pieces.ts";
import { takePlacesAgain } from "./reading/places-again.ts";
import { unquoted } from "./product/quoted-names.ts";
import { findProduct } from "./product/product.ts";
import { topicsOf } from "./product/topics.ts";
import { readAsSearch } from "./reading/search-words.ts";
import type { ReadingContext, SearchWords } from "./reading/search-words.ts";
import type { ReadText, Stated, Unread } from "./stated.ts";
import type { Writer } from "./money/currencies.ts";
import { takeRights } from "./money/rights.ts";
import { takePrices } from "./money/stated-prices.ts";
import { takeUnknownCurrencies } from "./money/unknown-currencies.ts";
import { takeOccasions, unreadKind } from "./reading/unread.ts";
import { takeRefusedBehind } from "./reading/refused-behind.ts";
import { takeWorkedWith } from "./reading/worked-with.ts";
import { takeWishes } from "./reading/wishes.ts";

/**
 * Reads a brief, or a change of one: money, days, pieces, counts, handles and the product by its own small grammar, and
 * all else as a search reads it. Only what is said comes back; what nothing fits is in `unparsed`, in the person's
 * spelling, and `unread` is what a plan would be wrong without.
 */
export function readText(source: string, context: ReadingContext): ReadText {
  const text = new BriefText(repairTypos(source));
  const stated: Stated = {};
  const { chips, places, countries, named } = lookAround(text, context);
  const writer = { currency: context.currency, countries };
  const daysOut = takeLeftOutDays(text);
  const strange = takeUnknownCurrencies(text);
  const welcome = takeUnknownWelcome(text);
  takeTerms(text, writer, stated);
  const wishes = [...takePast(text), ...takeWishes(text)];
  takeHandles(text, stated);
  const occasions = takeOccasions(text);
  const refusedBehind = takeRefusedBehind(text, chips);
  takeHeads(text);
  takeLabels(text);
  const product = withoutPlace(findProduct(text, context), text, named);
  const workedWith = takeWorkedWith(text);
  const shares = takeShares(text, context);
  if (shares.maxShare !== undefined) stated.maxShare = shares.maxShare;
  const { budgetChange, refused, spare } = placeAmounts(takeAmounts(text, writer), text, stated);
  const split = takeCreatorSplit(text, context);
  const { rules: counted, ...counts } = takeRules(text, context, chips);
  Object.assign(stated, counts);
  const ofGroups = keepSum(split, stated);
  takeDeliverables(text, stated);
  const flight = text.besides(namesOf(text, places), () =>
    takeFlight(text, context.today, countries[0] ?? null),
  );
  if (Object.keys(flight).length > 0) stated.flight = flight;
  takeGoals(text, stated);
  if (product) text.take(product);

  const { folded } = text;
  const read = readAsSearch(withCommas(text.rest), context);
  const found = placeChips(text, read, stated);
  const again = takePlacesAgain(text, read, found, context);
  const topics = found.filter((span) => again.left.includes(span));
  stated.filters = joinFilters(stated.filters ?? {}, again.filters);
  const banned = takeExclusions(text, read, stated, context);
  const ofCreators = countShares(shares.ofCreators, stated);
  const before = [...shares.rules, ...split.rules, ...counted, ...ofCreators.rules];
  keepRules(stated, [...before, ...(stated.rules ?? []), ...refusedBehind, ...banned]);
  keepFilters(stated, { ...ofGroups, brandNot: workedWith, includeUnknown: welcome });
  const unmet = [...daysOut, ...wishes, ...split.unmet, ...ofCreators.unmet];
  if (unmet.length > 0) stated.unmet = unmet;

  const left = leftOver(text, read.unparsed, topics);
  const name = product ?? left.name;
  nameProduct(text, name, product ? [product] : [left.piece, ...topics], stated);
  if (Object.keys(stated.filters).length === 0) delete stated.filters;
  const unread = [...occasions, ...left.unparsed.filter((span) => span !== name)]
    .map((span) => withRefusal(folded, span))
    .toSorted((one, other) => one.start - other.start);
  return {
    stated,
    budgetChange,
    refused,
    unparsed: [...spare, ...strange, ...unread.map((span) => text.spelling(span).replaceAll(/\s+/gu, " "))],
    unread: firstUnread(text, unread),
  };
}

/** What single creators ask comes before what all are to give. */
function takeTerms(text: BriefText, writer: Writer, stated: Stated): void {
  takePrices(text, writer, stated);
  const rights = takeRights(text);
  if (Object.keys(rights).length > 0) stated.rights = rights;
}

function takeGoals(text: BriefText, stated: Stated): void {
  takeGeneration(text, stated);
  takeObjective(text, stated);
}

function keepRules(stated: Stated, rules: BriefRule[]): void {
  if (rules.length > 0) stated.rules = rules;
}

/** All groups together are all creators, unless more are asked for. @returns whom it then takes. */
function keepSum({ sum, filters }: CreatorSplit, stated: Stated): Filters {
  if (sum === null) return {};
  if (stated.minCreators === undefined && stated.maxCreators === undefined) {
    stated.minCreators = stated.maxCreators = sum;
  }
  return stated.maxCreators === sum ? filters : {};
}

/** Lists without a value filter nothing. */
function keepFilters(stated: Stated, lists: Filters): void {
  const said = Object.fromEntries(
    Object.entries(lists).filter(([, values]) => !Array.isArray(values) || values.length > 0),
  );
  if (Object.keys(said).length > 0) stated.filters = joinFilters(stated.filters ?? {}, said);
}

/** "DE/AT", "RJ + MG": lists, for a search; "w/o" is none. */
function withCommas(text: string): string {
  return text.replaceAll(/(?<=\p{L}{2})(\s?)[/+](?=\s?\p{L}{2})/gu, "$1,");
}

/** What is named anywhere in a text, before anything is taken out: places tell currencies, and are no days. */
function lookAround(text: BriefText, context: ReadingContext) {
  const whole = readAsSearch(withCommas(text.readable), context);
  const places = whole.chips.filter(({ slot }) => PLACES.has(slot));
  const cued = takePlacesAgain(new BriefText(text.original), whole, [], context);
  return {
    chips: whole.chips,
    places,
    countries: [...countriesOf(places), ...slotsOf(cued.filters).markets],
    named: [...places.map(({ span: [start, end] }) => ({ start, end })), ...cued.taken],
  };
}

/** What is launched, and the topics that the words around its name speak of. */
function nameProduct(
  text: BriefText,
  name: Span | null,
  about: readonly (Span | null)[],
  stated: Stated,
): void {
  if (name) stated.product = unquoted(text.spelling(name).replaceAll(/\s+/gu, " "));
  const categories = topicsOf(about.flatMap((span) => (span ? text.spelling(span) : [])).join(" "));
  if (categories.length > 0) stated.categories = categories;
}

const PLACES: ReadonlySet<string> = new Set(["country", "region", "city"]);

/** "Parfum à Genève": where it is launched is no part of what is. */
function withoutPlace(product: Span | null, text: BriefText, places: readonly Span[]): Span | null {
  const place = product && places.find(({ start }) => start > product.start && start < product.end);
  if (!place) return product;
  const words = text.original.slice(product.start, place.start).replace(/\s+\p{L}{1,4}\s*$/u, "");
  return words.trim() === "" ? product : { start: product.start, end: product.start + words.length };
}

/** Countries named beside an amount: "kr" is the crown of the one that is. */
function countriesOf(places: readonly Chip[]): string[] {
  const named = places.flatMap(({ slot, value }) =>
    slot === "country" ? [String(value)] : slot === "region" ? [String(value).slice(0, 2)] : [],
  );
  const cities = places.filter(({ slot }) => slot === "city");
  return [
    ...named,
    ...cities.flatMap(({ value }) => citiesNamed(String(value)).map(({ country }) => country)),
  ];
}

/** Names of places that are days or people as well: "Rio de Janeiro" is no January, and Malé no man. */
function namesOf(text: BriefText, places: readonly Chip[]): Span[] {
  return places
    .map(({ span: [start, end] }) => ({ start, end }))
    .filter((span) => {
      const name = text.spelling(span);
      return /\s/u.test(name) || (/[^\0-\u007f]/u.test(name) && genderNamed(foldInPlace(name)) !== null);
    });
}

const SLOT_NAMES =
  "flight, audience, target, target group, target audience, objective, goal, budget, market, markets, platform, platforms, deliverables, creators, categories, countries, country, zielgruppe, ziel, plattform, plattformen, markt, markte, laufzeit, zeitraum, objectif, cible, plateforme, plateformes, marche, marches, objetivo, publico, plataforma, plataformas, mercado, mercados";
/** "Markets: FR, ES": names of slots say nothing of their own, and neither do the ends of verbs. */
const LABELS = new RegExp(
  `(?<=(?:^|[\\u25ae;,.\\n(–-])\\s*)${anyListed(SLOT_NAMES)}\\s*[:=]|${wordsListed("heraus, auf den markt")}`,
  "gu",
);

/** The head of a mail that was sent on: its day and its names are nothing that is planned. */
const HEADS = new RegExp(
  `(?<=^|\\n)[>\\s]*${anyListed("from, sent, to, cc, subject, date, von, gesendet, an, betreff, datum, envoye, objet, para, enviado, asunto, assunto")}\\s*:[^\\n]*|-{3,}\\s*${anyListed("forwarded message, weitergeleitete nachricht, message transfere, mensaje reenviado, mensagem encaminhada")}\\s*-{3,}`,
  "gu",
);

function takeHeads(text: BriefText): void {
  for (const found of text.all(HEADS)) text.take(found);
}

function takeLabels(text: BriefText): void {
  for (const found of text.all(LABELS)) text.take(found);
}

function takeGeneration(text: BriefText, stated: Stated): void {
  for (const { words, min, max } of GENERATIONS) {
    if (text.takeFirst(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu"))) stated.age = { min, max };
  }
}

/** "Not in Berlin": what the search could not leave out becomes a rule, and its words are read. */
function takeExclusions(text: BriefText, read: SearchWords, stated: Stated, context: ReadingContext) {
  const rest = text.rest;
  return read.unparsed.flatMap((piece) => {
    const span = withRefusal(text.folded, piece);
    const found = readExclusion(rest, span, read.chips, context);
    if (!found) return [];
    if (found.wanted) stated.filters = joinFilters(stated.filters ?? {}, found.wanted.filters);
    text.take(span);
    return found.rules;
  });
}

function firstUnread(text: BriefText, unread: readonly Span[]): Unread | null {
  for (const span of unread) {
    const kind = unreadKind(text.original, span);
    if (kind) return { kind, words: text.spelling(span).replaceAll(/\s+/gu, " ") };
  }
  return null;
}

function placeAmounts(amounts: Amount[], text: BriefText, stated: Stated) {
  let budgetChange: ReadText["budgetChange"] = null;
  let refused: ReadText["refused"] = null;
  const spare: string[] = [];
  const whole = amounts.find((amount) => amount.isWhole);
  for (const amount of whole ? [whole, ...amounts.filter((one) => one !== whole)] : amounts) {
    const { kind, money, found } = amount;
    if (!isUsable(money)) {
      refused ??= money.amount === 0 ? "zero" : "too_large";
      spare.push(text.spelling(found));
      continue;
    }
    if (kind === "other") spare.push(text.spelling(found));
    if (kind === "more") budgetChange = money;
    if (kind === "less") budgetChange = { ...money, amount: -money.amount };
    if (kind === "perPiece") stated.maxPrice = money;
    if (kind === "perCreator") stated.maxFee = money;
    if (kind === "budget") placeBudget(amount, stated);
  }
  return { budgetChange, refused, spare };
}

/** The first budget is the one; what else was said of it stays beside it. */
function placeBudget({ money, isBare, isVague, from }: Amount, stated: Stated): void {
  if (stated.budget) {
    stated.otherBudgets = [...(stated.otherBudgets ?? []), money];
    return;
  }
  stated.budget = money;
  if (from) stated.budgetFrom = from;
  if (isVague) stated.isBudgetVague = true;
  if (isBare) stated.isCurrencyAssumed = true;
}
