/** Languages in which the names of countries and languages are understood. */
const SPOKEN = "en de fr es pt it id tr hi nl pl sv ru ja ko ar zh".split(" ");
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** Every pair of two letters: what a code of a country or a language may be. */
export const LETTER_PAIRS: readonly string[] = ALPHABET.flatMap((first) =>
  ALPHABET.map((second) => first + second),
);

/** Names of every code in the spoken languages, in their own spelling, the languages one after the other. */
export function* displayNames(
  type: "region" | "language",
  codes: readonly string[],
): Iterable<{ code: string; name: string; spoken: string }> {
  // Most languages share most names.
  const seen = new Map<string, Set<string>>(codes.map((code) => [code, new Set()]));
  for (const spoken of SPOKEN) {
    const display = new Intl.DisplayNames([spoken], { type, fallback: "none" });
    for (const code of codes) {
      const name = display.of(code);
      const known = seen.get(code);
      if (name === undefined || known?.has(name)) continue;
      known?.add(name);
      yield { code, name: name.replaceAll(",", ""), spoken };
    }
  }
}

/** Two Latin letters are a code or a word, and three are rather a word than a country. */
export function isTooShort(name: string): boolean {
  return /^\p{Script=Latin}{1,2}$/u.test(name);
}
