import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { POSTING } from "#/discovery/search/query-language/words.ts";
import { clauseAt, denialOf, matchesIn } from "./clauses.ts";
import { daysIn } from "./days.ts";

const NOTHING = new Set("nichts nothing rien nada kuch".split(" "));

/** "Haven't posted in 3 months", "seit einem Monat nichts gepostet": no filter asks who is silent, so all of it is told. */
export function findSilence(sentence: Sentence, today: string): void {
  for (const posting of matchesIn(sentence, POSTING, { from: 0, to: sentence.tokens.length })) {
    const clause = clauseAt(sentence, posting.from);
    const nothing = sentence.tokens.findIndex(
      ({ text }, at) => at >= clause.from && at < clause.to && NOTHING.has(text),
    );
    const denial =
      denialOf(sentence, posting) ?? (nothing === -1 ? undefined : { from: nothing, to: nothing + 1 });
    const days = denial && daysIn(sentence, clause, { today, isDenied: true });
    if (!denial || !days) continue;
    const from = Math.min(posting.from, denial.from, days.from);
    sentence.cannotSay(from, Math.max(posting.to, denial.to, days.to));
  }
}
