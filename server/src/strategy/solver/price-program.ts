import type { Highs } from "highs";
import { personOf, pressureOf, valueOf } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";
import { addFloor, addTangent, buildProgram, isSolved, mostOf, runProgram } from "./program.ts";
import type { Program } from "./program.ts";
import { rowsOf } from "./rule-rows.ts";

/** Rounds in which the program gets tangents at its own answer, until that keeps the floor on the exact curve. */
const ROUNDS = 12;
/** Part of a price within which a search may end. */
const PRICE_GAP = 2e-3;
/** Rounding of the exact curve. */
const EXACT = 1e-9;

/** What a search has to reach, in so many nodes: a price of at least `above`, in a plan of `least` people. */
export interface PriceGoal {
  above: number;
  least: number;
  /** What the plan has to reach by the tangents, which lie above the curve. */
  floor: number;
  nodes: number;
}

/** What is known of the highest price of one piece at which a creator comes in. */
export interface PriceRange {
  /** A plan holds at this price; null when none was found. */
  low: number | null;
  /** That plan: columns of the problem. */
  columns: number[];
  /** No plan of the columns that were weighed holds above it, nor above the goal; −∞ when none holds even for nothing. */
  high: number;
}

/**
 * The highest price of one piece at which the creator is in a plan that reaches the goal. What the creator is paid is a
 * variable of the program: so one search answers for all prices, and its limit says when no higher one is left.
 */
export function highestPrice(
  highs: Highs,
  problem: PlanProblem,
  creator: number,
  kept: number[],
  around: readonly number[][],
  goal: PriceGoal,
): PriceRange {
  const free = withoutPrice(problem, creator);
  const program = buildProgram(highs, free, kept, true, around);
  try {
    addPayments(highs, problem, creator, program, goal.above);
    addFloor(program, problem, goal.floor, highs.infinity);
    program.model.options.set({ mip_rel_gap: PRICE_GAP });
    let high = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = runProgram(highs, program, problem.people.length, goal.nodes);
      if (outcome.status === "infeasible")
        return { low: null, columns: [], high: goal.above > 0 ? goal.above : -Infinity };
      high = Math.min(high, outcome.bound);
      if (!isSolved(outcome)) break;
      const columns = outcome.chosen;
      if (valueOf(problem, columns) >= goal.least * (1 - EXACT))
        return { low: outcome.objective, columns, high };
      const fresh = pressureOf(problem, columns).map((at, cell) =>
        addTangent(program, problem, cell, at, highs.infinity),
      );
      if (!fresh.some(Boolean)) break;
    }
    return { low: null, columns: [], high };
  } finally {
    program.model.dispose();
  }
}

/** The problem in which the creator must be taken and costs nothing. */
function withoutPrice(problem: PlanProblem, creator: number): PlanProblem {
  const must: SolverRule = { id: -1, kind: "count", creators: [creator], min: 1, max: null };
  const columns = problem.columns.map((column) =>
    column.creator === creator ? { ...column, cost: 0 } : column,
  );
  return { ...problem, columns, rules: [...problem.rules, must] };
}

/** Adds what each package of the creator is paid, no more than is asked for it, and makes a piece's price the aim. */
function addPayments(
  highs: Highs,
  problem: PlanProblem,
  creator: number,
  program: Program,
  above: number,
): void {
  const { model, kept, width, pressureColumn } = program;
  const cells = problem.people.length;
  for (let cell = 0; cell < cells; cell += 1) model.changeColCost(pressureColumn(cell) + cells, 0);
  const most = mostOf(problem.rules);
  const perPayment: number[] = [];
  for (const [place, index] of kept.entries()) {
    const column = problem.columns[index];
    if (column?.creator !== creator) continue;
    const limit = Math.min(column.cost, most);
    const { indices, values } = weightsOfMoney(problem, column, program);
    model.addCol(1 / column.pieces, 0, limit, { indices, values });
    model.addRow(-highs.infinity, 0, { indices: [place, width + perPayment.length], values: [-limit, 1] });
    perPayment.push(1 / column.pieces);
  }
  if (above > 0)
    model.addRow(above, highs.infinity, {
      indices: perPayment.map((_, place) => width + place),
      values: perPayment,
    });
}

/** What a unit of money that the package is paid weighs in each row of the program. */
function weightsOfMoney({ rules, creators }: PlanProblem, column: Column, { ruleRows, shareRows }: Program) {
  const person = personOf(column);
  const ofRules = rules.flatMap((rule) =>
    rowsOf(rule, creators).map(({ weigh }, place) => ({
      row: ruleRows.get(rule.id)?.[place] ?? -1,
      weight: weigh({ ...column, cost: 1 }) - weigh({ ...column, cost: 0 }),
    })),
  );
  const ofShares = shareRows.filter((own) => own.person === person).map(({ row }) => ({ row, weight: 1 }));
  const weighty = [...ofRules, ...ofShares].filter(({ row, weight }) => row >= 0 && weight !== 0);
  return { indices: weighty.map(({ row }) => row), values: weighty.map(({ weight }) => weight) };
}
