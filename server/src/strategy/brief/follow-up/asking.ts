import { anyListed } from "#/language/dictionary.ts";
import { foldInPlace } from "#/language/fold.ts";
import { withoutAsides } from "./asides.ts";
import words from "./asking.json" with { type: "json" };

const BEGINS = new RegExp(
  `^[\\s¿]*(?:${anyListed("and, und, et, y, e, aur, but, aber")}\\s+)?${anyListed(words.begins)}(?!\\p{L})`,
  "u",
);

const ENDS = new RegExp(`[\\s,.:–-]${anyListed(words.ends)}[\\s?!.]*$`, "u");

/** Whether a message asks at its end: "Lyon max 100 € a post, who". */
export function endsToAsk(text: string): boolean {
  return ENDS.test(foldInPlace(text));
}

/** Whether a message begins or ends as a question does, with a mark or without one: "is @x out", "reichen 5 Leute". */
export function beginsToAsk(text: string): boolean {
  return BEGINS.test(foldInPlace(withoutAsides(text))) || endsToAsk(text);
}
