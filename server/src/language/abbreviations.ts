import words from "./abbreviations.json" with { type: "json" };
import { listed } from "./dictionary.ts";
import { foldInPlace } from "./fold.ts";

/** What people write instead of longer words: "cmb" for "combien". One that may be a name or a unit is none. */
const WHOLE: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([whole, list]) => listed(list).map((short) => [short, whole] as const)),
);
const SHORT = new RegExp(
  `(?<![\\p{L}\\p{N}@#./'’&_-])(?:${[...WHOLE.keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((short) => short.replaceAll(/[.+/]/gu, String.raw`\$&`))
    .join("|")})(?=\\s+[\\p{L}\\p{N}@#])`,
  "gu",
);

/** A text with its abbreviations written out, where a word follows them. Capitals are no abbreviations: "Q4", "D". */
export function spelledOut(text: string): string {
  const source = text.normalize("NFC");
  const folded = foldInPlace(source);
  const pieces: string[] = [];
  let at = 0;
  for (const { index, 0: short } of folded.matchAll(SHORT)) {
    const typed = source.slice(index, index + short.length);
    const next = source.slice(index + short.length).trimStart();
    // A letter alone, and a sign, say it only before what they can stand before.
    if (short.length === 1 && (typed !== short || !/^\p{L}/u.test(next))) continue;
    if (/^[+-]/u.test(short) && !/^\d/u.test(next)) continue;
    pieces.push(source.slice(at, index), WHOLE.get(short) ?? short);
    at = index + short.length;
  }
  return pieces.join("") + source.slice(at);
}
