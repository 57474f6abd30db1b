import type { Language } from "./act.ts";
import { classify } from "./classifier.ts";
import { evidenceOf } from "./evidence.ts";

/** Names, numbers and platforms are the same in every language. */
const NAMELESS =
  /https?:\/\/\S+|[@#][\p{L}\p{N}._]+|\p{N}|\p{Sc}|tiktok|instagram|youtube|reels?|ok(?:ay)?/giu;

/** The language that what is said last is in; what has no words of any keeps that of what was said before it. */
export function languageOf(said: readonly string[]): Language {
  const last = said.findLast((text) => /\p{L}{2}/u.test(text.replaceAll(NAMELESS, " "))) ?? said.at(-1) ?? "";
  return classify(last, evidenceOf(last)).language;
}
