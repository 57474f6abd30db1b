import { expect, test } from "vitest";
import { planOf } from "#/strategy/plans/plan-solver.fixtures.ts";
import { someCandidates } from "#/strategy/plans/planning.fixtures.ts";

test("a plan of more accounts than go into the solver says how many did, and counts all as candidates", async () => {
  const market = someCandidates(4000, 3);

  const plan = await planOf("Launch in Germany, 25.000 €, at least 2 in Austria, with @creator.7", market);

  const said = plan.assumptions.find(({ slot }) => slot === "candidates");
  expect(plan.certificate?.candidates).toBeGreaterThan(3000);
  expect(said?.value).toMatch(/^the 2,0\d\d nearest of 4,000 accounts$/u);
  expect(plan.certificate?.gapPercent).toBeLessThanOrEqual(0.5);
  expect(plan.picks.map(({ handle }) => handle)).toContain("creator.7");
});

test("a plan of few creators weighs all of them, and says nothing of it", async () => {
  const plan = await planOf("Launch in Germany, 25.000 €", someCandidates(300, 3));

  expect(plan.assumptions.map(({ slot }) => slot)).not.toContain("candidates");
});
