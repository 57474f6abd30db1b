/** The name of a country or language in English; the code where there is none. */
export function nameOf(type: "region" | "language", code: string): string {
  try {
    return new Intl.DisplayNames("en", { type }).of(code) ?? code;
  } catch {
    return code;
  }
}
