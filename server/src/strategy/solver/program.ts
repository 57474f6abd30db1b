import type { Highs, Model } from "highs";
import { SolverGaveUp } from "./give-up.ts";
import { PART_EXACT, personOf } from "./problem.ts";
import type { PlanProblem, SolverRule } from "./problem.ts";
import { rowsOf } from "./rule-rows.ts";

/** Tangents that every cell starts with, as parts of its largest possible pressure; the solver adds more where it needs them. */
const FIRST_TANGENTS = [0, 0.02, 0.06, 0.15, 0.35, 1];
/** Pressure beyond which nobody is left to reach. */
const PRESSURE_MAX = 6;
/** Seconds after which a single solve is given up. It ends by a count of nodes long before, with the same answer on every machine. */
const CLOCK_SECONDS = 60;
/** So that whole creators keep a budget to the cent. */
const EXACT = 1e-9;
/** The tolerance of the solver itself: whoever takes its answer has to look whether rules are kept. */
const USUAL = 1e-6;
/** The solver's own word for "there is a solution". */
const FEASIBLE = 2;

export interface Program {
  model: Model;
  /** Columns of the problem that are in the program, by place. */
  kept: number[];
  /** Column of the program that stands for the pressure of a cell. */
  pressureColumn: (cell: number) => number;
  /** Rows of the program for each rule that has some, in the order of `rowsOf`. */
  ruleRows: Map<number, number[]>;
  /** Rows that hold what a person gets against what is spent. */
  shareRows: ShareRow[];
  /** Columns of the program; any that are added come behind them. */
  width: number;
  tangents: Set<string>;
}

export type Outcome =
  | {
      status: "optimal" | "limited";
      chosen: number[];
      pressure: number[];
      objective: number;
      bound: number;
    }
  | { status: "infeasible" }
  /** The search was stopped before it found anything better than `bound`. */
  | { status: "unsolved"; bound: number };

interface ShareRow {
  person: number;
  row: number;
}

/** What the rows of rules are built on. */
interface Frame {
  ruleRows: Map<number, number[]>;
  shareRows: ShareRow[];
  /** Column of the program that stands for what is spent, by id of the rule that needs it. */
  spentColumns: ReadonlyMap<number, number>;
  infinity: number;
}

interface Rows {
  lower: number[];
  upper: number[];
  entries: { row: number; column: number; value: number }[];
}

/** The value of a cell under `pressure` lies below each of its tangents. Null for one that the program has already. */
function newTangent(tangents: Set<string>, cell: number, people: number, at: number) {
  const key = `${cell}/${at.toPrecision(6)}`;
  if (tangents.has(key)) return null;
  tangents.add(key);
  return { slope: people * Math.exp(-at), height: people * (1 - Math.exp(-at) * (1 + at)) };
}

/** Columns that no rule of the kinds "without", "cap" and "share" takes away. */
export function allowedColumns({ columns, rules }: PlanProblem): number[] {
  const banned = new Set(rules.flatMap((rule) => (rule.kind === "without" ? rule.creators : [])));
  const most = largestPackage(rules);
  return [...columns.keys()].filter((index) => {
    const column = columns[index];
    return column !== undefined && !banned.has(column.creator) && column.cost <= most;
  });
}

/** Most that caps and shares let one package cost: what is spent is never more than the budget. */
function largestPackage(rules: readonly SolverRule[]): number {
  return Math.min(
    ...rules.map((rule) => {
      if (rule.kind === "cap") return rule.amount;
      return rule.kind === "share" ? (rule.part + PART_EXACT) * budgetOf(rules) : Infinity;
    }),
  );
}

function budgetOf(rules: readonly SolverRule[]): number {
  return Math.min(...rules.map((rule) => (rule.kind === "budget" ? rule.amount : Infinity)));
}

/** Most that the rules let one package cost. */
export function mostOf(rules: readonly SolverRule[]): number {
  return Math.min(budgetOf(rules), largestPackage(rules));
}

/**
 * The linear program of a problem restricted to `kept` columns: choose columns, pressure follows, people reached lie
 * below tangents of the exact curve. So its best value is never below the true one.
 */
