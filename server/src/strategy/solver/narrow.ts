import type { Highs } from "highs";
import { neededCreators } from "./needed.ts";
import type { PlanProblem } from "./problem.ts";
import { valueOf } from "./problem.ts";
import { allowedColumns } from "./program.ts";
import { restrict } from "./restrict.ts";
import type { Restricted } from "./restrict.ts";
import { worthAt } from "./shadow-prices.ts";
import type { ShadowPrices } from "./shadow-prices.ts";
import { relax } from "./solve.ts";
import type { Relaxation } from "./solve.ts";

/** Creators that the relaxed problem begins with, and most that join it in a round. Chosen by us. */
const STEP = 250;
const ROUNDS = 12;
/** A creator who would add less than this part of the plan is not asked in. */
const NOTHING = 1e-7;

export interface Narrowed extends Restricted {
  /** Columns of the whole problem that no rule takes away. */
  allowed: number[];
  /** Null when everybody who may be chosen is in it. */
  prices: ShadowPrices | null;
}

/** How a problem is narrowed. */
export interface Narrowing {
  /** Most creators that are kept; those that a rule needs come on top. */
  most: number;
  /** Creators that stay in any case. */
  asked: readonly number[];
  /** Prices of a like problem whose plan is among those asked for: they keep the rules of this one, too. */
  near?: ShadowPrices;
}

/**
 * The problem with the creators nearest to the plan only: the relaxed problem is solved on some, everybody else is
 * weighed at its shadow prices, and whom it wants joins until it wants nobody (column generation). With creators who
 * are enough to keep the rules, and those asked for. A problem that is small enough stays as it is.
 */
export function narrow(highs: Highs, problem: PlanProblem, { most, asked, near }: Narrowing): Narrowed {
  const allowed = allowedColumns(problem);
  const open = new Set(allowed.map((index) => problem.columns[index]?.creator ?? -1));
  if (open.size <= most) return { ...whole(problem), allowed, prices: null };
  const step = Math.min(STEP, most);
  const always = new Set([...asked, ...(near ? [] : neededCreators(problem))]);
  const first = near ? best(worthAt(problem, allowed, near), step) : promising(problem, allowed, step);
  const prices = generate(highs, problem, allowed, new Set([...always, ...first]), step);
  // Without prices, not even fractions of those who are needed keep the rules.
  const kept = prices ? best(worthAt(problem, allowed, prices), most) : first;
  return { ...restrict(problem, new Set([...always, ...kept])), allowed, prices };
}

function whole(problem: PlanProblem): Restricted {
  return { problem, columns: [...problem.columns.keys()] };
}

/** Shadow prices at which hardly anybody else would be taken; null when the rules cannot hold. */
function generate(
  highs: Highs,
  problem: PlanProblem,
  allowed: readonly number[],
  kept: Set<number>,
  step: number,
): ShadowPrices | null {
  let prices: ShadowPrices | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = restrict(problem, kept).problem;
    const relaxation = relax(highs, part, allowedColumns(part));
    if (!relaxation) return prices;
    ({ prices } = relaxation);
    const worth = worthAt(problem, allowed, prices);
    const wanted = best(worth, kept.size + step).filter(
      (creator) => !kept.has(creator) && (worth[creator] ?? 0) > NOTHING * relaxation.bound,
    );
    if (wanted.length === 0) break;
    for (const creator of wanted.slice(0, step)) kept.add(creator);
  }
  return prices;
}

/** Creators of most reach, of most reach for their price, and between the two. */
function promising(problem: PlanProblem, allowed: readonly number[], step: number): number[] {
  const byValue = new Float64Array(problem.creators).fill(-Infinity);
  const byCost = byValue.slice();
  const between = byValue.slice();
  for (const index of allowed) {
    const { creator, cost } = problem.columns[index] ?? { creator: -1, cost: 0 };
    const value = valueOf(problem, [index]);
    const raise = (scores: Float64Array, score: number) => {
      scores[creator] = Math.max(scores[creator] ?? -Infinity, score);
    };
    raise(byValue, value);
    raise(byCost, value / cost);
    raise(between, value / Math.sqrt(cost));
  }
  return [byValue, byCost, between].flatMap((scores) => best(scores, step));
}

/** The creators of the highest scores; ties by number, so that the order never depends on chance. */
function best(scores: Float64Array, count: number): number[] {
  const open = [...scores.keys()].filter((creator) => scores[creator] !== -Infinity);
  return open
    .toSorted((left, right) => (scores[right] ?? 0) - (scores[left] ?? 0) || left - right)
    .slice(0, count);
}

/**
 * A limit for everybody, from a solved part of the problem. A choice without anybody else is below `bound`; one with
 * somebody else below the relaxed limit, less what the nearest of them would lose the plan.
 */
export function boundForAll(
  { creators }: PlanProblem,
  part: Restricted,
  worth: Float64Array,
  { bound, relaxation }: { bound: number; relaxation: Relaxation },
): number {
  const inside = new Set(part.problem.columns.map(({ creator }) => creator));
  let [gain, nearest] = [0, -Infinity];
  for (let creator = 0; creator < creators; creator += 1) {
    if (inside.has(creator)) continue;
    const own = worth[creator] ?? -Infinity;
    gain += Math.max(0, own);
    nearest = Math.max(nearest, own);
  }
  return Math.max(bound, relaxation.bound + gain + Math.min(0, nearest));
}
