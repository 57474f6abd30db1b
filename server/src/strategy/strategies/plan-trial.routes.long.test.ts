import { expect, test } from "vitest";
import { sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { beginThread, bringCreators, readable, say } from "#/strategy/strategy.fixtures.ts";

const BRIEF = "Protein bar in Germany, 2.500 €, at least 2 on TikTok";

test("another budget is tried out beside the newest version, and nothing is kept", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);
  const { id, plan } = (await ana("POST", "/api/v1/strategies", { text: BRIEF })).json();
  const tryOut = (amount: number) =>
    ana("POST", `/api/v1/strategies/${id}/trial`, { budget: { amount, currency: "EUR" } });

  const more = (await tryOut(400_000)).json();

  expect(more).toMatchObject({ version: 1, status: "proved", left: [] });
  expect(more.cost.amount).toBe(plan.totals.cost.amount + more.change.cost.amount);
  expect(more.reach).toBe(plan.totals.reach + more.change.reach);
  expect(more.creators).toBe(plan.picks.length + more.entered.length);
  expect(more.entered.length).toBeGreaterThan(0);
  expect((await tryOut(100)).json()).toMatchObject({ status: "infeasible", creators: 0, cost: null });
  expect((await ana("GET", `/api/v1/strategies/${id}`)).json()).toMatchObject({ version: 1 });
});

test("a budget is tried out only by whoever may plan and sees prices", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await bringCreators(ana, 10);
  const { id } = (await ana("POST", "/api/v1/strategies", { text: BRIEF })).json();
  const url = `/api/v1/strategies/${id}/trial`;

  expect((await viewer("POST", url, { budget: { amount: 100, currency: "EUR" } })).statusCode).toBe(403);
  expect((await ana("POST", url, { budget: { amount: -1, currency: "EUR" } })).statusCode).toBe(400);
});

test("a plan is tried out without some of its limits, and an order in their words keeps that", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 10);
  const text = "Protein bar in Germany, 2.500 €, at least 2 on TikTok, at most 3 creators";
  const thread = await beginThread(ana);
  await say(ana, thread, { text });
  const [{ id }] = (await ana("GET", "/api/v1/strategies")).json().items;
  const limits = async () =>
    (await ana("GET", `/api/v1/strategies/${id}/limits`))
      .json()
      .items.map(({ words }: { words: string }) => words);
  expect(await limits()).toEqual(["at least 2 on TikTok", "at most 3 creators"]);

  const without = ["at most 3 creators", "at least 2 on TikTok"];
  const tried = (await ana("POST", `/api/v1/strategies/${id}/trial`, { without })).json();

  expect(tried.creators).toBeGreaterThan(3);
  expect(tried.change.reach).toBeGreaterThan(0);
  expect((await ana("GET", `/api/v1/strategies/${id}`)).json()).toMatchObject({ version: 1 });
  const order = without.map((words) => `Drop the rule “${words}”.`).join(" ");
  const said = readable(await say(ana, thread, { text: `Set the budget to €2,500. ${order}` }));
  expect(said).toContain("No longer “at most 3 creators” and “at least 2 on TikTok”");
  const kept = (await ana("GET", `/api/v1/strategies/${id}`)).json();
  expect(kept).toMatchObject({ version: 2 });
  expect(kept.plan.totals.reach).toBe(tried.reach);
  expect(await limits()).not.toContain("at most 3 creators");
  const gone = await ana("POST", `/api/v1/strategies/${id}/trial`, { without });
  expect(gone.json()).toMatchObject({ status: 409, code: "strategy.no_such_limit" });
});
