import type { PlanProblem, SolverRule } from "./problem.ts";

export interface Restricted {
  problem: PlanProblem;
  /** Place in the whole problem of each of its columns. */
  columns: number[];
}

/** The problem with the packages of `creators` only; creators and rules keep their numbers. */
export function restrict(problem: PlanProblem, creators: ReadonlySet<number>): Restricted {
  const columns: number[] = [];
  const kept: PlanProblem["columns"] = [];
  for (const [index, column] of problem.columns.entries()) {
    if (!creators.has(column.creator)) continue;
    columns.push(index);
    kept.push(column);
  }
  const rules = problem.rules.map((rule): SolverRule =>
    rule.kind === "budget" || rule.kind === "share" || rule.kind === "cap"
      ? rule
      : { ...rule, creators: rule.creators.filter((creator) => creators.has(creator)) },
  );
  return { problem: { ...problem, columns: kept, rules }, columns };
}
