import { listed } from "#/language/dictionary.ts";
import { wordKey } from "#/language/fold.ts";

/** Drinks by their English name, and what they are called in the other languages. */
const DRINKS: Readonly<Record<string, string>> = {
  beer: "beer, beers, bier, biere, bieres, cerveza, cervezas, cerveja, cervejas, birra, birre, bir, bira",
  wine: "wine, wines, wein, weine, sekt, vin, vins, vino, vinos, vinho, vinhos, vini, anggur, sarap",
  spirits: "spirits, liquor, gin, rum, rhum, ron, vodka, whisky, whiskey, aperitif, aperitivo",
  cocktails: "cocktail, cocktails, cocteles, coquetel, coqueteis",
  drinks:
    "drink, drinks, beverage, beverages, getrank, getranke, bebida, bebidas, boisson, boissons, bevanda, bevande, minuman, icecek",
};
const BEFORE =
  "non-alcoholic, nonalcoholic, no-alcohol, alcohol-free, zero-alcohol, alkoholfreie, alkoholfreier, alkoholfreies, alkoholfreien, alkoholfreiem, alkolsuz, bina alcohol, bina alcohol wali, bina alcohol ki";
const BEHIND =
  "without alcohol, with no alcohol, ohne alkohol, sans alcool, sin alcohol, sem alcool, senza alcol, senza alcool, tanpa alkohol, non alcoholica, no alcoholica, no alcoholicas, nao alcoolica, nao alcoolicas, non alcoolisee, non alcoolisees, analcolica, analcolico, analcoliche";

/**
 * What a drink without alcohol is called (each a `wordKey`), by its English name. The word for "without" is part of the
 * name there: nobody is left out by "bière sans alcool".
 */
export const ALCOHOL_FREE: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(DRINKS).map(([english, words]) => [`non-alcoholic ${english}`, namesOf(listed(words))]),
);

function namesOf(drinks: readonly string[]): string[] {
  const names = drinks.flatMap((drink) => [
    ...listed(BEFORE).map((word) => `${word} ${drink}`),
    ...listed(BEHIND).map((word) => `${drink} ${word}`),
  ]);
  return names.map(wordKey);
}
