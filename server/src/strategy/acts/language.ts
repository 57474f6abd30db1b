import { nameOf } from "@app/contract/place-names";
import { LANGUAGES } from "./act.ts";
import type { Language } from "./act.ts";
import { classify } from "./classifier.ts";
import { evidenceOf } from "./evidence.ts";
import { answerIn } from "./yes-or-no.ts";
import { foldInPlace } from "#/language/fold.ts";
import { listed } from "#/language/dictionary.ts";
import { COUNTRY_CODES } from "#/language/places/countries.ts";
import ownWords from "./words-of-languages.json" with { type: "json" };

/** Names, numbers and platforms are the same in every language. */
const NAMELESS =
  /https?:\/\/\S+|[@#][\p{L}\p{N}._]+|\p{N}|\p{Sc}|tiktok|instagram|youtube|reels?|ok(?:ay)?/giu;
/** Small words that only one of the languages has; short texts of names and topics say no more. */
const OWN_WORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ownWords).map(([language, words]) => [language, new Set(listed(words))]),
);
/** Names of countries that only one of the languages has: "Germany", "Deutschland". Hindi-English takes the English ones. */
function readCountryNames(): ReadonlyMap<string, Language> {
  const names = new Map<string, Set<Language>>();
  for (const language of LANGUAGES.filter((one) => one !== "hi")) {
    for (const code of COUNTRY_CODES) {
      const name = foldInPlace(nameOf("region", code, language));
      names.set(name, (names.get(name) ?? new Set()).add(language));
    }
  }
  const own = [...names].filter(([name, { size }]) => size === 1 && /^\p{L}{5,}$/u.test(name));
  return new Map(own.flatMap(([name, languages]) => [...languages].map((language) => [name, language])));
}
let countryNames: ReadonlyMap<string, Language> | undefined;
/** How much more likely each of them makes its language. Chosen by us. */
const OWN_WEIGHT = 8;
/** Of a few words, those of one language alone say more than what the others are like: "tag her winter". */
const ALONE_WEIGHT = 100;
/** A name of a country says it more surely: "Alemania" stands in no other language. */
const COUNTRY_WEIGHT = 100;
/** From here on a text is in its language for certain. Chosen on the held-out sentences. */
const SURE_FROM = 0.7;
/** The same of a few words that are of no language alone. Chosen by us. */
const SURE_ALONE_FROM = 0.85;
/** So few words, and none of them of one language alone, may be of any: "budget rest?". */
const FEW_WORDS = 2;
const OWN_ANYWHERE: ReadonlySet<string> = new Set([...OWN_WORDS.values()].flatMap((words) => [...words]));
/** How many messages before it help to tell. */
export const LOOKED_BACK = 3;

/**
 * The language that what is said last is in. What has no words of any, or is too short to tell, is most likely in that
 * of what was said before it; a word or two that begin a thread in that of the threads beside it.
 */
export function languageOf(said: readonly string[], beside: readonly string[] = []): Language {
  // "Vale", "si" and "no" are of several languages, and answer in that of the thread.
  const worded = said.filter((text) => isWorded(text.replaceAll(NAMELESS, " ")) && answerIn(text) === null);
  const latest = (worded.length > 0 ? worded : said).slice(-LOOKED_BACK - 1).toReversed();
  const isOpen = latest.every((text) => !isTold(wordsOf(text.replaceAll(NAMELESS, " "))));
  const heard = isOpen ? [...latest, ...beside.toReversed()] : latest;
  const chances = new Map<Language, number>(LANGUAGES.map((language) => [language, 1]));
  countryNames ??= readCountryNames();
  const judged: Judged[] = [];
  for (const text of heard) {
    const { words, languages } = judge(text);
    judged.push({ words, languages });
    for (const [language, share] of languages) {
      const own = words.filter((word) => OWN_WORDS.get(language)?.has(word)).length;
      const countries = words.filter((word) => countryNames?.get(word) === language).length;
      const isAlone = own > 0 && isShort(words) && words.every((word) => !isOfOthers(word, language));
      const weight = 1 + (isAlone ? ALONE_WEIGHT : OWN_WEIGHT) * own + COUNTRY_WEIGHT * countries;
      chances.set(language, (chances.get(language) ?? 0) * (share + 0.01) * weight);
    }
    // A few words that are of no language alone go on in that of what was said before.
    const isOwn = !isShort(words) || words.some((word) => OWN_ANYWHERE.has(word));
    if (isTold(words) && Math.max(...languages.values()) >= (isOwn ? SURE_FROM : SURE_ALONE_FROM)) break;
  }
  if (judged.every(isOfAny)) return "en";
  const [[best] = ["en" as const]] = [...chances].toSorted(([, one], [, other]) => other - one);
  return best;
}

function isShort(words: readonly string[]): boolean {
  return words.length <= SHORT_WORDS;
}

/** Chosen by us. */
const SHORT_WORDS = 4;

function isOfOthers(word: string, language: Language): boolean {
  return [...OWN_WORDS].some(([other, own]) => other !== language && own.has(word));
}

/** More than letters, or a word of one letter that one language has: "y @ana". */
function isWorded(text: string): boolean {
  return /\p{L}{2}/u.test(text) || wordsOf(text).some((word) => OWN_ANYWHERE.has(word));
}

interface Judged {
  words: string[];
  languages: ReadonlyMap<Language, number>;
}

function judge(text: string): Judged {
  return { words: wordsOf(text), languages: classify(text, evidenceOf(text)).languages };
}

/** A few words that may be of any language, and are not like one of them for certain: "Fenwick budget". */
function isOfAny({ words, languages }: Judged): boolean {
  const isNamed = words.some((word) => countryNames?.has(word));
  return !isTold(words) && !isNamed && Math.max(...languages.values()) < OF_ANY_BELOW;
}

/** Chosen by us. */
const OF_ANY_BELOW = 0.66;

/** Whether words say in which language they are. */
function isTold(words: readonly string[]): boolean {
  return words.length > FEW_WORDS || words.some((word) => OWN_ANYWHERE.has(word));
}

/** "Hata do", "save kar de": the second word is of the verb, whatever it is in another language. */
const VERB_OF_TWO =
  /(?<!\p{L})(hata|kar|bana|daal|dal|rakh|laga|nikal|bata|dikha|bhej|likh|badal|jod|badha|ghata|chhod|de|add|save|remove|tag|mark|note)\s+(?:do|de|dena|dijiye|lo|le)(?!\p{L})/gu;

function wordsOf(text: string): string[] {
  return foldInPlace(text.normalize("NFC"))
    .replaceAll(VERB_OF_TWO, "$1 kardo")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}
