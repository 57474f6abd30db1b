import type { Highs } from "highs";
import { findEntries } from "./entry-price.ts";
import { cheapestBudget, findConflict } from "./infeasible.ts";
import { withoutRule } from "./problem.ts";
import type { PlanAnswer, PlanProblem, PlanTask, SolverRule } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { scaleDown, scaleOf } from "./scale.ts";
import { relax, solve, solveNear, worthOf } from "./solve.ts";

/** Columns of a quick second solve. */
const NEAR = 120;
/** A gain below this part of the value is none. */
const NOTHING = 2e-4;

/** Solves a plan and the questions about it. Pure but for the solver; the same task gives the same answer. */
export function answerTask(highs: Highs, task: PlanTask): PlanAnswer {
  const scale = scaleOf(task.problem);
  const problem = scaleDown(task.problem, scale);
  const solved = solve(highs, problem);
  if (!solved) {
    const conflict = findConflict(highs, task.problem);
    return { status: "infeasible", conflict, cheapest: cheapestBudget(highs, task.problem) };
  }
  const { solution, relaxation } = solved;
  const people = (value: number | null) => value && value * scale.people;
  const { extra } = task;
  return {
    status: "solved",
    solution: { ...solution, value: solution.value * scale.people, bound: solution.bound * scale.people },
    withoutRule: task.priceRules.map((id) => ({
      id,
      value: people(valueWith(highs, withoutRule(problem, id), solution.value)),
    })),
    entries: findEntries(highs, { ...task, problem }, solution, relaxation).map(({ creator, price }) => ({
      creator,
      price: price && Math.floor(price * scale.money),
    })),
    withExtra:
      extra === null
        ? null
        : people(valueWith(highs, raiseBudget(problem, extra / scale.money), solution.value)),
    worth: worthOf(problem, relaxation).map((worth) => worth * scale.people),
    perUnit: (relaxation.perUnit * scale.people) / scale.money,
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
