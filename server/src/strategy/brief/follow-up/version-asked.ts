const NUMBERED = /(?<!\p{L})version\s+(\d{1,4})(?!\d)/u;
const OTHERWISE =
  /(?<!\p{L})(?:compare|difference|why|vergleich\p{L}*|warum|compar\p{L}*|pourquoi|por que)(?!\p{L})/u;
/** Longer texts say more than which version. */
const WORDS_MAX = 7;
const UNDO =
  /^\s*(?:please |bitte )?(?:undo(?: (?:that|this|it|the last change))?|go back|back|take (?:that|it) back|ruckgangig|mach (?:das |es )?ruckgangig|zuruck|annuler?|annule(?: ca)?|deshacer|deshaz(?:lo)?|desfazer|the version before|previous version|vorige version)(?: please| bitte)?\s*[.!?]?\s*$/u;

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
