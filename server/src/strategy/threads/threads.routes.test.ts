import { FigureSource } from "@app/contract/figures";
import { expect, test } from "vitest";
import { isShort } from "#/acceptance/test-length.fixtures.ts";
import * as z from "zod/mini";
import { Thread, ThreadList } from "@app/contract/strategy/schemas";
import { viewersSeePrices } from "#/acceptance/prices.fixtures.ts";
import { TestClock } from "#/platform/clock.fixtures.ts";
import { callerOf, sharedApp, startApp } from "#/acceptance/test-app.fixtures.ts";
import {
  beginThread,
  BRIEF,
  bringCreators,
  CREATORS,
  planned,
  plannedForAll,
  readable,
  say,
  toolsOf,
} from "#/strategy/strategy.fixtures.ts";
import type { Chunk } from "#/strategy/strategy.fixtures.ts";
import { toolRunners } from "#/strategy/assistant/tool-runners.ts";

const SLOTS = z.array(z.object({ slot: z.string() }));

function outputOf(chunks: readonly Chunk[], tool: string): unknown {
  const called = chunks.find(({ type, toolName }) => type === "tool-input-available" && toolName === tool);
  return chunks.find(
    ({ type, toolCallId }) => type === "tool-output-available" && toolCallId === called?.["toolCallId"],
  )?.["output"];
}

test("a brief is answered by the tools one after another, then in words with figures", async () => {
  const { answer: chunks } = await plannedForAll();

  expect(toolsOf(chunks)).toEqual([
    "parse_brief",
    "search_creators",
    "optimise_plan",
    "forecast_plan",
    "check_risks",
  ]);
  const troubles = ["error", "data-missing", "data-unverified", "tool-output-error"];
  expect(chunks.filter(({ type }) => troubles.includes(type))).toEqual([]);
  expect(chunks.filter(({ type }) => type === "data-figure").length).toBeGreaterThan(4);
  expect(readable(chunks)).toContain(
    "# creators for # should reach # people of your audience; four of five such campaigns end between # and #.",
  );
  expect(chunks.at(0)?.type).toBe("start");
  expect(chunks.at(-1)?.type).toBe("finish");
});

test("a thread keeps what was said, takes its name from it, and knows its plan", async () => {
  const { ana, thread } = await plannedForAll();

  const detail = (await ana("GET", `/api/v1/threads/${thread}`)).json();

  expect(detail).toMatchObject({ isAnswering: false, messages: [{ role: "user" }, { role: "assistant" }] });
  expect(detail.title).toMatch(/^Launch of a vegan protein bar/u);
  const strategy = (await ana("GET", `/api/v1/strategies/${detail.strategyId}`)).json();
  expect(strategy).toMatchObject({ version: 1, threadId: thread, plan: { brief: { markets: ["DE"] } } });
});

test.skipIf(isShort)("a plan says what was said and what was assumed, and nothing is both", async () => {
  const { answer: chunks } = await plannedForAll();

  const card = z.object({ said: SLOTS, assumptions: SLOTS }).parse(outputOf(chunks, "optimise_plan"));
  const said = card.said.map(({ slot }) => slot);
  const assumed = card.assumptions.map(({ slot }) => slot);
  expect(said).toEqual(["product", "budget", "markets", "platforms", "audience", "objective"]);
  expect(new Set([...said, ...assumed]).size).toBe(said.length + assumed.length);
});

test("a figure of an answer opens its inputs: creators with their figures, and where a price stands", async () => {
  const { answer: chunks } = await plannedForAll();

  const sources = chunks.flatMap(({ type, data }) =>
    type === "data-figure" ? [z.object({ source: FigureSource }).parse(data).source] : [],
  );
  const inputsOf = (metric: string) =>
    sources.find((source) => source.metric === metric)?.inputs.map(({ label }) => label) ?? [];
  expect(inputsOf("plan.totals.cost")).toEqual(
    expect.arrayContaining(["Plan", "Budget", "Used", "Prices as asked"]),
  );
  expect(inputsOf("plan.totals.reach")).toEqual(
    expect.arrayContaining(["Creators", "Views measured", "Audience"]),
  );
  expect(inputsOf("plan.reach.p10")).toEqual(expect.arrayContaining(["10 of 100 end below", "Flight"]));
  expect(sources.every(({ inputs, sample }) => inputs.length > 1 && sample !== null)).toBe(true);
});

test("a workspace without creators is told to bring some", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  const thread = await beginThread(ana);

  expect(readable(await say(ana, thread, { text: BRIEF }))).toContain(
    "There are no creators in this workspace yet.",
  );
});

test("a text with nothing to plan gets a question, and the answer to it completes the brief", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, CREATORS);
  const thread = await beginThread(ana);

  const first = await say(ana, thread, { text: "Launch of a protein bar in Germany for women on Instagram" });
  const second = await say(ana, thread, { text: "2.500 €" });

  expect(readable(first)).toContain("Say how much may be spent");
  expect(toolsOf(second)).toContain("optimise_plan");
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  const { plan } = (await ana("GET", `/api/v1/strategies/${strategyId}`)).json();
  expect(plan.brief).toMatchObject({
    product: "protein bar",
    budget: { amount: 250_000 },
    platforms: ["instagram"],
  });
});

