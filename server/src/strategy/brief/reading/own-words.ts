import type { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule, Unmet } from "@app/contract/strategy/plan";
import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { GENERATIONS, genderNamed } from "#/language/people/people.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { joinFilters, slotsOf } from "#/strategy/brief/filter-sets.ts";
import { takeFlight } from "#/strategy/brief/flight/flight.ts";
import { eventsNamed, takeLoneEvents, takeOtherEvents } from "#/strategy/brief/flight/lone-events.ts";
import { takeLeftOutDays } from "#/strategy/brief/flight/left-out-days.ts";
import { takeHandles } from "#/strategy/brief/handles.ts";
import { isUsable, takeAmounts } from "#/strategy/brief/money/amounts.ts";
import type { Amount } from "#/strategy/brief/money/amounts.ts";
import type { Writer } from "#/strategy/brief/money/currencies.ts";
import { takeRights } from "#/strategy/brief/money/rights.ts";
import { takePrices } from "#/strategy/brief/money/stated-prices.ts";
import { takeUnknownCurrencies } from "#/strategy/brief/money/unknown-currencies.ts";
import { takeDeliverables, takeObjective } from "#/strategy/brief/pieces.ts";
import { findProduct } from "#/strategy/brief/product/product.ts";
import { takeRules } from "#/strategy/brief/rules/brief-rules.ts";
import { takeShares } from "#/strategy/brief/rules/brief-shares.ts";
import type { CreatorShare } from "#/strategy/brief/rules/brief-shares.ts";
import { takeTotalPieces } from "#/strategy/brief/rules/total-pieces.ts";
import { takeCreatorSplit } from "#/strategy/brief/rules/creator-splits.ts";
import type { CreatorSplit } from "#/strategy/brief/rules/creator-splits.ts";
import { takeVagueShares } from "#/strategy/brief/rules/vague-shares.ts";
import type { ReadText, Stated, Unread } from "#/strategy/brief/stated.ts";
import { takeBoundElsewhere } from "./bound-elsewhere.ts";
import { takeCourtesies } from "./courtesies.ts";
import { takeExclusionLists } from "./exclusion-lists.ts";
import type { ExclusionList } from "./exclusion-lists.ts";
import { takeGoals } from "./goals.ts";
import { takeUnknownWelcome } from "./included-unknown.ts";
import { takePast } from "./past.ts";
import { takeLocatives, takePlacesAgain } from "./places-again.ts";
import { takeRefusedBehind } from "./refused-behind.ts";
import { readAsSearch } from "./search-words.ts";
import type { ReadingContext } from "./search-words.ts";
import { takeOccasions } from "./unread.ts";
import { takeWishes } from "./wishes.ts";
import { takeWorkedWith } from "./worked-with.ts";

/** What a brief says by its own grammar, besides the slots that are stated. */
export interface OwnWords {
  /** Before the rules that the search finds. */
  rules: BriefRule[];
  /** Behind them. */
  refused: BriefRule[];
  filters: Filters;
  excluded: ExclusionList;
  /** Shares of the creators, whose number may be said by the rest. */
  ofCreators: CreatorShare[];
  unmet: Unmet[];
  product: Span | null;
  /** What whoever writes says of themselves. */
  about: Span[];
  /** Days that nobody has a date of, and parts whose size nobody can tell. */
  unplaced: (Span & Pick<Unread, "kind">)[];
  /** Amounts that were not used, in the person's words. */
  spare: string[];
  budgetChange: ReadText["budgetChange"];
  refusedAmount: ReadText["refused"];
}

/**
 * The first stage of reading a brief: money, days, pieces, counts, handles and the product by its own small grammars,
 * taken out of the text. What single creators ask comes before what all are to give, and what is told of the past or
 * left out before what is wanted.
 */
export function takeOwnWords(text: BriefText, context: ReadingContext, stated: Stated): OwnWords {
  const { chips, names: places, countries, named } = lookAround(text, context);
  const names = namesOf(text, places);
  const writer = { currency: context.currency, countries };
  stated.filters = joinFilters(stated.filters ?? {}, takeLocatives(text, context));
  takeHeads(text);
  const about = takeCourtesies(text);
  const daysOut = takeLeftOutDays(text, stated);
  const strange = takeUnknownCurrencies(text);
  const welcome = takeUnknownWelcome(text);
  const excluded = takeExclusionLists(text, context, stated);
  takeTerms(text, writer, stated);
  takeBound(text, context, stated);
  const told = text.besides(names, () => [...takePast(text), ...takeGoals(text), ...takeWishes(text)]);
  takeHandles(text, stated);
  const occasions = takeOccasions(text);
  const refused = takeRefusedBehind(text, chips);
  const events = takeEvents(text, context, countries[0] ?? null);
  takeLabels(text);
  const product = withoutPlace(findProduct(text, context), text, named);
  const workedWith = takeWorkedWith(text);
  const shares = takeShares(text, context);
  const vague = takeVagueShares(text, context, shares);
  if (shares.maxShare !== undefined) stated.maxShare = shares.maxShare;
  const money = placeAmounts(takeAmounts(text, writer), text, stated);
  const { split, rules } = takeCounts(text, context, chips, stated);
  takePieces(text, stated);
  const otherDays = takeDays(text, { context, names, market: countries[0] ?? null }, events, stated);
  text.besides(names, () => takePurpose(text, stated));
  if (product) text.take(product);
  return {
    rules: [...shares.rules, ...rules],
    refused: [...refused, ...excluded.rules],
    filters: { ...keepSum(split, stated), brandNot: workedWith, includeUnknown: welcome },
    excluded,
    ofCreators: shares.ofCreators,
    unmet: [...daysOut, ...told, ...events.unmet, ...otherDays, ...split.unmet],
    product,
    about,
    unplaced: [
      ...occasions.map((span) => ({ ...span, kind: "date" as const })),
      ...vague.map((span) => ({ ...span, kind: "share" as const })),
    ],
    spare: [...money.spare, ...strange],
    budgetChange: money.budgetChange,
    refusedAmount: money.refused,
  };
}

