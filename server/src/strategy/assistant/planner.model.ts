import type {
  JSONValue,
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
} from "@ai-sdk/provider";
import { PlanCard } from "@app/contract/strategy/tools";
import { simulateReadableStream } from "ai";
import { whyNoBrief } from "#/strategy/brief/brief.ts";
import { readText } from "#/strategy/brief/brief-parser.ts";
import { intentOf } from "#/strategy/brief/follow-up/intent.ts";
import { wholeBrief } from "#/strategy/brief/follow-up/whole-brief.ts";
import { answerText } from "./planner-answers.ts";
import type { Finding } from "./planner-answers.ts";
import type { ToolName } from "./tools.ts";

const USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** What the planner does next: ask for tools, or write its answer. */
type Step = { calls: { tool: ToolName; input: Record<string, JSONValue> }[] } | { text: string[] };

/** The built-in planner as a model: the same conversation and results always give the same next step. */
export const plannerModel: LanguageModelV4 = {
  specificationVersion: "v4",
  provider: "herald",
  modelId: "planner",
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error("The planner only streams")),
  doStream: (options) =>
    Promise.resolve({
      stream: simulateReadableStream({
        chunks: answer(options),
        initialDelayInMs: null,
        chunkDelayInMs: null,
      }),
    }),
};

function answer({ prompt }: LanguageModelV4CallOptions): LanguageModelV4StreamPart[] {
  const step = nextStep(prompt);
  const start: LanguageModelV4StreamPart = { type: "stream-start", warnings: [] };
  if ("calls" in step) {
    const calls = step.calls.map(({ tool, input }, index): LanguageModelV4StreamPart => ({
      type: "tool-call",
      toolCallId: `${tool}-${prompt.length}-${index}`,
      toolName: tool,
      input: JSON.stringify(input),
    }));
    return [
      start,
      ...calls,
      { type: "finish", usage: USAGE, finishReason: { unified: "tool-calls", raw: undefined } },
    ];
  }
  const deltas = step.text.map((delta): LanguageModelV4StreamPart => ({
    type: "text-delta",
    id: "answer",
    delta,
  }));
  return [
    start,
    { type: "text-start", id: "answer" },
    ...deltas,
    { type: "text-end", id: "answer" },
    { type: "finish", usage: USAGE, finishReason: { unified: "stop", raw: undefined } },
  ];
}

/** Decides from the conversation alone: what was asked, and which results are there already. */
function nextStep(prompt: LanguageModelV4Prompt): Step {
  const lastUser = prompt.findLastIndex(({ role }) => role === "user");
  const lastPlan = prompt.findLastIndex((message, index) => index < lastUser && holdsPlan(message));
  const asked = textsBetween(prompt, lastPlan, lastUser);
  const text = asked.at(-1) ?? "";
  const found = findingsAfter(prompt, lastUser);
  const intent = intentOf(text, lastPlan >= 0);
  const done = new Set(found.map(({ tool }) => tool));
  switch (intent.kind) {
    case "why": {
      const missing = intent.handles.slice(0, 1).filter(() => !done.has("explain_creator"));
      if (missing.length > 0)
        return { calls: missing.map((handle) => ({ tool: "explain_creator", input: { handle } })) };
      break;
    }
    case "save": {
      const tool = intent.as === "collection" ? "create_collection" : "create_campaign";
      if (!done.has(tool)) return { calls: [{ tool, input: { name: intent.name } }] };
      break;
    }
    case "change":
      if (!done.has("change_plan")) return { calls: [{ tool: "change_plan", input: { text } }] };
      break;
    case "plan": {
      // A question for the budget was answered: the brief is everything said since the last plan.
      const brief = lastPlan >= 0 ? text : wholeBrief([...asked.slice(0, -1).filter(isOfBrief), text], PLAIN);
      const next = planStep(found, done, brief);
      if (next) return next;
    }
  }
  return { text: answerText(found) };
}

/** What a text is about does not depend on the day or the currency. */
const PLAIN = { today: "2000-01-01", currency: "EUR" };

/** Whether a text says something of a campaign: greetings and questions about results do not. */
function isOfBrief(text: string): boolean {
  const reason = whyNoBrief(text, readText(text, PLAIN));
  return reason !== "hello" && reason !== "thanks" && reason !== "results";
}

function planStep(found: Finding[], done: ReadonlySet<string>, text: string): Step | null {
  if (!done.has("parse_brief")) return { calls: [{ tool: "parse_brief", input: { text } }] };
  const brief = found.find(({ tool }) => tool === "parse_brief")?.output;
  if (isObject(brief) && brief["problem"] !== null) return null;
  if (found.some(({ failed }) => failed)) return null;
  if (!done.has("search_creators")) return { calls: [{ tool: "search_creators", input: {} }] };
  if (!done.has("optimise_plan")) return { calls: [{ tool: "optimise_plan", input: {} }] };
  const card = PlanCard.safeParse(found.find(({ tool }) => tool === "optimise_plan")?.output);
  const isPossible = card.success && card.data.status !== "infeasible";
  if (!isPossible || done.has("forecast_plan")) return null;
  return {
    calls: [
      { tool: "forecast_plan", input: {} },
      { tool: "check_risks", input: {} },
    ],
  };
}

function holdsPlan(message: LanguageModelV4Prompt[number]): boolean {
  return (
    message.role === "tool" &&
    message.content.some(
      (part) =>
        part.type === "tool-result" && (part.toolName === "optimise_plan" || part.toolName === "change_plan"),
    )
  );
}

function textsBetween(prompt: LanguageModelV4Prompt, from: number, to: number): string[] {
  return prompt.slice(from + 1, to + 1).flatMap((message) => {
    if (message.role !== "user") return [];
    return [message.content.map((part) => (part.type === "text" ? part.text : "")).join(" ")];
  });
}

function findingsAfter(prompt: LanguageModelV4Prompt, lastUser: number): Finding[] {
  return prompt.slice(lastUser + 1).flatMap((message) => {
    if (message.role !== "tool") return [];
    return message.content.flatMap((part): Finding[] => {
      if (part.type !== "tool-result") return [];
      const { toolCallId: id, toolName: tool, output } = part;
      const value = output.type === "json" || output.type === "error-json" ? output.value : null;
      const denied = output.type === "execution-denied";
      const failed = output.type === "error-text" || output.type === "error-json";
      return [{ id, tool, output: value, denied, failed }];
    });
  });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
