import { matchesOf } from "#/language/matches.ts";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { placesNamed } from "#/language/places/places.ts";
import type { Filters } from "@app/contract/discovery/filters";
import type { Chip } from "@app/contract/discovery/queries";
import type { BriefRule } from "@app/contract/strategy/plan";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";
import { rulesOfNobody } from "#/strategy/brief/left-out/exclusions.ts";
import { behindOf } from "#/strategy/brief/left-out/refused-behind.ts";
import { isCued } from "#/strategy/brief/reading/unread.ts";
import { PLACE_FIELDS, joinFilters } from "#/strategy/brief/filter-sets.ts";
import { readWholly } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext, SearchWords } from "#/strategy/brief/reading/search-words.ts";

function isOrigin(words: string): boolean {
  const readings = placesNamed(wordKey(words));
  return readings.length > 0 && readings.every(({ kind }) => kind === "origin");
}

/** "The US" of "SunnySkin in the US". */
const ARTICLE = patternOf(
  `^${anyListed("the, die, den, der, les, la, los, las, el, os, as")}\\s+(?=\\p{Lu})`,
);

const JOINED = patternOf(`^\\s*${anyListed("and, und, et, y, e, &, or, oder, ou, o")}\\s*$`);

/**
 * Places that a search reads behind "in" only and that a brief lists without it: "Germny", "Germany's", and "Nice" of
 * "Nice and Cannes". Words that are one are taken out of the text; the others are given back.
 */
export function takePlacesAgain(
  text: BriefText,
  { chips, unparsed }: SearchWords,
  topics: readonly Span[],
  context: ReadingContext,
): { filters: Filters; left: Span[]; taken: Span[]; refused: BriefRule[] } {
  let filters: Filters = {};
  const refused: BriefRule[] = [];
  const taken: Span[] = [];
  const folded = text.folded;
  const cities = chips.filter(({ slot }) => slot === "city").map(({ span: [start] }) => start);
  const left = [...unparsed, ...topics].filter((span) => {
    const words = text.spelling(span).replace(ARTICLE, "");
    if (!/^\p{Lu}/u.test(words)) return true;
    const isPart =
      isCued(text.original, span.start) ||
      cities.some((start) => start > span.end && JOINED.test(text.original.slice(span.end, start)));
    if (!isPart && topics.includes(span)) return true;
    // "Indian creators in Dubai": who lives elsewhere is of no country that was asked for.
    if (!isPart && isOrigin(words)) return true;
    const whole = placeOf(words, isPart, context);
    const part = whole ? null : countryBehind(span, text, context);
    const place = whole ?? part?.read;
    const found = part?.span ?? span;
    if (!place || !/\p{L}/u.test(folded.slice(found.start, found.end))) return true;
    const behind = behindOf(text, found);
    text.take({ ...found, end: found.end + behind });
    taken.push(found);
    // "Österreich bitte diesmal weglassen".
    if (behind > 0) refused.push(...rulesOfNobody(place.chips));
    else filters = joinFilters(filters, place.filters);
    return part !== null;
  });
  return { filters, left, taken, refused };
}

/** What words name where they are nothing but a place: a country, and behind "in" a city or region as well. */
function placeOf(words: string, isPart: boolean, context: ReadingContext): SearchWords | null {
  const isPlace = ({ slot }: Chip) => slot === "country" || (isPart && PLACE_FIELDS.has(slot));
  const read = (name: string) => readWholly(`in ${name}`, context, isPlace);
  // "The United States" ends as "Germany's" does.
  return read(words) ?? read(words.replaceAll(/['’]?s(?!\p{L})/gu, ""));
}

/** Names of countries have so many words at most that stand behind another name: "CrunchUp South Africa". */
const COUNTRY_WORDS = 3;

/** "Lumina Germany", "Oktoberfest Germany": the country that stands behind a name that no search knows. */
function countryBehind(
  span: Span,
  text: BriefText,
  context: ReadingContext,
): { span: Span; read: SearchWords } | null {
  const starts = [...text.original.slice(span.start, span.end).matchAll(/(?<=\s)\p{Lu}/gu)];
  for (const { index } of starts.slice(-COUNTRY_WORDS)) {
    const found = { start: span.start + index, end: span.end };
    const read = readWholly(text.spelling(found), context, ({ slot }) => slot === "country");
    if (read) return { span: found, read };
  }
  return null;
}

const LOCATIVES = [
  /(?<![\p{L}'’])(\p{Lu}\p{L}{2,})['’][dt][ea](?:n|ki)?(?![\p{L}'’])/gu,
  /(?<![\p{L}'’-])(\p{Lu}\p{L}{2,})\s+(?:me|mein)(?![\p{L}'’-]|\s+r[ae]h)/gu,
];

/**
 * "İzmir'de çay kampanyası", "ek cafe Indore me": Turkish and Hindi say "in" behind the name, so that no product is called
 * so. Taken out of the text.
 */
export function takeLocatives(text: BriefText, context: ReadingContext): Filters {
  let filters: Filters = {};
  const found = LOCATIVES.flatMap((locative) => matchesOf(locative, text.readable));
  for (const { 0: words, 1: name, index } of found) {
    const read = readWholly(`in ${name}`, context, ({ slot }) => PLACE_FIELDS.has(slot));
    const isTaken = text.folded.slice(index, index + words.length).includes("\u25ae");
    if (!read || isTaken) continue;
    text.take({ start: index, end: index + words.length });
    filters = joinFilters(filters, read.filters);
  }
  return filters;
}
