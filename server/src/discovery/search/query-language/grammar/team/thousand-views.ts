import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { matchesIn } from "./clauses.ts";
import { PER_THOUSAND, VIEW_NOUNS } from "./team-words.ts";

const THOUSANDS = new Set(["1000", "1,000", "1.000", "1 000", "1k"]);
const UNIT = "cpm";
/** "1000 views ka rate": what the views cost. */
const RATE = new Set("rate price cost daam kimat kharcha charge".split(" "));

/** "Per thousand views" is read as the unit that it is, so that its thousand is no number of its own. */
export function readThousandViews(sentence: Sentence): void {
  const everything = { from: 0, to: sentence.tokens.length };
  for (const { from, to } of matchesIn(sentence, PER_THOUSAND, everything)) asUnit(sentence, from, to);
  sentence.tokens.forEach((token, at) => {
    if (sentence.isFree(at) && THOUSANDS.has(token.text) && isPrice(sentence, at))
      asUnit(sentence, at, at + 1);
  });
}

function asUnit(sentence: Sentence, from: number, to: number): void {
  const views = VIEW_NOUNS.at(sentence.tokens, to);
  const first = sentence.tokens[from];
  if (!views || !first) return;
  first.text = UNIT;
  first.kind = "word";
  const isRated = isOneOf(sentence.word(views.to), "ka ki ke") && RATE.has(sentence.word(views.to + 1));
  sentence.join(from, isRated ? views.to + 2 : views.to);
}

/** "1000 views ke 100 rupaye": what so many views cost, where "1000 views" alone are views. */
function isPrice(sentence: Sentence, at: number): boolean {
  const views = VIEW_NOUNS.at(sentence.tokens, at + 1);
  return views !== undefined && isOneOf(sentence.word(views.to), "ke ka ki for fur pour por");
}
