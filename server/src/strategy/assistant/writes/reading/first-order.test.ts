import { expect, test } from "vitest";
import { firstOrder } from "./first-order.ts";

test.each([
  [
    "put @ada and @otis into the berlin list, take @mira out",
    "put @ada and @otis into the berlin list",
    "take @mira out",
  ],
  ["pack @ada in die Liste Herbst und nimm @mira raus", "pack @ada in die Liste Herbst", "nimm @mira raus"],
  ["mets @ada dans la liste Été, enlève @mira", "mets @ada dans la liste Été", "enlève @mira"],
  ["pon a @ada en la lista Verano y quita a @mira", "pon a @ada en la lista Verano", "quita a @mira"],
  ["put @ada into the list Winter", "put @ada into the list Winter", ""],
  [
    "create list Two with @ada and @otis, tag them all vegan and note on @ada: likes tea",
    "create list Two with @ada and @otis",
    "tag them all vegan and note on @ada: likes tea",
  ],
  ["note on @ada: wants cash and tag her cash", "note on @ada: wants cash", "tag her cash"],
  ["@ada ko tag karo chess aur note: 500 maangti hai", "@ada ko tag karo chess", "note: 500 maangti hai"],
  ["put @ada on declined, she never answers", "put @ada on declined", "she never answers"],
  ["marque @ada comme acceptée, on s'est parlé hier", "marque @ada comme acceptée", "on s'est parlé hier"],
  [
    "cambia el estado de @ada a aceptado y anota «cobra los viernes»",
    "cambia el estado de @ada a aceptado",
    "anota «cobra los viernes»",
  ],
  [
    "@ada ko contacted kar do aur note kar do ki wo shaam ko milti hai",
    "@ada ko contacted kar do",
    "note kar do ki wo shaam ko milti hai",
  ],
  ["note on @ada: likes tea and cake", "note on @ada: likes tea and cake", ""],
])("of several orders the first stands by itself: %s", (text, put, left) => {
  expect(firstOrder(text)).toEqual({ text: put, left });
});
