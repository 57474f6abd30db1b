import { expect, test } from "vitest";
import { planOf } from "#/strategy/plans/plan-solver.fixtures.ts";
import { candidate } from "#/strategy/plans/planning.fixtures.ts";

test("a plan makes as many pieces as were asked for in total", async () => {
  const many = ["a", "b", "c", "d", "e", "f"].map((handle) => candidate(handle));

  const plan = await planOf("20.000 €, Germany, 4 reels in total", many);

  expect(plan.picks).toHaveLength(4);
  expect(plan.picks.flatMap(({ deliverables }) => deliverables)).toEqual(
    ["a", "b", "c", "d"].flatMap(() => [{ format: "reel", count: 1 }]),
  );
});
