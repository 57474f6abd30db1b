import { isRegionOf } from "#/language/places/regions.ts";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { codesBeside } from "./places.ts";
import { isPortuguese } from "./portuguese.ts";

const BEFORE = new Set("do da de no na em e ou , / (".split(" "));

/** "Do RJ e SP": Brazil writes its states so, behind a word for a place. */
export function regionCodeAt(sentence: Sentence, at: number): Match<Entity> | undefined {
  const raw = sentence.raw(at);
  if (!/^[A-Z]{2}$/u.test(raw) || !isRegionOf("BR", raw)) return undefined;
  if (!BEFORE.has(sentence.word(at - 1)) || !isPortuguese(sentence)) return undefined;
  // Beside a code that is no state, "ES" is Spain.
  if (codesBeside(sentence, at).some((code) => !isRegionOf("BR", code))) return undefined;
  return { from: at, to: at + 1, value: { kind: "region", value: `BR-${raw}`, isWeak: false } };
}
