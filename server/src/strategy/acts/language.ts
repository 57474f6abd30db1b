import { LANGUAGES } from "./act.ts";
import type { Language } from "./act.ts";
import { classify } from "./classifier.ts";
import { evidenceOf } from "./evidence.ts";
import { foldInPlace } from "#/language/fold.ts";
import { listed } from "#/language/dictionary.ts";
import ownWords from "./words-of-languages.json" with { type: "json" };

/** Names, numbers and platforms are the same in every language. */
const NAMELESS =
  /https?:\/\/\S+|[@#][\p{L}\p{N}._]+|\p{N}|\p{Sc}|tiktok|instagram|youtube|reels?|ok(?:ay)?/giu;
/** Small words that only one of the languages has; short texts of names and topics say no more. */
const OWN_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ownWords).map(([language, words]) => [language, new Set(listed(words))]),
);
/** How much more likely each of them makes its language. Chosen by us. */
const OWN_WEIGHT = 3;
/** From here on a text is in its language for certain. Chosen on the held-out sentences. */
const SURE_FROM = 0.7;
/** How many messages before it help to tell. */
const LOOKED_BACK = 3;

/**
 * The language that what is said last is in. What has no words of any, or is too short to tell, is most likely in that
 * of what was said before it.
 */
export function languageOf(said: readonly string[]): Language {
  const worded = said.filter((text) => /\p{L}{2}/u.test(text.replaceAll(NAMELESS, " ")));
  const heard = (worded.length > 0 ? worded : said).slice(-LOOKED_BACK - 1).toReversed();
  const chances = new Map<Language, number>(LANGUAGES.map((language) => [language, 1]));
  for (const text of heard) {
    const { languages } = classify(text, evidenceOf(text));
    const words = foldInPlace(text.normalize("NFC")).split(/[^\p{L}]+/u);
    for (const [language, share] of languages) {
      const own = words.filter((word) => OWN_WORDS.get(language)?.has(word)).length;
      chances.set(language, (chances.get(language) ?? 0) * (share + 0.01) * (1 + OWN_WEIGHT * own));
    }
    if (Math.max(...languages.values()) >= SURE_FROM) break;
  }
  const [[best] = ["en" as const]] = [...chances].toSorted(([, one], [, other]) => other - one);
  return best;
}
