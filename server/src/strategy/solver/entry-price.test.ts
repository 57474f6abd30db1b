import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { answerTask } from "./answer.ts";
import { bestPrice, smallProblem } from "./every-choice.fixtures.ts";
import type { PlanProblem } from "./problem.ts";

const highs = await loadSolver();

/** Creators of each problem whose price is looked up among all choices: that takes longest. */
const LOOKED_UP = 3;
/** A price below a minor unit is none. */
const NOTHING = 1;

function solved(problem: PlanProblem) {
  const priceCreators = Array.from({ length: problem.creators }, (_, index) => index);
  const answer = answerTask(highs, { problem, priceRules: [], priceCreators, nearest: 0, extra: null });
  return answer.status === "solved" ? answer : null;
}

test("a price of entry is the highest at which any plan with the creator is as good, to 1.5 percent", () => {
  let found = 0;
  for (let seed = 100; seed < 100 + byLength({ short: 8, long: 60 }); seed += 1) {
    const problem = smallProblem(seed, 8);
    const { entries = [], solution } = solved(problem) ?? {};
    for (const { creator, price, isKnown } of entries.slice(0, LOOKED_UP)) {
      const best = bestPrice(problem, creator, solution?.value ?? 0) ?? 0;
      expect(isKnown).toBe(true);
      expect(price ?? 0).toBeGreaterThanOrEqual(best * 0.985 - NOTHING);
      expect(price ?? 0).toBeLessThanOrEqual(best * 1.015 + NOTHING);
      found += Number(best > NOTHING);
    }
  }
  expect(found).toBeGreaterThan(0);
});

/** Ann in the plan, and Ben, who reaches as many but asks for more than there is. */
const PAIR: PlanProblem = {
  people: [100_000],
  creators: 2,
  columns: [
    { creator: 0, cost: 40_000, pieces: 1, cells: [0], values: [0.2] },
    { creator: 1, cost: 90_000, pieces: 1, cells: [0], values: [0.2] },
  ],
  rules: [
    { id: 0, kind: "budget", amount: 60_000 },
    { id: 1, kind: "count", creators: [0, 1], min: 1, max: 1 },
  ],
};

test("who reaches as many as the plan comes in at all the money that there is", () => {
  expect(solved(PAIR)?.entries).toEqual([{ creator: 1, price: 60_000, isKnown: true }]);
});

test("who reaches fewer in the only place would not come in even for nothing, and that is known", () => {
  const columns = PAIR.columns.map((column, index) => (index === 1 ? { ...column, values: [0.1] } : column));

  expect(solved({ ...PAIR, columns })?.entries).toEqual([{ creator: 1, price: null, isKnown: true }]);
});

test("a creator whom a rule shuts out has no price of entry", () => {
  const rules = [...PAIR.rules, { id: 2, kind: "without" as const, creators: [1] }];

  expect(solved({ ...PAIR, rules })?.entries).toEqual([{ creator: 1, price: null, isKnown: true }]);
});
