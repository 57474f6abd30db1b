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
