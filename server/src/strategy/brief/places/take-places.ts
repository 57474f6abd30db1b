import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { SlotSpan, Stated } from "#/strategy/brief/stated.ts";
import { banOf } from "./bans.ts";
import { findPlaces } from "./named-places.ts";
import type { Place, PlaceWords } from "./place-words.ts";

const SLOT_OF = { country: "markets", region: "regions", city: "cities" } as const;

/** Takes out the places to reach. */
export function takePlaces(
  text: BriefText,
  places: PlaceWords,
  stated: Stated,
  note: (slot: SlotSpan["slot"], span: { start: number; end: number }) => void,
  isMeant: (name: string) => boolean = () => true,
): void {
  const all = [...findPlaces(text, places)];
  const found = all.filter(({ start, end }) => isMeant(text.original.slice(start, end)));
  const named = all.flatMap(({ place }) => (place.kind === "country" ? place.values : []));
  const markets = new Set([...(stated.markets ?? []), ...named]);
  const regions = new Set(stated.regions);
  const cities = new Set(stated.cities);
  for (const one of found) {
    const { place, start, end } = one;
    const region = regionBehind(text.original, one, all[all.indexOf(one) + 1]);
    text.take({ start, end });
    note(SLOT_OF[place.kind], { start, end });
    if (place.kind === "country") continue;
    const parts = place.kind === "city" ? cities : regions;
    for (const part of place.values) parts.add(part);
    // Of several places of one name the one in a market that was named is meant.
    const country = region ?? place.countries.find((code) => markets.has(code)) ?? place.countries[0];
    if (country !== undefined) markets.add(country);
  }
  if (markets.size > 0) stated.markets = [...markets];
  if (regions.size > 0) stated.regions = [...regions];
  if (cities.size > 0) stated.cities = [...cities];
}

/** "Paris, Texas": the country of the region that is named behind a city. */
function regionBehind(text: string, { place, end }: Named, next: Named | undefined): string | undefined {
  if (place.kind !== "city" || next?.place.kind !== "region") return undefined;
  const isBeside = /^[\s,(]*$/u.test(text.slice(end, next.start));
  return isBeside ? next.place.countries.find((code) => place.countries.includes(code)) : undefined;
}

interface Named {
  place: Place;
  start: number;
  end: number;
}

const BETWEEN =
  "(?:(?:in|from|the|any|anyone|anybody|people|creators?|influencers?|aus|von|den|der|die|dem|das|en|de|del|du|des|a|au|aux|da|do|em|na|la|le|el|los)\\s+|d['’]\\s*)*";
/** "No" is "in the" in Portuguese: "no Brasil". */
const NOT_BEFORE = new RegExp(
  `(?<!\\p{L})(?:not|without|except(?: for)?|excluding|outside(?: of)?|nicht|ohne|keine?[nrs]?|au(?:ss|ß)er(?:halb)?|sans|sauf|pas|hors|sin|excepto|salvo|menos|fuera|sem|exceto|fora|nao|no(?=\\s+(?:de|en|from|in|creators?|influencers?)(?!\\p{L}))|(?<=[,;(]\\s*)no)\\s+${BETWEEN}$`,
  "u",
);
const NOT_BEHIND = /^\s+(?:nahin?|ko chhod|ke alawa|chhodkar)(?!\p{L})/u;
const PORTUGUESE = /(?<!\p{L})(?:com|em|do|da|campanha|criador\p{L}*|lancamento)(?!\p{L})/u;
const JOINER = /^\s*(?:and|or|nor|und|oder|et|ou|y|o|e|ni|nem|&)\s*$/u;
const WITHIN = /^\s*[,(]?\s*(?:in|de|en|em|a|of)?\s*$/u;

/**
 * "Not in Berlin" keeps everybody there out, by a rule. A city that shares its name with a wanted one has no rule that
 * could say so: it is given back as it was written.
 */
export function takeLeftOut(text: BriefText, places: PlaceWords, stated: Stated): string[] {
  const { folded } = text;
  const found = [...findPlaces(text, places)];
  const out: Named[][] = [];
  for (const named of found) {
    const group = out.at(-1);
    const last = group?.at(-1);
    const gap = last && folded.slice(last.end, named.start);
    if (last && gap !== undefined && isCountryOf(named, last) && WITHIN.test(gap)) group?.push(named);
    else if (isLeftOut(folded, named) || (gap !== undefined && JOINER.test(gap))) out.push([named]);
  }
  const wanted = found.filter((named) => !out.flat().includes(named)).flatMap(({ place }) => place.values);
  return out.flatMap((group) => leaveOut(text, group, wanted, stated));
}

function leaveOut(
  text: BriefText,
  [named, ...countries]: readonly Named[],
  wanted: readonly string[],
  stated: Stated,
): string[] {
  if (!named) return [];
  const { place } = named;
  const not = NOT_BEFORE.exec(text.folded.slice(0, named.start))?.index ?? named.start;
  const end = countries.at(-1)?.end ?? named.end;
  const behind = NOT_BEHIND.exec(text.folded.slice(end))?.[0].length ?? 0;
  const span = { start: not, end: end + behind };
  text.take(span);
  const isShared = place.values.some((value) => wanted.includes(value)) || countries.length > 0;
  if (isShared) return [text.spelling(span)];
  stated.rules = [...(stated.rules ?? []), banOf(SLOT_OF[place.kind], place.values)];
  return [];
}

function isLeftOut(folded: string, { start, end }: Named): boolean {
  return isLeftOutBehind(folded.slice(0, start)) || NOT_BEHIND.test(folded.slice(end));
}

/** Whether the words before a place say that it is not wanted. */
export function isLeftOutBehind(before: string): boolean {
  const not = NOT_BEFORE.exec(before);
  return not !== null && !(/^no\s+(?:de\s+)?$/u.test(not[0]) && PORTUGUESE.test(before));
}

/** "Córdoba in Spain": the country that a city lies in. */
function isCountryOf({ place }: Named, { place: city }: Named): boolean {
  return place.kind === "country" && place.values.some((code) => city.countries.includes(code));
}
