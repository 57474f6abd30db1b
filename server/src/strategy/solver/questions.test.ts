import { expect, test } from "vitest";
import { loadSolver } from "#/strategy/plans/plan-solver.fixtures.ts";
import { bestValue, smallProblem } from "./every-choice.fixtures.ts";
import { narrow } from "./narrow.ts";
import { brokenRules, valueOf } from "./problem.ts";
import { answerQuestions } from "./questions.ts";
import { solve } from "./solve.ts";

const highs = await loadSolver();
const SEEDS = [0, 1, 2, 3, 4, 5, 10];

test.each(SEEDS)(
  "a better plan that a search comes upon takes the place of the first (problem %i)",
  (seed) => {
    const problem = smallProblem(seed, 7);
    const part = narrow(highs, problem, { most: Infinity, asked: [] });
    const best = solve(highs, problem);
    if (!best) throw new Error("Each of these problems has a plan");
    // A plan that leaves out what it could still take.
    const columns = best.solution.columns.slice(0, 1);
    const value = valueOf(problem, columns);
    const poor = { columns, value, bound: best.solution.bound };
    const base = {
      all: problem,
      part,
      scale: { people: 1, money: 1 },
      most: Infinity,
      ...best,
      solution: poor,
    };

    const answers = answerQuestions(
      highs,
      {
        problem,
        priceRules: [1],
        priceCreators: Array.from({ length: problem.creators }, (_, index) => index),
        nearest: 0,
        extra: 1,
      },
      base,
    );

    expect(answers.solution.value).toBeCloseTo(bestValue(problem) ?? 0, 3);
    expect(brokenRules(problem, answers.solution.columns)).toEqual([]);
    const { withoutRule, withExtra, solution } = answers;
    expect(withoutRule[0]?.value).toBeGreaterThanOrEqual(solution.value);
    expect(withExtra).toBeGreaterThanOrEqual(solution.value);
  },
);
