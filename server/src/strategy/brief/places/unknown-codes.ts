import { anyListed } from "#/language/dictionary.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";
import type { BriefText, Span } from "#/strategy/brief/brief-text.ts";

const LABEL =
  "market, markets, markt, markte, land, lander, country, countries, pays, pais, paises, mercado, mercados, marche, marches";
const CODE = new RegExp(
  `(?<!\\p{L})(?:${anyListed(LABEL)})\\s?[:=]\\s*(\\p{L}{2})(?=\\s*(?:[,;.)\\n]|$))`,
  "gu",
);
/** Letters that name a country although they are no code. */
const USUAL: ReadonlySet<string> = new Set(["UK", "EU"]);

/** "Market: zz": letters that stand for no country, taken out of the text: a plan asks where that is. */
export function takeUnknownCodes(text: BriefText): Span[] {
  return text.all<[string]>(CODE).flatMap((found) => {
    const code = found.groups[0].toUpperCase();
    if (COUNTRY_CODES.has(code) || USUAL.has(code)) return [];
    const span = { start: found.end - 2, end: found.end };
    text.take(found);
    return [span];
  });
}
