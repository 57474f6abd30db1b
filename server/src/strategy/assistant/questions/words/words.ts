import type { Language } from "#/strategy/acts/act.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { PT } from "./pt.ts";
import type { QuestionWords } from "./question-words.ts";

/** Hindi-English is answered in English. */
const WORDS: Readonly<Record<Language, QuestionWords>> = { en: EN, de: DE, fr: FR, es: ES, pt: PT, hi: EN };

export function wordsOf(language: Language): QuestionWords {
  return WORDS[language];
}
