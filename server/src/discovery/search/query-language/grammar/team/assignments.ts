import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { AUDIENCE, CREATOR_NOUNS, UNITS } from "#/discovery/search/query-language/words.ts";
import { VALUES } from "./team-words.ts";

/** Words of a name or of a value at most: "favourite biscuit: ginger nut". */
const SIDE_WORDS = 3;
/** What opens a request, and names no column. */
const OPENS =
  /^(?:brief|wanted|gesucht|search|suche|task|todo|idea|target|zielgruppe|tema|thema|topic|theme)$/u;

/** "Vibe = cosy", "favourite biscuit: Hobnob": a column that nobody knows is told with its value, and searched nowhere. */
export function findAssignments(sentence: Sentence): void {
  sentence.tokens.forEach(({ text }, at) => {
    if ((text !== "=" && text !== ":") || at === 0) return;
    const from = sideStart(sentence, at);
    const to = sideEnd(sentence, at + 1);
    if (from === at || to === at + 1 || !sentence.areFree(from, at)) return;
    const isUnknown = text === "=" ? !isFigure(sentence, from, at) : isColumn(sentence, from, at);
    if (!isUnknown || (text === ":" && to - at - 1 > SIDE_WORDS) || hasPeople(sentence, at, to)) return;
    sentence.cannotSay(from, to);
  });
}

function sideStart(sentence: Sentence, at: number): number {
  let from = at;
  while (!sentence.isBreak(from - 1) && at - from < SIDE_WORDS) from -= 1;
  return from;
}

function sideEnd(sentence: Sentence, at: number): number {
  let to = at;
  while (!sentence.isBreak(to) && sentence.isFree(to)) to += 1;
  return to;
}

/** Unknown words alone before a colon, from the beginning of the piece. */
function isColumn(sentence: Sentence, from: number, to: number): boolean {
  if (!sentence.isBreak(from - 1)) return false;
  for (let at = from; at < to; at += 1) {
    if (!isPlainWord(sentence, at) || OPENS.test(sentence.word(at))) return false;
  }
  return true;
}

/** "ER = 5 %" and "price = 500 €" are figures that filters know. */
function isFigure({ tokens }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (UNITS.at(tokens, at) ?? VALUES.at(tokens, at) ?? AUDIENCE.at(tokens, at)) return true;
  }
  return false;
}

function hasPeople({ tokens }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (CREATOR_NOUNS.at(tokens, at)) return true;
  return false;
}
