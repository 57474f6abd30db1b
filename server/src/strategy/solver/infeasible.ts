import type { Highs } from "highs";
import { SolverGaveUp } from "./give-up.ts";
import { neededCreators } from "./needed.ts";
import { brokenRules, costOf, isOfSpent } from "./problem.ts";
import type { Column, PlanProblem } from "./problem.ts";
import { allowedColumns, buildProgram, isSolved, runProgram } from "./program.ts";
import { restrict } from "./restrict.ts";

/** Nodes of a search for the least cost, and of a last one where that found nothing and proved nothing. */
const NODES = [500, 20_000];
/** A problem of so many packages is first narrowed to creators who are enough to keep its rules. Chosen by us. */
const LARGE = 6000;

/**
 * Ids of a smallest set of rules that cannot hold together: without any of them the rest can (deletion filter). The
 * budget is tried first: it is named only where more money would help.
 */
export function findConflict(highs: Highs, problem: PlanProblem): number[] {
  let { rules } = problem;
  const budgetFirst = problem.rules.toSorted(
    (left, right) => Number(right.kind === "budget") - Number(left.kind === "budget"),
  );
  for (const rule of budgetFirst) {
    const fewer = rules.filter((one) => one !== rule);
    if (leastCost(highs, { ...problem, rules: fewer }) === null) rules = fewer;
  }
  return rules.map(({ id }) => id);
}

/** The smallest budget under which all other rules hold; null when no budget would do. */
export function cheapestBudget(highs: Highs, problem: PlanProblem): number | null {
  const others = problem.rules.filter(({ kind }) => kind !== "budget");
  return others.length === problem.rules.length ? null : leastCost(highs, { ...problem, rules: others });
}

/** Least cost of any choice that keeps the rules; null when there is none. */
function leastCost(highs: Highs, whole: PlanProblem): number | null {
  const problem = withoutReach(narrowed(whole));
  const kept = neededColumns(problem);
  if (brokenRules(problem, []).length === 0) return 0;
  if (kept.length === 0) return null;
  const program = buildProgram(highs, problem, kept, true, []);
  try {
    for (const [place, index] of kept.entries())
      program.model.changeColCost(place, -(problem.columns[index]?.cost ?? 0));
    for (const nodes of NODES) {
      const outcome = runProgram(highs, program, 0, nodes);
      if (outcome.status === "infeasible") return null;
      if (isSolved(outcome)) return costOf(outcome.chosen.flatMap((index) => problem.columns[index] ?? []));
    }
    throw new SolverGaveUp();
  } finally {
    program.model.dispose();
  }
}

function narrowed(problem: PlanProblem): PlanProblem {
  return problem.columns.length > LARGE ? restrict(problem, neededCreators(problem)).problem : problem;
}

/** The same rules where nobody is to be reached. */
function withoutReach(problem: PlanProblem): PlanProblem {
  const columns = problem.columns.map((column): Column => ({ ...column, cells: [], values: [] }));
  return { ...problem, people: [], columns };
}

/** The cheapest package of each creator; all of them where a rule asks for a share of the money. */
function neededColumns(problem: PlanProblem): number[] {
  const allowed = allowedColumns(problem);
  if (problem.rules.some(isOfSpent)) return allowed;
  const cheapest = new Map<number, number>();
  const costAt = (index: number) => problem.columns[index]?.cost ?? 0;
  for (const index of allowed) {
    const creator = problem.columns[index]?.creator ?? -1;
    const known = cheapest.get(creator);
    if (known === undefined || costAt(index) < costAt(known)) cheapest.set(creator, index);
  }
  return [...cheapest.values()].toSorted((left, right) => left - right);
}
