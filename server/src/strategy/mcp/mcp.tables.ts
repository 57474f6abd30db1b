import type { McpOutcome } from "@app/contract/strategy/mcp/schemas";
import type { ColumnType, Generated } from "kysely";

interface McpSettingTable {
  /** "server": there is one row. */
  id: string;
  is_on: boolean;
  version: Generated<number>;
  updated_at: ColumnType<Date, Date, Date>;
}

interface McpCallsTable {
  workspace_id: string;
  id: string;
  at: ColumnType<Date, Date, never>;
  token_id: string | null;
  token: string;
  tool: string;
  outcome: McpOutcome;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    mcp_setting: McpSettingTable;
    mcp_calls: McpCallsTable;
  }
}
