import type { Highs } from "highs";
import type { PlanProblem, Solution } from "./problem.ts";
import { valueOf } from "./problem.ts";
import { addFloor, addTangent, allowedColumns, buildProgram, runProgram } from "./program.ts";
import type { Outcome, Program } from "./program.ts";
import type { ShadowPrices } from "./shadow-prices.ts";

/** Rounds in which the linear relaxation gets new tangents. */
const LP_ROUNDS = 8;
/** The relaxation is tight enough when its tangents lie this near to the curve. */
const LP_TOLERANCE = 2e-5;
/** Rounds in which the integer program gets new tangents at its own answer, and when that is near enough. */
const MIP_ROUNDS = 4;
const MIP_TOLERANCE = 1e-4;
/** Points of each curve beside that of the relaxation: whole creators leave the pressure a little above or below. */
const AROUND = [0.95, 1, 1.05];
/** Columns of the core: those that the relaxation likes best. */
const CORE = 160;
/** How long and how exactly to search. */
interface Effort {
  nodes: number;
  gap: number;
  /** A value that must be reached; any choice that does will do. */
  floor?: number;
  /** Without the searches beside the tree, which take most of the time of a small problem. */
  isPlain?: boolean;
}
const CORE_EFFORT: Effort = { nodes: 200, gap: 5e-4 };
const FULL_EFFORT: Effort = { nodes: 600, gap: 2e-4 };
const QUICK_EFFORT: Effort = { nodes: 40, gap: 1e-3 };
const PROBE_EFFORT: Effort = { nodes: 12, gap: 1 };
const PLAIN = {
  mip_heuristic_run_rens: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_root_reduced_cost: false,
};
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
  const core = nearestColumns(relaxation, allowed, CORE);
  const first = choose(highs, problem, core, relaxation, CORE_EFFORT);
  if (core.length === allowed.length)
    return first && proved(first, Math.min(first.bound, relaxation.bound), relaxation);
  if (first && relaxation.bound - first.value <= GOOD_GAP * first.value) {
    return proved(first, relaxation.bound, relaxation);
  }
  const rest = first ? undecided(relaxation, allowed, first.value) : allowed;
  const second = choose(highs, problem, rest, relaxation, FULL_EFFORT);
  const best = [first, second]
    .filter((one) => one !== null)
    .toSorted((left, right) => right.value - left.value)[0];
  if (!best) return null;
  const timedOut = Boolean(first?.timedOut) || Boolean(second?.timedOut);
  const bound = Math.min(relaxation.bound, second?.bound ?? best.value);
  return proved({ ...best, timedOut }, bound, relaxation);
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
  return choose(
    highs,
    problem,
    nearestColumns(relaxation, allowedColumns(problem), size),
    relaxation,
    QUICK_EFFORT,
  );
}

/** Any choice near the relaxation that reaches the floor; null when none was found. */
export function findAbove(
  highs: Highs,
  problem: PlanProblem,
  relaxation: Relaxation,
  size: number,
  goal: Required<Pick<Effort, "floor" | "isPlain">>,
): Solution | null {
  const kept = nearestColumns(relaxation, allowedColumns(problem), size);
  return choose(highs, problem, kept, relaxation, { ...PROBE_EFFORT, ...goal });
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
    if (outcome.status === "unsolved") throw new Error("The solver gave up on the relaxed problem");
    if (!isSolved(outcome)) return null;
    const { colDual, rowDual } = program.model.getSolution();
    const reducedCost = new Map(allowed.map((index, place) => [index, colDual[place] ?? 0]));
    const budgetRow = program.ruleRows.get(problem.rules.find(({ kind }) => kind === "budget")?.id ?? -1);
    const perUnit = budgetRow === undefined ? 0 : Math.abs(rowDual[budgetRow] ?? 0);
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
    rules: new Map([...ruleRows].map(([id, row]) => [id, duals[row] ?? 0])),
  };
}

type Solved = Exclude<Outcome, { status: "infeasible" | "unsolved" }>;

function isSolved(outcome: Outcome): outcome is Solved {
  return outcome.status === "optimal" || outcome.status === "limited";
}

function pressureIn(outcome: Outcome, cell: number): number {
  return isSolved(outcome) ? (outcome.pressure[cell] ?? 0) : 0;
}

function choose(
  highs: Highs,
  problem: PlanProblem,
  kept: number[],
  relaxation: Relaxation,
  effort: Effort,
): Solution | null {
  const around = relaxation.tangents.map((points) => AROUND.map((factor) => (points.at(-1) ?? 0) * factor));
  const program = buildProgram(highs, problem, kept, true, around);
  program.model.options.set({ mip_rel_gap: effort.gap });
  if (effort.isPlain) program.model.options.set(PLAIN);
  if (effort.floor !== undefined) addFloor(program, problem, effort.floor, highs.infinity);
  try {
    let best: Solution | null = null;
    for (let round = 0; round < MIP_ROUNDS; round += 1) {
      const outcome = runProgram(highs, program, problem.people.length, effort.nodes);
      if (outcome.status === "infeasible" || outcome.status === "unsolved") return best;
      best = better(best, outcome, valueOf(problem, outcome.chosen));
      if (outcome.objective - best.value <= MIP_TOLERANCE * best.value) break;
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

function better(best: Solution | null, outcome: Solved, value: number): Solution {
  const timedOut = Boolean(best?.timedOut) || outcome.timedOut;
  const bound = Math.min(best?.bound ?? Infinity, outcome.bound);
  if (best && best.value >= value) return { ...best, bound: Math.max(bound, best.value), timedOut };
  return { columns: outcome.chosen, value, bound: Math.max(bound, value), timedOut };
}

/** Columns that gain the most, or lose the least; ties by place, so that the order never depends on chance. */
function nearestColumns({ reducedCost }: Relaxation, allowed: number[], size: number): number[] {
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
function undecided({ bound, reducedCost }: Relaxation, allowed: number[], value: number): number[] {
  return allowed.filter((index) => {
    const loss = reducedCost.get(index) ?? 0;
    return loss >= 0 || bound + loss >= value;
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
