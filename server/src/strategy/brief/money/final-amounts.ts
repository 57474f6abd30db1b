import { SCALE } from "#/language/numbers/scales.ts";
import { anyListed, patternOf } from "#/language/dictionary.ts";
import { CURRENCY } from "#/language/money/currencies.ts";

/** Between two figures: the first one is taken back. */
export const TAKEN_BACK =
  "arre nahi yaar, arre nahi, arre nahin, nahi yaar, ops, oops, ups, oups, opa, no sorry, no wait, wait no, sorry, scratch that, no scratch that, i mean, correction, or rather, make that, actually, nein, nein moment, ne moment, quatsch, ne quatsch, nee quatsch, ach quatsch, korrigiere, korrektur, ich meine, non pardon, pardon, non en fait, enfin non, je veux dire, perdon, no perdon, digo, mejor dicho, quiero decir, nao desculpa, desculpa, alias, quer dizer, digo melhor, corrigindo, nahi sorry, nahi nahi, nahi nahi nahi, bueno no, no bueno, aun no, non non, nao nao, no no, ach nein, ah nein, matlab";
/** "It is only 45,000 now": words that bring what is left of a budget, or what came of it. */
const NOW =
  "it is only, it's only, only left, now only, is now, we are down to, we're down to, down to, cut to, cut it to, reduced to, revised to, changed to, count on, nur noch, gekurzt auf, reduziert auf, korrigiert auf, geandert auf, plant mit, rechnet mit, finalement, ramene a, reduit a, revu a, comptez, comptez sur, finalmente, al final, al final son, se queda en, queda en, recortado a, reducido a, contad con, cuenten con, na verdade, contem com, conte com, ficou em, fica em, reduzido para, baixou para, caiu para, ab sirf, ab bas";
const SMALL = "(?:(?:it's|it is|es sind|es ist|c'est|son|sao|e|ca\\.?|about)\\s+)?";
const FINAL_BEFORE = patternOf(
  `(?<!\\p{L})(?:${anyListed(TAKEN_BACK)}(?!\\p{L})[\\s,.:!?–-]*|\\d\\s?(?:${SCALE}|${CURRENCY})?\\s*,\\s*(?:no|nein|non|nao|nahi),?\\s+|${anyListed(NOW)}\\s*:?\\s+)${SMALL}$`,
);
const FINAL_BEHIND = patternOf(
  `^\\s*,?\\s*${anyListed("finalement, au final, in the end, after all, letztendlich, am ende, schlussendlich, al final, finalmente, no fim, no final, afinal")}(?!\\p{L})`,
);

/** Whether words beside an amount say that it takes the place of one before it. By the folded words around it. */
export function isFinal(before: string, after: string): boolean {
  return FINAL_BEFORE.test(before) || FINAL_BEHIND.test(after);
}
