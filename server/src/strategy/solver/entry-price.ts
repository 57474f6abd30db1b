import type { Highs } from "highs";
import type { Column, PlanProblem, PlanTask, Solution, SolverRule } from "./problem.ts";
import { findAbove, worthOf } from "./solve.ts";
import type { Relaxation } from "./solve.ts";

const NEAR = 120;
/** Prices that are tried for a creator, each a step beyond the last, and when the range is narrow enough. */
const TRIES = 4;
/** A problem of so few packages is solved in no time, and its prices jump: more prices are tried. */
const SMALL = 400;
const TRIES_SMALL = 8;
const STEP = 0.03;
const STEPS_DOWN = [0.04, 0.1, 0.3, 0.5];
const NEAR_ENOUGH = 0.035;
/** A price of entry is given this much lower than found, so that solving again takes the creator for certain. */
const MARGIN = 0.01;
/** A plan with the creator must be better by this much: more than the noise of a search stopped early. */
const GAIN = 3e-4;
/** A creator is large enough when what it asks buys this part of the plan. */
const MATTERS = 2e-3;

/** A plan in which a creator was forced at a price, and the problem that it answers. */
interface Better {
  forced: PlanProblem;
  columns: readonly number[];
}

/** The price of entry of each creator asked for, then of those left out by a hair. */
export function findEntries(
  highs: Highs,
  task: PlanTask,
  { columns, value }: Solution,
  relaxation: Relaxation,
) {
  const { problem } = task;
  const inside = new Set(columns.map((index) => problem.columns[index]?.creator));
  const worth = worthOf(problem, relaxation);
  const named = task.priceCreators.filter((creator) => !inside.has(creator));
  const nearest = largeEnough(problem, relaxation, value)
    .filter((creator) => !inside.has(creator) && !named.includes(creator) && Number.isFinite(worth[creator]))
    .toSorted((left, right) => (worth[right] ?? 0) - (worth[left] ?? 0) || left - right)
    .slice(0, task.nearest);
  return [...named, ...nearest].map((creator) => ({
    creator,
    ...entryOf(highs, problem, creator, value, relaxation),
  }));
}

/** Creators whose money matters in the plan: of a smaller one no solving again can tell whether it belongs in it. */
function largeEnough({ columns }: PlanProblem, { perUnit }: Relaxation, value: number): number[] {
  const large = columns.filter(({ cost }) => perUnit === 0 || cost * perUnit >= MATTERS * value);
  return [...new Set(large.map(({ creator }) => creator))];
}

/**
 * The highest price of one piece at which a plan with the creator is better than the plan without: found by forcing the
 * creator in and solving again, first near the price that the relaxation names. Null when not even a gift would enter.
 */
function entryOf(highs: Highs, problem: PlanProblem, creator: number, value: number, relaxation: Relaxation) {
  const isShutOut = problem.rules.some((rule) => rule.kind === "without" && rule.creators.includes(creator));
  const own = [...problem.columns.entries()].filter(([, column]) => !isShutOut && column.creator === creator);
  const [first] = own;
  if (!first) return { price: null };
  const asked = first[1].cost / first[1].pieces;
  const isSmall = problem.columns.length < SMALL;
  const reducedCost = new Map(relaxation.reducedCost);
  for (const [index] of own) reducedCost.set(index, 0);
  /** A better plan with the creator at that price; null when none was found. */
  const enter = (price: number): Better | null => {
    const forced = force(problem, creator, price);
    const goal = { floor: value * (1 + GAIN), isPlain: isSmall };
    const found = findAbove(highs, forced, { ...relaxation, reducedCost }, NEAR, goal);
    return found !== null && found.value > value ? { forced, columns: found.columns } : null;
  };
  let [low, high] = [0, asked];
  // A little below what the relaxation says the creator is worth.
  let guess = worthPerPiece(own, relaxation) * (1 - MARGIN);
  const tries = isSmall ? TRIES_SMALL : TRIES;
  for (let step = 0; step < tries && high - low > NEAR_ENOUGH * high; step += 1) {
    const price = guess > low && guess < high ? guess : (low + high) / 2;
    const better = enter(price);
    if (better) low = isSmall ? Math.min(high, price + roomFor(creator, price, better)) : price;
    else high = price;
    // In a large problem the relaxation's price is nearly exact: the first one that holds is good enough.
    if (low > 0 && !isSmall) break;
    const isBracketed = high < asked;
    const above = isBracketed ? (low + high) / 2 : low * (1 + STEP);
    guess = low > 0 ? above : high * (1 - (STEPS_DOWN[step] ?? 0.5));
  }
  if (low === 0 && !enter(0)) return { price: null };
  return { price: low * (1 - MARGIN) };
}

/** How much more than `price` the creator could ask for a piece in the same plan, by the rules about money. */
function roomFor(creator: number, price: number, { forced, columns }: Better): number {
  const taken = columns.flatMap((index) => forced.columns[index] ?? []);
  const pieces = taken.find((column) => column.creator === creator)?.pieces ?? 1;
  const rooms = forced.rules.map((rule) => {
    if (rule.kind === "budget") return rule.amount - taken.reduce((sum, { cost }) => sum + cost, 0);
    if (rule.kind === "share") return rule.part * rule.budget - price * pieces;
    return rule.kind === "spend" ? 0 : Infinity;
  });
  return Math.max(0, Math.min(...rooms)) / pieces;
}

/** The price of one piece at which the relaxation would begin to use the creator. */
function worthPerPiece(own: [number, Column][], { perUnit, reducedCost }: Relaxation): number {
  if (perUnit <= 0) return 0;
  return Math.max(
    ...own.map(
      ([index, { cost, pieces }]) => (cost + (reducedCost.get(index) ?? -Infinity) / perUnit) / pieces,
    ),
  );
}

/** The problem in which the creator must be taken, at `price` a piece. */
function force(problem: PlanProblem, creator: number, price: number): PlanProblem {
  const columns = problem.columns.map((column) =>
    column.creator === creator ? { ...column, cost: price * column.pieces } : column,
  );
  const must: SolverRule = { id: -1, kind: "count", creators: [creator], min: 1, max: null };
  return { ...problem, columns, rules: [...problem.rules, must] };
}
