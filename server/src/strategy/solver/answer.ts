import type { Highs } from "highs";
import { findEntries } from "./entry-price.ts";
import { cheapestBudget, findConflict } from "./infeasible.ts";
import { boundForAll, narrow } from "./narrow.ts";
import type { Narrowed } from "./narrow.ts";
import { withoutRule } from "./problem.ts";
import type { PlanAnswer, PlanProblem, PlanTask, SolverRule } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { scaleDown, scaleOf } from "./scale.ts";
import { worthAt } from "./shadow-prices.ts";
import { relax, solve, solveNear, worthOf } from "./solve.ts";
import type { Relaxation } from "./solve.ts";

/** Columns of a quick second solve. */
const NEAR = 120;
/** A gain below this part of the value is none. */
const NOTHING = 2e-4;
/** Creators that the integer program weighs against each other. From the design: more of them take too long. */
const CREATORS_MAX = 2000;

/**
 * Solves a plan and the questions about it. Pure but for the solver; the same task gives the same answer. Of more than
 * `most` creators those nearest to the plan go into the solver; the limit holds for everybody.
 */
export function answerTask(highs: Highs, task: PlanTask, most = CREATORS_MAX): PlanAnswer {
  const scale = scaleOf(task.problem);
  const all = scaleDown(task.problem, scale);
  const solved = solveNarrowed(highs, all, task.priceCreators, most);
  if (!solved) {
    const conflict = findConflict(highs, task.problem);
    return { status: "infeasible", conflict, cheapest: cheapestBudget(highs, task.problem) };
  }
  const { solution, relaxation, part } = solved;
  const { problem } = part;
  const people = (value: number | null) => value && value * scale.people;
  const nearby = { most, asked: creatorsOf(problem, solution.columns), near: relaxation.prices };
  const again = (changed: PlanProblem) =>
    people(valueWith(highs, narrow(highs, changed, nearby).problem, solution.value));
  const { extra } = task;
  const worth = worthOfAll(all, part, relaxation);
  const bound = part.prices
    ? boundForAll(all, part, worth, { bound: solution.bound, relaxation })
    : solution.bound;
  return {
    status: "solved",
    solution: {
      ...solution,
      columns: solution.columns.map((index) => part.columns[index] ?? -1),
      value: solution.value * scale.people,
      bound: bound * scale.people,
    },
    withoutRule: task.priceRules.map((id) => ({ id, value: again(withoutRule(all, id)) })),
    entries: findEntries(highs, { ...task, problem }, solution, relaxation).map(({ creator, price }) => ({
      creator,
      price: price && Math.floor(price * scale.money),
    })),
    withExtra: extra === null ? null : again(raiseBudget(all, extra / scale.money)),
    worth: [...worth].map((own) => own * scale.people),
    perUnit: (relaxation.perUnit * scale.people) / scale.money,
    weighed: part.prices ? new Set(creatorsOf(problem, allowedColumns(problem))).size : null,
  };
}

/** The whole problem where those who were picked out cannot keep the rules though everybody might. */
function solveNarrowed(highs: Highs, all: PlanProblem, asked: readonly number[], most: number) {
  const part = narrow(highs, all, { most, asked });
  const solved = solve(highs, part.problem);
  if (solved) return { ...solved, part };
  const isProof =
    part.columns.length === all.columns.length || !all.rules.some(({ kind }) => kind === "spend");
  const everybody = narrow(highs, all, { most: Infinity, asked });
  const second = isProof ? null : solve(highs, everybody.problem);
  return second && { ...second, part: everybody };
}

/** Reduced costs of those in the solver; everybody else at its prices. */
function worthOfAll(
  all: PlanProblem,
  { problem, allowed, prices }: Narrowed,
  relaxation: Relaxation,
): Float64Array {
  const inside = worthOf(problem, relaxation);
  if (!prices) return Float64Array.from(inside);
  const weighed = new Set(problem.columns.map(({ creator }) => creator));
  return worthAt(all, allowed, relaxation.prices).map((own, creator) =>
    weighed.has(creator) ? (inside[creator] ?? -Infinity) : own,
  );
}

function creatorsOf({ columns }: PlanProblem, chosen: readonly number[]): number[] {
  return chosen.flatMap((index) => columns[index]?.creator ?? []);
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
