import { TOPICS } from "#/discovery/search/query-language/sentence.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { ACTIVITIES, CREATOR_NOUNS, IGNORED, ROLES } from "#/discovery/search/query-language/words.ts";

const BEFORE_VERB = new Set("who that can could to will would must should".split(" "));
const FILMING = new Set("film films shoot shoots".split(" "));
const TOPIC_CUES = new Set("of about in on for who".split(" "));
const WHO = new Set("who that which also".split(" "));
const LIKING = new Set("love loves like likes".split(" "));
const JOINS = new Set("and or".split(" "));
/** What may follow a verb that has no object. */
const NO_OBJECT = new Set(
  "and or but in on from near at with without around every daily regularly professionally over under to".split(
    " ",
  ),
);

/**
 * "Women who run" and "creators who film and write": a verb that stands alone says what somebody does. With an object
 * ("who run a shop", "who write about wine") it is grammar, and the object says it.
 */
export function isActivity(sentence: Sentence, at: number): boolean {
  if (!ACTIVITIES.has(sentence.word(at))) return false;
  const before = sentence.word(at - 1);
  const isLiked = before === "to" && LIKING.has(sentence.word(at - 2));
  const isSaidOfThem =
    isLiked || WHO.has(before) || (JOINS.has(before) && ACTIVITIES.has(sentence.word(at - 2)));
  return isSaidOfThem && !hasObject(sentence, at + 1);
}

function hasObject(sentence: Sentence, at: number): boolean {
  if (sentence.isBreak(at)) return false;
  const isLanguage = sentence.findings.some(
    ({ slot, from }) => slot === "language" && from <= at + 1 && from >= at,
  );
  return isLanguage || !NO_OBJECT.has(sentence.word(at));
}

/** "Coaches in Leeds": somebody's role without the topic that else stands beside it ("dog trainers", "experts in tax"). */
export function isRoleAlone(sentence: Sentence, at: number): boolean {
  if (!ROLES.has(sentence.word(at))) return false;
  const isAfterTopic = !sentence.isBreak(at - 1) && !isGrammar(sentence, at - 1);
  const isBeforeTopic = TOPIC_CUES.has(sentence.word(at + 1)) && !isPlaceAt(sentence, at + 2);
  return !isAfterTopic && !isBeforeTopic;
}

/** "In Leeds" and "on TikTok" say nothing of what somebody is expert in. */
function isPlaceAt({ findings }: Sentence, at: number): boolean {
  return findings.some(({ slot, from, to }) => !TOPICS.has(slot) && from <= at + 1 && at < to);
}

function isGrammar(sentence: Sentence, at: number): boolean {
  const isTopic = sentence.findings.some(({ slot, from, to }) => TOPICS.has(slot) && from <= at && at < to);
  const isKnown = IGNORED.has(sentence.word(at)) || !sentence.isFree(at);
  return !isTopic && (isKnown || CREATOR_NOUNS.at(sentence.tokens, at) !== undefined);
}

/** "Someone who can film recipes": a verb, where "film" alone is a topic. */
export function isFilming(sentence: Sentence, at: number): boolean {
  const isVerb = FILMING.has(sentence.word(at));
  return isVerb && BEFORE_VERB.has(sentence.word(at - 1));
}
