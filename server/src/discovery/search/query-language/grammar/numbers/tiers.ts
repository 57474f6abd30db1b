import { TIERS } from "@app/contract/discovery/filters";
import type { Entity } from "#/discovery/search/query-language/gazetteer.ts";
import type { Match } from "#/discovery/search/query-language/phrases.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { BETWEEN, BETWEEN_BY, RANGE_BY } from "#/discovery/search/query-language/words.ts";

/** A tier; "micro to macro" and "between nano and mid" hold what lies between, too. */
export function addTier(sentence: Sentence, match: Match<Entity>, previous: Finding | undefined): Finding {
  const { from, to } = match;
  const add = (value: unknown) =>
    sentence.find({ slot: "tier", op: "is", value, from, to, source: "grammar", confidence: 0.95 });
  if (previous?.slot === "tier" && isRange(sentence, previous, from)) {
    const names: readonly string[] = TIERS;
    const [first, last] = [previous.value, match.value.value]
      .map((tier) => names.indexOf(String(tier)))
      .toSorted((a, b) => a - b);
    names.slice((first ?? 0) + 1, last).forEach(add);
    sentence.take(previous.to, from);
  }
  return add(match.value.value);
}

function isRange(sentence: Sentence, previous: Finding, at: number): boolean {
  if (RANGE_BY.at(sentence.tokens, previous.to)?.to === at) return true;
  const opener = BETWEEN.before(sentence.tokens, previous.from);
  return opener !== undefined && BETWEEN_BY.at(sentence.tokens, previous.to)?.to === at;
}
