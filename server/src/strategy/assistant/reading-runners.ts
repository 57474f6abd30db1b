import type { Caller } from "#/platform/http/caller.ts";
import { completeBrief, whyNoBrief } from "#/strategy/brief/brief.ts";
import { saidFacts } from "#/strategy/brief/brief-facts.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { questionOf } from "#/strategy/brief/reading/question.ts";
import { isNamed } from "#/strategy/plans/plan-rules.ts";
import { findChange } from "#/strategy/strategies/plan-changes.ts";
import type { StrategiesService } from "#/strategy/strategies/strategies.service.ts";
import { proposalOf } from "./proposal.ts";
import type { Setting } from "./setting.ts";
import { toldPrices } from "./told-prices.ts";
import type { ToolInput, ToolOutput, ToolRunners } from "./tools.ts";

/** Tools that read a message and change nothing. */
export function readingRunners(
  strategies: StrategiesService,
  caller: Caller,
  threadId: string,
  setting: Setting,
): Pick<ToolRunners, "propose_change" | "read_fact"> {
  return {
    async propose_change({ text }) {
      const before = await strategies.latest(caller, threadId);
      if (!before) return proposedBrief(text, await setting());
      const { summary, problem, unparsed } = await findChange(before, text, await setting(), (number) =>
        strategies.latest(caller, threadId, number),
      );
      if (problem !== null) return { ...NOT_PROPOSED, problem, unparsed };
      const proposal = proposalOf({ kind: "change", text, summary, version: before.number });
      return { understood: true, problem, summary, unparsed, proposal };
    },

    async read_fact({ text }: ToolInput<"read_fact">): Promise<ToolOutput<"read_fact">> {
      const { candidates, ...context } = await setting();
      const before = await strategies.latest(caller, threadId);
      const currency = before?.stated.budget?.currency ?? context.currency;
      const { stated } = readText(text, { ...context, currency });
      const priced = (stated.prices ?? []).map(({ handle }) => handle);
      const { must = [], never = [], named = [] } = stated;
      const about = [...new Set([...priced, ...must, ...never, ...named])].map((handle) => {
        const accounts = candidates.filter((one) => isNamed(one, handle));
        if (accounts.length === 0) return { handle, state: "unknown" as const };
        if (!priced.includes(handle)) return { handle, state: "other" as const };
        return { handle, state: accounts.length === 1 ? ("price" as const) : ("several" as const) };
      });
      return { told: toldPrices(stated, priced, candidates), about };
    },
  };
}

const NOT_PROPOSED = { understood: false, problem: null, summary: "", unparsed: [], proposal: null };

/** The brief that a message may be; one that says too little is none. */
function proposedBrief(text: string, context: Awaited<ReturnType<Setting>>): ToolOutput<"propose_change"> {
  const read = readText(text, context);
  const { unparsed } = read;
  if (whyNoBrief(text, read)) return { ...NOT_PROPOSED, unparsed };
  if (read.unread) return { ...NOT_PROPOSED, problem: questionOf(text, read.unread).question, unparsed };
  const { brief, assumptions } = completeBrief(read.stated, context);
  const summary = saidFacts(brief, assumptions)
    .map(({ value }) => value)
    .join(", ");
  const proposal = proposalOf({ kind: "plan", text, summary, version: null });
  return { understood: true, problem: null, summary, unparsed, proposal };
}
