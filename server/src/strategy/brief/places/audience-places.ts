import type { Filters } from "@app/contract/discovery/filters";
import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, lengthOf, patternOf } from "#/language/dictionary.ts";
import type { BriefText, Found, Span } from "#/strategy/brief/brief-text.ts";
import { CREATOR_WORDS } from "#/strategy/brief/brief-words.ts";
import { PLACE_FIELDS } from "#/strategy/brief/filter-sets.ts";
import { readAsSearch } from "#/strategy/brief/reading/search-words.ts";
import type { ReadingContext } from "#/strategy/brief/reading/search-words.ts";
import { placeBefore, placeFrom } from "./named-place.ts";

const AUDIENCE =
  "audience, audiences, viewers, zielgruppe, publikum, publikums, zuschauer, public, publics, cible, publico, audiencia, darshak";
const WHOSE = anyListed(
  "whose, deren, dessen, dont le, dont l, cuyo, cuya, cujo, cuja, with, mit, avec, con, com, an, the, das, die, le, la, el, o, a",
);
const IN = anyListed("in, from, aus, within, en, a, au, aux, de, du, des, em, no, na, do, da, d");
const ARTICLE = anyListed("the, der, dem, den, la, le, les, el, los, las, o, os, as");
/** Words that only say that the audience is somewhere. */
const BEING =
  "is, are, sits, sit, lives, live, living, based, located, comes, come, coming, mostly, mainly, ist, sind, sitzt, lebt, leben, wohnt, kommt, kommen, stammt, uberwiegend, hauptsachlich, est, sont, vit, vivent, habite, vient, esta, estan, vive, viven, viene, son, fica, mora, moram, vem, sao, zu, mind, min, mindestens, at, least, au, moins, al, menos, pelo, more, than, uber";
const CLAUSE = "(?:mind\\.|min\\.|[^\\u25ae,;.:!?()\\n])";
const PATTERN = new RegExp(
  `(?<!\\p{L})(?:${WHOSE}\\s+){0,2}(?:${anyListed(AUDIENCE)})(?!\\p{L})(\\s*:)?(${CLAUSE}{0,60}?\\s)${IN}\\s+(?:${ARTICLE}\\s+)?`,
  "gu",
);
/** "US me rehne wale audience": the audience is named behind. */
const BEHIND = new RegExp(
  `(?<=\\p{L})\\s+me(?:in)?\\s+(?:rehne|rahne|basne)\\s+wal[aei]\\s+(?:\\p{L}+\\s+)?(?:audience|log|logon|followers)(?!\\p{L})`,
  "gu",
);
const NAMES = "(?:mind\\.|min\\.|[^\\u25ae,;.:!?()\\n\\d]){2,50}?";
/** "Audience US aur UK me chahiye", "público em … (é lá que está)": Hindi says "in" behind the names. */
const POSTFIXED = new RegExp(
  `(?<!\\p{L})${anyListed(AUDIENCE)}\\s+(${NAMES})\\s+me(?:in)?(?:\\s+(?:chahiye|hona|ho|hai|hain|rehti|rahti|based))*(?!\\p{L})`,
  "gu",
);
/** "…, min 60 %": how much of it. */
const SHARE_BEHIND = patternOf(
  `^\\s*,?\\s*\\(?${anyListed("min, min., mind., mindestens, at least, minimum, au moins, minimo, al menos, pelo menos, no minimo, kam se kam")}\\s*(\\d{1,3})\\s?%(?:\\s+(?:of it|davon|of them))?(?!\\s*(?:of|von|de|der)\\s)\\)?`,
);
const CREATORS = patternOf(`(?<!\\p{L})(?:${CREATOR_WORDS})(?!\\p{L})`);
const ONLY_BEING = patternOf(`^(?:\\s|\\d{1,3}\\s?%|\\.|${anyListed(BEING)}(?!\\p{L}))*$`);
/** "60 % of the audience in Germany" is read by the search as a whole. */
const SHARE_BEFORE = /%[^,;.:!?()\n]*$/u;
const SHARE = /(\d{1,3})\s?%/u;
const WHY =
  "Of audiences only the country is known. Name the country that they live in, or where creators are to be.";

export interface AudiencePlaces {
  countries: string[];
  filters: Filters;
  unmet: Unmet[];
}

