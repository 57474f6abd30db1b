import type { Highs } from "highs";
import { findEntries } from "./entry-price.ts";
import { cheapestBudget, findConflict } from "./infeasible.ts";
import { withoutRule } from "./problem.ts";
import type { PlanAnswer, PlanProblem, PlanTask, SolverRule } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { relax, solve, solveNear, worthOf } from "./solve.ts";

/** Columns of a quick second solve. */
const NEAR = 120;
/** A gain below this part of the value is none. */
const NOTHING = 2e-4;

/** Solves a plan and the questions about it. Pure but for the solver; the same task gives the same answer. */
export function answerTask(highs: Highs, task: PlanTask): PlanAnswer {
  const { problem } = task;
  const solved = solve(highs, problem);
  if (!solved) {
    return {
      status: "infeasible",
      conflict: findConflict(highs, problem),
      cheapest: cheapestBudget(highs, problem),
    };
  }
  const { solution, relaxation } = solved;
  return {
    status: "solved",
    solution,
    withoutRule: task.priceRules.map((id) => ({
      id,
      value: valueWith(highs, withoutRule(problem, id), solution.value),
    })),
    entries: findEntries(highs, task, solution, relaxation),
    withExtra:
      task.extra === null ? null : valueWith(highs, raiseBudget(problem, task.extra), solution.value),
    worth: worthOf(problem, relaxation),
    perUnit: relaxation.perUnit,
  };
}

/** The value of a looser problem: never less than that of the plan it was loosened from. */
function valueWith(highs: Highs, problem: PlanProblem, least: number): number | null {
  const relaxation = relax(highs, problem, allowedColumns(problem));
  // A limit that is no higher than the plan makes the search needless.
  if (relaxation && relaxation.bound <= least * (1 + NOTHING)) return least;
  const found = relaxation && solveNear(highs, problem, relaxation, NEAR);
  return found && Math.max(found.value, least);
}

function raiseBudget(problem: PlanProblem, by: number): PlanProblem {
  const raise = (rule: SolverRule): SolverRule =>
    rule.kind === "budget" ? { ...rule, amount: rule.amount + by } : rule;
  return { ...problem, rules: problem.rules.map(raise) };
}