export function buildProgram(
  highs: Highs,
  problem: PlanProblem,
  kept: number[],
  integer: boolean,
  extra: readonly number[][],
): Program {
  const cells = problem.people.length;
  const count = kept.length;
  const rows: Rows = { lower: [], upper: [], entries: [] };
  const pressureColumn = (cell: number) => count + cell;
  const peopleColumn = (cell: number) => count + cells + cell;
  addPressureRows(problem, kept, rows, pressureColumn, highs.infinity);
  addCreatorRows(problem, kept, rows, highs.infinity);
  const shares = problem.rules.filter(({ kind }) => kind === "share");
  const spentColumns = new Map(shares.map(({ id }, place) => [id, count + 2 * cells + place]));
  const frame: Frame = { ruleRows: new Map(), shareRows: [], spentColumns, infinity: highs.infinity };
  for (const rule of problem.rules) addRuleRows(problem, kept, rule, rows, frame);
  const reachable = largestPressure(problem, kept);
  const tangents = new Set<string>();
  for (const [cell, people] of problem.people.entries()) {
    const points = [...FIRST_TANGENTS.map((part) => part * (reachable[cell] ?? 0)), ...(extra[cell] ?? [])];
    for (const at of points) {
      const tangent = newTangent(tangents, cell, people, at);
      if (!tangent) continue;
      addRow(rows, -highs.infinity, tangent.height, [
        [pressureColumn(cell), -tangent.slope],
        [peopleColumn(cell), 1],
      ]);
    }
  }
  const total = count + 2 * cells + shares.length;
  const model = highs.createModel({
    numCols: total,
    numRows: rows.lower.length,
    sense: highs.constants.objectiveSense.maximize,
    colCost: Array.from({ length: total }, (_, index) =>
      index >= count + cells && index < count + 2 * cells ? 1 : 0,
    ),
    colLower: Array.from({ length: total }, () => 0),
    colUpper: Array.from({ length: total }, (_, index) => (index < count ? 1 : highs.infinity)),
    rowLower: rows.lower,
    rowUpper: rows.upper,
    matrix: compress(rows, total),
    ...(integer
      ? {
          integrality: Array.from({ length: total }, (_, index) =>
            index < count ? highs.constants.variableType.integer : highs.constants.variableType.continuous,
          ),
        }
      : {}),
  });
  model.options.set({ output_flag: false, random_seed: 1, time_limit: CLOCK_SECONDS });
  model.options.set({ primal_feasibility_tolerance: EXACT });
  const { ruleRows, shareRows } = frame;
  return { model, kept, pressureColumn, ruleRows, shareRows, width: total, tangents };
}

/** Adds the tangent at `at` to a program that stands; false when it is there already. */
export function addTangent(
  program: Program,
  problem: PlanProblem,
  cell: number,
  at: number,
  infinity: number,
): boolean {
  const tangent = newTangent(program.tangents, cell, problem.people[cell] ?? 0, at);
  if (!tangent) return false;
  const pressure = program.pressureColumn(cell);
  program.model.addRow(-infinity, tangent.height, {
    indices: [pressure, pressure + problem.people.length],
    values: [-tangent.slope, 1],
  });
  return true;
}

/** Demands that the people reached, by the tangents, are at least `floor`. */
export function addFloor(
  { model, pressureColumn }: Program,
  { people }: PlanProblem,
  floor: number,
  infinity: number,
): void {
  const indices = people.map((_, cell) => pressureColumn(cell) + people.length);
  model.addRow(floor, infinity, { indices, values: indices.map(() => 1) });
}

export type Found = Exclude<Outcome, { status: "infeasible" | "unsolved" }>;

export function isSolved(outcome: Outcome): outcome is Found {
  return outcome.status === "optimal" || outcome.status === "limited";
}

/** Runs a program. `nodes` limits the search tree of an integer one. @throws SolverGaveUp when the clock ended it. */
export function runProgram(
  highs: Highs,
  { model, kept, pressureColumn }: Program,
  cells: number,
  nodes: number | null,
): Outcome {
  if (nodes !== null) model.options.set({ mip_max_nodes: nodes });
  if (!run(model, nodes === null ? "linear" : "integer")) return { status: "unsolved", bound: Infinity };
  const { modelStatus } = highs.constants;
  const status = model.getModelStatus();
  if (status === modelStatus.timeLimit) throw new SolverGaveUp();
  if (status === modelStatus.infeasible || status === modelStatus.unboundedOrInfeasible)
    return { status: "infeasible" };
  const bound = Number(model.info.get(nodes === null ? "objective_function_value" : "mip_dual_bound"));
  if (Number(model.info.get("primal_solution_status")) !== FEASIBLE) return { status: "unsolved", bound };
  const solution = model.getSolution();
  const chosen = kept.filter((_, place) => (solution.colValue[place] ?? 0) > 0.5);
  const objective = Number(model.info.get("objective_function_value"));
  return {
    status: status === modelStatus.optimal ? "optimal" : "limited",
    chosen,
    pressure: Array.from({ length: cells }, (_, cell) => solution.colValue[pressureColumn(cell)] ?? 0),
    objective,
    bound,
  };
}

