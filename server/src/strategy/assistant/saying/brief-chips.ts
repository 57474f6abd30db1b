import type { Assumption, Brief } from "@app/contract/strategy/plan";
import type { Language } from "#/strategy/acts/act.ts";
import { saidFacts } from "#/strategy/brief/brief-facts.ts";
import type { BriefFact } from "#/strategy/brief/brief-facts.ts";
import type { Made } from "#/strategy/brief/follow-up/made.ts";
import { EVERY_TOPIC } from "#/strategy/plans/plan.ts";
import { sayMade, sayerOf } from "./brief-sayings.ts";
import { phraseIn } from "./card-phrases.ts";
import { reasonIn } from "./reasons.ts";
import { saidSlots } from "./said-slots.ts";

/** What the person said of a brief, each thing in the language of the answer. */
export function sayFacts(brief: Brief, assumptions: readonly Assumption[], language: Language): BriefFact[] {
  if (sayerOf(language) === null) return saidFacts(brief, assumptions);
  return saidSlots(brief, assumptions).map(({ slot, made }) => ({ slot, value: sayMade(made, language) }));
}

/** What the person said of a brief, in one line. */
export function sayBrief(brief: Brief, assumptions: readonly Assumption[], language: Language): string {
  return sayFacts(brief, assumptions, language)
    .map(({ value }) => value)
    .join(", ");
}

/** What was assumed of a brief, each at its place, in the language of the answer. */
export function sayAssumed(brief: Brief, assumptions: readonly Assumption[], language: Language): string[] {
  return assumptions.map((assumption) => {
    const made = madeOf(assumption, brief);
    const { value } = assumption;
    return made ? sayMade(made, language) : (reasonIn(value, language) ?? phraseIn(value, language));
  });
}

/** An assumption as the change that would make it so; null where no change would, or the brief leaves it open. */
function madeOf({ slot, value, fact }: Assumption, brief: Brief): Made | null {
  const { budget, audience, objective, flight, deliverables, categories, maxCreators, maxShare } = brief;
  if (fact) return null;
  if (slot === "budget" && budget) return { is: "budget", budget };
  if (slot === "markets") return { is: "filter", name: "country", filters: {} };
  if (slot === "platforms") return { is: "filter", name: "platform", filters: {} };
  if (slot === "never") return { is: "without", handles: [value.replace(/^.*@/u, "")] };
  if (slot === "audience") return { is: "audience", audience };
  if (slot === "objective") return { is: "objective", objective };
  if (slot === "flight") return { is: "flight", flight };
  if (slot === "deliverables" && deliverables.length > 0) return { is: "pieces", pieces: deliverables };
  if (slot === "maxCreators") return { is: "creators", min: null, max: maxCreators };
  if (slot === "maxShare" && maxShare !== null) return { is: "share", percent: maxShare };
  if (slot === "categories" && value === EVERY_TOPIC) return { is: "filter", name: "category", filters: {} };
  return slot === "categories" ? { is: "topics", categories } : null;
}
