import { McpCall, McpSetting } from "@app/contract/strategy/mcp/schemas";
import { strategyPaths } from "@app/contract/strategy/paths";
import { useRead } from "#/lib/api/api.ts";
import { keepAnswer, refresh } from "#/lib/api/cache.ts";
import { useGrowingList } from "#/lib/api/list.ts";
import { sendEdit } from "#/lib/edits/edits.ts";

export function useMcp() {
  return useRead(strategyPaths.mcp, McpSetting);
}

/** Newest first; of the workspace that is open. */
export function useMcpCalls() {
  return useGrowingList(strategyPaths.mcpCalls, McpCall, { first: 10 });
}

/** Over the setting as it was `seen`. Answers whether it holds now. */
export async function switchMcp(seen: McpSetting, isOn: boolean): Promise<boolean> {
  const edit = { change: { isOn }, seen, words: { isOn: "Switched on" } };
  const saved = await sendEdit("PUT", strategyPaths.mcp, edit, McpSetting);
  if (saved) await keepAnswer(strategyPaths.mcp, saved);
  else await refresh(strategyPaths.mcp);
  return saved !== null;
}
