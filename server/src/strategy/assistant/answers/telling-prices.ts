import { wordsListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { readPlain } from "#/strategy/brief/plain-reading.ts";
import { namedFirst } from "#/strategy/brief/money/whom.ts";

export function tellsPrice(text: string): boolean {
  return pricesIn(text).length > 0;
}

export function pricesIn(text: string) {
  return readPlain(namedFirst(text)).stated.prices ?? [];
}

/** Whether a text tells the price of somebody, and nothing of a plan. */
export function tellsOnlyPrice(text: string): boolean {
  const { stated } = readPlain(namedFirst(text));
  const { budget, maxPrice, must, never } = stated;
  return tellsPrice(text) && !(budget ?? maxPrice ?? must ?? never);
}

/** "Y cobran 1.850 desde enero": what somebody charges is theirs, and no budget. */
const CHARGES = new RegExp(
  `^\\s*(?:${wordsListed("and, und, et, y, e, aur, but, aber, mais, pero, mas, also, they, she, he, sie, er, ils, elles, il, elle, ellos, ellas, ella, el, eles, elas, ela, ele, woh, wo, now, jetzt, ahora, agora, maintenant")}[\\s,]+)*${wordsListed("charge, charges, ask, asks, want, wants, nehmen, nimmt, verlangen, verlangt, demande, demandent, prend, prennent, facture, facturent, cobra, cobran, pide, piden, cobram, pede, pedem, leta, leti, lete, maangta, maangti, maangte")}\\s+(?:hai |hain |now |jetzt |ahora |agora |maintenant )?\\P{L}{0,2}\\d`,
  "u",
);

/** Whether a text begins with what somebody who is not named charges. */
export function tellsWhatIsCharged(text: string): boolean {
  return CHARGES.test(foldInPlace(text.normalize("NFC")));
}
