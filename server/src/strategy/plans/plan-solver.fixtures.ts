import type { Plan } from "@app/contract/strategy/plan";
import highsLoader from "highs";
import { answerTask } from "#/strategy/solver/answer.ts";
import { completeBrief } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import type { Candidate } from "./candidate.ts";
import { CONTEXT } from "#/strategy/brief/brief.fixtures.ts";
import { openFilters } from "#/strategy/brief/filter-sets.ts";
import { judged } from "#/strategy/plans/judged.fixtures.ts";
import { withToldDeals } from "./prices/told-deals.ts";
import { makePlan } from "./plan.ts";

/** The solver in this thread, for tests. */
export async function loadSolver() {
  // The types describe the CommonJS build: the default export seems wrapped once more than it is.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const load = highsLoader as unknown as typeof highsLoader.default;
  return load();
}

const planned = new WeakMap<Candidate[], Map<string, Promise<Plan>>>();

/** Plans a text on these candidates, as a command does; the same on the same array is planned once. */
export function planOf(text: string, candidates: Candidate[]): Promise<Plan> {
  const plans = planned.get(candidates) ?? new Map<string, Promise<Plan>>();
  planned.set(candidates, plans);
  const plan = plans.get(text) ?? makePlanOf(text, candidates);
  plans.set(text, plan);
  return plan;
}

async function makePlanOf(text: string, candidates: Candidate[]): Promise<Plan> {
  const highs = await loadSolver();
  const read = readText(text, CONTEXT);
  const { brief, assumptions, unmet } = completeBrief(read.stated, CONTEXT);
  const weighed = withToldDeals(judged(openFilters(brief), candidates), read.stated.prices);
  const { unparsed, stated } = read;
  const input = {
    brief,
    assumptions,
    unparsed,
    unmet: [...(stated.unmet ?? []), ...unmet],
    candidates: weighed,
    ...CONTEXT,
  };
  return makePlan(
    input,
    (task) => Promise.resolve(answerTask(highs, task)),
    () => 0,
  );
}
