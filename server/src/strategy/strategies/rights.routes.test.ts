import type { Strategy } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { bringCreators } from "#/strategy/strategy.fixtures.ts";

test("months of usage of a brief stand in each cost and beside each price of entry", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 30);

  const response = await ana("POST", "/api/v1/strategies", {
    text: "Protein bar in Germany, 700 €, with 2 months of usage, at most 2 creators",
  });

  expect(response.statusCode).toBe(201);
  const { plan } = response.json<Strategy>();
  expect(plan.brief.rights).toEqual({ usageMonths: 2 });
  expect(plan.picks.length).toBeGreaterThan(0);
  for (const { cost } of plan.picks) expect(cost?.rights).toMatchObject([{ right: "usage", months: 2 }]);
  const entries = plan.certificate?.breakEven.filter(({ wouldEnterAt }) => wouldEnterAt !== null) ?? [];
  expect(entries.length).toBeGreaterThan(0);
  for (const { wouldEnterAt, rights, why } of entries) {
    // Two months at a fifth of the price each, in whole euros.
    expect(Math.abs((rights?.[0]?.amount ?? 0) - 0.4 * (wouldEnterAt?.amount ?? 0))).toBeLessThan(100);
    expect(why).toContain("for 2 months of usage");
  }
});
