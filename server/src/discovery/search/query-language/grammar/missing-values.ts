import type { Sentence } from "#/discovery/search/query-language/sentence.ts";

const WITHOUT = new Set("without lacking ohne sans sin sem tanpa".split(" "));
const FILLERS = /^(?:a|an|any|known|une?|una?|uma?|eine?n?)$/u;
const FIGURES = new Set(
  "price prices rate rates fee fees cost costs follower followers abonnes seguidores engagement view views like likes country city preis preise prix precio precios preco precos harga".split(
    " ",
  ),
);
/** "Without a price limit" asks for nothing. */
const LIMITS = new Set("limit limits cap caps range ranges restriction restrictions".split(" "));

/** "Without a price": a value that is not known is no filter, so the words are told as not understood. */
export function findMissingValues(sentence: Sentence): void {
  for (let at = 0; at < sentence.tokens.length; at += 1) {
    if (!sentence.isFree(at) || !WITHOUT.has(sentence.word(at))) continue;
    let noun = at + 1;
    while (FILLERS.test(sentence.word(noun))) noun += 1;
    const to =
      sentence.word(noun) === "engagement" && sentence.word(noun + 1) === "rate" ? noun + 2 : noun + 1;
    if (!FIGURES.has(sentence.word(noun)) || !sentence.areFree(at, to)) continue;
    if (LIMITS.has(sentence.word(to))) sentence.take(at, to + 1);
    else sentence.cannotSay(at, to);
  }
}