test("an impossible brief names the rules in conflict and the cheapest budget", async () => {
  const app = await sharedApp();
  const ana = await app.signIn();
  await bringCreators(ana, 30);
  const thread = await beginThread(ana);

  const chunks = await say(ana, thread, { text: "Protein bar in Germany, 300 €, at least 3 creators" });

  expect(readable(chunks)).toMatch(
    /^No plan can keep the budget and “at least 3 creators” together\. # is the cheapest/u,
  );
});

test("a removed thread and its plan are out of sight until they are restored", async () => {
  const { ana, thread } = await planned();
  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();

  await ana("DELETE", `/api/v1/threads/${thread}`);

  expect((await ana("GET", "/api/v1/threads")).json()).toEqual({ items: [], total: 0, next: null });
  expect((await ana("GET", `/api/v1/strategies/${strategyId}`)).statusCode).toBe(404);
  expect((await ana("POST", `/api/v1/threads/${thread}/restore`)).statusCode).toBe(200);
  expect((await ana("GET", `/api/v1/strategies/${strategyId}`)).statusCode).toBe(200);
});

test("pinned threads come first, archived ones stand apart, and each is one edit", async () => {
  const clock = new TestClock();
  const app = await startApp({ clock });
  const ana = await app.signIn();
  const titles = async (query: string) =>
    ThreadList.parse((await ana("GET", `/api/v1/threads${query}`)).json()).items.map(({ title }) => title);
  const begin = async (title: string) => {
    clock.advance(1000);
    return ana("POST", "/api/v1/threads", { title });
  };
  const [first] = [await begin("First"), await begin("Second"), await begin("Third")];
  const { id } = Thread.parse(first?.json());
  const change = (body: object) => ana("PATCH", `/api/v1/threads/${id}`, body);

  expect(await titles("")).toEqual(["Third", "Second", "First"]);
  expect((await change({ version: 1, pinned: true })).json()).toMatchObject({ pinned: true, version: 2 });
  expect(await titles("")).toEqual(["First", "Third", "Second"]);
  expect((await change({ version: 1, archived: true })).statusCode).toBe(409);
  expect((await change({ version: 2, archived: true })).json()).toMatchObject({ title: "First" });
  expect([await titles(""), await titles("?shelf=archived")]).toEqual([["Third", "Second"], ["First"]]);
  expect((await ana("GET", "/api/v1/threads?shelf=attic")).statusCode).toBe(400);
});

test("threads are found by their title and by what was said, by digits only for whoever sees prices", async () => {
  const { ana, thread, app } = await planned();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  await viewersSeePrices(ana, false);
  await ana("POST", "/api/v1/threads", { title: "Spring launch" });
  const found = async (who: typeof ana, words: string) =>
    ThreadList.parse((await who("GET", `/api/v1/threads?q=${encodeURIComponent(words)}`)).json()).items.map(
      ({ id, title }) => (id === thread ? "planned" : title),
    );

  expect(await found(ana, "launch SPRING")).toEqual(["Spring launch"]);
  expect(await found(ana, "data-figure")).toEqual([]);
  expect(await found(ana, "vegan protein bar awareness")).toEqual(["planned"]);
  expect(await found(ana, "100% of_it")).toEqual([]);
  expect(await found(viewer, "spring")).toEqual(["Spring launch"]);
  expect(await found(ana, "2.500")).toEqual(["planned"]);
  expect(await found(viewer, "2.500")).toEqual([]);
});

test("a viewer reads a thread and says nothing in it; a stranger sees none of it", async () => {
  const { ana, thread, app } = await plannedForAll();
  const viewer = await app.signIn({ workspaceOf: ana, role: "viewer" });
  const stranger = await app.signIn();

  expect((await viewer("GET", `/api/v1/threads/${thread}`)).statusCode).toBe(200);
  expect(
    (await viewer("POST", `/api/v1/threads/${thread}/messages`, { text: "only TikTok" })).statusCode,
  ).toBe(403);
  expect((await stranger("GET", `/api/v1/threads/${thread}`)).statusCode).toBe(404);
});

test("an answer that nobody writes has nothing to follow", async () => {
  const { ana, thread } = await plannedForAll();

  expect((await ana("GET", `/api/v1/threads/${thread}/stream`)).statusCode).toBe(204);
  expect((await ana("POST", `/api/v1/threads/${thread}/stop`)).statusCode).toBe(204);
});

test.skipIf(isShort)("an answer that was stopped while the solver was at it keeps no version", async () => {
  const { ana, thread, app } = await planned();
  const caller = await callerOf(app, ana);
  const { change_plan } = toolRunners(app.strategy.strategies, caller, thread, {
    abort: AbortSignal.abort(),
  });

  await expect(change_plan({ text: "only TikTok" })).rejects.toThrow("aborted");

  const { strategyId } = (await ana("GET", `/api/v1/threads/${thread}`)).json();
  expect((await ana("GET", `/api/v1/strategies/${strategyId}`)).json().version).toBe(1);
});
