import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { withoutAsides } from "./asides.ts";
import words from "./asking.json" with { type: "json" };

const BEGINS = new RegExp(
  `^[\\s¿]*(?:${anyListed("and, und, et, y, e, aur, but, aber")}\\s+)?${anyListed(words.begins)}(?!\\p{L})`,
  "u",
);

/** Whether a message begins as a question does, with a mark or without one: "is @x out", "reichen 5 Leute". */
export function beginsToAsk(text: string): boolean {
  return BEGINS.test(foldInPlace(withoutAsides(text)));
}
