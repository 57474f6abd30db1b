import { isOneOf } from "#/discovery/search/query-language/phrases.ts";
import type { Match, Phrases } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { CREATOR_NOUNS, IGNORED, NOT } from "#/discovery/search/query-language/words.ts";
import { EXCLUDERS, RELATIVES, REMOVED_AFTER, isAuxiliary } from "./team-words.ts";

/** Token positions; `to` is exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

/** Words between a "not" and the verb that it denies. */
const DENIAL_REACH = 9;
const REMOVAL_REACH = 3;

const BARE_NO = new Set("no not nein nicht nao non nahi nahin".split(" "));
/** "Todos menos los contactados", "everyone but". */
const BUT = new Set("but except menos excepto exceto sauf ausser".split(" "));

/** What stands between two breaks; "those, who" and "price: 50" go on. */
export function clauseAt(sentence: Sentence, at: number): Stretch {
  let [from, to] = [at, at];
  while (from > 0 && !endsClause(sentence, from - 1)) from -= 1;
  while (to < sentence.tokens.length && !endsClause(sentence, to)) to += 1;
  return { from, to };
}

function endsClause(sentence: Sentence, at: number): boolean {
  if (!sentence.isBreak(at) || sentence.word(at) === ":") return false;
  return !(sentence.word(at) === "," && RELATIVES.at(sentence.tokens, at + 1));
}

/** Every place of a dictionary's phrases within a stretch, from left to right, whose words are free. */
export function matchesIn<T>(sentence: Sentence, words: Phrases<T>, { from, to }: Stretch): Match<T>[] {
  const found: Match<T>[] = [];
  for (let at = from; at < to; at += 1) {
    const match = words.at(sentence.tokens, at);
    if (!match || match.to > to || !sentence.areFree(match.from, match.to)) continue;
    found.push(match);
    at = match.to - 1;
  }
  return found;
}

/** How a statement is turned round: "haven't contacted" denies it, "leave out those who declined" leaves people out. */
export interface Denial extends Stretch {
  excludes: boolean;
}

/** The word that denies what stands at `from`..`to`; nothing but grammar stands between the two. */
export function denialOf(sentence: Sentence, { from, to }: Stretch): Denial | undefined {
  for (let end = from; end > 0 && end > from - DENIAL_REACH; end -= 1) {
    const not = NOT.before(sentence.tokens, end);
    const excluder = EXCLUDERS.before(sentence.tokens, end);
    const match = excluder && (!not || excluder.from <= not.from) ? excluder : not;
    // "Los de Jonas no, los de Camille sí": that "no" is of what stands before it.
    if (match && BARE_NO.has(sentence.word(match.to - 1)) && sentence.word(match.to) === ",") break;
    if (match && sentence.areFree(match.from, match.to)) {
      const isBut = BUT.has(sentence.word(match.to - 1)) || BUT.has(sentence.word(match.from + 1));
      const excludes = match === excluder || isBut || isOfPeople(sentence, match.to, from);
      return { from: match.from, to, excludes };
    }
    if (!isGrammar(sentence, end - 1)) break;
  }
  return removalAfter(sentence, { from, to });
}

/** "Nobody who", "nicht die, die", "pas ceux qui": people are left out, not what they did. */
function isOfPeople(sentence: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isRelative = isOneOf(sentence.word(at), "who that die que qui jo ceux celles quien quem");
    if (isRelative || CREATOR_NOUNS.at(sentence.tokens, at)) return true;
  }
  return false;
}

function removalAfter(sentence: Sentence, { from, to }: Stretch): Denial | undefined {
  for (let at = to; at <= to + REMOVAL_REACH; at += 1) {
    const removed = REMOVED_AFTER.at(sentence.tokens, at);
    if (isOneOf(sentence.word(at), "par lekin magar but aber mais pero mas")) return undefined;
    if (removed) return { from, to: removed.to, excludes: true };
    if (isOneOf(sentence.word(at), "nahi nahin mat")) return { from, to: at + 1, excludes: false };
    if (!isGrammar(sentence, at)) return undefined;
  }
  return undefined;
}

function isGrammar(sentence: Sentence, at: number): boolean {
  const token = sentence.tokens[at];
  if (!token || !sentence.isFree(at)) return false;
  // "Marcas que no: Nivea".
  if (token.text === ":") return NOT.before(sentence.tokens, at) !== undefined;
  if (token.text === ",") return RELATIVES.at(sentence.tokens, at + 1) !== undefined;
  if (token.kind !== "word") return false;
  const isPerson = CREATOR_NOUNS.at(sentence.tokens, at) !== undefined;
  return isAuxiliary(token.text) || IGNORED.has(token.text) || isPerson;
}

/** A stretch with the verbs, pronouns and adverbs on both sides of it, which say nothing more. */
export function withAuxiliaries(sentence: Sentence, { from, to }: Stretch): Stretch {
  let [first, last] = [from, to];
  while (sentence.isFree(first - 1) && isAuxiliary(sentence.word(first - 1))) first -= 1;
  while (sentence.isFree(last) && isAuxiliary(sentence.word(last))) last += 1;
  return { from: first, to: last };
}
