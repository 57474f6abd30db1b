import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { JOINERS, POST_NOUNS, TOPIC_WORDS } from "#/discovery/search/query-language/words.ts";
import { AGE_LIMITS } from "#/language/people/people.ts";
import type { Measure } from "./measures.ts";
import { addAge } from "./number-findings.ts";

const OF_AGE = new Set("their his her the late early mid".split(" "));
/** Says of a number of seconds that they are some. */
const LASTING = new Set(
  "clip clips long short length duration runtime lang kurz dauer duree duracion duracao".split(" "),
);
/** Of which people still speak by its name alone. */
const OLDEST_DECADE = 60;

/** "in their 20s", "under 30s"; "90s music" is about the nineties. */
export function readDecade(sentence: Sentence, measure: Measure): boolean {
  const { exact, from, to } = measure;
  if (readPeopleByAge(sentence, measure)) return true;
  const isDecade = exact !== undefined && exact % 10 === 0 && exact >= 10 && exact < AGE_LIMITS.max;
  const suffix = sentence.tokens[to];
  if (!isDecade || suffix?.text !== "s" || !suffix.glued) return false;
  const said = sentence.word(from - 1) === "-" ? from - 2 : from - 1;
  const word = sentence.word(said);
  if (exact >= OLDEST_DECADE && (word === "the" || isTopicBehind(sentence, listEnd(sentence, to + 1)))) {
    const value = `${exact}s`;
    sentence.find({
      slot: "keywords",
      op: "is",
      value,
      from,
      to: to + 1,
      source: "grammar",
      confidence: 0.8,
    });
    return true;
  }
  if (goesOnWithDecade(sentence, said, { value: exact, to: to + 1 })) return true;
  if (!OF_AGE.has(word)) return false;
  addAge(sentence, { ...measure, from: said, to: to + 1, min: exact, max: exact + 9 });
  return true;
}

/** "In their 30s and 40s" is one stretch of years, "the 80s and 90s" are two decades. */
function goesOnWithDecade(sentence: Sentence, at: number, decade: { value: number; to: number }): boolean {
  const isListed = JOINERS.at(sentence.tokens, at) !== undefined || isOneOf(sentence.word(at), "- , to");
  const first = sentence.findings.find(({ to }) => to === at && sentence.word(to - 1) === "s");
  if (!isListed || !first) return false;
  if (first.slot === "keywords") {
    sentence.find({ ...first, value: `${decade.value}s`, from: at + 1, to: decade.to });
    return true;
  }
  if (first.slot !== "age" && first.slot !== "audienceAge") return false;
  Object.assign(first, { value: { ...Object(first.value), max: decade.value + 9 }, to: decade.to });
  sentence.take(at, decade.to);
  return true;
}

/** "Under 30s into football": people, where the seconds of no video are spoken of. */
function readPeopleByAge(sentence: Sentence, measure: Measure): boolean {
  const { exact, min, max, to } = measure;
  const years = min ?? max ?? 0;
  const isBound = exact === undefined && (min === undefined) !== (max === undefined);
  const suffix = sentence.tokens[to];
  if (!isBound || suffix?.text !== "s" || !suffix.glued) return false;
  if (years < AGE_LIMITS.min || years > AGE_LIMITS.max || years % 5 !== 0) return false;
  const isOfVideos = sentence.tokens.some(
    (_, at) => POST_NOUNS.at(sentence.tokens, at) !== undefined || LASTING.has(sentence.word(at)),
  );
  if (isOfVideos) return false;
  addAge(sentence, { ...measure, to: to + 1 });
  return true;
}

/** "60s and 70s music": the topic stands behind the last of the decades. */
function listEnd(sentence: Sentence, at: number): number {
  const joiner = JOINERS.at(sentence.tokens, at);
  const next = joiner?.to ?? at + 1;
  const isListed = joiner !== undefined || sentence.word(at) === ",";
  const isDecade = isListed && sentence.kind(next) === "number" && sentence.word(next + 1) === "s";
  return isDecade ? listEnd(sentence, next + 2) : at;
}

function isTopicBehind(sentence: Sentence, at: number): boolean {
  const isKnown =
    entities().at(sentence.tokens, at)?.value.kind === "topic" || TOPIC_WORDS.at(sentence.tokens, at);
  return Boolean(isKnown) || isPlainWord(sentence, at);
}
