import type { LanguageModelV4CallOptions, LanguageModelV4FunctionTool } from "@ai-sdk/provider";
import { isToolName, TOOLS } from "#/strategy/assistant/tools.ts";
import type { ModelCall } from "#/strategy/language-model/connection/read-step.ts";

/**
 * What a model may call: what reads. It never gets a tool that writes or keeps a version, so that nothing that somebody
 * wrote into a bio, a caption or a note can be carried out: what it wants changed, it proposes.
 */
export function offeredTools(tools: LanguageModelV4CallOptions["tools"]): LanguageModelV4FunctionTool[] {
  return (tools ?? []).flatMap((tool) => (tool.type === "function" && isOffered(tool.name) ? [tool] : []));
}

/** Why a call is not made, for the model to read; null for one that is. */
export function refusalOf({ name, input }: ModelCall): string | null {
  if (!isToolName(name) || !isOffered(name)) return `There is no tool called ${name.slice(0, 60)}.`;
  const value = parsed(input);
  if (value === undefined) return "The input is no JSON.";
  const read = TOOLS[name].input.safeParse(value);
  if (read.success) return null;
  const wrong = read.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return `The input does not fit: ${wrong.join("; ").slice(0, 500)}`;
}

/** The planner's own steps of reading a brief are of no use to a model. */
const INNER: ReadonlySet<string> = new Set(["parse_brief", "search_creators"]);

function isOffered(name: string): boolean {
  return isToolName(name) && TOOLS[name].effect === "read" && !INNER.has(name);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text === "" ? "{}" : text);
  } catch {
    return undefined;
  }
}
