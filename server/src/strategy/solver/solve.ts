import type { Highs } from "highs";
import type { PlanProblem, Solution } from "./problem.ts";
import { brokenRules, valueOf } from "./problem.ts";
import { SolverGaveUp } from "./give-up.ts";
import { addTangent, allowedColumns, buildProgram, isSolved, runProgram } from "./program.ts";
import type { Found, Outcome, Program } from "./program.ts";
import type { ShadowPrices } from "./shadow-prices.ts";

/** Rounds in which the linear relaxation gets new tangents. */
const LP_ROUNDS = 8;
/** The relaxation is tight enough when its tangents lie this near to the curve. */
const LP_TOLERANCE = 2e-5;
/** Rounds in which the integer program gets new tangents at its own answer. */
const MIP_ROUNDS = 4;
/** Points of each curve beside that of the relaxation: whole creators leave the pressure a little above or below. */
const AROUND = [0.95, 1, 1.05];
/** Columns of the core: those that the relaxation likes best. */
const CORE = 160;
/** A problem of so few packages is solved to the end. */
const SMALL = 200;

/** How long and how exactly to search. */
interface Effort {
  nodes: number;
  gap: number;
  /** How near its tangents lie to the curve at the answer. */
  tolerance: number;
  rounds: number;
}
const CORE_EFFORT: Effort = { nodes: 200, gap: 5e-4, tolerance: 1e-4, rounds: MIP_ROUNDS };
const FULL_EFFORT: Effort = { ...CORE_EFFORT, nodes: 1500, gap: 2e-4 };
const QUICK_EFFORT: Effort = { ...CORE_EFFORT, nodes: 40, gap: 1e-3 };
const EXACT_EFFORT: Effort = { nodes: 2000, gap: 1e-5, tolerance: 1e-5, rounds: 12 };
/** Nodes after which a search that has found nothing is given up. */
const LAST_NODES = 20_000;
/** The gap that counts as proved (`PROVED_GAP` of the certificate), with room to spare. */
const GOOD_GAP = 6e-4;
/** The solver keeps rows to about this part. */
const BOUND_TOLERANCE = 1e-6;

/** The relaxed problem: its value is a limit that no choice passes. */
export interface Relaxation {
  bound: number;
  /** What a column would lose the plan if it were forced in, by column of the problem; 0 for those in use. */
  reducedCost: Map<number, number>;
  /** People that one minor unit more of budget buys; 0 without a budget. */
  perUnit: number;
  /** Points at which the curve of each cell was touched. */
  tangents: number[][];
  prices: ShadowPrices;
}

/**
 * The best choice of columns and a limit that no choice passes. The relaxation gives a first limit, its best columns
 * the core of an integer program; columns that the limit rules out are dropped, and the rest is solved again when the
 * gap is still open. Stopped by counts of nodes, so that equal problems give equal answers.
 * @returns null when the rules cannot hold together.
 */
export function solve(
  highs: Highs,
  problem: PlanProblem,
): { solution: Solution; relaxation: Relaxation } | null {
  const allowed = allowedColumns(problem);
  const relaxation = relax(highs, problem, allowed);
  if (!relaxation) return null;
  const core = nearestColumns(relaxation, allowed, isSmall(problem) ? SMALL : CORE);
  const first = choose(highs, problem, core, relaxation, isSmall(problem) ? EXACT_EFFORT : CORE_EFFORT);
  if (core.length === allowed.length) {
    const best = found(
      first ?? choose(highs, problem, core, relaxation, { ...FULL_EFFORT, nodes: LAST_NODES }),
    );
    return best && proved(best, Math.min(best.bound, relaxation.bound), relaxation);
  }
  if (first && first !== "none" && relaxation.bound - first.value <= GOOD_GAP * first.value) {
    return proved(first, relaxation.bound, relaxation);
  }
  const known = first && found(first);
  const rest = known ? undecided(relaxation, allowed, known.value) : allowed;
  const second = choose(highs, problem, rest, relaxation, FULL_EFFORT);
  if (!known) {
    const best = found(
      second ?? choose(highs, problem, rest, relaxation, { ...FULL_EFFORT, nodes: LAST_NODES }),
    );
    return best && proved(best, Math.min(relaxation.bound, best.bound), relaxation);
  }
  // Nothing else keeps the rules: the first is the best. Nothing found says nothing.
  if (second === null) return proved(known, relaxation.bound, relaxation);
  if (second === "none") return proved(known, known.value, relaxation);
  const best = second.value > known.value ? second : known;
  return proved(best, Math.min(relaxation.bound, second.bound), relaxation);
}

export function isSmall({ columns }: PlanProblem): boolean {
  return columns.length <= SMALL;
}

/** The choice, or null when none keeps the rules. @throws SolverGaveUp when that is not known. */
function found(chosen: Chosen): Solution | null {
  if (chosen === null) throw new SolverGaveUp();
  return chosen === "none" ? null : chosen;
}

/** A bound is never below what was reached, and stands above the solver's own tolerance. */
function proved(best: Solution, bound: number, relaxation: Relaxation) {
  return { solution: { ...best, bound: Math.max(best.value, bound * (1 + BOUND_TOLERANCE)) }, relaxation };
}

/** A choice among the columns that the relaxation of a like problem holds near; quick, without a limit of its own. */
export function solveNear(
  highs: Highs,
  problem: PlanProblem,
  relaxation: Relaxation,
  size: number,
): Solution | null {
  const effort = isSmall(problem) ? EXACT_EFFORT : QUICK_EFFORT;
  const near = nearestColumns(relaxation, allowedColumns(problem), isSmall(problem) ? SMALL : size);
  const chosen = choose(highs, problem, near, relaxation, effort);
  return chosen === "none" ? null : chosen;
}

