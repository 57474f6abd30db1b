import { anyListed, patternOf, wordsListed } from "#/language/dictionary.ts";

/** What people say before they say what it is about: greetings, haste, excuses, who wants it. */
const CHATTER = patternOf(
  wordsListed(
    "ware schon, ware toll, would be nice, would be great, estaria bien, seria bom, ce serait bien, i, i'm, i've, hey, hi all, hello, listen, quick one, quick question, quickly, sorry, sry, first try, try, my first, right so, anyway, had a call, had a chat, in a hurry, bear with me, boss, no time, heads up, here we go, new to this, moin, hor zu, hor, hore, ich, hab nur, folgendes, kurze frage, kurz und knapp, entschuldigung, allererste*, erster versuch, erste kampagne, chef, chefin, keine zeit, pass auf, je, j'ai, desole, desolee, vite, ecoute, ecoutez, salut, hein, premiere fois, premier essai, oye, oiga, mira, perdona, perdon, prisa, estoy, tengo, uf, haz, hazme, primer intento, jefe, jefa, rapidito, rapido, oi, olha, rapidinho, desculpa, estou, tenho, faz-me, primeira vez, chefe, gente, suno, dekho, yaar, jaldi, jaldi hai, chhota sa, chhoti si, ek chhota sa, bada sa, boss ne",
  ),
);
const SMALL = anyListed("small, kleiner, kleine, petit, pequeno");
/** Small things are sold, too: a word of size is chatter only where nothing else is said. */
const SIZE_ALONE = patternOf(`^(?:${anyListed("a, an, ein, eine, un, um")} )?${SMALL}(?: one)?$`);
const SIZE = new RegExp(`(?<!\\p{L})${SMALL}(?!\\p{L})`, "gu");

/** Whether what is left of a brief speaks to whoever reads it, and of nothing to launch. `folded` as in a brief. */
export function isChatter(folded: string): boolean {
  return SIZE_ALONE.test(folded) || CHATTER.test(folded.replaceAll(SIZE, " "));
}
