import { MODEL_PROVIDERS } from "@app/contract/strategy/language-model/schemas";
import type { LanguageModelV4FunctionTool, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import { failureOf } from "./failures.ts";
import { modelServer } from "./model-server.fixtures.ts";
import type { Script } from "./model-server.fixtures.ts";
import { readStep } from "./read-step.ts";

const PROMPT: LanguageModelV4Prompt = [
  { role: "system", content: "Answer." },
  { role: "user", content: [{ type: "text", text: "How many?" }] },
];
const TOOLS: LanguageModelV4FunctionTool[] = ["count", "list"].map((name) => ({
  type: "function",
  name,
  description: name,
  inputSchema: { type: "object", properties: { of: { type: "string" } } },
}));
/** Longer than any machine is busy. */
const PATIENT = { firstMs: 30_000, pieceMs: 30_000, stepMs: 40_000 };
/** For what never answers. */
const QUICK = { firstMs: 400, pieceMs: 400, stepMs: 2000 };

async function stepOf(script: Script, provider: (typeof MODEL_PROVIDERS)[number], patience = PATIENT) {
  const { endpoint, asked } = await modelServer(script, provider);
  const model = await connect(endpoint);
  const step = await readStep(model, { prompt: PROMPT, tools: TOOLS }, patience).catch(failureOf);
  return { step, asked };
}

test.each(MODEL_PROVIDERS)(
  "%s: words that come in pieces are one text, with its tokens",
  async (provider) => {
    const { step, asked } = await stepOf([{ text: "There are [[r1#total]] of them, I think." }], provider);

    expect(step).toMatchObject({
      text: "There are [[r1#total]] of them, I think.",
      calls: [],
      usage: { input: 120, cached: 20, output: 30 },
    });
    expect(asked.length).toBe(1);
    expect(JSON.stringify(asked[0]?.headers)).toContain("sk-of-the-test");
  },
);

test.each(MODEL_PROVIDERS)("%s: two calls at once come whole", async (provider) => {
  const calls = [
    { name: "count", input: { of: "creators in Berlin" } },
    { name: "list", input: { of: "campaigns" } },
  ];

  const { step } = await stepOf([{ calls }], provider);

  expect(step).toMatchObject({ calls: [{ name: "count" }, { name: "list" }] });
  const inputs = typeof step === "string" ? [] : step.calls.map(({ input }) => JSON.parse(input));
  expect(inputs).toEqual(calls.map(({ input }) => input));
});

test("calls without an index are still two calls", async () => {
  const calls = [
    { name: "count", input: { of: "a" } },
    { name: "list", input: { of: "b" } },
  ];

  const { step } = await stepOf([{ calls, withoutIndex: true }], "openai-compatible");

  expect(step).toMatchObject({ calls: [{ name: "count" }, { name: "list" }] });
});

test.each(MODEL_PROVIDERS)("%s: each way to fail has a name, and is over soon", async (provider) => {
  const failures = await Promise.all(
    (["429", "500", "401", "silence", "cut", "garbage", "redirect"] as const).map(async (fault) => {
      const patience = fault === "silence" ? QUICK : PATIENT;
      const said = { text: "One two three four five six", fault };
      const { step } = await stepOf(() => said, provider, patience);
      return [fault, step];
    }),
  );

  expect(Object.fromEntries(failures)).toMatchObject({
    429: "busy",
    500: "broken",
    401: "refused",
    silence: "slow",
    cut: expect.stringMatching(/^(?:cut|broken|unreachable)$/u),
    garbage: expect.stringMatching(/^(?:cut|broken)$/u),
    redirect: "unreachable",
  });
});

test("OpenAI itself is told the limit of an answer by its new name, and the others by the old one", async () => {
  const names = ["https://api.openai.com/v1", "http://localhost:11434/v1"].map(async (url) => {
    let body = "";
    const model = await connect(
      { provider: "openai-compatible", url, name: "some", key: null },
      (_input, init) => {
        body = typeof init?.body === "string" ? init.body : "";
        return Promise.reject(new TypeError("Not sent"));
      },
    );
    await readStep(model, { prompt: PROMPT, maxOutputTokens: 50 }, PATIENT).catch(failureOf);
    return Object.keys(JSON.parse(body)).filter((name) => name.includes("max_"));
  });

  expect(await Promise.all(names)).toEqual([["max_completion_tokens"], ["max_tokens"]]);
});

test("what a model thinks aloud before its answer is no part of it", async () => {
  const turns = [
    { text: "<think>Two hundred? </think>\n\nShall I look?" },
    { text: "Hm.</think>Shall I look?" },
  ];
  const { endpoint } = await modelServer(turns);

  const steps = [await readStep(await connect(endpoint), { prompt: PROMPT }, PATIENT)];
  steps.push(await readStep(await connect(endpoint), { prompt: PROMPT }, PATIENT));

  expect(steps.map(({ text }) => text)).toEqual(["Shall I look?", "Shall I look?"]);
});

test("a model that was busy once is asked again", async () => {
  const { step, asked } = await stepOf([{ fault: "429" }, { text: "Now." }], "openai-compatible");

  expect(step).toMatchObject({ text: "Now." });
  expect(asked.length).toBe(2);
});