/** @returns null when not even fractions of creators satisfy the rules. */
export function relax(highs: Highs, problem: PlanProblem, allowed: number[]): Relaxation | null {
  const tangents = problem.people.map((): number[] => []);
  const program = buildProgram(highs, problem, allowed, false, tangents);
  try {
    let outcome = runProgram(highs, program, problem.people.length, null);
    for (let round = 0; round < LP_ROUNDS && isSolved(outcome); round += 1) {
      const exact = problem.people.reduce(
        (sum, people, cell) => sum - people * Math.expm1(-pressureIn(outcome, cell)),
        0,
      );
      if (outcome.objective - exact <= LP_TOLERANCE * exact) break;
      for (const [cell, own] of tangents.entries()) {
        const at = pressureIn(outcome, cell);
        if (addTangent(program, problem, cell, at, highs.infinity)) own.push(at);
      }
      outcome = runProgram(highs, program, problem.people.length, null);
    }
    if (outcome.status === "unsolved") throw new SolverGaveUp();
    if (!isSolved(outcome)) return null;
    const { colDual, rowDual } = program.model.getSolution();
    const reducedCost = new Map(allowed.map((index, place) => [index, colDual[place] ?? 0]));
    const budget = problem.rules.find(({ kind }) => kind === "budget")?.id ?? -1;
    const [budgetRow = -1] = program.ruleRows.get(budget) ?? [];
    const perUnit = Math.abs(rowDual[budgetRow] ?? 0);
    const prices = pricesOf(program, problem, rowDual);
    return { bound: outcome.objective, reducedCost, perUnit, tangents, prices };
  } finally {
    program.model.dispose();
  }
}

/** The first rows of a program are the pressures of its cells. */
function pricesOf({ ruleRows }: Program, { people }: PlanProblem, duals: ArrayLike<number>): ShadowPrices {
  return {
    cells: people.map((_, cell) => duals[cell] ?? 0),
    rules: new Map([...ruleRows].map(([id, rows]) => [id, rows.map((row) => duals[row] ?? 0)])),
  };
}

function pressureIn(outcome: Outcome, cell: number): number {
  return isSolved(outcome) ? (outcome.pressure[cell] ?? 0) : 0;
}

/** "none" when it is proved that no choice keeps the rules; null when none was found. */
type Chosen = Solution | "none" | null;

function choose(
  highs: Highs,
  problem: PlanProblem,
  kept: number[],
  relaxation: Relaxation,
  effort: Effort,
): Chosen {
  const program = buildProgram(highs, problem, kept, true, pointsAround(relaxation));
  program.model.options.set({ mip_rel_gap: effort.gap });
  try {
    let best: Solution | null = null;
    for (let round = 0; round < effort.rounds; round += 1) {
      const outcome = runProgram(highs, program, problem.people.length, effort.nodes);
      if (outcome.status === "infeasible") return best ?? "none";
      if (outcome.status === "unsolved" || brokenRules(problem, outcome.chosen).length > 0) return best;
      best = better(best, outcome, valueOf(problem, outcome.chosen));
      if (outcome.objective - best.value <= effort.tolerance * best.value) break;
      const fresh = problem.people
        .map((_, cell) => addTangent(program, problem, cell, pressureIn(outcome, cell), highs.infinity))
        .some(Boolean);
      if (!fresh) break;
    }
    return best;
  } finally {
    program.model.dispose();
  }
}

/** Where an integer program touches the curves: at the relaxation and a little beside it. */
export function pointsAround({ tangents }: Relaxation): number[][] {
  return tangents.map((points) => AROUND.map((factor) => (points.at(-1) ?? 0) * factor));
}

function better(best: Solution | null, outcome: Found, value: number): Solution {
  const bound = Math.min(best?.bound ?? Infinity, outcome.bound);
  if (best && best.value >= value) return { ...best, bound: Math.max(bound, best.value) };
  return { columns: outcome.chosen, value, bound: Math.max(bound, value) };
}

/** Columns that gain the most, or lose the least; ties by place, so that the order never depends on chance. */
export function nearestColumns({ reducedCost }: Relaxation, allowed: number[], size: number): number[] {
  if (allowed.length <= size) return allowed;
  return allowed
    .toSorted(
      (left, right) =>
        (reducedCost.get(right) ?? -Infinity) - (reducedCost.get(left) ?? -Infinity) || left - right,
    )
    .slice(0, size)
    .toSorted((left, right) => left - right);
}

/** Columns that a better choice than `value` could still hold (reduced-cost fixing). Those at one stay. */
export function undecided(
  { bound, reducedCost }: Pick<Relaxation, "bound" | "reducedCost">,
  allowed: number[],
  value: number,
): number[] {
  return allowed.filter((index) => {
    const loss = reducedCost.get(index) ?? 0;
    return loss >= 0 || bound * (1 + BOUND_TOLERANCE) + loss >= value;
  });
}

/** The best reduced cost among a creator's columns: how near to the plan each one is; −∞ for those that no rule allows. */
export function worthOf(problem: PlanProblem, { reducedCost }: Relaxation): number[] {
  const worth = Array.from({ length: problem.creators }, () => -Infinity);
  for (const [index, loss] of reducedCost) {
    const creator = problem.columns[index]?.creator ?? -1;
    worth[creator] = Math.max(worth[creator] ?? -Infinity, loss);
  }
  return worth;
}
