import type { Entity } from "./gazetteer.ts";
import type { Match } from "./phrases.ts";
import { isPlainWord } from "./plain-words.ts";
import type { Finding, Sentence } from "./sentence.ts";
import { NOT } from "./words.ts";

/**
 * "No sugary food" and "no medical claims": an unknown word beside a topic narrows it, so that only both together are
 * left out, as a keyword. @returns what was found, and where it ends.
 */
export function findUnwantedPhrase(sentence: Sentence, match: Match<Entity>): Finding | undefined {
  if (match.value.kind !== "topic") return undefined;
  const isNarrowed = isPlainWord(sentence, match.from - 1);
  const from = isNarrowed ? match.from - 1 : match.from;
  const to = isPlainWord(sentence, match.to) ? match.to + 1 : match.to;
  const not = NOT.before(sentence.tokens, from);
  if (!not || to - from === match.to - match.from || !sentence.areFree(not.from, to)) return undefined;
  const value = sentence.text.slice(...sentence.span(from, to)).toLowerCase();
  return sentence.find({
    slot: "keywordsNot",
    op: "not",
    value,
    from: not.from,
    to,
    source: "assumed",
    confidence: 0.6,
  });
}
