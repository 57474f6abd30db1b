import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { BRAND_CUES, IGNORED, JOINERS } from "#/discovery/search/query-language/words.ts";

/** Whoever asks, in one word. Many brands are whom creators work with. */
const ASKER =
  /^(?:brand|label|company|startup|firm|shop|store|retailer|agency|marke|firma|unternehmen|laden|marque|entreprise|boutique|magasin|marca|empresa|tienda|negocio|loja)$/u;
/** Behind the noun: "marque de cosmétiques". */
const OF = /^(?:de|d|of|for|fur|pour|para|do|da|di)$/u;
/** It is looked for where such a word follows: "brand ambassadors", "label owners". */
const PEOPLE =
  /^(?:ambassador\p{L}*|botschafter\p{L}*|owners?|founders?|ambassadeur\p{L}*|embajador\p{L}*|embaixador\p{L}*|deals?|collabs?)$/u;
const PLACES: ReadonlySet<string> = new Set(["country", "region", "city"]);
const TOPICS: ReadonlySet<string> = new Set(["category", "keywords"]);

/**
 * "We are a vegan skincare brand looking for mums", "family brand": topics that say what whoever asks sells. They are
 * told, since creators about them were not asked for.
 */
export function leaveAskers(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!ASKER.test(sentence.word(at)) || PEOPLE.test(sentence.word(at + 1))) continue;
    const start = startOfNoun(sentence, at);
    const end = endOfNoun(sentence, at);
    if (isWorkedWith(sentence, start) || isWhomFor(sentence, start)) continue;
    const home = homeOf(sentence, end);
    if (home) {
      sentence.leave(home);
      sentence.cannotSay(end, home.to);
    }
    const topics = sentence.findings.filter(
      ({ slot, from, to }) => TOPICS.has(slot) && from >= start && to <= end,
    );
    for (const topic of topics) sentence.leave(topic);
    if (topics.length > 0) sentence.cannotSay(start, Math.max(end, at + 1));
  }
}

/** Back over the topics that stand before the noun: "vegan skincare", "bags and shoes". */
function startOfNoun(sentence: Sentence, at: number): number {
  let start = at;
  for (;;) {
    const topic = sentence.findings.find(({ slot, to }) => TOPICS.has(slot) && to === start);
    const joiner = topic ? undefined : JOINERS.before(sentence.tokens, start);
    const isJoined =
      joiner && sentence.findings.some(({ slot, to }) => TOPICS.has(slot) && to === joiner.from);
    if (!topic && !isJoined) return start;
    start = topic?.from ?? joiner?.from ?? start;
  }
}

function endOfNoun(sentence: Sentence, at: number): number {
  if (!OF.test(sentence.word(at + 1))) return at + 1;
  const topic = sentence.findings.find(
    ({ slot, from }) => TOPICS.has(slot) && from >= at + 2 && from <= at + 3,
  );
  return topic?.to ?? at + 1;
}

const FROM = /^(?:from|based|in|aus|de|d|en|em|do|da)$/u;

/** "A beauty brand from France seeks": where whoever asks is, and not the creators. */
function homeOf(sentence: Sentence, end: number): Finding | undefined {
  let at = end;
  while (FROM.test(sentence.word(at))) at += 1;
  if (at === end) return undefined;
  return sentence.findings.find(({ slot, from }) => PLACES.has(slot) && from === at);
}

/** "Creators for a coffee brand" may well be those about coffee. */
function isWhomFor(sentence: Sentence, start: number): boolean {
  const before = /^(?:a|an|our|my|einen?|unsere?|une?|un|uma?|nuestra|notre|nossa)$/u.test(
    sentence.word(start - 1),
  )
    ? start - 2
    : start - 1;
  return /^(?:for|fur|pour|para|ke|liye)$/u.test(sentence.word(before));
}

const REACH = 3;

/** "Worked with a beauty brand" speaks of creators. */
function isWorkedWith(sentence: Sentence, start: number): boolean {
  for (let end = start; end > start - REACH; end -= 1) {
    if (BRAND_CUES.before(sentence.tokens, end)) return true;
    if (!IGNORED.has(sentence.word(end - 1))) return false;
  }
  return false;
}
