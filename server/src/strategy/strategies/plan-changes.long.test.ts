import { expect, test } from "vitest";
import * as z from "zod/mini";
import { byLength } from "#/acceptance/test-length.fixtures.ts";
import { CREATORS, planned, readable, say, toolsOf } from "#/strategy/strategy.fixtures.ts";

test("a follow-up is solved again in at most 60 words and one card, and the earlier version stays", async () => {
  const { ana, thread } = await planned();

  const chunks = await say(ana, thread, { text: "1.000 € more" });

  expect(toolsOf(chunks)).toEqual(["change_plan"]);
  expect(readable(chunks).split(/\s+/u).length).toBeLessThanOrEqual(60);
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const now = (await ana("GET", `/api/v1/strategies/${strategyId}`)).json();
  const before = (await ana("GET", `/api/v1/strategies/${strategyId}/versions/1`)).json();
  expect(now.plan.brief.budget).toEqual({ amount: 350_000, currency: "EUR" });
  expect(before.plan.brief.budget).toEqual({ amount: 250_000, currency: "EUR" });
  expect(now.plan.totals.reach).toBeGreaterThan(before.plan.totals.reach);
  expect(now.versions.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
});

test("why a creator is left out is answered by solving again, and no version is made of it", async () => {
  const { ana, thread } = await planned();
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const { plan } = (await ana("GET", `/api/v1/strategies/${strategyId}`)).json();
  const picked = new Set(plan.picks.map(({ handle }: { handle: string }) => handle));
  const left = Array.from({ length: CREATORS }, (_, index) => `creator.${index}`).find(
    (handle) => !picked.has(handle),
  );

  const chunks = await say(ana, thread, { text: `why isn't @${left} in it?` });

  expect(toolsOf(chunks)).toEqual(["explain_creator"]);
  expect(readable(chunks)).toContain("is not in the plan.");
  expect(readable(chunks).split(/\s+/u).length).toBeLessThanOrEqual(60);
  expect((await ana("GET", `/api/v1/strategies/${strategyId}`)).json().version).toBe(1);
});

test("a price that the person gives is planned with, and the answer says whether the creator is in", async () => {
  const { ana, thread } = await planned();

  const tried = await say(ana, thread, { text: "what if @creator.9 costs 1 €?" });
  const { id } = z
    .object({ id: z.string() })
    .parse(tried.find(({ type }) => type === "data-proposal")?.["data"]);
  const chunks = await say(ana, thread, { proposalId: id, apply: true });

  expect(readable(chunks)).toMatch(
    /^@creator\.9 at €1 a piece: # creators for # reach # people.* @creator\.9 is in it\./u,
  );
  expect(readable(chunks).split(/\s+/u).length).toBeLessThanOrEqual(60);
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const { plan } = (await ana("GET", `/api/v1/strategies/${strategyId}`)).json();
  const pick = plan.picks.find(({ handle }: { handle: string }) => handle === "creator.9");
  expect(pick.cost).toMatchObject({ currency: "EUR", from: "What you said in this thread" });
});

test("an earlier version comes back as a new one, and there is none before the first", async () => {
  const { ana, thread } = await planned();
  const early = await say(ana, thread, { text: "undo" });
  await say(ana, thread, { text: "at most 2 creators" });

  const chunks = await say(ana, thread, { text: "go back to version 1" });

  expect(readable(early)).toContain("there is none before it");
  expect(readable(chunks)).toMatch(/^Back to version 1: /u);
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const [back, , first] = (await ana("GET", `/api/v1/strategies/${strategyId}`)).json().versions;
  expect(back).toMatchObject({ number: 3, reach: first.reach, cost: first.cost });
});

const HOPELESS = [
  ["without @nobody.here", "There is no @nobody.here in this workspace, so nothing was changed."],
  ["what's the weather tomorrow?", "That is beyond what I know"],
  ["1e30 € more", "This amount is larger than any budget."],
] as const;

test.each(HOPELESS.slice(0, byLength({ short: 1, long: HOPELESS.length })))(
  "a follow-up that cannot be followed makes no version and says why: %s",
  async (text, answer) => {
    const { ana, thread } = await planned();

    const chunks = await say(ana, thread, { text });

    expect(readable(chunks)).toContain(answer);
    const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
    expect((await ana("GET", `/api/v1/strategies/${strategyId}`)).json().version).toBe(1);
  },
);
