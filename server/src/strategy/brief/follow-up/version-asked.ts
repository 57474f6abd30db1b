import { anyListed, wordsListed } from "#/language/dictionary.ts";

const NUMBERED = /(?<!\p{L})version\s+(\d{1,4})(?!\d)/u;
const OTHERWISE = new RegExp(
  wordsListed("difference, why, vergleich*, warum, compar*, pourquoi, por que"),
  "u",
);
/** The plan as it was made, before anything was changed. */
const FIRST = new RegExp(
  wordsListed(
    "first version, original version, original plan, first plan, erste version, ersten version, ursprungliche version, ursprunglichen version, ursprungliche plan, ursprunglichen plan, premiere version, version initiale, version d'origine, plan initial, plan de depart, primera version, version original, plan original, plan inicial, primeira versao, versao original, plano original, pehla version, pehle wala plan, very first plan, first one, premier plan, tout premier plan, toute premiere version, primer plan, primeiro plano, how it was at the start, how it was at first, how it was originally, way it was to begin with, way it was at the start, way it was at first, way it was in the beginning, like it was at the start, as it was at the start, wie am anfang, wie ganz am anfang, ganz am anfang, wie zu beginn, wie ursprunglich, comme au debut, comme au depart, tout au debut, au tout debut, como al principio, como al inicio, como estaba al principio, lo del principio, como no inicio, como no comeco, como era no inicio, como estava no inicio, shuru wala, sabse pehle wala, sabse pehle jaisa, shuruaat jaisa",
  ),
  "u",
);
const BACK_TO =
  "back to, go back, return to, restore, take, use, zuruck, nimm, stell*, wieder, back, put it back, put back, mach, mets, comme au, revenir, reviens, retour, reprends, remets, vuelve*, volver, regresa, ponlo, pon, deja, dejalo, recupera, volta*, recupera, wapas, wapis, poe, deixa, fica, jaisa karo, karo";
const RETURNS = new RegExp(wordsListed(BACK_TO), "u");
/** Longer texts say more than which version. */
const WORDS_MAX = 7;
/** To be as at the beginning takes some more of them. */
const WORDS_OF_FIRST_MAX = 12;

const POLITE =
  "ups, oops, falsch, wrong, quatsch, nvm, never mind, mist, zut, oups, oups pardon, perdon, ops, errado, wait, no wait, hmm, actually, yaar, arre, that, please, bitte, por favor, porfa, s'il te plait, s'il vous plait, stp, svp, can you, kannst du, peux tu, puedes, pode, ok, okay, no, nein, non, nao, mal";
const AGAIN =
  "noch einen schritt, noch ein schritt, einen weiteren schritt, encore un cran, encore un pas, encore une etape, un cran, un pas, otro paso, mais um passo, again, once more, one more time, nochmal, noch mal, noch einmal, wieder, encore, encore une fois, otra vez, de nuevo, de novo, outra vez, mais uma vez, phir se, ek aur baar, one more step, another step, one step, einen schritt, un paso, um passo, une etape";
const UNDO =
  "doch wieder zuruck, wieder zuruck, doch zuruck, undo, undo that, undo this, undo it, undo the last change, undo the last one, undo last change, go back, go back one step, step back, back, revert, revert that, revert it, take that back, take it back, ruckgangig, mach ruckgangig, mach das ruckgangig, mach es ruckgangig, mache das ruckgangig, das ruckgangig machen, ruckgangig machen, mach das wieder ruckgangig, das letzte zuruck, das letzte bitte zuruck, nimm das letzte zuruck, das letzte ruckgangig, mach das letzte ruckgangig, letzte anderung ruckgangig, letzte anderung ruckgangig machen, die letzte anderung ruckgangig machen, zuruck, geh zuruck, nimm das zuruck, annule, annuler, annule ca, annule cela, annulez, defais, defais ca, en arriere, reviens en arriere, retour en arriere, revenir en arriere, para tras, hacia atras, pra tras, retour, annule le dernier changement, annule la derniere modification, annule la derniere modif, annule le dernier, annule ce dernier changement, annule ca stp, enleve la derniere modif, deshacer, deshaz, deshazlo, deshaz eso, deshaz el ultimo cambio, deshaz eso ultimo, deshaz esto ultimo, deshaz lo ultimo, deshaz el ultimo, quita lo ultimo, vuelve atras, atras, volver atras, desfazer, desfaz, desfaca, desfaz isso, desfazer isso, desfaz a ultima mudanca, desfaz a ultima, desfaz o ultimo, desfaz essa ultima, desfaz o que fizeste, volta atras, volta, voltar, undo karo, undo kar do, wapas karo, wapas kar do, wapas jao, pehle jaisa karo, pehle jaisa kar do, the version before, previous version, vorige version, version precedente, la version anterior, versao anterior";
const REDO =
  "redo, redo that, redo it, redo the change, step forward, go forward, forward, undo the undo, wiederherstellen, stell wieder her, stell das wieder her, stelle wieder her, wiederhol, wiederholen, doch wieder, vorwarts, vor, retablis, retablir, retablis ca, refais, refais le, refaire, rehacer, rehaz, rehazlo, rehaz eso, refazer, refaz, refaca, refaz isso, redo karo, redo kar do, wapas lao, the next version, nachste version, version suivante, version siguiente, la version siguiente, proxima versao";
const step = (words: string) =>
  new RegExp(
    `^\\s*(?:${anyListed(POLITE)}[\\s,]+)*(?:${anyListed(AGAIN)}[\\s,]+)*${anyListed(words)}(?:[\\s,]+(?:${anyListed(`${POLITE}, ${AGAIN}`)}))*\\s*[.!?]?\\s*$`,
    "u",
  );
const BACK = step(UNDO);
const FORWARD = step(REDO);

/** One step in what was done and undone. */
export type Step = "before" | "after";

/** Whether a text orders nothing but a step. `folded`: lower case, without diacritics. */
export function stepAsked(folded: string): Step | null {
  if (BACK.test(folded)) return "before";
  return FORWARD.test(folded) ? "after" : null;
}

/** Which earlier version a follow-up asks for: its number or a step; null when it asks for none. `folded` as above. */
export function versionAsked(folded: string): number | Step | null {
  const number = NUMBERED.exec(folded)?.[1];
  const isShort = wordsIn(folded) <= WORDS_MAX;
  if (number !== undefined && isShort && !OTHERWISE.test(folded)) return Number(number);
  return isFirstAsked(folded) ? 1 : stepAsked(folded);
}

/** Whether a text orders the plan as it was made back, and nothing else. `folded` as above. */
export function isFirstAsked(folded: string): boolean {
  return (
    wordsIn(folded) <= WORDS_OF_FIRST_MAX &&
    FIRST.test(folded) &&
    RETURNS.test(folded) &&
    !/[\d?]/u.test(folded) &&
    !OTHERWISE.test(folded)
  );
}

function wordsIn(folded: string): number {
  return folded.trim().split(/\s+/u).length;
}
