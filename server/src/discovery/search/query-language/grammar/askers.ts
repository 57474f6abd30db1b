import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import { PLACES } from "#/discovery/search/query-language/sentence.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { BRAND_CUES, CREATOR_NOUNS, IGNORED, JOINERS } from "#/discovery/search/query-language/words.ts";

/** Whoever asks, in one word. Many brands are whom creators work with. */
const ASKER = new Set(
  "brand label company startup firm shop store retailer agency marke firma unternehmen laden marque entreprise boutique magasin marca empresa tienda negocio loja".split(
    " ",
  ),
);
/** "Kaffeemarke": German joins what is sold and who asks. */
const ASKER_OF = /^\p{L}{3,}marken?$/u;
/** Behind the noun: "marque de cosmétiques". */
const OF = new Set("de d of for fur pour para do da di".split(" "));
/** It is looked for where such a word follows: "brand ambassadors", "label owners". */
const PEOPLE = wordList(
  "owner owners founder founders deal deals collab collabs",
  "ambassador botschafter ambassadeur embajador embaixador",
);
const TOPICS: ReadonlySet<string> = new Set(["category", "keywords"]);

/**
 * "We are a vegan skincare brand looking for mums", "family brand": topics that say what whoever asks sells. They are
 * told, since creators about them were not asked for.
 */
export function leaveAskers(sentence: Sentence): void {
  for (const at of sentence.tokens.keys()) {
    if (ASKER_OF.test(sentence.word(at)) && sentence.isFree(at)) sentence.cannotSay(at, at + 1);
    if (!ASKER.has(sentence.word(at)) || PEOPLE.test(sentence.word(at + 1))) continue;
    const start = startOfNoun(sentence, at);
    if (start === at && isTopicOfPeople(sentence, at)) continue;
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

/** "Startup creators" post about them. */
function isTopicOfPeople(sentence: Sentence, at: number): boolean {
  const isTopic = sentence.findings.some(
    ({ slot, from, to }) => TOPICS.has(slot) && from === at && to === at + 1,
  );
  return isTopic && CREATOR_NOUNS.at(sentence.tokens, at + 1) !== undefined;
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
  if (!OF.has(sentence.word(at + 1))) return at + 1;
  const topic = sentence.findings.find(
    ({ slot, from }) => TOPICS.has(slot) && from >= at + 2 && from <= at + 3,
  );
  return topic?.to ?? at + 1;
}

const FROM = new Set("from based in aus de d en em do da".split(" "));

/** "A beauty brand from France seeks": where whoever asks is, and not the creators. */
function homeOf(sentence: Sentence, end: number): Finding | undefined {
  let at = end;
  while (FROM.has(sentence.word(at))) at += 1;
  if (at === end) return undefined;
  return sentence.findings.find(({ slot, from }) => PLACES.has(slot) && from === at);
}

/** "Creators for a coffee brand" may well be those about coffee. */
function isWhomFor(sentence: Sentence, start: number): boolean {
  const before = isOneOf(
    sentence.word(start - 1),
    "a an our my eine einen unser unsere un une um uma nuestra notre nossa",
  )
    ? start - 2
    : start - 1;
  return isOneOf(sentence.word(before), "for fur pour para ke liye");
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