/**
 * "Creators whose audience sits in France", "Publikum kommt aus Sachsen": where those live who are to be reached, as far as
 * a search does not read it. Taken out of the text: it is no place of creators.
 */
export function takeAudiencePlaces(text: BriefText, context: ReadingContext): AudiencePlaces {
  const all: AudiencePlaces = { countries: [], filters: {}, unmet: [] };
  for (const found of text.all<[string | undefined, string]>(PATTERN)) {
    const [, between] = found.groups;
    const place = placeFrom(text, found.end, context);
    if (!place || CREATORS.test(between) || SHARE_BEFORE.test(text.folded.slice(0, found.start))) continue;
    const start = ONLY_BEING.test(between)
      ? found.start
      : found.start + found.text.lastIndexOf(between) + between.length;
    const list = listed(text, found, place.span, context);
    const behind = SHARE_BEHIND.exec(text.folded.slice(list.end));
    keep(
      text,
      { start, end: list.end + (behind?.[0].length ?? 0) },
      list.countries ?? place.read.filters.country ?? [],
      all,
      SHARE.exec(between)?.[1] ?? behind?.[1],
    );
  }
  for (const found of text.all<[string]>(POSTFIXED)) takePostfixed(text, found, context, all);
  for (const found of text.all(BEHIND)) {
    const place = placeBefore(text, found.start, context);
    if (place) {
      const span = { start: place.span.start, end: found.end };
      keep(text, span, place.read.filters.country ?? [], all, undefined);
    }
  }
  return all;
}

function takePostfixed(
  text: BriefText,
  found: Found<[string]>,
  context: ReadingContext,
  all: AudiencePlaces,
): void {
  const { chips } = readAsSearch(`in ${found.groups[0]}`, context);
  if (!chips.some(({ slot }) => PLACE_FIELDS.has(slot))) return;
  const countries = chips.flatMap(({ slot, value }) => (slot === "country" ? [String(value)] : []));
  const share = SHARE_BEHIND.exec(text.folded.slice(found.end));
  keep(text, { start: found.start, end: found.end + (share?.[0].length ?? 0) }, countries, all, share?.[1]);
}

function keep(
  text: BriefText,
  span: Span,
  countries: readonly string[],
  all: AudiencePlaces,
  share: string | undefined,
): void {
  text.take(span);
  all.countries.push(...countries);
  if (countries.length === 0) all.unmet.push({ words: text.spelling(span), why: WHY });
  else if (share !== undefined) {
    all.filters = {
      audienceCountry: [...(all.filters.audienceCountry ?? []), ...countries],
      audienceCountryMinShare: Number(share),
    };
  }
}

/** "Audience in Germany, Austria and Switzerland": all countries that a search reads of it. */
function listed(
  text: BriefText,
  found: Found,
  place: Span,
  context: ReadingContext,
): { end: number; countries: string[] | null } {
  const clause = lengthOf(/^[^\u25ae;.:!?()\n]*/u, text.folded.slice(place.end));
  const words = text.readable.slice(found.start, place.end + clause);
  const chips = readAsSearch(words, context).chips.filter(({ slot }) => slot === "audienceCountry");
  const end = Math.max(place.end, ...chips.map(({ span }) => found.start + span[1]));
  if (chips.length === 0) return { end, countries: null };
  const further = furtherCountries(text, end, context);
  return {
    end: further.end,
    countries: [...chips.map(({ value }) => String(value)), ...further.countries],
  };
}

/** "Audience in Germany, Austria, tea": countries right behind it are of the audience as well. */
function furtherCountries(text: BriefText, start: number, context: ReadingContext) {
  const countries: string[] = [];
  let end = start;
  for (;;) {
    const gap = lengthOf(LIST_GAP, text.folded.slice(end));
    const next = gap === 0 ? null : placeFrom(text, end + gap, context);
    const { country = [], ...others } = next?.read.filters ?? {};
    if (!next || country.length === 0 || Object.keys(others).length > 0) return { countries, end };
    if (!LIST_END.test(text.folded.slice(next.span.end))) return { countries, end };
    countries.push(...country);
    end = next.span.end;
  }
}

const LIST_GAP = patternOf(`^\\s*(?:[,/&]|${anyListed("and, und, et, y, e, aur")}\\s)\\s*`);
const LIST_END = patternOf(`^\\s*(?:$|[\\u25ae,;.:!?()\\n/&]|${anyListed("and, und, et, y, e, aur")}\\s)`);
