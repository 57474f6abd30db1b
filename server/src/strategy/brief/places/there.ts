import { anyListed } from "#/language/dictionary.ts";
import { joinFilters } from "#/strategy/brief/filter-sets.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import type { Stated } from "#/strategy/brief/stated.ts";

const THERE = "there, dort, da, von dort, dorther, la-bas, la bas, la, alli, alla, ahi, wahan, wahin, udhar";
/** "Portugal ou lá", "India ke ya wahan ke", "from Spain or there". */
const OR_THERE = new RegExp(
  `\\s+(?:(?:ke|se)\\s+)?${anyListed("or, oder, ou, o, ya")}\\s+(?:${anyListed("from, von, de, d', des, em, in, at")}\\s*)?${anyListed(THERE)}(?:\\s+(?:ke|se|ka))?(?!\\p{L})`,
  "gu",
);
/** "That is where our guests are", "é lá que está o público". */
const AUDIENCE_THERE = new RegExp(
  `(?<!\\p{L})${anyListed("that's where, thats where, that is where, dort, da, c'est la que, c'est la-bas que, es alli donde, ahi es donde, es donde, e la que, e onde, wahin")}\\s+(?:\\p{L}+\\s+){0,3}?${anyListed("audience, customers, viewers, guests, buyers, publikum, zielgruppe, kunden, public, clients, publico, audiencia, clientes")}(?:\\s+(?:is|are|lives?|sitzt|lebt|wohnt|est|vit|esta|vive|hai)(?!\\p{L}))?`,
  "gu",
);

/**
 * "We sell in France (that is where the audience is)", "creators in Portugal or there": a word for places that were named
 * before. Taken out of the text. `sold`: countries in which something is sold.
 */
export function takeThere(text: BriefText, sold: readonly string[], stated: Stated): void {
  if (sold.length > 0 && text.takeFirst(AUDIENCE_THERE))
    stated.audienceCountries = [...new Set([...(stated.audienceCountries ?? []), ...sold])];
  const named = stated.audienceCountries ?? sold;
  if (named.length === 0 || !text.takeFirst(OR_THERE)) return;
  stated.filters = joinFilters(stated.filters ?? {}, { country: [...named] });
}
