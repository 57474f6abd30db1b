import type { CardWords } from "@app/contract/strategy/answers/phrases";
import type { Language } from "#/strategy/acts/act.ts";
import de from "./phrases/plan/de.json" with { type: "json" };
import es from "./phrases/plan/es.json" with { type: "json" };
import fr from "./phrases/plan/fr.json" with { type: "json" };
import pt from "./phrases/plan/pt.json" with { type: "json" };

type Phrases = CardWords["phrases"];

/** What the screen of a plan says, by its English phrases; Hindi-English has those. */
const PHRASES: Readonly<Partial<Record<Language, Phrases>>> = { de, es, fr, pt };

/** What it says in the words of cards. */
export const SHARED_PHRASES = [
  "Budget",
  "Cost",
  "Creators",
  "Views",
  "High",
  "Medium",
  "Low",
  "Markets",
  "people who react",
  "{0} of {1}",
  "{0} piece",
  "{0} pieces",
] as const;

export function planPhrases(language: Language): Phrases {
  return PHRASES[language] ?? {};
}
