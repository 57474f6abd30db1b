import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, PER_UNITS } from "#/discovery/search/query-language/words.ts";
import type { Measure } from "./measures.ts";
import { addPrice, localCurrency } from "./number-findings.ts";

/** What a percentage follows that somebody grew by. */
export const UP = /^(?:up|gained|gaining|increased|rose|jumped|gestiegen|subieron|subio|subiu)$/u;
const BEFORE_RATE = /^(?:with|and|having|have|has|mit|und|con|y|com|e|avec|et|wale|rate|a)$/u;

/** "Fitness, over 3 %" is the rate of engagement; "down 5 %" and "by 10 %" are of something else. */
export function standsFree(sentence: Sentence, { from }: Measure): boolean {
  const isWord = sentence.tokens[from - 1]?.kind === "word" && sentence.isFree(from - 1);
  const isNoun =
    CREATOR_NOUNS.before(sentence.tokens, from) ?? entities().before(sentence.tokens, from) ?? false;
  return !isWord || isNoun !== false || BEFORE_RATE.test(sentence.word(from - 1));
}

const YEAR = /^(?:19|20)\d\d$/u;

/** "Wer 2024 für uns gearbeitet hat": a year counts nobody. */
export function isYear(sentence: Sentence, { from, to, exact }: Measure): boolean {
  return exact !== undefined && to === from + 1 && YEAR.test(sentence.word(from));
}

/** "Reel 50 hazaar se kam": money where a currency is meant by the way it is said; else it may be views as well. */
export function readBesideFormat(sentence: Sentence, measure: Measure): boolean {
  const per = PER_UNITS.before(sentence.tokens, measure.from);
  if (!per || sentence.word(per.to - 1).endsWith("s") || measure.isPercent) return false;
  const currency = localCurrency(sentence, measure);
  if (currency === undefined) sentence.cannotSay(per.from, measure.to);
  else addPrice(sentence, measure, undefined, currency, 0.8);
  return true;
}

const FOLLOWERS = /^(?:followers?|subs|subscribers|seguidores|abonnes|abonnenten|pengikut)$/u;

/** "10k on TikTok", "10k creators": beside accounts a number without a noun is read by the trade as their followers. */
export function isOfAccounts({ tokens }: Sentence): boolean {
  return tokens.some(
    ({ text }, at) =>
      FOLLOWERS.test(text) ||
      CREATOR_NOUNS.at(tokens, at) !== undefined ||
      entities().at(tokens, at)?.value.kind === "platform",
  );
}
