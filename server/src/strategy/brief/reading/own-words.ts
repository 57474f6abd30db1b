import type { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule, Unmet } from "@app/contract/strategy/plan";
import { foldInPlace } from "#/language/fold.ts";
import { GENERATIONS, genderNamed } from "#/language/people/people.ts";
import { citiesNamed } from "#/language/places/cities.ts";
import { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Span } from "#/strategy/brief/brief-text.ts";
import { PLACE_FIELDS, joinFilters, slotsOf } from "#/strategy/brief/filter-sets.ts";
import { takeFlight } from "#/strategy/brief/flight/flight.ts";
import {
  endingOn,
  overMarkets,
  eventsNamed,
  takeLoneEvents,
  takeOtherEvents,
} from "#/strategy/brief/flight/lone-events.ts";
import { takeOpenDates } from "#/strategy/brief/flight/open-dates.ts";
import { takeDatesOfOthers } from "#/strategy/brief/flight/dates-of-others.ts";
import { takeLeftOutDays } from "#/strategy/brief/flight/left-out-days.ts";
import { rolesShared, takeHandles } from "#/strategy/brief/handles/handles.ts";
import { takeMoney, takePartsOfMoney } from "#/strategy/brief/money/placed-amounts.ts";
import type { Writer } from "#/strategy/brief/money/currencies.ts";
import { takeRights } from "#/strategy/brief/money/rights.ts";
import { takePrices } from "#/strategy/brief/money/stated-prices.ts";
import { takeUnknownCurrencies } from "#/strategy/brief/money/unknown-currencies.ts";
import { takeDeliverables, takeObjective } from "#/strategy/brief/pieces.ts";
import { takeProduct } from "#/strategy/brief/product/take-product.ts";
import { takeUnrelated } from "#/strategy/brief/product/unrelated.ts";
import { takeShares, wholeOf } from "#/strategy/brief/rules/brief-shares.ts";
import type { CreatorShare } from "#/strategy/brief/rules/brief-shares.ts";
import { takePeopleSplits } from "#/strategy/brief/rules/people-splits.ts";
import { takeTierRanges } from "#/strategy/brief/rules/tier-ranges.ts";
import { takeTotalPieces } from "#/strategy/brief/rules/total-pieces.ts";
import { takeCounts } from "#/strategy/brief/rules/counts.ts";
import type { CreatorSplit } from "#/strategy/brief/rules/creator-splits.ts";
import { takeEvenSplits } from "#/strategy/brief/rules/even-splits.ts";
import { takeVagueShares } from "#/strategy/brief/rules/vague-shares.ts";
import type { ReadText, Stated, Unread } from "#/strategy/brief/stated.ts";
import { takeAsides, takeCorrections } from "./asides.ts";
import { takeAudiencePeople } from "./audience-people.ts";
import { takeBoundElsewhere } from "#/strategy/brief/left-out/bound-elsewhere.ts";
import { takeCourtesies } from "./courtesies.ts";
import { takeExclusionLists } from "#/strategy/brief/left-out/exclusion-lists.ts";
import type { ExclusionList } from "#/strategy/brief/left-out/exclusion-lists.ts";
import { takeGoals } from "./goals.ts";
import { takeUnknownWelcome } from "./included-unknown.ts";
import { takeHeads, takeLabels, takeNames } from "./labels.ts";
import { takePast } from "./past.ts";
import { takeAnywhere } from "#/strategy/brief/places/anywhere.ts";
import { takeAudiencePlaces } from "#/strategy/brief/places/audience-places.ts";
import { takeLanguageVarieties } from "#/strategy/brief/places/language-varieties.ts";
import { takePlaceSorts } from "#/strategy/brief/places/place-sorts.ts";
import { takeLocatives, takePlacesAgain } from "#/strategy/brief/places/places-again.ts";
import { takeServedElsewhere } from "#/strategy/brief/places/served-elsewhere.ts";
import { takeUnknownCodes } from "#/strategy/brief/places/unknown-codes.ts";
import { takeThere } from "#/strategy/brief/places/there.ts";
import { takePlacesOfOthers } from "#/strategy/brief/places/whose-places.ts";
import { takeRefusedBehind } from "#/strategy/brief/left-out/refused-behind.ts";
import { takeRefusedTopics } from "#/strategy/brief/left-out/refused-topics.ts";
import { takeRefusedPeople } from "#/strategy/brief/left-out/refused-people.ts";
import { readAsSearch } from "./search-words.ts";
import type { ReadingContext } from "./search-words.ts";
import { takeOpenBudget } from "./open-budget.ts";
import { takeOccasions } from "./unread.ts";
import { takeBoosting, takeWishes } from "./wishes.ts";
import { takeWorkedWith } from "#/strategy/brief/left-out/worked-with.ts";

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
  /** What a product is, beside its name. */
  sort: Span | null;
  /** Topics that a name only sounds like. */
  unrelated: string[];
  /** What whoever writes says of themselves. */
  about: Span[];
  /** Days that nobody has a date of, and parts whose size nobody can tell. */
  unplaced: (Span & { kind: Unread["kind"] | null })[];
  /** Amounts that were not used, in the person's words. */
  spare: string[];
  budgetChange: ReadText["budgetChange"];
  refusedAmount: ReadText["refused"];
  /** Creators may live wherever they do. */
  isAnywhere: boolean;
  /** What a search reads of the whole text. */
  chips: readonly Chip[];
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
  const others = takeOthers(text, context, stated);
  for (const take of [takeHeads, takeNames]) take(text);
  const shared = rolesShared(text);
  takeCorrections(text);
  const about = takeCourtesies(text);
  const daysOut = [...takeLeftOutDays(text, stated), ...takeDatesOfOthers(text)];
  const whom = takeWhom(text, context);
  const asides = takeAsides(text).map((span) => text.spelling(span));
  const whose = takeWhere(text, context, others.sold, stated);
  const strange = takeUnknownCurrencies(text);
  const excluded = takeExclusionLists(text, context, stated);
  const boosting = takeBoosting(text);
  takeTerms(text, writer, stated);
  takeBound(text, context, stated);
  const [people, unsaid] = [takePeopleSplits(text), takeOpenBudget(text)];
  const told = text.besides(names, () => takeTold(text, context));
  takeHandles(text, stated, shared);
  const occasions = takeOccasions(text);
  const open = [...ofKind("date", takeOpenDates(text)), ...ofKind("place", takeUnknownCodes(text))];
  const refused = takeRefusedBehind(text, chips);
  const events = takeEvents(text, context, countries[0] ?? null);
  takeLabels(text);
  const unrelated = takeUnrelated(text);
  const parts = takePartsOfMoney(text, context, writer);
  const { product, sort } = takeProduct(text, context, named);
  const shares = takeShares(text, context);
  const vague = [...takeEvenSplits(text, context, chips, shares), ...takeVagueShares(text, context, shares)];
  if (shares.maxShare !== undefined) stated.maxShare = shares.maxShare;
  const whole = wholeOf(shares);
  const money = takeMoney(text, writer, parts, stated);
  const { split, ofNothing, rules } = takeCounts(text, context, chips, stated);
  takePieces(text, stated);
  const otherDays = takeDays(text, { context, names, countries, chips }, events, stated);
  text.besides(names, () => takePurpose(text, stated));
  for (const span of [product, sort]) if (span) text.take(span);
  return {
    rules: [...money.rules, ...shares.rules, ...rules],
    refused: [...whose.rules, ...refused, ...excluded.rules],
    filters: [keepSum(split, stated), whole, money.filters, whose.filters, whom].reduce(joinFilters),
    excluded,
    ofCreators: [...people, ...shares.ofCreators],
    unmet: [others, whose, events, split, money]
      .flatMap(({ unmet }) => unmet)
      .concat(daysOut, boosting, told, otherDays),
    product,
    sort,
    unrelated,
    about,
    unplaced: [...open, ...ofKind(null, ofNothing), ...unplacedIn(stated, { occasions, vague, unsaid })],
    spare: [...money.spare, ...strange, ...asides],
    budgetChange: money.budgetChange,
    refusedAmount: money.refused,
    isAnywhere: others.isAnywhere,
    chips,
  };
}

