import type { McpCall } from "@app/contract/strategy/mcp/schemas";
import { TOOL_TITLES } from "@app/contract/strategy/tool-titles";

const TITLES: Readonly<Record<string, string>> = TOOL_TITLES;

/** How a call ended, with the state that stands beside it. */
export const OUTCOMES = {
  begun: { state: "none", text: "Not ended" },
  done: { state: "passed", text: "Done" },
  draft: { state: "none", text: "Draft" },
  refused: { state: "failed", text: "Refused" },
  failed: { state: "failed", text: "Failed" },
} as const satisfies Record<McpCall["outcome"], object>;

/** What was called, by whom. */
export function callSentence({ token, tool }: Pick<McpCall, "token" | "tool">): string {
  return `${token}: ${TITLES[tool] ?? tool}`;
}

/** The settings of a program that reads them from a file. */
export function exampleOf(url: string): string {
  const herald = { type: "http", url, headers: { Authorization: "Bearer TOKEN" } };
  return JSON.stringify({ mcpServers: { herald } });
}
