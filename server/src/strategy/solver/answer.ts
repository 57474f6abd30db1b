import type { Highs } from "highs";
import { cheapestBudget, findConflict } from "./infeasible.ts";
import { boundForAll, narrow } from "./narrow.ts";
import type { Narrowed } from "./narrow.ts";
import { creatorsOf, isOfSpent } from "./problem.ts";
import type { PlanAnswer, PlanProblem, PlanTask } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { answerQuestions } from "./questions.ts";
import { scaleDown, scaleOf } from "./scale.ts";
import { worthAt } from "./shadow-prices.ts";
import { solve, worthOf } from "./solve.ts";
import type { Relaxation } from "./solve.ts";

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
    const cheapest = cheapestBudget(highs, all);
    return {
      status: "infeasible",
      conflict: findConflict(highs, all),
      cheapest: cheapest && Math.round(cheapest * scale.money),
    };
  }
  const { part, relaxation } = solved;
  const { solution, ...answers } = answerQuestions(highs, task, { all, scale, most, ...solved });
  const worth = worthOfAll(all, part, relaxation);
  const bound = part.prices
    ? boundForAll(all, part, worth, { bound: solution.bound, relaxation })
    : solution.bound;
  return {
    status: "solved",
    solution: { ...solution, value: solution.value * scale.people, bound: bound * scale.people },
    ...answers,
    worth: [...worth].map((own) => own * scale.people),
    perUnit: (relaxation.perUnit * scale.people) / scale.money,
    weighed: part.prices ? new Set(creatorsOf(part.problem, allowedColumns(part.problem))).size : null,
  };
}

/** The whole problem where those who were picked out cannot keep the rules though everybody might. */
function solveNarrowed(highs: Highs, all: PlanProblem, asked: readonly number[], most: number) {
  const part = narrow(highs, all, { most, asked });
  const solved = solve(highs, part.problem);
  if (solved) return { ...solved, part };
  const isProof = part.columns.length === all.columns.length || !all.rules.some(isOfSpent);
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
