import { anyListed, wordsListed } from "#/language/dictionary.ts";
import { withDigits } from "#/language/numbers/written-out.ts";
import { withoutAsides } from "./asides.ts";
import words from "./versions.json" with { type: "json" };

const NUMBERED = /(?<!\p{L})version\s+(\d{1,4})(?!\d)/u;
const OTHERWISE = new RegExp(wordsListed(words.otherwise), "u");
/** The plan as it was made, before anything was changed. */
const FIRST = new RegExp(wordsListed(words.first), "u");
const RETURNS = new RegExp(wordsListed(words.backTo), "u");
/** Longer texts say more than which version. */
const WORDS_MAX = 7;
/** To be as at the beginning takes some more of them. */
const WORDS_OF_FIRST_MAX = 12;

/** Nothing but words of the list, in whatever order: "mach den letzten Schritt bitte wieder rückgängig". */
const onlyOf = (...lists: readonly string[]) =>
  new RegExp(`^(?:${anyListed(lists.join(", "))}(?!\\p{L})[\\s,.!?'’]*)+$`, "u");
const UNDOING = new RegExp(wordsListed(words.undo), "u");
const ALL_UNDOING = onlyOf(words.undo, words.done, words.thing, words.filling);
const FORWARD = onlyOf(words.redo, words.filling);
const REDOING = new RegExp(wordsListed(words.redo), "u");
/** "Back to v2", "volta pra versão 2": which one, and nothing else. */
const TO_NUMBER = new RegExp(
  `^(?:${anyListed(`${words.filling}, ${words.backTo}`)}(?!\\p{L})[\\s,.!]*)*(?<!\\p{L})${anyListed(words.number)}\\s*(?:nr\\.?|no\\.?|#)?\\s*(\\d{1,2})[\\s,.!]*(?:${anyListed(`${words.filling}, ${words.backTo}`)}(?!\\p{L})[\\s,.!]*)*$`,
  "u",
);

/** One step in what was done and undone. */
export type Step = "before" | "after";

/** Whether a text orders nothing but a step. `folded`: lower case, without diacritics. */
function stepAsked(folded: string): Step | null {
  const text = withoutAsides(folded);
  if (FORWARD.test(text) && REDOING.test(text)) return "after";
  return ALL_UNDOING.test(text) && UNDOING.test(text) ? "before" : null;
}

/** Which earlier version a follow-up asks for: its number or a step; null when it asks for none. `folded` as above. */
export function versionAsked(folded: string): number | Step | null {
  const number = NUMBERED.exec(folded)?.[1];
  const isShort = wordsIn(folded) <= WORDS_MAX;
  if (number !== undefined && isShort && !OTHERWISE.test(folded)) return Number(number);
  return versionOrdered(folded);
}

/** The same where the text says nothing else, so that it is an order for certain. */
export function versionOrdered(folded: string): number | Step | null {
  const to = TO_NUMBER.exec(withoutAsides(withDigits(folded, true)))?.[1];
  if (to !== undefined) return Number(to);
  return isFirstAsked(folded) ? 1 : stepAsked(folded);
}

/** Whether a text orders the plan as it was made back, and nothing else. `folded` as above. */
function isFirstAsked(folded: string): boolean {
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
