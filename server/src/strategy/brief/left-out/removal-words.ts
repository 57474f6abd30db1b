import { anyListed, patternOf } from "#/language/dictionary.ts";

/** Words that take somebody out of a plan, before the name and behind it, and those that turn them round. */

export const REMOVE =
  "drop, forget, vergiss, oublie, olvida, esquece, sai, remove, removing, take out, kick out, throw out, get rid of, lose, leave out, stop using, exclude, delete, cut, streich*, entfern*, schmeiss*, wirf, enleve, enlever, enlevez, retire, retirer, sors, sortez, vire, virer, supprime, quita, quitar, saca, sacar, elimina, eliminar, echa, echar, fuera, tira, tirar, remove a, corta, cortar, manda embora, fora, removed, dropped, retirez, retires, supprimer, supprimez, saques, quites, elimines, excluir, excluyas, excluas, remover, removas, hatana, hatao, nikalo, nikalna, rausnehmen, rauswerfen, streichen, scrap, ditch";
export const REMOVED =
  "raus, rausnehmen, rauswerfen, weg, out, gone, dehors, fuera, fora, hata, hatao, hata do, hata dena, nikaal do, nikal do, nikalo, nikaalo, bahar karo, bahar, sortir, streichen, remove karo, mat lo, chhod do, ke bina karo, ke bina, must go, has to go, says no, drops out, declines, sagt ab, absagt, refuse, dice que no, recusa, recusar, mana kar de, ne mana kar diya";

/** What turns an order to take somebody out into one to keep them. */
export const NEVER =
  "do not, don't, dont, never, must not, must never, should not, shouldn't, nicht, niemals, nie, auf keinen fall, ne, no, nao, nunca, jamais, mat";
export const NEVER_NOISE =
  "ever, please, bitte, want to, wanna, want us to, be, surtout, pas, jamais, plus, me, nos, bloss, ja, nunca, just";

const NOISE = `(?: (?:${anyListed(NEVER_NOISE)}))`;
/** "Please never remove", "ne retirez jamais", right before a name. For folded text. */
export const KEPT_BEFORE = patternOf(
  `(?<!\\p{L})(?:${anyListed(NEVER)})${NOISE}{0,4} (?:${anyListed(REMOVE)})${NOISE}{0,3}\\s*(?:(?:a|o|den|die|la|le|el|the) )?$`,
);
/** "Bitte nie streichen", "ko mat hatao", right behind one. */
export const KEPT_BEHIND = patternOf(
  `^\\s*,?\\s*(?:${anyListed("is, are, must, should, may, darf, soll, ist, doit, debe, deve, ko, bitte, please, nimm, nehmt, never to be")}\\s+)*(?:${anyListed(NEVER)})${NOISE}{0,2} (?:${anyListed(`${REMOVE}, ${REMOVED}`)})(?!\\p{L})`,
);
