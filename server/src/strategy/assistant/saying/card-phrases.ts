import type { CardWords } from "@app/contract/strategy/answers/phrases";
import type { Language } from "#/strategy/acts/act.ts";
import de from "./phrases/de.json" with { type: "json" };
import es from "./phrases/es.json" with { type: "json" };
import fr from "./phrases/fr.json" with { type: "json" };
import pt from "./phrases/pt.json" with { type: "json" };

type Phrases = CardWords["phrases"];

/** What steps, cards and chips say, by their English phrases; Hindi-English has those. */
const PHRASES: Readonly<Partial<Record<Language, Phrases>>> = { de, es, fr, pt };

/** Null where a language has the English ones. */
export function phrasesOf(language: Language): Phrases | null {
  return PHRASES[language] ?? null;
}

/** One phrase without slots; those that are not known stay in English. */
export function phraseIn(phrase: string, language: Language): string {
  const phrases = phrasesOf(language);
  return (phrases !== null && Object.hasOwn(phrases, phrase) && phrases[phrase]) || phrase;
}
