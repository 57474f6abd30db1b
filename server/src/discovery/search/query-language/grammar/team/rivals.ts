import { isOneOf, wordList } from "#/discovery/search/query-language/phrases.ts";
import type { Sentence } from "#/discovery/search/query-language/sentence.ts";

const RIVALS = wordList(
  "competitor competitors rival rivals konkurrenz rivalen rivales rivaux rivale competencia rivais concorrencia pratidwandi",
  "konkurrent concurrent competidor concorrent",
);
const OF = new Set(
  "of to von vom der des de du d del da do para the la le l el our client kunde kunden cliente".split(" "),
);

/** Whether a word is one for rivals. */
export function isRivalWord(word: string): boolean {
  return RIVALS.test(word);
}

/** "Rivals of Nice", "Nice ke rivals": other brands are meant than the one that is named, and no filter knows which. */
export function leaveRivals(sentence: Sentence): void {
  sentence.tokens.forEach(({ text }, at) => {
    if (!isRivalWord(text) || !sentence.isFree(at)) return;
    let next = at + 1;
    while (OF.has(sentence.word(next))) next += 1;
    const of = next > at + 1 ? sentence.nameAt(next, "client", "brand") : undefined;
    if (of && sentence.areFree(at, of.to)) {
      sentence.cannotSay(at, of.to);
      return;
    }
    const owner = ownerBefore(sentence, at);
    if (owner !== undefined) sentence.cannotSay(owner, at + 1);
  });
}

function ownerBefore(sentence: Sentence, at: number): number | undefined {
  const end = isOneOf(sentence.word(at - 1), "s ke ka ki") ? at - 1 : at;
  return sentence.nameBefore(end, "client", "brand")?.from;
}
