import { listed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
import clause from "./clause-words.json" with { type: "json" };
import craft from "./craft-words.json" with { type: "json" };
import words from "./checker-words.json" with { type: "json" };
import plain from "./plain-words.json" with { type: "json" };
import type { Sentence } from "./sentences.ts";

export type Language = "en" | "de" | "fr" | "es" | "pt" | "hi";

export function eachLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>> {
  return { en: make("en"), de: make("de"), fr: make("fr"), es: make("es"), pt: make("pt"), hi: make("hi") };
}

/** Words of letters alone. */
export function wordsIn(text: string): string[] {
  return text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
}

const PLAIN = new Map(
  Object.entries(plain).map(([language, list]) => [language, new Set(listed(list))] as const),
);

/** Whether a folded word is one of those that state nothing by themselves. */
export function isPlain(word: string, languages: readonly Language[]): boolean {
  return (["all", ...languages] as const).some((language) => PLAIN.get(language)?.has(word) === true);
}

/** Words of asking, advising and drafting, of every language. */
const CRAFT: ReadonlySet<string> = new Set(
  [...Object.values(clause.imperatives), ...Object.values(clause.addressed), ...Object.values(clause.own)]
    .concat(Object.values(clause.dependent), Object.values(clause.connectives), Object.values(craft))
    .flatMap(wordsIn),
);

/** Whether a folded word may stand in a piece of advice about somebody: "ask her about her lawsuit" states one. */
export function isCraft(word: string, languages: readonly Language[]): boolean {
  return CRAFT.has(word) || isPlain(word, languages) || (languages.includes("fr") && word.endsWith("ez"));
}

const STOPS = Object.entries(words.stop).map(
  ([language, list]) => [language, new Set(listed(list))] as const,
);

/** The language that was asked for, and any other one that more of the sentence's short words are of. */
export function languagesOf({ words: text }: Sentence, asked: string): Language[] {
  const own = wordsIn(fold(text));
  const counts = STOPS.map(([language, stops]) => ({
    language,
    count: own.filter((word) => stops.has(word)).length,
  }));
  const least = (counts.find(({ language }) => language === asked)?.count ?? 0) + 1;
  const most = Math.max(...counts.map(({ count }) => count), least);
  return counts.flatMap(({ language, count }) =>
    isLanguage(language) && (language === asked || count === most) ? [language] : [],
  );
}

function isLanguage(language: string): language is Language {
  return language in words.stop;
}
