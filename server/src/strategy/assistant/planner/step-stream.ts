import type { LanguageModelV4, LanguageModelV4Prompt, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import * as z from "zod/mini";
import type { Language } from "#/strategy/acts/act.ts";
import type { Call } from "#/strategy/assistant/answers/answer.ts";
import type { Finding } from "#/strategy/assistant/planner-answers.ts";
import { plannerCallId } from "#/strategy/assistant/results-so-far.ts";

const USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** What the planner does next: ask for tools, or write its answer of what was found. */
export type Step = { calls: Call[]; language: Language } | { text: string[]; found: readonly Finding[] };

/** A model that goes on from a conversation step by step. */
export function plannerOf(
  next: (prompt: LanguageModelV4Prompt, beside: readonly string[]) => Step,
): LanguageModelV4 {
  return {
    specificationVersion: "v4",
    provider: "herald",
    modelId: "planner",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("The planner only streams")),
    doStream: ({ prompt, providerOptions }) =>
      Promise.resolve({
        stream: simulateReadableStream({
          chunks: streamOf(next(prompt, besideIn(providerOptions)), prompt.length),
          initialDelayInMs: null,
          chunkDelayInMs: null,
        }),
      }),
  };
}

const Beside = z.object({ herald: z.object({ beside: z.array(z.string()) }) });

/** What was said in other threads just before, for the planner of this machine alone. */
export function besideIn(options: unknown): string[] {
  return Beside.safeParse(options).data?.herald.beside ?? [];
}

function streamOf(step: Step, turn: number): LanguageModelV4StreamPart[] {
  const start: LanguageModelV4StreamPart = { type: "stream-start", warnings: [] };
  if ("calls" in step) {
    const calls = step.calls.map(({ tool, input }, index): LanguageModelV4StreamPart => ({
      type: "tool-call",
      toolCallId: plannerCallId(tool, turn, index),
      toolName: tool,
      input: JSON.stringify(input),
      // Whoever is asked for a yes is asked in the language of the answer.
      providerMetadata: { herald: { language: step.language } },
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