/**
 * A program that the solver cannot take in one way it may take in the other. An integer one never with both presolve and
 * a tolerance as small as `EXACT`: its limit then lies below plans that there are (measured with HiGHS 1.15.3).
 */
const WAYS = {
  linear: [{ presolve: "choose" }, { presolve: "off" }],
  integer: [
    { presolve: "off", mip_feasibility_tolerance: EXACT },
    { presolve: "choose", mip_feasibility_tolerance: USUAL },
  ],
};

function run(model: Model, kind: keyof typeof WAYS): boolean {
  for (const options of WAYS[kind]) {
    try {
      model.options.set(options);
      model.run();
      return true;
    } catch {
      model.clearSolver();
    }
  }
  return false;
}

function addPressureRows(
  problem: PlanProblem,
  kept: number[],
  rows: Rows,
  pressureColumn: (cell: number) => number,
  infinity: number,
): void {
  for (const cell of problem.people.keys()) {
    rows.entries.push({ row: rows.lower.length, column: pressureColumn(cell), value: 1 });
    rows.lower.push(-infinity);
    rows.upper.push(0);
  }
  for (const [place, index] of kept.entries()) {
    const column = problem.columns[index];
    for (const [position, cell] of column?.cells.entries() ?? []) {
      rows.entries.push({ row: cell, column: place, value: -(column?.values[position] ?? 0) });
    }
  }
}

/** At most one package of a person. */
function addCreatorRows(problem: PlanProblem, kept: number[], rows: Rows, infinity: number): void {
  for (const own of placesOfPersons(problem, kept).values()) {
    if (own.length > 1)
      addRow(
        rows,
        -infinity,
        1,
        own.map((place) => [place, 1]),
      );
  }
}

function placesOfPersons(problem: PlanProblem, kept: number[]): Map<number, number[]> {
  return Map.groupBy(kept.keys(), (place) => {
    const column = problem.columns[kept[place] ?? -1];
    return column ? personOf(column) : -1;
  });
}

/** The rows of a rule; a share also needs what is spent, which is a column of its own, and a row for each person. */
function addRuleRows(problem: PlanProblem, kept: number[], rule: SolverRule, rows: Rows, frame: Frame): void {
  const own = rowsOf(rule, problem.creators);
  if (own.length === 0) return;
  const spentColumn = rule.kind === "share" ? frame.spentColumns.get(rule.id) : undefined;
  frame.ruleRows.set(
    rule.id,
    own.map((_, place) => rows.lower.length + place),
  );
  for (const { lower, upper, weigh, ofSpent } of own) {
    const entries = kept.map((index, place): [number, number] => {
      const column = problem.columns[index];
      return [place, column ? weigh(column) : 0];
    });
    if (spentColumn !== undefined) entries.push([spentColumn, ofSpent ?? 0]);
    addRow(rows, Math.max(lower, -frame.infinity), Math.min(upper, frame.infinity), entries);
  }
  if (rule.kind !== "share" || spentColumn === undefined) return;
  for (const [person, places] of placesOfPersons(problem, kept)) {
    frame.shareRows.push({ person, row: rows.lower.length });
    addRow(rows, -frame.infinity, 0, [
      ...places.map((place): [number, number] => [place, problem.columns[kept[place] ?? -1]?.cost ?? 0]),
      [spentColumn, -rule.part],
    ]);
  }
}

function addRow(rows: Rows, lower: number, upper: number, entries: [number, number][]): void {
  for (const [column, value] of entries) {
    if (value !== 0) rows.entries.push({ row: rows.lower.length, column, value });
  }
  rows.lower.push(lower);
  rows.upper.push(upper);
}

function largestPressure(problem: PlanProblem, kept: number[]): number[] {
  const total = problem.people.map(() => 0);
  for (const index of kept) {
    const column = problem.columns[index];
    for (const [place, cell] of column?.cells.entries() ?? []) {
      total[cell] = Math.min(PRESSURE_MAX, (total[cell] ?? 0) + (column?.values[place] ?? 0));
    }
  }
  return total;
}

function compress({ lower, entries }: Rows, columns: number) {
  const sorted = entries.toSorted((left, right) => left.row - right.row || left.column - right.column);
  const starts = Array.from({ length: lower.length + 1 }, () => 0);
  for (const { row } of sorted) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < lower.length; row += 1)
    starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  return {
    format: "csr" as const,
    numRows: lower.length,
    numCols: columns,
    starts,
    indices: sorted.map(({ column }) => column),
    values: sorted.map(({ value }) => value),
  };
}
