const NAMES = {
  region: new Intl.DisplayNames("en", { type: "region" }),
  language: new Intl.DisplayNames("en", { type: "language" }),
} as const;

/** The name of a country or language in English; the code where there is none. */
export function nameOf(type: keyof typeof NAMES, code: string): string {
  try {
    return NAMES[type].of(code) ?? code;
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
