import type { Filters } from "@app/contract/discovery/filters";
import type { BriefRule } from "@app/contract/strategy/plan";
import { patternOf, wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { withDigits } from "#/language/numbers/written-out.ts";
import { saysOfPlan } from "./brief.ts";
import { BriefText } from "./brief-text.ts";
import type { Span } from "./brief-text.ts";
import { repairTypos } from "./brief-typos.ts";
import { changedBy } from "./follow-up/follow-up.ts";
import type { Change } from "./follow-up/follow-up.ts";
import { readMail } from "./mail/read-mail.ts";
import { laidOut } from "./layout/laid-out.ts";
import { readRevised } from "./layout/revised.ts";
import { contradictionsIn } from "./contradictions/contradictions.ts";
import { joinFilters } from "./filter-sets.ts";
import { withCodesInCapitals } from "./places/code-lists.ts";
import { withoutPlanLead } from "./product/plan-lead.ts";
import { citiesAlone, cityBeside, placeBehind } from "./product/place-behind.ts";
import { unquoted } from "./product/quoted-names.ts";
import { isOfPeople, isTopicName, topicLists } from "./product/said-topics.ts";
import { topicsOf } from "./product/topics.ts";
import { ofItsClient } from "./product/whose-campaign.ts";
import { withRangesInDigits } from "./number-words.ts";
import { placeChips } from "./reading/creator-words.ts";
import { readExclusion, withRefusal } from "./left-out/exclusions.ts";
import { leftOver, trimFillers } from "./reading/left-over.ts";
import { takeOwnWords, withCommas } from "./reading/own-words.ts";
import type { OwnWords } from "./reading/own-words.ts";
import { takePlacesAgain } from "./places/places-again.ts";
import { takeRefusedThings } from "./left-out/refused-things.ts";
import { withoutGuessedBrands, withoutMisread } from "./left-out/refused-names.ts";
import { readAsSearch } from "./reading/search-words.ts";
import type { ReadingContext, SearchWords } from "./reading/search-words.ts";
import { unclearPlace } from "./places/unclear-places.ts";
import { unreadKind } from "./reading/unread.ts";
import { vanished } from "./reading/vanished.ts";
import { countShares } from "./rules/brief-shares.ts";
import { impossibleShares } from "./rules/impossible-shares.ts";
import { spokenWords } from "./spoken-words.ts";
import type { ReadText, Stated, Unread } from "./stated.ts";

/**
 * Reads a brief, or a change of one: money, days, pieces, counts, handles and the product by its own small grammar, and
 * all else as a search reads it. Only what is said comes back; what nothing fits is in `unparsed`, in the person's
 * spelling, and `unread` is what a plan would be wrong without.
 */
export function readText(source: string, context: ReadingContext): ReadText {
  return readMail(source, context, (mail, own) => {
    const isSlot = (head: string) => saysOfPlan(readWhole(head, own).stated);
    return readRevised(mail, (text) => readWhole(withCodesInCapitals(withoutPlanLead(text, isSlot)), own));
  });
}

/** Applies a follow-up to what was said before. What it does not speak of stays. */
export function applyChange(before: Stated, source: string, context: ReadingContext): Change {
  return changedBy(before, source, context, readText);
}

function readWhole(source: string, context: ReadingContext): ReadText {
  const { text: plain, unmet } = laidOut(source);
  const text = new BriefText(repairTypos(withDigits(withRangesInDigits(spokenWords(plain)))));
  const against = contradictionsIn(text);
  const stated: Stated = {};
  const own = takeOwnWords(text, context, stated);
  own.unmet.push(...unmet);
  const read = readRest(text, context, stated, own);
  return {
    ...read,
    stated: ofItsClient(read.stated, source, context),
    unread: against(read.stated) ?? read.unread,
  };
}

/** The second stage: what is left as a search reads it, and what nothing fits. */
function readRest(text: BriefText, context: ReadingContext, stated: Stated, own: OwnWords): ReadText {
  const { folded } = text;
  const rest = withCommas(text.rest);
  const read = withoutMisread(rest, withoutGuessedBrands(rest, readAsSearch(rest, context), context));
  const found = placeChips(text, read, stated);
  const again = takePlacesAgain(text, read, found, context);
  own.refused.push(...again.refused);
  const topics = found.filter((span) => again.left.includes(span));
  stated.filters = joinFilters(stated.filters ?? {}, again.filters);
  if (own.isAnywhere && VENUE.test(foldInPlace(text.readable))) tellCities(stated, own);
  const banned = takeExclusions(text, read, stated, context);
  keepWhole(stated, own, banned);
  const refused = takeRefusedThings(text);
  keepFilters(stated, refused.filters);

  takeLoneCity(text, stated);
  const about = topics.filter((span) => isOpen(text, span, [...refused.left, ...refused.begun]));
  const pieces = { unread: read.unparsed, topics: about, refused: refused.left, begun: refused.begun };
  const left = leftOver(text, pieces, stated.budget !== undefined);
  if (!own.product) keepFilters(stated, { category: topicsOf(wordsOf(text, left.fields)) });
  const name = own.product ?? left.name;
  // Topics that are said by themselves say whom to choose, and what is sold says no more of it.
  const lists = topicLists(text, about);
  const chosen = lists.filter((span) => span.start !== name?.start && isTopicName(text.spelling(span)));
  const named = own.product
    ? [own.product, own.sort, ...about.filter((span) => isOfPeople(text, span, about))]
    : [left.piece, ...about];
  const others = left.fields.length > 0 && !name ? [] : named;
  const spoken = name && chosen.length > 0 ? chosen : name ? named : [...others, ...own.about];
  nameProduct(text, name, { about: spoken, unrelated: own.unrelated }, stated);
  partPlace(stated, stated.filters);
  stated.filters = withoutRefused(stated.filters);
  if (Object.keys(stated.filters).length === 0) delete stated.filters;
  const unread = [
    ...own.unplaced,
    ...left.unparsed.filter((span) => span !== name && !isQuiet(text, name, span)),
  ]
    .map((span) => withRefusal(folded, span))
    .concat(own.excluded.unread)
    .toSorted((one, other) => one.start - other.start);
  const told = [...own.spare, ...unread.map((span) => text.spelling(span).replaceAll(/\s+/gu, " "))];
  return {
    stated,
    budgetChange: own.budgetChange,
    refused: own.refusedAmount,
    unparsed: [...told, ...vanished(text, own.chips, stated, told)],
    unread:
      firstUnread(text, unread, own, stated) ??
      unclearPlace(text, read.chips, stated) ??
      impossibleShares(stated.rules ?? []),
  };
}

const VENUE = patternOf(
  wordsListed(
    "hotel, hotels, restaurant, restaurante, bar, cafe, shop, store, laden, filiale, tienda, boutique, loja, opening, eroffnung, ouverture, inauguracion, inauguracao, event, evento, evenement, festival, feria, museum, museo, musee, museu",
  ),
);
const WHY_ANYWHERE =
  "Creators may live anywhere, so no city is asked for. Say it again if they are to live there.";

/** "Hotel in Sevilla … que vivan donde vivan": where something happens is not where creators live. */
function tellCities(stated: Stated, own: OwnWords): void {
  const { city = [], ...others } = stated.filters ?? {};
  stated.filters = others;
  own.unmet.push(...city.map((words) => ({ words, why: WHY_ANYWHERE })));
}

/** Whether words are still to be read: what is refused is no topic. */
function isOpen(text: BriefText, { start, end }: Span, refused: readonly Span[]): boolean {
  const isTaken = text.folded.slice(start, end).includes("\u25ae");
  return !isTaken && !refused.some((one) => one.start <= start && end <= one.end);
}

/** "DACH (ohne CH)": what is left of a list of countries once some of them are refused. */
function withoutRefused(filters: Filters): Filters {
  const { country = [], countryNot = [] } = filters;
  const left = country.filter((code) => !countryNot.includes(code));
  if (left.length === 0 || left.length === country.length) return filters;
  const { countryNot: _, ...others } = filters;
  const open = countryNot.filter((code) => !country.includes(code));
  return { ...others, country: left, ...(open.length > 0 && { countryNot: open }) };
}

/** A country behind the product, or a city beside it, is where, if nothing else says it. */
function partPlace(stated: Stated, filters: Filters): void {
  const { product: said } = stated;
  if (said === undefined || (filters.country ?? filters.region ?? filters.city)) return;
  const cities = isPlainList(said) ? citiesAlone(said) : [];
  if (cities.length > 0) {
    stated.filters = joinFilters(filters, { city: cities });
    delete stated.product;
    return;
  }
  const behind = placeBehind(said);
  const beside = behind ? null : cityBeside(said);
  if (behind) stated.filters = joinFilters(filters, { country: [...behind.countries] });
  if (beside) stated.filters = joinFilters(filters, { city: [beside.city] });
  const { product = said } = behind ?? beside ?? {};
  stated.product = product;
}

/** "Braga e recife": without a capital nothing is a name, and what is joined names several. */
function isPlainList(words: string): boolean {
  return words === words.toLowerCase() && /\s/u.test(words);
}

/** "Plano recife, …": a thought of nothing but a city says where, if nothing else does. */
function takeLoneCity(text: BriefText, stated: Stated): void {
  const { country, region, city, ...others } = stated.filters ?? {};
  if (country ?? region ?? city) return;
  for (const span of text.unparsed().map(trimFillers)) {
    const found = span ? citiesAlone(text.spelling(span)) : [];
    if (!span || found.length === 0) continue;
    text.take(span);
    stated.filters = joinFilters(others, { city: found });
    return;
  }
}

/** The name of a campaign in quotes says nothing of a plan beside a product. */
function isQuiet(text: BriefText, name: Span | null, span: Span): boolean {
  const isQuoted = text.readable.slice(span.start, span.end) !== text.original.slice(span.start, span.end);
  return (
    (name !== null && isQuoted && unquoted(text.spelling(span)) !== text.spelling(span)) ||
    describes(text, name, span)
  );
}

/** "Bougies naturelles, faites main": a few plain words right behind the product say more of it. */
function describes(text: BriefText, name: Span | null, span: Span): boolean {
  if (!name || !/^\s*,\s*$/u.test(text.original.slice(name.end, span.start))) return false;
  return PLAIN.test(text.spelling(span)) && unreadKind(text, span) === null;
}

const PLAIN = /^\p{Ll}[\p{L}'’-]*(?:\s[\p{Ll}'’-]+){0,3}$/u;

