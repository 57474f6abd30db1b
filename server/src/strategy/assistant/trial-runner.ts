import type { Plan } from "@app/contract/strategy/plan";
import { findChange } from "#/strategy/strategies/plan-changes.ts";
import { costDifference, notIn } from "#/strategy/strategies/plan-difference.ts";
import { nothingPlanned } from "#/strategy/strategy.errors.ts";
import { cardOf } from "./plan-card.ts";
import { proposalOf } from "./proposals/proposal.ts";
import { loosenedIn } from "./saying/loosened.ts";
import { problemText, spokenOf, summaryOf } from "./saying/saying.ts";
import type { Answered, Tried } from "./setting.ts";
import type { ToolInput, ToolOutput } from "./tools.ts";

/** Tries a change of the newest plan out: who would come in and drop out, and what that costs and brings. */
export function trialRunner({ strategies, caller, threadId, setting, language }: Answered, tried: Tried) {
  return async ({ text }: ToolInput<"what_if">): Promise<ToolOutput<"what_if">> => {
    const before = await strategies.latest(caller, threadId);
    if (!before) throw nothingPlanned();
    const change = await findChange(before, text, await setting(), strategies.versionsOf(caller, threadId));
    const { stated, problem, unparsed, stored } = change;
    if (problem !== null) {
      const card = trialOf(before.plan, before.plan, "Nothing was tried", before);
      const why = problemText(problem, language);
      return { ...card, unparsed, understood: false, problem: why, proposal: null };
    }
    const summary = summaryOf(change, before.plan.brief, language);
    const plan = stored ?? (await strategies.solve(stated, unparsed, await setting()));
    tried.plan = plan;
    const proposal =
      plan.status === "infeasible"
        ? null
        : proposalOf({ kind: "keep", text, summary, version: before.number, language });
    const context = await setting();
    const spoken = spokenOf(plan, stated, context, language);
    const loosened = loosenedIn(plan, { before: before.plan, candidates: context.candidates, language });
    const card = { ...trialOf(plan, before.plan, summary, before), ...spoken, ...loosened };
    return { ...card, understood: true, problem, proposal };
  };
}

function trialOf(
  plan: Plan,
  before: Plan,
  summary: string,
  kept: { strategyId: string; number: number },
): Omit<ToolOutput<"what_if">, "understood" | "problem" | "proposal"> {
  const { version: _version, ...card } = cardOf(plan, kept, summary, before);
  const difference = costDifference(plan, before);
  const entered = notIn(plan, before);
  const left = notIn(before, plan);
  return {
    ...card,
    counts: { ...card.counts, entered: entered.length, left: left.length },
    entered,
    left,
    costDifference: difference && { ...difference, amount: Math.abs(difference.amount) },
  };
}