/** What nobody can place where nothing else says it. */
function unplacedIn(
  stated: Stated,
  { occasions, vague, unsaid }: Readonly<Record<"occasions" | "vague" | "unsaid", readonly Span[]>>,
): OwnWords["unplaced"] {
  // Of a brief that says its days, a season or a feast is only told.
  const isDated = stated.flight?.from !== undefined && stated.flight.to !== undefined;
  const dates = ofKind(isDated ? null : "date", occasions);
  // Where the amount is said as well, nothing is open.
  return [...dates, ...ofKind("share", vague), ...(stated.budget ? [] : ofKind("budget", unsaid))];
}

function ofKind(kind: Unread["kind"] | null, spans: readonly Span[]): OwnWords["unplaced"] {
  return spans.map((span) => ({ ...span, kind }));
}

/** Who is welcome although something is unknown of them, and who is left out by their work or their gender. */
function takeWhom(text: BriefText, context: ReadingContext): Filters {
  return {
    includeUnknown: takeUnknownWelcome(text),
    brandNot: takeWorkedWith(text, context),
    categoryNot: takeRefusedTopics(text, context),
    gender: takeRefusedPeople(text),
    tier: takeTierRanges(text),
  };
}

/** What was, what it is for, and wishes that no plan holds. */
function takeTold(text: BriefText, { today }: ReadingContext): Unmet[] {
  return [...takePast(text, today), ...takeGoals(text), ...takeWishes(text)];
}

