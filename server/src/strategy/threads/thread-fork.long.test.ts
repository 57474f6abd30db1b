import { expect, test } from "vitest";
import { Strategy, ThreadDetail } from "@app/contract/strategy/schemas";
import { planned, say } from "#/strategy/strategy.fixtures.ts";
import { titleOfCopy } from "./thread-fork.ts";

type Ana = Awaited<ReturnType<typeof planned>>["ana"];

async function threadOf(ana: Ana, id: string) {
  return ThreadDetail.parse((await ana("GET", `/api/v1/threads/${id}`)).json());
}
async function planOf(ana: Ana, id: string | null) {
  return Strategy.parse((await ana("GET", `/api/v1/strategies/${id}`)).json());
}
async function fork(ana: Ana, id: string, keeps: number) {
  const answer = await ana("POST", `/api/v1/threads/${id}/fork`, { keeps });
  return { status: answer.statusCode, ...answer.json() };
}

test("a thread goes on apart from an earlier message, with the plan as it stood, and the first one stays", async () => {
  const { ana, thread } = await planned();
  await say(ana, thread, { text: "Make the budget 3,000 €" });
  const first = await threadOf(ana, thread);
  const { plan: newest } = await planOf(ana, first.strategyId);
  expect([first.messages.length, newest.brief.budget?.amount]).toEqual([4, 300_000]);

  const made = await fork(ana, thread, 2);
  expect(made).toMatchObject({ status: 201, title: titleOfCopy(first.title) });

  const copy = await threadOf(ana, made.id);
  const copied = await planOf(ana, copy.strategyId);
  expect(copy.messages.map(({ role }) => role)).toEqual(["user", "assistant"]);
  expect(JSON.stringify(copy.messages)).toContain(copied.id);
  expect(JSON.stringify(copy.messages)).not.toContain(first.strategyId);
  expect(copied.versions.map(({ number }) => number)).toEqual([1]);

  await say(ana, made.id, { text: "Make the budget 9,000 €" });
  expect((await planOf(ana, copy.strategyId)).plan.brief.budget?.amount).toBe(900_000);
  expect((await planOf(ana, first.strategyId)).plan).toEqual(newest);
  expect((await threadOf(ana, thread)).messages).toHaveLength(4);
});

test("a copy of nothing is a new thread without a plan", async () => {
  const { ana, thread } = await planned();

  const made = await fork(ana, thread, 0);

  expect(await threadOf(ana, made.id)).toMatchObject({ title: "New thread", strategyId: null, messages: [] });
});

test("a thread that is not there, or a number that is none, copies nothing", async () => {
  const { ana, thread } = await planned();
  const unknown = "0193ea20-0000-7000-8000-000000000000";

  expect((await fork(ana, unknown, 1)).status).toBe(404);
  expect((await fork(ana, thread, -1)).status).toBe(400);
});

test("the title of a copy says that it is one, once, and is never too long", () => {
  expect(titleOfCopy("Tea in Germany")).toBe("Tea in Germany (copy)");
  expect(titleOfCopy("Tea in Germany (copy)")).toBe("Tea in Germany (copy)");
  expect(titleOfCopy("x".repeat(120))).toHaveLength(120);
});
