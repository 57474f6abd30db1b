import type { Column, SolverRule } from "./problem.ts";

/** A row of a program: between `lower` and `upper` lies the sum of what its columns weigh. */
interface RuleRow {
  lower: number;
  upper: number;
  /** Linear in the cost of the column. */
  weigh: (column: Column) => number;
  /** What the money that is spent weighs, where the rule has a column for it. */
  ofSpent?: number;
}

/** Whoever chooses nobody keeps no share. */
const SOMEBODY: RuleRow = { lower: 1, upper: Infinity, weigh: () => 1 };

/**
 * The rows that a rule is kept by: in the program, in its shadow prices, and for what one creator would be paid. Shares
 * are of what is spent, so they hold for a plan that cannot use the whole budget, too.
 */
export function rowsOf(rule: SolverRule, creators: number): RuleRow[] {
  if (rule.kind === "without" || rule.kind === "cap") return [];
  if (rule.kind === "budget") return [{ lower: -Infinity, upper: rule.amount, weigh: costOf }];
  if (rule.kind === "share") return [{ lower: 0, upper: 0, weigh: costOf, ofSpent: -1 }, SOMEBODY];
  const { min, max } = rule;
  const members = new Uint8Array(creators);
  for (const creator of rule.creators) members[creator] = 1;
  const isIn = ({ creator }: Column) => members[creator] ?? 0;
  if (rule.kind === "count") return [{ lower: min ?? -Infinity, upper: max ?? Infinity, weigh: isIn }];
  const beyond = (part: number) => (column: Column) => column.cost * (isIn(column) - part);
  return [
    ...(min === null ? [] : [{ lower: 0, upper: Infinity, weigh: beyond(min) }]),
    ...(max === null ? [] : [{ lower: -Infinity, upper: 0, weigh: beyond(max) }]),
    SOMEBODY,
  ];
}

function costOf({ cost }: Column): number {
  return cost;
}