/** Places by what they are, those of others, and varieties of languages, before anything else is read of them. */
function takeOthers(text: BriefText, context: ReadingContext, stated: Stated) {
  const varieties = takeLanguageVarieties(text);
  const sorts = takePlaceSorts(text);
  const isAnywhere = takeAnywhere(text);
  const { unmet, sold } = takePlacesOfOthers(text, context, isAnywhere);
  const filters = [varieties.filters, sorts, takeLocatives(text, context)];
  stated.filters = filters.reduce(joinFilters, stated.filters ?? {});
  return { unmet: [...varieties.unmet, ...unmet], sold, isAnywhere };
}

/** Places of those who are to be reached, of whoever writes and of what is made somewhere are none of creators. */
function takeWhere(text: BriefText, context: ReadingContext, sold: readonly string[], stated: Stated) {
  const { countries, filters, unmet } = takeAudiencePlaces(text, context);
  if (countries.length > 0)
    stated.audienceCountries = [...new Set([...(stated.audienceCountries ?? []), ...countries])];
  takeThere(text, sold, stated);
  return {
    filters: { ...filters, ...takeAudiencePeople(text, stated) },
    rules: takeServedElsewhere(text, context),
    unmet,
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
  const { minCreators = null, maxCreators = null } = stated;
  const totals = takeTotalPieces(text, minCreators === maxCreators ? maxCreators : null);
  if (totals.length > 0) stated.totalPieces = totals;
  takeDeliverables(text, stated);
}

interface Where {
  context: ReadingContext;
  names: readonly Span[];
  countries: readonly string[];
  chips: readonly Chip[];
}

/** The flight, and the days with a name that it does not lead up to. */
function takeDays(
  text: BriefText,
  { context: { today }, names, countries, chips }: Where,
  { named, flight: alone, isBound }: ReturnType<typeof takeEvents>,
  stated: Stated,
): Unmet[] {
  const market = countries[0] ?? null;
  const said = text.besides(names, () => takeFlight(text, today, market));
  const markets = chips.flatMap(({ slot, value }) => (slot === "country" ? [String(value)] : []));
  const dated = overMarkets(endingOn(text, said, named, today, market), markets, today);
  const isCut = isBound && within(alone.to, dated);
  const flight = dated.to === undefined || isCut ? { ...dated, ...alone } : dated;
  if (Object.keys(flight).length > 0) stated.flight = flight;
  return takeOtherEvents(text, named, flight, today, market);
}

/** "February, before Lent": a day inside a stretch that ends it. */
function within(day: string | undefined, { from, to }: NonNullable<Stated["flight"]>): boolean {
  return day !== undefined && from !== undefined && to !== undefined && day > from && day < to;
}

function takePurpose(text: BriefText, stated: Stated): void {
  takeGeneration(text, stated);
  takeObjective(text, stated);
}

function takeGeneration(text: BriefText, stated: Stated): void {
  for (const { pattern, min, max } of GENERATIONS) {
    if (text.takeFirst(pattern)) stated.age = { min, max };
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
  const places = whole.chips.filter(({ slot }) => PLACE_FIELDS.has(slot));
  const cued = takePlacesAgain(new BriefText(text.original), whole, [], context);
  return {
    chips: whole.chips,
    names: [...places, ...whole.chips.filter(({ slot }) => NOT_PLACES.has(slot))],
    countries: [...countriesOf(places), ...slotsOf(cued.filters).markets],
    named: [...places.map(({ span: [start, end] }) => ({ start, end })), ...cued.taken],
  };
}

/** Places that are left out have names all the same: "menos Rio de Janeiro" is no January. */
const NOT_PLACES: ReadonlySet<string> = new Set(["countryNot", "cityNot"]);

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
