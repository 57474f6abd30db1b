import type { Caller } from "#/platform/http/caller.ts";
import type { Writing } from "#/strategy/strategies/plan-destinations.ts";
import type { PlanSources } from "#/strategy/strategies/strategies.service.ts";
import { brandWorkRunner } from "./campaigns/brand-work-runner.ts";
import { countRunners } from "./campaigns/count-runners.ts";
import { dueRunner } from "./campaigns/due-runner.ts";
import { resultRunners } from "./campaigns/results-runners.ts";
import { workRunner } from "./work/work-runner.ts";
import { daysRunner } from "./days/days-runner.ts";
import { metricRunner } from "./metrics/metric-runner.ts";
import { priceOfCreator } from "./creator-price.ts";
import { creatorRunners } from "./creator-runners.ts";
import { ruleRunners } from "./rule-runners.ts";

/** The tools that answer questions from what the workspace has; they know no thread. */
export function questionRunners(doors: PlanSources, caller: Caller, listsOf: Writing["collectionsOf"]) {
  return {
    ...creatorRunners(doors, caller, listsOf),
    ...ruleRunners(doors, caller),
    ...resultRunners(doors, caller),
    ...dueRunner(doors, caller),
    ...countRunners(doors, caller),
    ...brandWorkRunner(doors, caller),
    ...workRunner(doors, caller),
    ...daysRunner(doors, caller),
    ...metricRunner(doors),
    price_of_creator: (asked: Parameters<typeof priceOfCreator>[2]) => priceOfCreator(doors, caller, asked),
  };
}
