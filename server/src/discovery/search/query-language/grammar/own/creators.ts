import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import { isCapitalised } from "#/discovery/search/query-language/tokens.ts";
import { fold } from "#/language/fold.ts";
import { denialOf } from "#/discovery/search/query-language/grammar/team/clauses.ts";
import type { Stretch } from "#/discovery/search/query-language/grammar/team/clauses.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Finding, Sentence } from "#/discovery/search/query-language/sentence.ts";
import { BRAND_CUES, SIMILAR_CUES } from "#/discovery/search/query-language/words.ts";

/** Whether a creator is called so, or has that handle. */
type IsCreator = (name: string) => boolean;

/** Words of one name at most: "Maria da Silva Santos". */
const NAME_WORDS = 4;
/** A shorter word may be anybody's handle and mean something else. */
const WORD_LENGTH_MIN = 6;
const OF_HANDLE = /^[\p{L}\p{M}\p{N}_.]+$/u;
/** What no other word is written with: "lena_kuhn", "lena.kuhn". */
const IS_HANDLE = /^[\p{L}\p{N}].*[_.\d]./u;

/** "@lenakuehn.x", "lena.kuhn": handles of creators, which are no brands, where nothing says what of them. */
export function findHandles(sentence: Sentence, isCreator: IsCreator | undefined): void {
  if (!isCreator) return;
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    const to = handleEnd(sentence, at);
    const text = typed(sentence, { from: at, to }).replace(/^@/u, "");
    const isHandle = sentence.tokens[at]?.kind === "handle" || IS_HANDLE.test(text);
    if (isHandle && isAskedFor(sentence, { from: at, to }) && isCreator(fold(text)))
      add(sentence, { from: at, to }, text, 0.95);
    at = Math.max(at, to - 1);
  }
}

/** "Lena Kühn": the whole name of a creator, or a handle that is a sentence of its own; by a name nobody is compared. */
export function findCreatorNames(sentence: Sentence, isCreator: IsCreator | undefined): void {
  if (!isCreator) return;
  findListed(sentence, isCreator);
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    for (let to = Math.min(at + NAME_WORDS, sentence.tokens.length); to > at; to -= 1) {
      if (!mayBeName(sentence, { from: at, to }) || !isCreator(fold(typed(sentence, { from: at, to }))))
        continue;
      const like = SIMILAR_CUES.before(sentence.tokens, at);
      if (like) sentence.cannotSay(like.from, to);
      if (!isAskedFor(sentence, { from: at, to })) continue;
      add(sentence, { from: at, to }, typed(sentence, { from: at, to }), to === at + 1 ? 0.7 : 0.9);
      at = to - 1;
    }
  }
}

/** "benbrot, cid" and nothing else: a pasted list of handles, each of which somebody has. */
function findListed(sentence: Sentence, isCreator: IsCreator): void {
  const { tokens } = sentence;
  const words = [...tokens.keys()].filter((at) => !sentence.isBreak(at));
  const isList = words.length > 1 && words.every((at) => sentence.isBreak(at + 1));
  if (!isList || !words.every((at) => isPlainWord(sentence, at) && isCreator(sentence.word(at)))) return;
  for (const at of words) add(sentence, { from: at, to: at + 1 }, sentence.word(at), SURE);
}

/** Nobody pastes several handles for what they mean besides. */
const SURE = 0.95;

/** What asks for somebody before the name: "find", "show me". */
const ASKS =
  "find show me search for look up open suche finde zeig zeige mir busca buscar trouve cherche montre moi";

/** Words of which one means nothing else, and that nothing has read; what the team calls its own goes before. */
function mayBeName(sentence: Sentence, { from, to }: Stretch): boolean {
  const { tokens } = sentence;
  const words = tokens.slice(from, to);
  if (words.some(({ kind }) => kind !== "word" && kind !== "number") || !sentence.areFree(from, to))
    return false;
  const isOfTeam = sentence.nameAt(from, "owner", "client", "agency", "brand", "collection", "campaign");
  if (isOfTeam && isOfTeam.to >= to) return false;
  const isFirst = tokens.slice(0, from).every((_, at) => isOneOf(sentence.word(at), ASKS));
  const isAlone = isFirst && to === tokens.length && sentence.word(from).length >= WORD_LENGTH_MIN;
  if (to === from + 1 && !isAlone) return false;
  return words.some((_, at) => isPlainWord(sentence, from + at));
}

/** "Like @lena" and "worked with @lena" ask for others, and "than @lena" compares. */
function isAskedFor(sentence: Sentence, { from, to }: Stretch): boolean {
  const isOther = [BRAND_CUES, SIMILAR_CUES].some(
    (words) => words.before(sentence.tokens, from) !== undefined,
  );
  const isCompared = isOneOf(sentence.word(from - 1), "than als que with for by mit fur avec con com");
  // "Like @lena, @ana" asks for others than both.
  const isBehindHandle = sentence.kind(from - 2) === "handle" && sentence.isFree(from - 2);
  const isListed = sentence.word(from - 1) === "," && isBehindHandle;
  return !isOther && !isCompared && !isListed && sentence.areFree(from, to);
}

/** No filter leaves out a creator by name, and handles that are left out are read with their own words. */
function add(sentence: Sentence, { from, to }: Stretch, text: string, confidence: number): void {
  const denial = denialOf(sentence, { from, to });
  const isHandle = sentence.tokens[from]?.kind === "handle";
  if (denial && isHandle) return;
  if (denial) {
    sentence.cannotSay(denial.from, denial.to);
    return;
  }
  const isDoubtful =
    confidence < SURE && !isHandle && !IS_HANDLE.test(text) && !isCapitalised(sentence.raw(from));
  const source = isDoubtful ? "assumed" : "grammar";
  const finding = sentence.find({ slot: "name", op: "is", value: text, from, to, source, confidence });
  // Somebody may be called as a topic is: "pottery studio".
  const topic: Finding = { ...finding, slot: "keywords", confidence: 0.4 };
  if (isDoubtful) sentence.otherReadings.push({ of: finding, instead: [topic] });
}

function typed(sentence: Sentence, { from, to }: Stretch): string {
  return sentence.written(from, to).toLowerCase().replaceAll(/\s+/gu, " ");
}

/** Where what is written without a space ends; the point of a sentence is no part of it. */
function handleEnd(sentence: Sentence, at: number): number {
  let to = at + 1;
  while (sentence.tokens[to]?.glued === true && OF_HANDLE.test(sentence.raw(to))) to += 1;
  while (to > at + 1 && sentence.word(to - 1) === ".") to -= 1;
  return to;
}
