import type { LanguageModelV4StreamPart, LanguageModelV4StreamResult } from "@ai-sdk/provider";
import { simulateReadableStream } from "ai";
import type { ModelCall } from "#/strategy/language-model/connection/read-step.ts";

/** Counted where the model is asked, and not once more here. */
const USAGE = {
  inputTokens: { total: 0, noCache: 0, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 0, text: 0, reasoning: 0 },
};

/** Calls of a model under names of ours: services give the same ones again and again. */
export function callsStream(calls: readonly ModelCall[], step: number): LanguageModelV4StreamResult {
  return streamOf([
    { type: "stream-start", warnings: [] },
    ...calls.map(({ name, input, providerMetadata }, index): LanguageModelV4StreamPart => ({
      type: "tool-call",
      toolCallId: `m${step}-${index}`,
      toolName: name,
      input: input === "" ? "{}" : input,
      ...(providerMetadata && { providerMetadata }),
    })),
    { type: "finish", usage: USAGE, finishReason: { unified: "tool-calls", raw: undefined } },
  ]);
}

export function textStream(text: string): LanguageModelV4StreamResult {
  return streamOf([
    { type: "stream-start", warnings: [] },
    { type: "text-start", id: "answer" },
    { type: "text-delta", id: "answer", delta: text },
    { type: "text-end", id: "answer" },
    { type: "finish", usage: USAGE, finishReason: { unified: "stop", raw: undefined } },
  ]);
}

export function streamOf(chunks: LanguageModelV4StreamPart[]): LanguageModelV4StreamResult {
  return { stream: simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }) };
}
