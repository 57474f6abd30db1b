import type { Highs } from "highs";
import { highestPrice } from "./price-program.ts";
import type { PriceGoal, PriceRange } from "./price-program.ts";
import { allowedColumns } from "./program.ts";
import { brokenRules, valueOf } from "./problem.ts";
import type { Column, Entry, PlanProblem, PlanTask, Solution } from "./problem.ts";
import { worthAt } from "./shadow-prices.ts";
import { isSmall, nearestColumns, pointsAround, undecided, worthOf } from "./solve.ts";
import type { Relaxation } from "./solve.ts";

const NEAR = 120;
const NEAR_NODES = 100;
/** Nodes of the search among all that the limit leaves, and of a last one where that did not decide. */
const FULL_NODES = [300, 3000];
/** Part of a price within which it counts as known. */
const NEAR_ENOUGH = 0.01;
/** A plan with the creator must be better by this much where the best plan is only known within a gap. */
const GAIN = 3e-4;
/** A price is given this much lower where there is such a gap, so that solving again takes the creator. */
const MARGIN = 5e-3;
/** A gap below this is none. */
const NO_GAP = 1e-5;
/** A creator is large enough when what it asks buys this part of the plan. */
const MATTERS = 2e-3;

/** A better plan is better by more than rounding. */
const ROUNDING = 1e-9;

/** What the prices of entry are compared with. */
interface Base {
  problem: PlanProblem;
  solution: Pick<Solution, "value" | "bound">;
  /** Columns of the plan, and its creators. */
  plan: readonly number[];
  inside: ReadonlySet<number>;
  relaxation: Relaxation;
}

/** The prices of entry, and a better plan than the one they were compared with, if a search came upon it. */
interface Entries {
  entries: Entry[];
  /** Columns of the problem. */
  better: number[] | null;
}

/** The price of entry of each creator asked for, then of those left out by a hair. */
export function findEntries(highs: Highs, task: PlanTask, base: Base): Entries {
  const { problem, solution, inside, relaxation } = base;
  const worth = worthOf(problem, relaxation);
  const named = task.priceCreators.filter((creator) => !inside.has(creator));
  const nearest = largeEnough(problem, relaxation, solution.value)
    .filter((creator) => !inside.has(creator) && !named.includes(creator) && Number.isFinite(worth[creator]))
    .toSorted((left, right) => (worth[right] ?? 0) - (worth[left] ?? 0) || left - right)
    .slice(0, task.nearest);
  const entries: Entry[] = [];
  for (const creator of [...named, ...nearest]) {
    const range = rangeOf(highs, base, creator);
    if (isBetter(base, range.columns)) return { entries, better: range.columns };
    entries.push(entryOf(base, creator, range));
  }
  return { entries, better: null };
}

/** Creators whose money matters in the plan: of a smaller one no solving again can tell whether it belongs in it. */
function largeEnough({ columns }: PlanProblem, { perUnit }: Relaxation, value: number): number[] {
  const large = columns.filter(({ cost }) => perUnit === 0 || cost * perUnit >= MATTERS * value);
  return [...new Set(large.map(({ creator }) => creator))];
}

function entryOf({ solution }: Base, creator: number, range: PriceRange): Entry {
  const isKnown = isDecided(range);
  if (range.low === null || !isKnown) return { creator, price: null, isKnown };
  return { creator, price: hasGap(solution) ? range.low * (1 - MARGIN) : range.low, isKnown };
}

/** Whether a plan holds at what everybody asks, and reaches more than the one that was compared with. */
function isBetter({ problem, solution }: Base, columns: number[]): boolean {
  return (
    valueOf(problem, columns) > solution.value * (1 + ROUNDING) && brokenRules(problem, columns).length === 0
  );
}

function hasGap({ value, bound }: Base["solution"]): boolean {
  return bound - value > NO_GAP * value;
}

/**
 * The highest price of one piece at which a plan with the creator is as good as the plan without: first among the
 * packages near the plan, then among all that the limit does not rule out at the price found.
 */
function rangeOf(highs: Highs, base: Base, creator: number): PriceRange {
  const { problem, solution, relaxation } = base;
  const { value, bound } = solution;
  const own = ownColumns(problem, creator);
  if (own.length === 0) return { low: null, columns: [], high: -Infinity };
  const allowed = allowedColumns(problem).filter((index) => problem.columns[index]?.creator !== creator);
  const floor = hasGap(solution) ? Math.min(bound, value * (1 + GAIN)) : value;
  const search = (kept: readonly number[], nodes: number, above: number) => {
    const goal: PriceGoal = { least: value, floor, nodes, above };
    const columns = [...kept, ...own].toSorted((left, right) => left - right);
    return highestPrice(highs, problem, creator, columns, pointsAround(relaxation), goal);
  };
  // With the plan itself, those that are weighed can keep the rules.
  const near = new Set([...nearestColumns(relaxation, allowed, NEAR), ...base.plan]);
  let weighed = isSmall(problem) ? allowed : allowed.filter((index) => near.has(index));
  let best = search(weighed, NEAR_NODES, 0);
  for (const nodes of FULL_NODES) {
    // At a higher price than the one found, no plan holds anything else.
    const gain = worthAbove(base, creator, own, best.low ?? 0);
    const open = undecided({ ...relaxation, bound: relaxation.bound + gain }, allowed, floor);
    const known = new Set(weighed);
    if (isDecided(best) && open.every((index) => known.has(index))) return best;
    weighed = open;
    const next = search(open, nodes, (best.low ?? 0) * (1 + NEAR_ENOUGH / 2));
    best = next.low === null ? { ...best, high: Math.max(best.low ?? -Infinity, next.high) } : next;
  }
  return best;
}

function isDecided({ low, high }: PriceRange): boolean {
  return low === null ? high < 0 : high - low <= NEAR_ENOUGH * high;
}

/** Columns of the creator, also those that only a lower price would allow; none where a rule shuts it out. */
function ownColumns({ columns, rules }: PlanProblem, creator: number): number[] {
  const isShutOut = rules.some((rule) => rule.kind === "without" && rule.creators.includes(creator));
  return isShutOut ? [] : [...columns.keys()].filter((index) => columns[index]?.creator === creator);
}

/** The most that the creator brings at any price from `low` on: where a rule wants money spent on it, the dearest. */
function worthAbove(base: Base, creator: number, own: readonly number[], low: number): number {
  const asked = own.map((index) => priceOf(base.problem.columns[index]));
  return Math.max(...[low, ...asked].map((price) => worthAtPrice(base, creator, own, price)));
}

function priceOf(column: Column | undefined): number {
  return column ? column.cost / column.pieces : 0;
}

/** What the best package of the creator brings beyond its cost at `price` a piece, in people. */
function worthAtPrice({ problem, relaxation }: Base, creator: number, own: readonly number[], price: number) {
  const columns = problem.columns.map((column) =>
    column.creator === creator ? { ...column, cost: price * column.pieces } : column,
  );
  return worthAt({ ...problem, columns }, own, relaxation.prices)[creator] ?? 0;
}
