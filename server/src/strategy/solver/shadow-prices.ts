import type { Column, PlanProblem, SolverRule } from "./problem.ts";

/** What the relaxed problem pays for a little more of each thing: duals of its rows, in people. */
export interface ShadowPrices {
  /** By cell, for a unit of pressure. */
  cells: number[];
  /** By id of a rule, for a unit of what it counts. */
  rules: Map<number, number>;
}

/**
 * How near to the plan each creator is at these prices: what the best of its `allowed` packages brings less what it
 * takes. Above 0 the plan wants the creator; −∞ without any such package. Only sums, so it is done for everybody.
 */
export function worthAt(
  problem: PlanProblem,
  allowed: readonly number[],
  prices: ShadowPrices,
): Float64Array {
  const fee = feesOf(problem, prices);
  const perUnit = rulePrice(problem, prices, "budget");
  const worth = new Float64Array(problem.creators).fill(-Infinity);
  for (const index of allowed) {
    const column = problem.columns[index];
    if (!column) continue;
    const { creator, cost } = column;
    const own = gainOf(column, prices.cells) - cost * (perUnit + fee.spend(creator)) - fee.place(creator);
    worth[creator] = Math.max(worth[creator] ?? -Infinity, own);
  }
  return worth;
}

function gainOf({ cells, values }: Column, prices: readonly number[]): number {
  let gain = 0;
  for (const [place, cell] of cells.entries()) gain += (values[place] ?? 0) * (prices[cell] ?? 0);
  return gain;
}

function rulePrice({ rules }: PlanProblem, prices: ShadowPrices, kind: SolverRule["kind"]): number {
  return prices.rules.get(rules.find((rule) => rule.kind === kind)?.id ?? -1) ?? 0;
}

/** What the counting rules charge a creator: for its place, and for a unit of its cost. */
function feesOf(problem: PlanProblem, prices: ShadowPrices) {
  const places = new Float64Array(problem.creators);
  const spends = new Float64Array(problem.creators);
  for (const rule of problem.rules) {
    const price = prices.rules.get(rule.id) ?? 0;
    if (price === 0 || (rule.kind !== "count" && rule.kind !== "spend")) continue;
    const fees = rule.kind === "spend" ? spends : places;
    for (const creator of rule.creators) fees[creator] = (fees[creator] ?? 0) + price;
  }
  return {
    place: (creator: number) => places[creator] ?? 0,
    spend: (creator: number) => spends[creator] ?? 0,
  };
}
