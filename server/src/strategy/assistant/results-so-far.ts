import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { isDeepStrictEqual } from "node:util";
import type { Call } from "./answers/answer.ts";
import type { Finding } from "./planner-answers.ts";
import { isToolName, TOOLS } from "./tools.ts";

/** A result with what was asked for it. */
interface Result extends Finding {
  input: unknown;
}

/** The planner's calls are told from a model's by their names. */
export function plannerCallId(tool: string, turn: number, index: number): string {
  return `${tool}-${turn}-${index}`;
}

/** Every result since the message at `from`, in order. */
export function resultsAfter(prompt: LanguageModelV4Prompt, from: number): Result[] {
  const after = prompt.slice(from + 1);
  const inputs = new Map<string, unknown>();
  for (const message of after) {
    if (message.role !== "assistant") continue;
    for (const part of message.content)
      if (part.type === "tool-call") inputs.set(part.toolCallId, part.input);
  }
  return after.flatMap((message) => {
    if (message.role !== "tool") return [];
    return message.content.flatMap((part): Result[] => {
      if (part.type !== "tool-result") return [];
      const { toolCallId: id, toolName: tool, output } = part;
      const value = output.type === "json" || output.type === "error-json" ? output.value : null;
      const denied = output.type === "execution-denied";
      const failed = output.type === "error-text" || output.type === "error-json";
      return [{ id, tool, output: value, denied, failed, input: inputs.get(id) }];
    });
  });
}

/** The result of a call of the planner, also where a model has made it; null while nobody has. */
export function answeredCall(
  { tool, input }: Call,
  results: readonly Result[],
  found: readonly Finding[],
): Finding | null {
  const free = results.filter((one) => one.tool === tool && !found.some(({ id }) => id === one.id));
  const own = free.find(({ id }) => id.startsWith(`${tool}-`));
  if (own) return own;
  return (
    free.find((one) => !one.failed && isDeepStrictEqual(parsed(tool, one.input), parsed(tool, input))) ?? null
  );
}

function parsed(tool: string, input: unknown): unknown {
  return isToolName(tool) ? TOOLS[tool].input.safeParse(input).data : undefined;
}
