import type { Filters } from "@app/contract/discovery/filters";
import type { Unmet } from "@app/contract/strategy/plan";
import { anyListed, anyOf, patternOf } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";
import { languages, languagesNamed } from "#/language/places/languages.ts";
import type { BriefText } from "#/strategy/brief/brief-text.ts";
import { joinFilters } from "#/strategy/brief/filter-sets.ts";

const LANGUAGE = anyOf([...languages()].flatMap(([name]) => (name.length > 3 ? [name] : [])));
const OF = "of, from, de, do, da, del, du, d', des, aus, von";
/** "Português do Brasil", "español de México", "Deutsch aus der Schweiz". */
const OF_PLACE = new RegExp(
  `(?<!\\p{L})(${LANGUAGE})\\s+(?:${anyListed(OF)}\\s*)(?:(?:the|der|la|le|los|las)\\s+)?(\\p{L}+)(?!\\p{L})`,
  "gu",
);
const SORTS =
  "brazilian, european, british, american, us, uk, mexican, argentinian, latin american, latam, swiss, austrian, canadian, quebec, quebecois, belgian, australian, indian, brasilianisches, brasilianischem, schweizer, osterreichisches, osterreichischem, mexikanisches, britisches, amerikanisches";
const SORT_BEFORE = new RegExp(
  `(?<!\\p{L})${anyListed(SORTS)}[ -](${LANGUAGE})(?!\\p{L}|\\s+(?:and|or|und|oder)\\s)`,
  "gu",
);
const SORT_BEHIND = new RegExp(
  `(?<!\\p{L})(portugues|espanol|castellano|frances|francais|ingles|anglais)\\s+${anyListed("brasileiro, europeu, mexicano, argentino, latino, neutro, quebecois, canadien, suisse, belge, britanico, americano")}(?!\\p{L})`,
  "gu",
);
const COUNTRY = patternOf(
  `^${anyListed("brazil, brasil, brasilien, mexico, mexiko, portugal, spain, espana, schweiz, switzerland, suisse, osterreich, austria, quebec, canada, belgique, belgium, argentina, france, frankreich, us, usa, uk, india, indien")}$`,
);
const WHY =
  "Which variety of a language is spoken is not known: everybody who posts in it may be chosen. Name a country if creators are to live there.";

export interface Varieties {
  filters: Filters;
  unmet: Unmet[];
}

/**
 * "Português do Brasil", "Swiss German": creators of the language, and no place of theirs. Taken out of the text; that the
 * variety is not known is told.
 */
export function takeLanguageVarieties(text: BriefText): Varieties {
  const found = [OF_PLACE, SORT_BEFORE, SORT_BEHIND].flatMap((pattern) =>
    text.all<[string, string?]>(pattern),
  );
  const all: Varieties = { filters: {}, unmet: [] };
  for (const one of found) {
    const [name, place] = one.groups;
    const [language] = languagesNamed(wordKey(name));
    if (!language || (place !== undefined && !COUNTRY.test(place))) continue;
    text.take(one);
    all.filters = joinFilters(all.filters, { language: [language.code] });
    all.unmet.push({ words: text.spelling(one), why: WHY });
  }
  return all;
}
