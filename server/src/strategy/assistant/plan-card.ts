import type { Plan } from "@app/contract/strategy/plan";
import type { PlanCard } from "@app/contract/strategy/tools";
import { saidFacts } from "#/strategy/brief/brief-facts.ts";
import { nameOf } from "#/strategy/strategies/strategies.service.ts";

const CARD_PICKS = 12;

/** A version of a plan as the conversation shows it, beside what it was before. */
export function cardOf(
  plan: Plan,
  { strategyId, number }: { strategyId: string; number: number },
  summary: string,
  before: Plan | null,
): PlanCard {
  return {
    strategyId,
    version: number,
    name: nameOf(plan),
    status: plan.status,
    ...(plan.pricesKnown && { pricesKnown: plan.pricesKnown }),
    counts: { creators: plan.picks.length },
    totals: plan.totals,
    certificate: plan.certificate,
    picks: plan.picks
      .slice(0, CARD_PICKS)
      .map(({ creatorId, platform, handle, cost, reach, deliverables }) => ({
        creatorId,
        platform,
        handle,
        cost,
        reach,
        pieces: deliverables.reduce((sum, { count }) => sum + count, 0),
      })),
    conflict: plan.conflict ?? [],
    cheapestBudget: plan.cheapestBudget ?? null,
    isAllGuessed: plan.unknown.some(
      ({ field, count, of, isLeftOut }) => field === "price" && !isLeftOut && count === of,
    ),
    assumptions: plan.assumptions,
    said: saidFacts(plan.brief, plan.assumptions),
    unparsed: plan.unparsed,
    unmet: plan.unmet ?? [],
    leftOut: plan.unknown.flatMap(({ field, count, isLeftOut }) => (isLeftOut ? [{ field, count }] : [])),
    summary,
    change: before && differenceOf(plan, before),
  };
}

function differenceOf(plan: Plan, before: Plan): PlanCard["change"] {
  const reach = difference(plan.totals.reach, before.totals.reach);
  const cost = difference(plan.totals.cost?.amount, before.totals.cost?.amount);
  return { reach, people: reach === null ? null : Math.abs(reach), cost };
}

function difference(now: number | null | undefined, before: number | null | undefined): number | null {
  return now === null || now === undefined || before === null || before === undefined ? null : now - before;
}
