import type { Sentence } from "#/discovery/search/query-language/sentence.ts";

const WITHOUT = /^(?:without|lacking|ohne|sans|sin|sem|tanpa)$/u;
const FILLERS = /^(?:a|an|any|known|une?|una?|uma?|eine?n?)$/u;
const FIGURES =
  /^(?:prices?|rates?|fees?|costs?|followers?|abonnes|seguidores|engagement|views?|likes?|country|city|preise?|prix|precios?|precos?|harga)$/u;
/** "Without a price limit" asks for nothing. */
const LIMITS = /^(?:limits?|caps?|ranges?|restrictions?)$/u;

/** "Without a price": a value that is not known is no filter, so the words are told as not understood. */
export function findMissingValues(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!sentence.isFree(at) || !WITHOUT.test(sentence.word(at))) continue;
    let noun = at + 1;
    while (FILLERS.test(sentence.word(noun))) noun += 1;
    const to =
      sentence.word(noun) === "engagement" && sentence.word(noun + 1) === "rate" ? noun + 2 : noun + 1;
    if (!FIGURES.test(sentence.word(noun)) || !sentence.areFree(at, to)) continue;
    if (LIMITS.test(sentence.word(to))) sentence.take(at, to + 1);
    else sentence.cannotSay(at, to);
  }
}
