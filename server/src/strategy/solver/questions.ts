import type { Highs } from "highs";
import { findEntries } from "./entry-price.ts";
import { narrow } from "./narrow.ts";
import type { Narrowed } from "./narrow.ts";
import { brokenRules, creatorsOf, valueOf, withoutRule } from "./problem.ts";
import type { PlanProblem, PlanTask, Solution, Solved, SolverRule } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import type { Scale } from "./scale.ts";
import { isSmall, relax, solveNear } from "./solve.ts";
import type { Relaxation } from "./solve.ts";

/** Columns of a quick second solve. */
const NEAR = 120;
/** A gain below this part of the value is not looked for in a large problem. */
const NOTHING = 2e-4;
/** A better plan is better by more than rounding. */
const ROUNDING = 1e-9;

/** A solved problem: everybody, and the part of them that went into the solver. */
interface Base {
  all: PlanProblem;
  scale: Scale;
  /** Creators that the solver weighs at most. */
  most: number;
  part: Narrowed;
  /** Its columns are those of `part`. */
  solution: Solution;
  relaxation: Relaxation;
}

type Answers = Pick<Solved, "solution" | "withoutRule" | "entries" | "withExtra">;

/**
 * What was asked beside the plan, and the plan itself: a better one that a search comes upon takes its place. Columns
 * are those of `all`, people in its units, prices in minor units.
 */
export function answerQuestions(highs: Highs, task: PlanTask, base: Base): Answers {
  const { all, scale, part, relaxation } = base;
  let best: Solution = { ...base.solution, columns: placesIn(part, base.solution.columns) };
  const adopt = (columns: number[]) => {
    const value = valueOf(all, columns);
    if (value <= best.value * (1 + ROUNDING) || brokenRules(all, columns).length > 0) return;
    best = { columns, value, bound: Math.max(value, best.bound) };
  };
  const nearby = { most: base.most, asked: creatorsOf(all, best.columns), near: relaxation.prices };
  /** The value of a looser problem; null where none was found. */
  const again = (changed: PlanProblem) => {
    const looser = narrow(highs, changed, nearby);
    const found = solveLooser(highs, looser.problem, best);
    if (found) adopt(placesIn(looser, found.columns));
    return found?.value ?? null;
  };
  const free = task.priceRules.map((id) => ({ id, value: again(withoutRule(all, id)) }));
  const extra = task.extra === null ? null : again(raiseBudget(all, task.extra / scale.money));
  const priced = () => {
    const inside = new Set(creatorsOf(all, best.columns));
    const plan = best.columns.map((index) => part.columns.indexOf(index));
    return findEntries(highs, task, { problem: part.problem, solution: best, plan, inside, relaxation });
  };
  let { entries, better } = priced();
  // Ends, since each plan reaches more than the last.
  while (better) {
    adopt(placesIn(part, better));
    ({ entries, better } = priced());
  }
  const people = (value: number | null) => value && Math.max(value, best.value) * scale.people;
  return {
    solution: best,
    withoutRule: free.map(({ id, value }) => ({ id, value: people(value) })),
    withExtra: people(extra),
    entries: entries.map((entry) => ({
      ...entry,
      price: entry.price && minorUnits(entry.price * scale.money),
    })),
  };
}

/** Whole minor units, but for the rounding of the solver. */
function minorUnits(price: number): number {
  return Math.floor(price + 1e-3);
}

function placesIn({ columns }: Narrowed, chosen: readonly number[]): number[] {
  return chosen.map((index) => columns[index] ?? -1);
}

/** The best plan found of a looser problem; without columns where its limit makes a search needless. */
function solveLooser(highs: Highs, problem: PlanProblem, { value, bound }: Solution) {
  const relaxation = relax(highs, problem, allowedColumns(problem));
  const limit = isSmall(problem) ? bound : Math.max(bound, value * (1 + NOTHING));
  if (relaxation && relaxation.bound <= limit) return { columns: [], value };
  return relaxation && solveNear(highs, problem, relaxation, NEAR);
}

function raiseBudget(problem: PlanProblem, by: number): PlanProblem {
  const raise = (rule: SolverRule): SolverRule =>
    rule.kind === "budget" ? { ...rule, amount: rule.amount + by } : rule;
  return { ...problem, rules: problem.rules.map(raise) };
}
