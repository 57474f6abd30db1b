import type { LanguageModelV4Message, LanguageModelV4Prompt } from "@ai-sdk/provider";
import { asData } from "./as-data.ts";
import { attachedIn } from "#/strategy/assistant/attached.ts";
import { INSTRUCTIONS } from "./instructions.ts";

/** Most messages of before that a model reads. Chosen by us. */
const EARLIER_MAX = 12;
/** Longest message of before, in characters. Chosen by us. */
const EARLIER_TEXT_MAX = 2000;

/** In place of what a file said: what was read of it stands in the answers. */
const FILE_HERE = "(Here stood the text of a file.) ";

export interface PromptView {
  /** What is sent. */
  prompt: LanguageModelV4Prompt;
  /** The results of this turn by their short names, r1, r2 and so on. */
  results: ReadonlyMap<string, unknown>;
  /** The calls behind the short names. */
  calls: ReadonlyMap<string, string>;
}

/**
 * A conversation as a model outside reads it: the instructions, what was said before without the results of then, and
 * the last message with what the tools found since, as data.
 */
export function promptView(prompt: LanguageModelV4Prompt, instructions = INSTRUCTIONS): PromptView {
  const lastUser = prompt.findLastIndex(({ role }) => role === "user");
  const names = new Map<string, string>();
  const results = new Map<string, unknown>();
  const since = prompt.slice(lastUser + 1).flatMap((message) => ofThisTurn(message, names, results));
  return {
    prompt: [
      { role: "system", content: instructions },
      ...prompt.slice(0, lastUser).flatMap(ofBefore).slice(-EARLIER_MAX),
      ...prompt.slice(lastUser, lastUser + 1),
      ...since,
    ],
    results,
    calls: new Map([...names].map(([id, name]) => [name, id])),
  };
}

function ofBefore(message: LanguageModelV4Message): LanguageModelV4Message[] {
  if (message.role !== "user" && message.role !== "assistant") return [];
  const text = message.content
    .flatMap((part) => (part.type === "text" ? [attachedIn(part.text) === null ? part.text : FILE_HERE] : []))
    .join("")
    .trim()
    .slice(0, EARLIER_TEXT_MAX);
  return text === "" ? [] : [{ role: message.role, content: [{ type: "text", text }] }];
}

function ofThisTurn(
  message: LanguageModelV4Message,
  names: Map<string, string>,
  results: Map<string, unknown>,
): LanguageModelV4Message[] {
  if (message.role === "assistant") {
    const content = message.content.filter(({ type }) => type === "tool-call");
    return content.length > 0 ? [{ ...message, content }] : [];
  }
  if (message.role !== "tool") return [];
  const content = message.content.flatMap((part) => {
    if (part.type !== "tool-result") return [];
    const { toolCallId: id, toolName: tool, output } = part;
    if (output.type !== "json")
      return [{ ...part, output: { type: "text" as const, value: problemOf(output) } }];
    const name = names.get(id) ?? `r${names.size + 1}`;
    names.set(id, name);
    results.set(name, output.value);
    return [{ ...part, output: { type: "text" as const, value: asData(name, tool, output.value) } }];
  });
  return content.length > 0 ? [{ ...message, content }] : [];
}

function problemOf(output: { type: string; value?: unknown }): string {
  return typeof output.value === "string"
    ? `This did not work: ${output.value.slice(0, 300)}`
    : "This did not work.";
}

/** The last message and the results as one sheet of facts, for a model that has no tools. */
export function factSheet(prompt: LanguageModelV4Prompt, instructions: string): PromptView {
  const view = promptView(prompt, instructions);
  const facts = view.prompt.flatMap((message) =>
    message.role === "tool"
      ? message.content.flatMap((part) =>
          part.type === "tool-result" && part.output.type === "text" ? [part.output.value] : [],
        )
      : [],
  );
  const question = view.prompt.findLast(({ role }) => role === "user");
  const text =
    question?.role === "user" ? question.content.map((part) => (part.type === "text" ? part.text : "")) : [];
  return {
    ...view,
    prompt: [
      { role: "system", content: instructions },
      {
        role: "user",
        content: [{ type: "text", text: `The message:\n${text.join(" ")}\n\n${facts.join("\n")}` }],
      },
    ],
  };
}
