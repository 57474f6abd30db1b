import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { RANGE_FILTERS } from "@app/contract/discovery/filters";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { ACCOUNTS, EACH_OF, UNITS } from "#/discovery/search/query-language/words.ts";

const FIGURES: ReadonlySet<string> = new Set([...RANGE_FILTERS, "tier", "growth", "price"]);

/** "Under 10k followers on every account": a figure of one account is asked for; that all have it, no filter says. */
export function tellEveryAccount(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    const each = EACH_OF.at(sentence.tokens, at);
    const accounts = each && ACCOUNTS.at(sentence.tokens, each.to);
    if (!accounts || !sentence.areFree(at, accounts.to) || !isSaidOf(sentence, at, accounts.to)) continue;
    const isOfFigure = sentence.findings.some(
      (finding) => FIGURES.has(finding.slot) && isSamePiece(sentence, finding, at),
    );
    if (isOfFigure) sentence.cannotSay(at, accounts.to);
  }
}

const ON = new Set("on across over in at auf bei uber sur dans en em por di".split(" "));
const OF = new Set("of von de d das dos".split(" "));

/** "On every account", "followers of every account", "har account pe"; "all accounts over 10k" are those looked for. */
function isSaidOf(sentence: Sentence, from: number, to: number): boolean {
  const before = sentence.word(from - 1);
  if (ON.has(before) || isOneOf(sentence.word(to), "pe par me mein")) return true;
  return OF.has(before) && UNITS.before(sentence.tokens, from - 1) !== undefined;
}

function isSamePiece(sentence: Sentence, { from, to }: Finding, at: number): boolean {
  const [first, last] = from < at ? [to, at] : [at, from];
  for (let index = first; index < last; index += 1) if (sentence.isBreak(index)) return false;
  return true;
}
