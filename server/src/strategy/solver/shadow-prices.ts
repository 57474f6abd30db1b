import type { Column, PlanProblem } from "./problem.ts";
import { rowsOf } from "./rule-rows.ts";

/** What the relaxed problem pays for a little more of each thing: duals of its rows, in people. */
export interface ShadowPrices {
  /** By cell, for a unit of pressure. */
  cells: number[];
  /** By id of a rule, for a unit of each of its rows. */
  rules: Map<number, number[]>;
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
  const charges = chargesOf(problem, prices);
  const worth = new Float64Array(problem.creators).fill(-Infinity);
  for (const index of allowed) {
    const column = problem.columns[index];
    if (!column) continue;
    const { creator } = column;
    let own = gainOf(column, prices.cells);
    for (const { price, weigh } of charges) own -= price * weigh(column);
    worth[creator] = Math.max(worth[creator] ?? -Infinity, own);
  }
  return worth;
}

function gainOf({ cells, values }: Column, prices: readonly number[]): number {
  let gain = 0;
  for (const [place, cell] of cells.entries()) gain += (values[place] ?? 0) * (prices[cell] ?? 0);
  return gain;
}

/** What the rules charge a column at these prices. */
function chargesOf({ rules, creators }: PlanProblem, prices: ShadowPrices) {
  return rules.flatMap((rule) => {
    const own = prices.rules.get(rule.id) ?? [];
    if (!own.some((price) => price !== 0)) return [];
    return rowsOf(rule, creators).flatMap(({ weigh }, place) => {
      const price = own[place] ?? 0;
      return price === 0 ? [] : [{ price, weigh }];
    });
  });
}
