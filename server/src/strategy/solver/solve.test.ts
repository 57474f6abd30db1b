import * as fc from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { bestValue, smallProblem } from "./every-choice.fixtures.ts";
import { SolverGaveUp } from "./give-up.ts";
import { brokenRules } from "./problem.ts";
import type { Column, PlanProblem, SolverRule } from "./problem.ts";
import { allowedColumns, buildProgram, runProgram } from "./program.ts";
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

test("against every possible choice: the rules hold, the value is within 0.01% of the best, the bound above it", () => {
  fc.assert(
    fc.property(problems, (problem) => {
      const best = bestValue(problem);
      const found = solve(highs, problem);

      expect(found === null).toBe(best === null);
      if (!found || best === null) return;
      const { value, bound, columns } = found.solution;
      expect(brokenRules(problem, columns)).toEqual([]);
      expect(value).toBeLessThanOrEqual(bound);
      expect(bound).toBeGreaterThanOrEqual(best);
      expect(value).toBeGreaterThanOrEqual(best * 0.9999);
    }),
    { numRuns: byLength({ short: 25, long: 200 }), seed: 7 },
  );
});

test("with several packages, a share and two accounts of one person, the best of all choices is found", () => {
  for (let seed = 0; seed < byLength({ short: 8, long: 60 }); seed += 1) {
    const problem = smallProblem(seed, 8);
    const best = bestValue(problem);
    const found = solve(highs, problem)?.solution ?? null;

    expect(found === null).toBe(best === null);
    if (!found || best === null) continue;
    expect(brokenRules(problem, found.columns)).toEqual([]);
    expect(found.value).toBeGreaterThanOrEqual(best * 0.9999);
    expect(found.bound).toBeGreaterThanOrEqual(best);
  }
});

test("the same problem gives the same answer", () => {
  const [problem] = fc.sample(problems, { numRuns: 1, seed: 3 });

  expect(problem && solve(highs, problem)).toEqual(problem && solve(highs, problem));
});

test("a search that the clock ends gives no answer", () => {
  const problem = smallProblem(1);
  const program = buildProgram(highs, problem, allowedColumns(problem), true, []);
  program.model.options.set({ time_limit: 0 });

  expect(() => runProgram(highs, program, problem.people.length, 100)).toThrow(SolverGaveUp);
  program.model.dispose();
});
