import { expect, test } from "vitest";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { answerTask } from "./answer.ts";
import { bestValue, leastBudget, smallProblem } from "./every-choice.fixtures.ts";
import { brokenRules } from "./problem.ts";
import type { PlanProblem, SolverRule } from "./problem.ts";
import { solve } from "./solve.ts";

const highs = await loadSolver();

const PAIR: Omit<PlanProblem, "rules"> = {
  people: [100_000],
  creators: 2,
  columns: [
    { creator: 0, cost: 30_000, pieces: 1, cells: [0], values: [0.2] },
    { creator: 1, cost: 20_000, pieces: 1, cells: [0], values: [0.1] },
  ],
};
const spend = (min: number | null, max: number | null): SolverRule => ({
  id: 0,
  kind: "spend",
  creators: [0],
  min,
  max,
});

test.each<[SolverRule, number[]]>([
  [spend(0.6, null), [0, 1]],
  [spend(null, 0.6), [0, 1]],
  [spend(0.61, null), [0]],
  [spend(null, 0.59), [1]],
  [spend(null, 0), [1]],
  [{ id: 0, kind: "share", part: 0.6 }, [0, 1]],
])("a share is of what is spent, exact to the cent: %j", (rule, columns) => {
  const problem = { ...PAIR, rules: [rule] };

  expect(brokenRules(problem, columns)).toEqual([]);
  expect(solve(highs, problem)?.solution.columns).toEqual(columns);
});

test.each<SolverRule>([spend(0.6, null), spend(null, 0.6), { id: 0, kind: "share", part: 0.5 }])(
  "nobody chosen keeps no share: %j",
  (rule) => {
    const problem = { ...PAIR, columns: [], rules: [rule] };

    expect(brokenRules(problem, [])).toEqual([0]);
    expect(solve(highs, problem)).toBeNull();
  },
);

test("where no choice keeps the rules, the cheapest budget is the least that any choice costs", () => {
  let refused = 0;
  for (let seed = 300; seed < 300 + byLength({ short: 20, long: 200 }); seed += 1) {
    const problem = smallProblem(seed, 8);
    // So little money that hardly any choice is left.
    const rules = problem.rules.map((rule) => (rule.kind === "budget" ? { ...rule, amount: 15_000 } : rule));
    const poor = { ...problem, rules };

    const answer = answerTask(highs, {
      problem: poor,
      priceRules: [],
      priceCreators: [],
      nearest: 0,
      extra: null,
    });

    expect(answer.status === "infeasible").toBe(bestValue(poor) === null);
    if (answer.status !== "infeasible") continue;
    const least = leastBudget(problem);
    expect(answer.cheapest === null).toBe(least === null);
    expect(answer.cheapest ?? 0).toBeGreaterThanOrEqual(least ?? 0);
    expect(answer.cheapest ?? 0).toBeLessThanOrEqual((least ?? 0) * 1.001);
    refused += Number(least !== null);
  }
  expect(refused).toBeGreaterThan(5);
});
