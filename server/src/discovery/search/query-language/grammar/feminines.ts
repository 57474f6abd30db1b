import { entities } from "#/discovery/search/query-language/gazetteer.ts";
import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";

/** Women by what they do, in German: "Läuferinnen", "eine Fotografin". */
const PLURAL = /^(?<stem>\p{L}{3,}(?:er|ist|graf|or|ent|ant|eur)|koch|arzt)innen$/u;
const SINGULAR = /^(?<stem>\p{L}{3,}(?:er|ist|graf|or|dent|zent|eur)|koch|arzt)in$/u;
/** Such a noun is one wherever it stands, where "Severin" is a name. */
const OCCUPATION =
  /(?:berater|lehrer|trainer|kunstler|sportler|spieler|fahrer|laufer|macher|handler|maler)in$/u;
const ONE = new Set("eine einer die der als jede".split(" "));

/**
 * Reads such a word as what its stem means, and keeps that women are meant. A topic
 * that has a dictionary's entry of its own keeps it. @returns the positions of the words.
 */
export function readFeminines(sentence: Sentence): number[] {
  const found: number[] = [];
  for (const [at, token] of sentence.tokens.entries()) {
    const isTopic = sentence.isFree(at) && entities().at(sentence.tokens, at)?.value.kind === "topic";
    if (!isTopic && !isPlainWord(sentence, at)) continue;
    const isOne = token.glued || OCCUPATION.test(token.text) || ONE.has(sentence.word(at - 1));
    const match = PLURAL.exec(token.text) ?? (isOne ? SINGULAR.exec(token.text) : null);
    const stem = match?.groups?.["stem"];
    if (stem === undefined) continue;
    if (!isTopic) token.text = stem;
    found.push(at);
  }
  return found;
}

/** Adds that they are women, once everything else that the words say has been read. */
export function addWomen(sentence: Sentence, places: readonly number[]): void {
  for (const at of places) {
    sentence.find({
      slot: "gender",
      op: "is",
      value: "female",
      from: at,
      to: at + 1,
      source: "grammar",
      confidence: 0.9,
    });
  }
}
