import type { McpCall, McpCallList, McpOutcome } from "@app/contract/strategy/mcp/schemas";
import type { ListQuery } from "@app/contract/paging";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";

const ROW = "server";
const BY_TIME: Order = [by("moment", "c.at", "desc"), by("id", "c.id", "asc")];

interface StoredSetting {
  isOn: boolean;
  version: number;
}

/** What is set on screen; off, with version 0, while nobody has. */
export async function readSetting(db: Database): Promise<StoredSetting> {
  const row = await db.selectFrom("mcp_setting").selectAll().where("id", "=", ROW).executeTakeFirst();
  return row ? { isOn: row.is_on, version: row.version } : { isOn: false, version: 0 };
}

/** @throws as `storeEdit`. */
export async function editSetting(db: Database, { version, isOn }: StoredSetting, now: Date): Promise<void> {
  await storeEdit(db, {
    table: "mcp_setting",
    row: { id: ROW },
    isMadeByEdit: true,
    version,
    set: { is_on: isOn, updated_at: now },
    yours: { isOn },
    stored: async () => {
      const stored = await readSetting(db);
      return stored.version === 0 ? null : { version: stored.version, values: { isOn: stored.isOn } };
    },
    what: "setting",
  });
}

/** Writes a call down before it is carried out, and forgets those from before `since`. */
export async function beginCall(
  transaction: Transaction,
  workspaceId: string,
  call: { id: string; now: Date; tokenId: string | null; token: string; tool: string },
  since: Date,
): Promise<void> {
  const { id, now: at, tokenId, token, tool } = call;
  await transaction.deleteFrom("mcp_calls").where("at", "<", since).execute();
  await transaction
    .insertInto("mcp_calls")
    .values({ workspace_id: workspaceId, id, at, token_id: tokenId, token, tool, outcome: "begun" })
    .execute();
}

export async function endCall(transaction: Transaction, id: string, outcome: McpOutcome): Promise<void> {
  await transaction.updateTable("mcp_calls").set({ outcome }).where("id", "=", id).execute();
}

/** Newest first. */
export async function listCalls(transaction: Transaction, page: ListQuery): Promise<McpCallList> {
  const query = transaction
    .selectFrom("mcp_calls as c")
    .select(["c.id", "c.at", "c.token_id", "c.token", "c.tool", "c.outcome"]);
  return toList(await readPage(transaction, query, BY_TIME, page), (row): McpCall => ({
    id: row.id,
    at: row.at.toISOString(),
    tokenId: row.token_id,
    token: row.token,
    tool: row.tool,
    outcome: row.outcome,
  }));
}
