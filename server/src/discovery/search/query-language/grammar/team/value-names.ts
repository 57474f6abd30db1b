import { PLACES } from "#/discovery/search/query-language/sentence.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { VALUES } from "./team-words.ts";

/** May stand between the name of a value and the value: "status is declined", "country of residence: Spain". */
const LINKS = new Set("is are as of equals ist sind est sont es son e hai = :".split(" "));

/**
 * What the words are that only name a value: part of what was found beside them ("status declined", "city: Porto"), or
 * not understood; undefined for other words. A word that names a value is never a topic.
 */
export function valueNameAt(sentence: Sentence, from: number, to: number): "said" | "alone" | undefined {
  const name = VALUES.at(sentence.tokens, from);
  if (name?.to !== to) return undefined;
  let after = to;
  while (LINKS.has(sentence.word(after))) after += 1;
  const isSaid = sentence.findings.some(
    (finding) =>
      isOf(finding.slot.replace(/Not$/u, ""), name.value) && (finding.from === after || finding.to === from),
  );
  return isSaid ? "said" : "alone";
}

function isOf(slot: string, value: string): boolean {
  return slot === value || (PLACES.has(slot) && PLACES.has(value));
}
