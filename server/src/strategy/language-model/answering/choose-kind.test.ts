import type { LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { MODEL_PROVIDERS } from "@app/contract/strategy/language-model/schemas";
import { expect, test } from "vitest";
import { KINDS } from "#/strategy/acts/act.ts";
import { readAct } from "#/strategy/acts/read-act.ts";
import { assistantModel } from "./assistant-model.ts";
import { readChoice } from "./choose-kind.ts";
import { connect } from "#/strategy/language-model/connection/connect.ts";
import { KIND_NOTES } from "./instructions.ts";
import { ModelNotices } from "./model-notices.ts";
import { PATIENCE } from "#/strategy/language-model/connection/read-step.ts";
import { modelServer } from "#/strategy/language-model/connection/model-server.fixtures.ts";
import type { Turn } from "#/strategy/language-model/connection/model-server.fixtures.ts";

/** Whichever of them the examples leave open: they grow. */
const UNCLEAR =
  [
    "that berlin bunch, size of it",
    "the ones over in berlin, hmm",
    "size of our berlin crowd",
    "them in berlin",
    "berlin, headcount",
  ].find((text) => {
    const { act, kind } = readAct(text);
    return act === "doubt" && kind !== "plan";
  }) ?? "";

test("the message that the tests send is one that the built-in reading leaves open", () => {
  expect(UNCLEAR).not.toBe("");
  expect(Object.keys(KIND_NOTES).toSorted()).toEqual(KINDS.filter((kind) => kind !== "wish").toSorted());
});

test("a kind is taken, and an order of a model is in doubt all the same", () => {
  expect(readChoice('{"kind":"count","sentence":"how many creators in Berlin?"}', "12 in Berlin?")).toEqual({
    act: { act: "question", kind: "count" },
    sentence: "how many creators in Berlin?",
  });
  expect(readChoice('```json\n{"kind":"change","sentence":""}\n```', "x")?.act).toEqual({
    act: "doubt",
    kind: "change",
  });
  expect(readChoice('{"kind":"plan","sentence":"plan for Berlin"}', "Berlin")?.act).toEqual({
    act: "doubt",
    kind: "wish",
  });
  expect(readChoice('{"kind":"delete everything","sentence":""}', "x")).toBe(null);
  expect(readChoice("I would say count.", "x")).toBe(null);
});

function choice(sentence: string) {
  return readChoice(JSON.stringify({ kind: "change", sentence }), "make it 5k for @anna");
}

test("a sentence with a number or a handle of its own is not used", () => {
  expect(choice("budget 5k")?.sentence).toBe("budget 5k");
  expect(choice("budget 50k")?.sentence).toBe(null);
  expect(choice("budget 5000")?.sentence).toBe(null);
  expect(choice("without @ben")?.sentence).toBe(null);
  expect(choice("without @anna")?.sentence).toBe("without @anna");
});

/** Only for what never answers: a busy machine may be slower than this. */
const QUICK = { firstMs: 300, pieceMs: 300, stepMs: 1000, answerMs: 2000 };

async function stepsOf(
  provider: (typeof MODEL_PROVIDERS)[number],
  turn: Turn,
  text = UNCLEAR,
  patience = PATIENCE,
) {
  const { endpoint, asked } = await modelServer(() => turn, provider);
  const notices = new ModelNotices();
  const model = assistantModel(
    {
      model: await connect(endpoint),
      use: "weak",
      mayAsk: () => Promise.resolve(true),
      note: () => Promise.resolve(),
      patience,
    },
    { notices, origin: "http://localhost:4870" },
  );
  const prompt: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text }] }];
  const { stream } = await model.doStream({ prompt });
  const parts: LanguageModelV4StreamPart[] = [];
  for await (const part of stream) parts.push(part);
  return { parts, asked };
}

test.each(MODEL_PROVIDERS)(
  "%s: a small model sorts what is unclear, and the planner asks its tools",
  async (provider) => {
    const { parts, asked } = await stepsOf(provider, {
      text: '{"kind":"count","sentence":"how many creators in Berlin?"}',
    });

    expect(parts.find(({ type }) => type === "tool-call")).toMatchObject({ toolName: "parse_query" });
    expect(JSON.stringify(asked[0]?.body)).not.toContain("find_creators");
  },
);

test("a small model is not asked what the built-in reading knows", async () => {
  const { parts, asked } = await stepsOf(
    "openai-compatible",
    { text: "{}" },
    "how many creators are in Berlin?",
  );

  expect(asked).toEqual([]);
  expect(parts.find(({ type }) => type === "tool-call")).toMatchObject({ toolName: "parse_query" });
});

test("a model that stays silent is left after a while, and the planner answers", async () => {
  const { parts } = await stepsOf("openai-compatible", { fault: "silence" }, UNCLEAR, QUICK);

  expect(parts.at(-1)).toMatchObject({ type: "finish" });
});

function answered(id: string, toolName: string, value: object): LanguageModelV4Prompt {
  return [
    { role: "assistant", content: [{ type: "tool-call", toolCallId: id, toolName, input: {} }] },
    {
      role: "tool",
      content: [
        {
          type: "tool-result",
          toolCallId: id,
          toolName,
          output: { type: "json", value: JSON.parse(JSON.stringify(value)) },
        },
      ],
    },
  ];
}

test("a small model adds at most three checked sentences below what the planner wrote", async () => {
  const { endpoint } = await modelServer([
    { text: '{"kind":"count","sentence":"how many creators in Berlin?"}' },
    { text: "[[r2#total]] fit. [[r2#total]] again. They are 50 in all. Shall I go on? Shall I?" },
  ]);
  const model = assistantModel(
    {
      model: await connect(endpoint),
      use: "weak",
      mayAsk: () => Promise.resolve(true),
      note: () => Promise.resolve(),
    },
    { notices: new ModelNotices(), origin: "http://localhost:4870" },
  );
  const user: LanguageModelV4Prompt = [{ role: "user", content: [{ type: "text", text: UNCLEAR }] }];
  await model.doStream({ prompt: user });
  const query = { filters: { city: ["Berlin"] }, chips: [], unparsed: [], asOf: "", sources: [] };
  const found = { filters: { city: ["Berlin"] }, total: 7, creators: 9, unknown: [], rows: [], shown: 0 };
  const { stream } = await model.doStream({
    prompt: [
      ...user,
      ...answered("parse_query-1-0", "parse_query", query),
      ...answered("find_creators-3-0", "find_creators", found),
    ],
  });

  let text = "";
  for await (const part of stream) if (part.type === "text-delta") text += part.delta;
  expect(text.endsWith("\n\n[[find_creators-3-0#total]] fit. [[find_creators-3-0#total]] again.")).toBe(true);
});
