import type { LanguageModelV4, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import type { ThreadMessage } from "@app/contract/strategy/schemas";
import type { UIMessageChunk } from "ai";
import { expect, test } from "vitest";
import { answerThread } from "./assistant.ts";
import type { ToolRunners } from "./tools.ts";

const NOTHING = () => Promise.reject(new Error("This tool was not expected"));
const RUNNERS: ToolRunners = {
  parse_brief: NOTHING,
  search_creators: NOTHING,
  optimise_plan: NOTHING,
  change_plan: NOTHING,
  what_if: NOTHING,
  propose_change: NOTHING,
  read_fact: NOTHING,
  forecast_plan: NOTHING,
  check_risks: NOTHING,
  explain_creator: NOTHING,
  parse_query: NOTHING,
  find_creators: NOTHING,
  average_creators: NOTHING,
  compare_creators: NOTHING,
  price_of_creator: NOTHING,
  market_rule: NOTHING,
  check_caption: NOTHING,
  campaign_results: NOTHING,
  creator_results: NOTHING,
  due_work: NOTHING,
  count_campaigns: NOTHING,
  count_posts: NOTHING,
  work_figures: NOTHING,
  worked_with: NOTHING,
  plan_facts: NOTHING,
  market_days: NOTHING,
  define_metric: NOTHING,
  write_one_page: NOTHING,
  write_draft: NOTHING,
  suggest_questions: NOTHING,
  create_collection: NOTHING,
  create_campaign: NOTHING,
  find_collection: NOTHING,
  add_to_collection: NOTHING,
  remove_from_collection: NOTHING,
  find_campaign: NOTHING,
  remove_from_campaign: NOTHING,
  return_to_campaign: NOTHING,
  set_campaign_budget: NOTHING,
  find_open_payments: NOTHING,
  set_paid: NOTHING,
  tag_creators: NOTHING,
  untag_creators: NOTHING,
  note_creators: NOTHING,
  remove_note: NOTHING,
  set_status: NOTHING,
  find_owner: NOTHING,
  set_owner: NOTHING,
  propose_fact: NOTHING,
  list_facts: NOTHING,
  remember_fact: NOTHING,
};

function scripted(parts: LanguageModelV4StreamPart[], breaks: boolean): LanguageModelV4 {
  const waiting = [...parts];
  const stream = new ReadableStream<LanguageModelV4StreamPart>({
    pull(controller) {
      const part = waiting.shift();
      if (part) controller.enqueue(part);
      else if (breaks) controller.error(new Error("connection lost, key sk-secret"));
      else controller.close();
    },
  });
  return {
    specificationVersion: "v4",
    provider: "test",
    modelId: "scripted",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("Only streams")),
    doStream: () => Promise.resolve({ stream }),
  };
}

const ASKED: ThreadMessage[] = [{ id: "1", role: "user", parts: [{ type: "text", text: "Plan" }] }];

async function answerOf(model: LanguageModelV4, messages = ASKED) {
  const answer = await answerThread({
    model,
    messages,
    runners: RUNNERS,
    secret: "a secret of the test",
    abort: new AbortController().signal,
    figures: {
      asked: "Plan",
      asOf: "2026-11-21T10:00:00.000Z",
      plan: () => Promise.resolve(null),
    },
  });
  const chunks: UIMessageChunk[] = [];
  for await (const chunk of answer.chunks) chunks.push(chunk);
  return { chunks, message: await answer.message, isFailed: answer.isFailed() };
}

test("an answer that breaks off ends with an error part, keeps what was said, and tells no secret", async () => {
  const model = scripted(
    [
      { type: "stream-start", warnings: [] },
      { type: "text-start", id: "a" },
      { type: "text-delta", id: "a", delta: "The plan is " },
    ],
    true,
  );

  const { chunks, message, isFailed } = await answerOf(model);

  expect(chunks.some(({ type }) => type === "error")).toBe(true);
  expect(JSON.stringify(chunks)).not.toContain("sk-secret");
  expect(isFailed).toBe(true);
  expect(JSON.stringify(message)).toContain("The plan is");
});

test("a write that a model asks for is not run before a person approves", async () => {
  const model = scripted(
    [
      { type: "stream-start", warnings: [] },
      { type: "tool-call", toolCallId: "c1", toolName: "create_collection", input: '{"name":null}' },
      {
        type: "finish",
        usage: {
          inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 0, text: 0, reasoning: 0 },
        },
        finishReason: { unified: "tool-calls", raw: undefined },
      },
    ],
    false,
  );

  const { chunks, message } = await answerOf(model);

  expect(chunks.some(({ type }) => type === "tool-approval-request")).toBe(true);
  expect(chunks.some(({ type }) => type === "tool-output-available" || type === "tool-output-error")).toBe(
    false,
  );
  expect(message?.parts).toContainEqual(expect.objectContaining({ state: "approval-requested" }));
});

test("a thread goes on after an answer that was stopped in the middle of a tool", async () => {
  const usage = {
    inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: 0, text: 0, reasoning: 0 },
  };
  const model = scripted(
    [
      { type: "stream-start", warnings: [] },
      { type: "text-start", id: "a" },
      { type: "text-delta", id: "a", delta: "On we go." },
      { type: "text-end", id: "a" },
      { type: "finish", usage, finishReason: { unified: "stop", raw: undefined } },
    ],
    false,
  );
  const stopped = {
    type: "tool-change_plan",
    toolCallId: "c1",
    state: "input-available",
    input: { text: "more" },
  };

  const { chunks } = await answerOf(model, [
    ...ASKED,
    { id: "2", role: "assistant", parts: [stopped] },
    { id: "3", role: "user", parts: [{ type: "text", text: "Again" }] },
  ]);

  expect(chunks.some(({ type }) => type === "error")).toBe(false);
  expect(JSON.stringify(chunks)).toContain("On we go.");
});
