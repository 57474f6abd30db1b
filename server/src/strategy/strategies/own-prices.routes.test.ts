import type { Strategy } from "@app/contract/strategy/schemas";
import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import type { Person } from "#/acceptance/test-app.fixtures.ts";
import { bringCreators } from "#/strategy/strategy.fixtures.ts";
import { agreeOn, lessonsOf } from "./own-campaigns.fixtures.ts";

const BRIEF = "Protein bar in Germany, 9.000 €, only Instagram, 1 reel each, exactly 5 creators";

async function plan(person: Person): Promise<Strategy> {
  const response = await person("POST", "/api/v1/strategies", { text: BRIEF });
  expect(response.statusCode).toBe(201);
  return response.json<Strategy>();
}

/** What the plan says that creators cost, and where that stands, each once. */
const costsOf = ({ plan: { picks } }: Strategy) => [
  ...new Set(picks.map(({ cost }) => `${cost?.amount}: ${cost?.from}`)),
];

test("what was agreed with creators is their price in the next plan, and then what was paid", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);
  const first = await plan(ana);

  const campaign = await agreeOn(ana, first, { name: "Spring launch", feeOf: () => 21_000 });
  const agreed = await plan(ana);
  for (const { creatorId } of campaign.creators) {
    const payment = { creatorId, campaignId: campaign.id, net: { amount: 19_000, currency: "EUR" } };
    const paid = { ...payment, state: "paid", paidOn: "2026-11-02" };
    expect((await ana("POST", "/api/v1/payments", paid)).statusCode).toBe(201);
  }
  const settled = await plan(ana);

  expect(costsOf(first).join(" ")).not.toContain("Spring launch");
  expect(costsOf(agreed)).toEqual(["21000: Agreed in Spring launch"]);
  expect(costsOf(settled)).toEqual(["19000: Paid in Spring launch"]);
});

test("a price that is said with the brief goes before what was agreed", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);
  await agreeOn(ana, await plan(ana), { name: "Spring launch", feeOf: () => 21_000 });

  const text = `${BRIEF}, @creator.0 costs 300 €`;
  const said = (await ana("POST", "/api/v1/strategies", { text })).json<Strategy>();

  const cost = said.plan.picks.find(({ handle }) => handle === "creator.0")?.cost;
  expect(cost).toMatchObject({ amount: 30_000, from: "What you said in this thread" });
});

test("before any campaign it is said that nothing is learned yet", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();

  expect((await lessonsOf(ana)).map(({ isNarrower, sentence }) => [isNarrower, sentence])).toEqual([
    [null, "No campaign of your own says yet how wide a forecast of views has to be."],
    [null, "No fee of your own says yet what creators cost who name no price."],
  ]);
});
