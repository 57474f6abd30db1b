import { wordsListed } from "#/language/dictionary.ts";

const NUMBERED = /(?<!\p{L})version\s+(\d{1,4})(?!\d)/u;
const OTHERWISE = new RegExp(
  wordsListed("difference, why, vergleich*, warum, compar*, pourquoi, por que"),
  "u",
);
/** Longer texts say more than which version. */
const WORDS_MAX = 7;
const UNDO = new RegExp(
  `^\\s*(?:please |bitte )?${wordsListed("undo, undo that, undo this, undo it, undo the last change, go back, back, take that back, take it back, ruckgangig, mach ruckgangig, mach das ruckgangig, mach es ruckgangig, zuruck, annule, annuler, annule ca, deshacer, deshaz, deshazlo, desfazer, the version before, previous version, vorige version")}(?: please| bitte)?\\s*[.!?]?\\s*$`,
  "u",
);

/**
 * Which earlier version a follow-up asks for: its number, or "before" for the one before the newest; null when it asks
 * for none. `folded`: lower case, without diacritics.
 */
export function versionAsked(folded: string): number | "before" | null {
  const number = NUMBERED.exec(folded)?.[1];
  const isShort = folded.trim().split(/\s+/u).length <= WORDS_MAX;
  if (number !== undefined && isShort && !OTHERWISE.test(folded)) return Number(number);
  return UNDO.test(folded) ? "before" : null;
}
