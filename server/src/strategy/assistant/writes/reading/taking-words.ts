import { wordsListed } from "#/language/dictionary.ts";

/** Words that take something or somebody off again, folded. */
const TAKING_WORDS =
  "take, takes, remove, drop, delete, pull, kick, cut, scratch, get, nimm, nehmt, entfern, entferne, streich, streiche, wirf, schmeiss, losch, losche, hol, pack, enleve, enlevez, retire, retirez, supprime, ote, sors, vire, quita, quitale, quitala, quitalo, quitalas, quitalos, saca, sacala, sacalo, sacalas, sacalos, elimina, borra, borrale, borrala, borralo, tira, tire, remova, retira, exclui, exclua, apaga, hata, hatao, nikal, nikaal, nikalo";
/** Small words behind them. */
export const AGAIN_WORDS =
  "again, now, please, pls, wieder, runter, raus, bitte, doch, nochmal, weg, stp, svp, encore, maintenant, otra vez, de nuevo, por favor, ahora, de novo, agora, hata do, hatao, nikal do, nikaal do, do";

export const TAKES = new RegExp(wordsListed(TAKING_WORDS), "u");
