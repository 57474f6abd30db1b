import { isPlainWord } from "#/discovery/search/query-language/plain-words.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";
import { AUDIENCE, CREATOR_NOUNS, EVERY, UNITS } from "#/discovery/search/query-language/words.ts";
import { DEALS, PAID, TALKS, VALUES } from "./team-words.ts";

/** "On all three: Instagram, TikTok and YouTube" names no column. */
const KNOWN_NAMES = [UNITS, VALUES, AUDIENCE, PAID, DEALS, TALKS, EVERY];

/** Words of a name or of a value at most: "favourite biscuit: ginger nut". */
const SIDE_WORDS = 3;
/** What opens a request, and names no column. */
const OPENS = new Set(
  "brief wanted gesucht search suche task todo idea target zielgruppe tema thema topic theme".split(" "),
);

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

/** Before a colon, from the beginning of the piece, with a word that nobody knows: "comida favorita". */
function isColumn(sentence: Sentence, from: number, to: number): boolean {
  if (!sentence.isBreak(from - 1) || isFigure(sentence, from, to) || hasPeople(sentence, from, to))
    return false;
  const words = sentence.tokens.slice(from, to);
  if (words.some(({ kind, text }) => kind !== "word" || OPENS.has(text))) return false;
  return words.some((_, at) => isPlainWord(sentence, from + at));
}

/** "ER = 5 %" and "price = 500 €" are figures that filters know. */
function isFigure({ tokens }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (KNOWN_NAMES.some((words) => words.at(tokens, at) !== undefined)) return true;
  }
  return false;
}

function hasPeople({ tokens }: Sentence, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (CREATOR_NOUNS.at(tokens, at)) return true;
  return false;
}
