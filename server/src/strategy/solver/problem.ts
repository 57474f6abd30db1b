/**
 * A plan as numbers, free of people and words: what the solver gets and gives. Everything is plain data, so that it can
 * go to a worker thread.
 */
export interface PlanProblem {
  /** People of each cell. */
  people: number[];
  columns: Column[];
  creators: number;
  rules: SolverRule[];
}

/**
 * One account with one package of deliverables, which the solver calls a creator. At most one column of a person is
 * chosen: somebody's second account is no second negotiation, and its audience no second audience.
 */
export interface Column {
  creator: number;
  /** The first account of the same person; absent where the person has no other. */
  person?: number;
  /** Minor units. */
  cost: number;
  pieces: number;
  cells: number[];
  values: number[];
}

/** Rounding of a part of a sum. */
export const PART_EXACT = 1e-9;

/** A hard rule. `id` is its place in the plan's list of rules. */
export type SolverRule =
  | { id: number; kind: "budget"; amount: number }
  | { id: number; kind: "count"; creators: number[]; min: number | null; max: number | null }
  /** Parts of all that is spent, which these creators get together. */
  | { id: number; kind: "spend"; creators: number[]; min: number | null; max: number | null }
  /** No column may cost more than this part of all that is spent. */
  | { id: number; kind: "share"; part: number }
  /** No column may cost more than this. */
  | { id: number; kind: "cap"; amount: number }
  | { id: number; kind: "without"; creators: number[] };

type ShareRule = Extract<SolverRule, { kind: "spend" | "share" }>;

interface Choice {
  /** Indices of the chosen columns, ascending. */
  columns: number[];
  /** People reached, by the exact curve. */
  value: number;
}

export interface Solution extends Choice {
  /** No choice can be better than this. */
  bound: number;
}

/** Questions about one problem; each is answered by solving again. */
export interface PlanTask {
  problem: PlanProblem;
  /** Ids of rules of which the plan wants to know the price. */
  priceRules: number[];
  /** Creators of whom the plan wants to know at what price of one piece they would enter. */
  priceCreators: number[];
  /** Most creators that are left out by a hair and get a price besides those asked for. */
  nearest: number;
  /** Minor units by which the budget is raised to see what more would buy; null without a budget. */
  extra: number | null;
}

export interface Entry {
  creator: number;
  /** Minor units of one piece; null where no price would let the creator in, and where none was found. */
  price: number | null;
  /** Whether the search came to an end: without it, a price may exist though none is given. */
  isKnown: boolean;
}

export type PlanAnswer =
  | {
      status: "solved";
      solution: Solution;
      /** Value without each rule of `priceRules`; null where that could not be solved. */
      withoutRule: { id: number; value: number | null }[];
      entries: Entry[];
      withExtra: number | null;
      /** How near to being chosen each creator is: gain of the best package minus its price in people. */
      worth: number[];
      /** People that one minor unit of budget buys at the margin. */
      perUnit: number;
      /** Creators that went into the solver; null when it was everybody who may be chosen. */
      weighed: number | null;
    }
  | {
      status: "infeasible";
      /** Ids of a smallest set of rules that cannot hold together. */
      conflict: number[];
      /** Minor units; null when no budget would do. */
      cheapest: number | null;
    };

export type Solved = Extract<PlanAnswer, { status: "solved" }>;

/** Pressure of a choice on every cell. */
export function pressureOf(problem: PlanProblem, chosen: readonly number[]): number[] {
  const total = problem.people.map(() => 0);
  for (const index of chosen) {
    const column = problem.columns[index];
    for (const [place, cell] of column?.cells.entries() ?? []) {
      total[cell] = (total[cell] ?? 0) + (column?.values[place] ?? 0);
    }
  }
  return total;
}

/** The creators of a choice, or of all columns that are named. */
export function creatorsOf({ columns }: PlanProblem, chosen: readonly number[]): number[] {
  return chosen.flatMap((index) => columns[index]?.creator ?? []);
}

/** Columns with the same number exclude each other. */
export function personOf({ creator, person = creator }: Pick<Column, "creator" | "person">): number {
  return person;
}

/** People reached by a choice: the exact curve, not its tangents. */
export function valueOf(problem: PlanProblem, chosen: readonly number[]): number {
  const pressure = pressureOf(problem, chosen);
  return problem.people.reduce((sum, people, cell) => sum - people * Math.expm1(-(pressure[cell] ?? 0)), 0);
}

/** Whether a rule is of parts of what is spent, which no single creator keeps or breaks. */
export function isOfSpent(rule: SolverRule): rule is ShareRule {
  return rule.kind === "spend" || rule.kind === "share";
}

/** The problem without one rule. */
export function withoutRule(problem: PlanProblem, id: number): PlanProblem {
  return { ...problem, rules: problem.rules.filter((rule) => rule.id !== id) };
}

/** Ids of the rules that a choice breaks: written apart from the solver, so that one checks the other. */
export function brokenRules(problem: PlanProblem, chosen: readonly number[]): number[] {
  const columns = chosen.flatMap((index) => problem.columns[index] ?? []);
  return problem.rules.filter((rule) => breaks(rule, columns)).map(({ id }) => id);
}

function breaks(rule: SolverRule, columns: readonly Column[]): boolean {
  const creators = new Set(columns.map(({ creator }) => creator));
  if (rule.kind === "budget") return costOf(columns) > rule.amount;
  if (rule.kind === "cap") return columns.some(({ cost }) => cost > rule.amount);
  if (rule.kind === "without") return rule.creators.some((creator) => creators.has(creator));
  if (rule.kind === "count") {
    const amount = rule.creators.filter((creator) => creators.has(creator)).length;
    return amount < (rule.min ?? 0) || amount > (rule.max ?? Infinity);
  }
  return columns.length === 0 || breaksShare(rule, columns);
}

function breaksShare(rule: ShareRule, columns: readonly Column[]): boolean {
  const spent = costOf(columns);
  const isOver = (cost: number, part: number) => cost > (part + PART_EXACT) * spent;
  if (rule.kind === "share") return columns.some(({ cost }) => isOver(cost, rule.part));
  const own = costOf(columns.filter(({ creator }) => rule.creators.includes(creator)));
  return isOver(own, rule.max ?? 1) || isOver(spent - own, 1 - (rule.min ?? 0));
}

export function costOf(columns: readonly Column[]): number {
  return columns.reduce((sum, { cost }) => sum + cost, 0);
}
