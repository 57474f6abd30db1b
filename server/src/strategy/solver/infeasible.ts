import type { Highs } from "highs";
import { SolverGaveUp } from "./give-up.ts";
import { neededCreators } from "./needed.ts";
import { personOf } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";
import { allowedColumns, CLOCK_SECONDS } from "./program.ts";
import { restrict } from "./restrict.ts";

/** A budget is looked for up to this many doublings. */
const DOUBLINGS = 12;
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

/** The smallest budget, in minor units, under which all other rules hold; null when no budget would do. */
export function cheapestBudget(highs: Highs, whole: PlanProblem): number | null {
  const stated = whole.rules.find((rule) => rule.kind === "budget");
  if (!stated) return null;
  const problem = narrowed(whole);
  const others = problem.rules.filter((rule) => rule !== stated);
  if (!others.some(({ kind }) => kind === "share" || kind === "spend")) {
    return leastCost(highs, { ...problem, rules: others });
  }
  return searchBudget(highs, problem, stated.amount);
}

/** Shares of a budget move with it, so that the smallest one is found by trying. */
function searchBudget(highs: Highs, problem: PlanProblem, start: number): number | null {
  const holds = (amount: number) => leastCost(highs, withBudget(problem, amount)) !== null;
  const highest = Array.from({ length: DOUBLINGS }, (_, step) => step)
    .map((step) => start * 2 ** step)
    .find(holds);
  // A share of a smaller budget may be what can be had.
  const found =
    highest ??
    Array.from({ length: DOUBLINGS }, (_, step) => step)
      .map((step) => Math.floor(start / 2 ** step))
      .find(holds);
  if (found === undefined) return null;
  let [low, high] = [Math.floor(found / 2), found];
  while (high - low > 1) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

function withBudget(problem: PlanProblem, amount: number): PlanProblem {
  const change = (rule: SolverRule): SolverRule => {
    if (rule.kind === "budget") return { ...rule, amount };
    return rule.kind === "share" || rule.kind === "spend" ? { ...rule, budget: amount } : rule;
  };
  return { ...problem, rules: problem.rules.map(change) };
}

/** Least cost of any choice that keeps the rules; null when there is none. */
function leastCost(highs: Highs, whole: PlanProblem): number | null {
  const problem = narrowed(whole);
  const columns = neededColumns(problem);
  const costs = columns.map(({ cost }) => cost);
  const rows = problem.rules.flatMap((rule) => rowOf(highs, rule, columns));
  rows.push(...personRows(highs, columns));
  if (rows.every(({ lower, upper }) => lower <= 0 && upper >= 0)) return 0;
  return columns.length === 0 ? null : minimise(highs, costs, rows);
}

function narrowed(problem: PlanProblem): PlanProblem {
  return problem.columns.length > LARGE ? restrict(problem, neededCreators(problem)).problem : problem;
}

/** The cheapest package of each creator; all of them where a rule asks for a share of the money. */
function neededColumns(problem: PlanProblem): Column[] {
  const allowed = allowedColumns(problem).flatMap((index) => problem.columns[index] ?? []);
  if (problem.rules.some(({ kind }) => kind === "spend")) return allowed;
  const cheapest = new Map<number, Column>();
  for (const column of allowed) {
    const known = cheapest.get(column.creator);
    if (!known || column.cost < known.cost) cheapest.set(column.creator, column);
  }
  return [...cheapest.values()];
}

interface Row {
  lower: number;
  upper: number;
  values: number[];
}

function rowOf({ infinity }: Highs, rule: SolverRule, columns: Column[]): Row[] {
  if (rule.kind === "without" || rule.kind === "share") return [];
  if (rule.kind === "budget")
    return [{ lower: -infinity, upper: rule.amount, values: columns.map(({ cost }) => cost) }];
  const members = new Set(rule.creators);
  const isSpend = rule.kind === "spend";
  const unit = isSpend ? rule.budget : 1;
  return [
    {
      lower: rule.min === null ? -infinity : rule.min * unit,
      upper: rule.max === null ? infinity : rule.max * unit,
      values: columns.map(({ creator, cost }) => (members.has(creator) ? (isSpend ? cost : 1) : 0)),
    },
  ];
}

/** At most one package of a person; nothing to say of those who have one. */
function personRows({ infinity }: Highs, columns: Column[]): Row[] {
  const several = [...Map.groupBy(columns, personOf)].filter(([, own]) => own.length > 1);
  return several.map(([person]) => ({
    lower: -infinity,
    upper: 1,
    values: columns.map((column) => (personOf(column) === person ? 1 : 0)),
  }));
}

function minimise(highs: Highs, costs: number[], rows: Row[]): number | null {
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  for (const row of rows) {
    for (const [index, value] of row.values.entries()) {
      if (value === 0) continue;
      indices.push(index);
      values.push(value);
    }
    starts.push(indices.length);
  }
  const source = {
    numCols: costs.length,
    numRows: rows.length,
    colCost: costs,
    colLower: costs.map(() => 0),
    colUpper: costs.map(() => 1),
    rowLower: rows.map(({ lower }) => lower),
    rowUpper: rows.map(({ upper }) => upper),
    matrix: { format: "csr" as const, numRows: rows.length, numCols: costs.length, starts, indices, values },
    integrality: costs.map(() => highs.constants.variableType.integer),
  };
  return highs.withModel(source, (model): number | null => {
    model.options.set({ output_flag: false, random_seed: 1, time_limit: CLOCK_SECONDS });
    const { infeasible, timeLimit } = highs.constants.modelStatus;
    for (const nodes of NODES) {
      model.options.set({ mip_max_nodes: nodes });
      model.run();
      if (model.getModelStatus() === infeasible) return null;
      const objective = Number(model.info.get("objective_function_value"));
      if (model.getModelStatus() !== timeLimit && Number.isFinite(objective)) return Math.round(objective);
    }
    throw new SolverGaveUp();
  });
}
