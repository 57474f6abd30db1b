import type { Campaign } from "@app/contract/campaigns/schemas";
import type { Report } from "@app/contract/reports/schemas";
import type { SaveApproval, SavedPlan, Strategy } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { bringCreators } from "#/strategy/strategy.fixtures.ts";

test("a plan, the campaign made of it and its report state one cost, until a fee is agreed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 30);
  const text = "Protein bar in Germany, 3.000 €, with 2 months of usage, at most 3 creators";
  const strategy = (await ana("POST", "/api/v1/strategies", { text })).json<Strategy>();
  const cost = strategy.plan.totals.cost?.amount ?? 0;
  const save = `/api/v1/strategies/${strategy.id}/campaign`;
  const { approvalId } = (await ana("POST", save, {})).json<SaveApproval>();
  const made = await ana("POST", save, { approvalId });
  const path = `/api/v1/campaigns/${made.json<SavedPlan>().id}`;
  const campaign = async () => (await ana("GET", path)).json<Campaign>();
  const reported = async () => {
    const input = { campaignId: (await campaign()).id };
    const { content } = (await ana("POST", "/api/v1/reports", input)).json<Report>();
    return content?.figures.find(({ id }) => id === "cost");
  };

  const before = await campaign();

  expect(cost).toBeGreaterThan(0);
  expect(before.budgetSummary).toMatchObject({
    planned: [{ amount: cost, currency: "EUR" }],
    committed: [],
    left: 300_000 - cost,
    unknownFees: 0,
    guessedFees: strategy.plan.picks.length,
  });
  expect(await reported()).toMatchObject({
    value: cost,
    note: `planned, of €3,000, of which 3 fees are guesses`,
  });

  const [first] = before.creators;
  const reserved = first?.reserved?.amount ?? 0;
  expect(first?.reserved?.rights).toMatchObject([{ right: "usage", months: 2 }]);
  await ana("PATCH", `${path}/creators/${first?.creatorId}`, {
    version: first?.version,
    stage: "accepted",
    fee: { amount: reserved - 10_000, currency: "EUR" },
  });

  expect((await campaign()).budgetSummary).toMatchObject({
    planned: [{ amount: cost - 10_000 }],
    committed: [{ amount: reserved - 10_000 }],
    guessedFees: before.creators.length - 1,
  });
  expect(await reported()).toMatchObject({ value: cost - 10_000 });
});
