import { listed } from "#/language/dictionary.ts";
import { fold } from "#/language/fold.ts";
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