/** Rules, filters and wishes of both stages, in the order in which a plan tells them. */
function keepWhole(stated: Stated, own: OwnWords, banned: readonly BriefRule[]): void {
  const ofCreators = countShares(own.ofCreators, stated);
  const before = [...own.rules, ...ofCreators.rules];
  keepRules(stated, [...before, ...(stated.rules ?? []), ...own.refused, ...banned]);
  keepFilters(stated, own.filters);
  keepFilters(stated, own.excluded.filters);
  const unmet = [...(stated.unmet ?? []), ...own.unmet, ...ofCreators.unmet];
  if (unmet.length > 0) stated.unmet = unmet;
}

function keepRules(stated: Stated, rules: BriefRule[]): void {
  const distinct = new Map(rules.map((rule) => [JSON.stringify(rule), rule]));
  if (rules.length > 0) stated.rules = [...distinct.values()];
}

/** Lists without a value filter nothing. */
function keepFilters(stated: Stated, lists: Filters): void {
  const said = Object.fromEntries(
    Object.entries(lists).filter(([, values]) => !Array.isArray(values) || values.length > 0),
  );
  if (Object.keys(said).length > 0) stated.filters = joinFilters(stated.filters ?? {}, said);
}

/** What is launched, and the topics that the words around its name speak of, without those it only sounds like. */
function nameProduct(
  text: BriefText,
  name: Span | null,
  { about, unrelated }: { about: readonly (Span | null)[]; unrelated: readonly string[] },
  stated: Stated,
): void {
  if (name) stated.product = unquoted(text.spelling(name).replaceAll(/\s+/gu, " "));
  const words = wordsOf(text, about);
  const categories = topicsOf(words).filter((topic) => !unrelated.includes(topic));
  if (categories.length > 0) stated.categories = categories;
}

