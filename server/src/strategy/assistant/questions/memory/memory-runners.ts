import { FACT_MAX, FACTS_MAX } from "@app/contract/strategy/memory/schemas";
import { proposalOf } from "#/strategy/assistant/proposals/proposal.ts";
import { sayAllMade } from "#/strategy/assistant/saying/brief-sayings.ts";
import type { Answered } from "#/strategy/assistant/setting.ts";
import type { ToolRunners } from "#/strategy/assistant/tools.ts";
import { ruleOf } from "#/strategy/brief/remembered/remembered-rules.ts";

/** What the team told for good: read, listed, and kept once a person has said yes to these very words. */
export function memoryRunners({
  strategies,
  caller,
  setting,
  language,
}: Answered): Pick<ToolRunners, "propose_fact" | "list_facts" | "remember_fact"> {
  const { memory, clock } = strategies.sources;
  return {
    async propose_fact({ text: said }) {
      const text = said.trim();
      const { items } = await memory.list(caller);
      const read = ruleOf(text, await setting());
      const rule = read && sayAllMade(read.made, language);
      const isKnown = items.some((fact) => fact.text.toLowerCase() === text.toLowerCase());
      const problem = isKnown
        ? "known"
        : text.length > FACT_MAX
          ? "too_long"
          : items.length >= FACTS_MAX
            ? "full"
            : null;
      if (problem !== null || text === "") return { text, rule, problem, proposal: null };
      const proposal = proposalOf({ kind: "remember", text, summary: rule ?? "", version: null, language });
      return { text, rule, problem, proposal };
    },

    async list_facts() {
      const { items } = await memory.list(caller, language);
      return {
        asOf: clock.now().toISOString(),
        sources: ["What this team told Strategy AI"],
        items,
        total: items.length,
        rules: items.filter(({ rule }) => rule !== null).length,
      };
    },

    remember_fact: ({ text }) => memory.add(caller, text),
  };
}
