import { madeOnce } from "./made-once.ts";

const NAMES = new Map<string, Intl.DisplayNames>();

/** The name of a country or language in English, or as a locale has it; the code where there is none. */
export function nameOf(type: "region" | "language", code: string, locale: string | undefined = "en"): string {
  try {
    const names = madeOnce(NAMES, `${locale} ${type}`, () => new Intl.DisplayNames(locale, { type }));
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Countries that a sentence names with an article. */
const WITH_ARTICLE = /^(?:United|Netherlands|Philippines|Bahamas|Maldives|Dominican)/u;

/** The name of a country as it stands behind "in": "the United States", "Brazil". */
export function spokenCountry(code: string): string {
  const name = nameOf("region", code);
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}

/** "São Paulo" as its parts are capitalised; cities are kept folded. */
export function cityName(city: string): string {
  return city.replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
