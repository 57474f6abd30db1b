import { anyListed, wordsListed } from "#/language/dictionary.ts";

const NUMBERED = /(?<!\p{L})version\s+(\d{1,4})(?!\d)/u;
const OTHERWISE = new RegExp(
  wordsListed("difference, why, vergleich*, warum, compar*, pourquoi, por que"),
  "u",
);
/** The plan as it was made, before anything was changed. */
const FIRST = new RegExp(
  wordsListed(
    "first version, original version, original plan, first plan, erste version, ersten version, ursprungliche version, ursprunglichen version, ursprungliche plan, ursprunglichen plan, premiere version, version initiale, version d'origine, plan initial, plan de depart, primera version, version original, plan original, plan inicial, primeira versao, versao original, plano original, pehla version, pehle wala plan",
  ),
  "u",
);
const BACK_TO =
  "back to, go back, return to, restore, take, use, zuruck, nimm, stell*, revenir, reviens, retour, reprends, remets, vuelve*, volver, regresa, recupera, volta*, recupera, wapas, wapis";
const RETURNS = new RegExp(wordsListed(BACK_TO), "u");
/** Longer texts say more than which version. */
const WORDS_MAX = 7;

const POLITE =
  "please, bitte, por favor, porfa, s'il te plait, s'il vous plait, stp, svp, can you, kannst du, peux tu, puedes, pode, ok, okay, no, nein, non, nao, mal";
const AGAIN =
  "noch einen schritt, noch ein schritt, einen weiteren schritt, encore un cran, encore un pas, encore une etape, un cran, un pas, otro paso, mais um passo, again, once more, one more time, nochmal, noch mal, noch einmal, wieder, encore, encore une fois, otra vez, de nuevo, de novo, outra vez, mais uma vez, phir se, ek aur baar, one more step, another step, one step, einen schritt, un paso, um passo, une etape";
const UNDO =
  "doch wieder zuruck, wieder zuruck, doch zuruck, undo, undo that, undo this, undo it, undo the last change, undo the last one, undo last change, go back, go back one step, step back, back, revert, revert that, revert it, take that back, take it back, ruckgangig, mach ruckgangig, mach das ruckgangig, mach es ruckgangig, mache das ruckgangig, das ruckgangig machen, ruckgangig machen, mach das wieder ruckgangig, letzte anderung ruckgangig, letzte anderung ruckgangig machen, die letzte anderung ruckgangig machen, zuruck, geh zuruck, nimm das zuruck, annule, annuler, annule ca, annule cela, annulez, defais, defais ca, en arriere, reviens en arriere, retour en arriere, revenir en arriere, para tras, hacia atras, pra tras, retour, annule le dernier changement, annule la derniere modification, deshacer, deshaz, deshazlo, deshaz eso, deshaz el ultimo cambio, vuelve atras, atras, volver atras, desfazer, desfaz, desfaca, desfaz isso, desfazer isso, desfaz a ultima mudanca, volta atras, volta, voltar, undo karo, undo kar do, wapas karo, wapas kar do, wapas jao, pehle jaisa karo, pehle jaisa kar do, the version before, previous version, vorige version, version precedente, la version anterior, versao anterior";
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
  const isShort = folded.trim().split(/\s+/u).length <= WORDS_MAX;
  if (number !== undefined && isShort && !OTHERWISE.test(folded)) return Number(number);
  const isFirst = isShort && FIRST.test(folded) && RETURNS.test(folded) && !OTHERWISE.test(folded);
  return isFirst ? 1 : stepAsked(folded);
}
