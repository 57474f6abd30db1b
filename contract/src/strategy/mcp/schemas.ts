import * as z from "zod/mini";
import { listOf } from "../../paging.ts";
import { Version, Versioned } from "../../versions.ts";

/** Where programs that speak the Model Context Protocol use the tools of Strategy AI. */
export const MCP_PATH = "/mcp";

export const McpSetting = z.object({
  isOn: z.boolean(),
  /** Whether the environment of the server says it, so that nobody changes it on screen. */
  isFixed: z.boolean(),
  /** The whole address, to be copied. */
  url: z.string(),
  version: Version,
});
export type McpSetting = z.infer<typeof McpSetting>;

export const McpChange = z.extend(Versioned, { isOn: z.boolean() });
export type McpChange = z.infer<typeof McpChange>;

/**
 * How a call ended. "draft": the token may not write, so nothing was kept. "begun" stays where the server was ended
 * meanwhile.
 */
export const MCP_OUTCOMES = ["begun", "done", "draft", "refused", "failed"] as const;
export type McpOutcome = (typeof MCP_OUTCOMES)[number];

/** One call of a program. What it asked and what it was answered is not kept. */
export const McpCall = z.object({
  id: z.uuid(),
  at: z.string(),
  tokenId: z.nullable(z.uuid()),
  /** Its name when it was used. */
  token: z.string(),
  tool: z.string(),
  outcome: z.enum(MCP_OUTCOMES),
});
export type McpCall = z.infer<typeof McpCall>;

/** Newest first. */
export const McpCallList = listOf(McpCall);
export type McpCallList = z.infer<typeof McpCallList>;