/** What single creators ask comes before what all are to give. */
function takeTerms(text: BriefText, writer: Writer, stated: Stated): void {
  takePrices(text, writer, stated);
  const rights = takeRights(text);
  if (Object.keys(rights).length > 0) stated.rights = rights;
}

function takeBound(text: BriefText, { today }: ReadingContext, stated: Stated): void {
  const bound = takeBoundElsewhere(text, today);
  if (bound.length > 0) stated.bound = bound;
}

function takeEvents(text: BriefText, { today }: ReadingContext, market: string | null) {
  const named = eventsNamed(text);
  return { named, ...takeLoneEvents(text, today, market) };
}

function takePieces(text: BriefText, stated: Stated): void {
  const totals = takeTotalPieces(text);
  if (totals.length > 0) stated.totalPieces = totals;
  takeDeliverables(text, stated);
}

interface Where {
  context: ReadingContext;
  names: readonly Span[];
  market: string | null;
}

/** The flight, and the days with a name that it does not lead up to. */
function takeDays(
  text: BriefText,
  { context: { today }, names, market }: Where,
  { named, flight: alone }: ReturnType<typeof takeEvents>,
  stated: Stated,
): Unmet[] {
  const dated = text.besides(names, () => takeFlight(text, today, market));
  const flight = dated.to === undefined ? { ...dated, ...alone } : dated;
  if (Object.keys(flight).length > 0) stated.flight = flight;
  return takeOtherEvents(text, named, flight, today, market);
}

function takeCounts(text: BriefText, context: ReadingContext, chips: readonly Chip[], stated: Stated) {
  const split = takeCreatorSplit(text, context);
  const { rules, ...counts } = takeRules(text, context, chips);
  Object.assign(stated, counts);
  return { split, rules: [...split.rules, ...rules] };
}

function takePurpose(text: BriefText, stated: Stated): void {
  takeGeneration(text, stated);
  takeObjective(text, stated);
}

function takeGeneration(text: BriefText, stated: Stated): void {
  for (const { words, min, max } of GENERATIONS) {
    if (text.takeFirst(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "gu"))) stated.age = { min, max };
  }
}

/** All groups together are all creators, unless more are asked for. @returns whom it then takes. */
function keepSum({ sum, filters }: CreatorSplit, stated: Stated): Filters {
  if (sum === null) return {};
  if (stated.minCreators === undefined && stated.maxCreators === undefined) {
    stated.minCreators = stated.maxCreators = sum;
  }
  return stated.maxCreators === sum ? filters : {};
}

/** "DE/AT", "RJ + MG": lists, for a search; "w/o" is none. */
export function withCommas(text: string): string {
  return text.replaceAll(/(?<=\p{L}{2})(\s?)[/+](?=\s?\p{L}{2})/gu, "$1,");
}

/** What is named anywhere in a text, before anything is taken out: places tell currencies, and are no days. */
function lookAround(text: BriefText, context: ReadingContext) {
  const whole = readAsSearch(withCommas(text.readable), context);
  const places = whole.chips.filter(({ slot }) => PLACES.has(slot));
  const cued = takePlacesAgain(new BriefText(text.original), whole, [], context);
  return {
    chips: whole.chips,
    names: [...places, ...whole.chips.filter(({ slot }) => NOT_PLACES.has(slot))],
    countries: [...countriesOf(places), ...slotsOf(cued.filters).markets],
    named: [...places.map(({ span: [start, end] }) => ({ start, end })), ...cued.taken],
  };
}

const PLACES: ReadonlySet<string> = new Set(["country", "region", "city"]);
/** Places that are left out have names all the same: "menos Rio de Janeiro" is no January. */
const NOT_PLACES: ReadonlySet<string> = new Set(["countryNot", "cityNot"]);

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
  "dates, timing, termine, fechas, datas, flight, audience, target, target group, target audience, objective, goal, budget, market, markets, platform, platforms, deliverables, creators, categories, countries, country, zielgruppe, ziel, plattform, plattformen, markt, markte, laufzeit, zeitraum, objectif, cible, plateforme, plateformes, marche, marches, objetivo, publico, plataforma, plataformas, mercado, mercados";
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
