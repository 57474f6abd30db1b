import * as fc from "fast-check";
import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { answerTask } from "./answer.ts";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { brokenRules, valueOf } from "./problem.ts";
import type { Column, PlanAnswer, PlanProblem, PlanTask, SolverRule } from "./problem.ts";

const highs = await loadSolver();

const CELLS = 3;
/** So few that nearly every problem below has to be narrowed. */
const MOST = 4;

const offers = fc.array(
  fc.record({
    cost: fc.integer({ min: 1, max: 500 }),
    packages: fc.integer({ min: 1, max: 2 }),
    pressure: fc.array(fc.double({ min: 0.001, max: 0.6, noNaN: true }), {
      minLength: CELLS,
      maxLength: CELLS,
    }),
    groups: fc.uniqueArray(fc.nat({ max: 9 }), { maxLength: 2 }),
  }),
  { minLength: 8, maxLength: 50 },
);

/** Problems with a budget, groups of which a few are needed or not too many wanted, and somebody asked for by name. */
const tasks = fc
  .record({
    people: fc.array(fc.integer({ min: 1000, max: 100_000 }), { minLength: CELLS, maxLength: CELLS }),
    offers,
    budget: fc.integer({ min: 50, max: 3000 }),
    least: fc.integer({ min: 0, max: 3 }),
    most: fc.integer({ min: 0, max: 4 }),
    part: fc.option(fc.double({ min: 0.05, max: 0.6, noNaN: true }), { freq: 1 }),
    asked: fc.nat({ max: 7 }),
  })
  .map(({ people, offers: all, budget, least, most, part, asked }): PlanTask => {
    const group = (place: number) =>
      [...all.keys()].filter((creator) => all[creator]?.groups.includes(place));
    const rules: SolverRule[] = [
      { id: 0, kind: "budget", amount: budget },
      { id: 1, kind: "count", creators: group(0), min: least, max: null },
      { id: 2, kind: "count", creators: group(1), min: null, max: most },
      { id: 3, kind: "count", creators: [...all.keys()], min: 1, max: 8 },
      { id: 4, kind: "count", creators: [asked], min: 1, max: null },
      ...(part === null ? [] : [{ id: 5, kind: "spend" as const, creators: group(2), min: part, max: null }]),
    ];
    const columns = all.flatMap(({ cost, packages, pressure }, creator) =>
      Array.from({ length: packages }, (_, extra): Column => ({
        creator,
        cost: cost * (extra + 1),
        pieces: extra + 1,
        cells: [0, 1, 2],
        values: pressure.map((value) => value * (1 + extra / 2)),
      })),
    );
    const problem: PlanProblem = { people, columns, creators: all.length, rules };
    return { problem, priceRules: [1], priceCreators: [asked], nearest: 0, extra: null };
  });

/** Why there is no plan, and what would do; null where there is one. */
function refusal(answer: PlanAnswer) {
  return answer.status === "infeasible" ? answer : null;
}

test("narrowed to a few creators, what can be had is had, rules hold, and the limit is above the best plan of all", () => {
  fc.assert(
    fc.property(tasks, (task) => {
      const all = answerTask(highs, task, Infinity);
      const few = answerTask(highs, task, MOST);

      expect(refusal(few)).toEqual(refusal(all));
      if (few.status !== "solved" || all.status !== "solved") return;
      const { columns, bound, value } = few.solution;
      expect(brokenRules(task.problem, columns)).toEqual([]);
      expect(columns.map((index) => task.problem.columns[index]?.creator)).toContain(task.priceCreators[0]);
      expect(value).toBeCloseTo(valueOf(task.problem, columns), 3);
      expect(bound).toBeGreaterThanOrEqual(all.solution.value);
      expect(few.worth).toHaveLength(task.problem.creators);
    }),
    { numRuns: byLength({ short: 8, long: 60 }), seed: 5 },
  );
});
