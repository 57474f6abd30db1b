import { wordKey } from "#/language/fold.ts";
import { MAIN_LANGUAGES } from "./calling-codes.ts";
import { dictionary } from "#/language/dictionary.ts";
import { COUNTRY_CODES } from "./countries.ts";
import { isCommonLanguage, LANGUAGE_CODES, languageName, languagesNamed } from "./languages.ts";
import mixedWords from "./mixed-languages.json" with { type: "json" };
import shortWords from "./short-languages.json" with { type: "json" };

/** What a creator speaks besides the first language: a field of the workspace's own, in words and with commas between. */
export const FURTHER_LANGUAGES = "Further languages";

const BETWEEN = /\s*[,;/|&+\n]\s*|\s(?:and|und|et|y|e|ve|dan|aur)\s/u;
const CODE = /^([a-z]{2})(?:[-_][a-z]{2,4})?$/iu;

/** "CH-DE": in capitals the country may stand first. */
const PLACE_FIRST = /^([A-Z]{2})[-_/ ]([A-Z]{2})$/u;
const SPOKEN_MOST: ReadonlySet<string> = new Set(Object.values(MAIN_LANGUAGES));

/** What languages are called in short, or in their own words, where nothing but languages is meant. */
const SHORT: ReadonlyMap<string, string> = dictionary(shortWords, (code) => code);
/** Few letters within a phrase are mostly a word: "se parla", "mal sehen". */
const SHORT_PAST = 3;
const SHORT_WORDS: ReadonlyMap<string, string> = new Map(
  [...SHORT].filter(([word]) => word.length > SHORT_PAST),
);

function isPlaceAlone(code: string): boolean {
  return !isCommonLanguage(code.toLowerCase()) && COUNTRY_CODES.has(code);
}

/** What a text says of languages: the first one that is known, and all others, those that are not known as they are written. */
export interface SpokenLanguages {
  code: string;
  further: string[];
}

/** "German, English (B2), Rätoromanisch" part by part; null where none is known. */
export function spokenLanguages(text: string): SpokenLanguages | null {
  const whole = MIXED.has(wordKey(text)) ? null : languageOf(text);
  if (whole !== null) return { code: whole, further: [] };
  const parts = apart(text.replaceAll(/\([^()]*\)/gu, " "));
  const read = parts.filter((part) => part !== "").map((part) => ({ part, code: languageIn(part) }));
  const first = read.find(({ code }) => code !== null);
  if (!first || first.code === null) return null;
  const others = read.filter(({ part, code }) => (code === null ? isNamed(part) : code !== first.code));
  const further = others.map(({ part, code }) => (code === null ? part : languageName(code)));
  return { code: first.code, further: [...new Set(further)] };
}

function apart(text: string): string[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  const isOfLetters = parts.length > 1 && parts.some((part) => LETTERS.get(part) !== undefined);
  return parts.flatMap((part) => MIXED.get(wordKey(part)) ?? (isOfLetters ? letterOf(part) : part));
}

/** "D / TR / E": the languages of Switzerland and around it, by the letter that stands for them there. */
const LETTERS = new Map([
  ["D", "de"],
  ["F", "fr"],
]);
const BESIDE_THOSE = new Map([...LETTERS, ["E", "en"], ["I", "it"]]);

/** "CH-D" is German as well. */
function letterOf(part: string): string {
  return BESIDE_THOSE.get(part.replace(/^[A-Z]{2}-(?=[A-Z]$)/u, "")) ?? part;
}

/** Codes of the languages in a field of further ones. */
export function furtherLanguages(text: string | null | undefined): string[] {
  return (text ?? "").split(", ").flatMap((name) => languageOf(name) ?? []);
}

/** ISO 639-1 code of a language that is named or coded ("de", "de-AT", "Deutsch"); else null. */
export function languageOf(text: string): string | null {
  const [, place = "", spoken = ""] = PLACE_FIRST.exec(text.trim()) ?? [];
  const isPlaced = COUNTRY_CODES.has(place) && !SPOKEN_MOST.has(place.toLowerCase());
  if (isPlaced && SPOKEN_MOST.has(spoken.toLowerCase())) return spoken.toLowerCase();
  const short = SHORT.get(wordKey(text));
  if (short !== undefined) return short;
  // "CH" among languages is the country, and not Chamorro.
  if (/^[A-Z]{2}$/u.test(text.trim()) && isPlaceAlone(text.trim())) return null;
  const code = CODE.exec(text.trim())?.[1]?.toLowerCase();
  if (code !== undefined && LANGUAGE_CODES.has(code)) return code;
  return languagesNamed(wordKey(text))[0]?.code ?? null;
}

/** "Etwas Englisch", "DE ok", "inglés B2": the one language among the words that say how well. */
function languageIn(part: string): string | null {
  const whole = languageOf(part);
  if (whole !== null) return whole;
  const words = part.split(/\s+/u);
  const [first = ""] = words;
  const found = new Set(
    words
      .flatMap((word) => SHORT_WORDS.get(wordKey(word)) ?? languagesNamed(wordKey(word))[0]?.code ?? [])
      .concat(/^[A-Z]{2}$/u.test(first) ? (languageOf(first) ?? []) : []),
  );
  const [only = null] = found;
  return found.size === 1 ? only : null;
}

/** Who mixes two languages speaks both: "Hinglish". */
const MIXED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(mixedWords).map(([word, codes]) => [word, codes.split(" ")]),
);

/** How well somebody speaks is no further language. */
const LEVELS = new Set(
  "native fluent fluently basic basics good mother tongue level ok muttersprache muttersprachlich fliessend grundkenntnisse gut courant natif native maternelle langue bases nativo nativa fluido fluida basico fluente etwas un peu some thoda poco pouco".split(
    " ",
  ),
);

function isNamed(part: string): boolean {
  return (
    /\p{L}{2}|^\p{Lu}$/u.test(part) &&
    !wordKey(part)
      .split(" ")
      .every((word) => LEVELS.has(word))
  );
}
