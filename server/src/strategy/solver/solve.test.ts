import * as fc from "fast-check";
import { expect, test } from "vitest";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { brokenRules, valueOf } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";
import { solve } from "./solve.ts";

const highs = await loadSolver();

const CREATORS_MAX = 12;
const CELLS = 3;

/** Problems small enough to try every choice. */
const problems = fc
  .record({
    people: fc.array(fc.integer({ min: 1000, max: 100_000 }), { minLength: CELLS, maxLength: CELLS }),
    offers: fc.array(
      fc.record({
        cost: fc.integer({ min: 1, max: 500 }),
        pressure: fc.array(fc.double({ min: 0.001, max: 0.6, noNaN: true }), {
          minLength: CELLS,
          maxLength: CELLS,
        }),
      }),
      { minLength: 1, maxLength: CREATORS_MAX },
    ),
    budget: fc.integer({ min: 1, max: 2000 }),
    least: fc.integer({ min: 0, max: 3 }),
    most: fc.integer({ min: 3, max: 8 }),
  })
  .map(({ people, offers, budget, least, most }): PlanProblem => {
    const creators = offers.map((_, index) => index);
    const even = creators.filter((index) => index % 2 === 0);
    const rules: SolverRule[] = [
      { id: 0, kind: "budget", amount: budget },
      { id: 1, kind: "count", creators: even, min: least, max: null },
      { id: 2, kind: "count", creators, min: 1, max: most },
    ];
    const columns = offers.map(({ cost, pressure }, creator): Column => ({
      creator,
      cost,
      pieces: 1,
      cells: [0, 1, 2],
      values: pressure,
    }));
    return { people, columns, creators: offers.length, rules };
  });

function bruteForce(problem: PlanProblem): number | null {
  let best: number | null = null;
  for (let mask = 0; mask < 2 ** problem.columns.length; mask += 1) {
    const chosen = problem.columns
      .map((_, index) => index)
      .filter((index) => Math.floor(mask / 2 ** index) % 2 === 1);
    if (brokenRules(problem, chosen).length === 0) best = Math.max(best ?? 0, valueOf(problem, chosen));
  }
  return best;
}

test("against every possible choice: the rules hold, the value is within 0.2 % of the best, the bound above it", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const best = bruteForce(problem);
      const found = solve(highs, problem);

      expect(found === null).toBe(best === null);
      if (!found || best === null) return;
      const { value, bound, columns } = found.solution;
      expect(brokenRules(problem, columns)).toEqual([]);
      expect(value).toBeLessThanOrEqual(bound);
      expect(bound).toBeGreaterThanOrEqual(best);
      expect(value).toBeGreaterThanOrEqual(best * 0.998);
    }),
    { numRuns: 120, seed: 7 },
  );
});

test("the same problem gives the same answer", () => {
  const [problem] = fc.sample(problems, { numRuns: 1, seed: 3 });

  expect(problem && solve(highs, problem)).toEqual(problem && solve(highs, problem));
});