function wordsOf(text: BriefText, spans: readonly (Span | null)[]): string {
  return spans.flatMap((span) => (span ? text.spelling(span) : [])).join(" ");
}

/** "Not in Berlin": what the search could not leave out becomes a rule, and its words are read. */
function takeExclusions(text: BriefText, read: SearchWords, stated: Stated, context: ReadingContext) {
  const rest = text.rest;
  return read.unparsed
    .flatMap((words) => clausesOf(rest, words))
    .flatMap((piece) => {
      const span = withRefusal(text.folded, piece);
      const found = readExclusion(rest, span, read.chips, context);
      if (!found) return [];
      if (found.wanted) stated.filters = joinFilters(stated.filters ?? {}, found.wanted);
      text.take(span);
      return found.rules;
    });
}

/** "PS: no nano": a search may not have understood several thoughts at once. */
function clausesOf(text: string, { start, end }: Span): Span[] {
  return [...text.slice(start, end).matchAll(/[^:;!?\n]*[^:;!?\n\s]/gu)].map(({ 0: clause, index }) => {
    const lead = clause.length - clause.trimStart().length;
    return { start: start + index + lead, end: start + index + clause.length };
  });
}

function firstUnread(
  text: BriefText,
  unread: readonly Span[],
  { excluded, unplaced }: Pick<OwnWords, "excluded" | "unplaced">,
  { flight }: Stated,
): Unread | null {
  // "Wir reden Montag" beside days that are said is only told.
  const isDated = flight?.from !== undefined && flight.to !== undefined;
  for (const span of unread) {
    const own = unplaced.find(({ start }) => start === span.start);
    const kind = excluded.unread.includes(span) ? "exclusion" : own ? own.kind : unreadKind(text, span);
    if (kind === "date" && isDated && !/\d/u.test(text.spelling(span))) continue;
    if (kind) return { kind, words: text.spelling(span).replaceAll(/\s+/gu, " ") };
  }
  return null;
}
