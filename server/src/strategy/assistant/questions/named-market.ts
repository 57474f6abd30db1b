import { nameOf } from "@app/contract/place-names";
import { wordKey } from "#/language/fold.ts";
import { countriesNamed, SHORT_COUNTRY_NAMES } from "#/language/places/countries.ts";

/** "us" is a pronoun: names so short count in capitals, or where they are no other word. */
const SHORT_NAME = 3;

/** The only country that a text names, ISO 3166-1; null for none and for several. */
export function marketIn(text: string): string | null {
  const spoken = text.match(/[\p{L}.]+/gu) ?? [];
  const named = spoken.flatMap((_word, index) =>
    [1, 2, 3].flatMap((length) => {
      const name = spoken.slice(index, index + length).join(" ");
      const isShort = name.length <= SHORT_NAME && name !== name.toUpperCase();
      const isName = !isShort || SHORT_COUNTRY_NAMES.has(name.toLowerCase());
      const readings = isName ? countriesNamed(wordKey(name)) : [];
      return readings.flatMap(({ codes, isWord }) => (codes.length === 1 && !isWord ? codes : []));
    }),
  );
  const [only = null, ...others] = new Set(named);
  return others.length === 0 ? only : null;
}

/** The name of a country in the language of an answer; Hindi-English is answered in English. */
export function countryIn(market: string, language: string): string {
  return nameOf("region", market, language === "hi" ? "en" : language);
}
