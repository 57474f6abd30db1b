import type { PlanCost } from "@app/contract/strategy-plan";
import type { Candidate } from "./candidate.ts";
import type { Draft } from "./draft.ts";
import { amountText, countText } from "./wording.ts";

/** Why a creator is in the plan: sentences, the strongest first. */
export function explainPick(
  draft: Draft,
  candidate: Candidate,
  index: number,
  cost: PlanCost,
  reach: number,
): string[] {
  const reasons = [priceReason(cost, reach), ...ruleReasons(draft, index)];
  const { gender } = draft.input.brief.audience;
  const { female } = candidate.audience;
  if (gender !== null && female !== undefined) {
    const share = Math.round(gender === "female" ? female : 100 - female);
    reasons.push(`${share} % of the audience are ${gender === "female" ? "women" : "men"}.`);
  }
  const topics = candidate.categories.filter((category) => draft.input.brief.categories.includes(category));
  if (topics.length > 0) reasons.push(`Posts about ${topics.join(" and ")}.`);
  if (cost.basis === "estimated" && cost.low !== undefined && cost.high !== undefined) {
    const range = [cost.low, cost.high].map((amount) => amountText({ amount, currency: cost.currency }));
    reasons.push(`The price is an estimate between ${range.join(" and ")}.`);
  }
  return reasons;
}

function priceReason({ amount, currency }: PlanCost, reach: number): string {
  if (reach === 0) return "Others of the plan reach the same people already; a rule asks for this creator.";
  const perThousand = amountText({ amount: Math.round((amount / reach) * 1000), currency });
  return `Adds ${countText(reach)} people of your audience, at ${perThousand} for each 1,000.`;
}

/** Minimums that would break without this creator count it among those who keep them. */
function ruleReasons({ rules }: Draft, index: number): string[] {
  return rules.flatMap(({ label, rule }) => {
    const counts =
      rule.kind === "count" && rule.min !== null && label !== null && rule.creators.includes(index);
    const isOfAll =
      rule.kind === "count" && label !== null && /^(?:exactly|at least) \d+ creators$/u.test(label);
    return counts && !isOfAll ? [`Counts for “${label}”.`] : [];
  });
}
