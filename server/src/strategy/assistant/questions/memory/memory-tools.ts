import { FactProposed, FactsFound } from "@app/contract/strategy/findings/memory-findings";
import { FactInput, RememberedFact } from "@app/contract/strategy/memory/schemas";
import * as z from "zod/mini";

/** What is told for good, of the one list of tools. */
export const MEMORY_TOOLS = {
  propose_fact: {
    description:
      "Reads what a team says always or never holds, and asks whether to remember it for all plans, word for word.",
    effect: "read" as const,
    input: z.object({ text: z.string() }),
    output: FactProposed,
  },
  list_facts: {
    description:
      "Lists what the team told for all its plans, who told it and when, and what plans follow of it.",
    effect: "read" as const,
    input: z.object({}),
    output: FactsFound,
  },
  remember_fact: {
    description: "Remembers what the team told for all its plans, word for word.",
    effect: "write" as const,
    input: FactInput,
    output: RememberedFact,
  },
};
