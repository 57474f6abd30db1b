import { MESSAGE_SCHEMA, ThreadMessage } from "@app/contract/strategy/schemas";
import type { Thread, ThreadChange, ThreadList, ThreadListQuery } from "@app/contract/strategy/schemas";
import { randomUUID } from "node:crypto";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { namesAll } from "#/platform/database/name-search.ts";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";

const PINNED_FIRST: Order = [
  { kind: "number", value: sql`threads.pinned::integer`, direction: "desc" },
  by("moment", "threads.updated_at", "desc"),
  by("id", "threads.id", "asc"),
];

/** Pinned ones, then those last used, without removed ones; what was said is searched only where `seesPrices`. */
export async function listThreads(
  transaction: Transaction,
  workspaceId: string,
  { q = "", shelf, ...page }: ThreadListQuery,
  seesPrices: boolean,
): Promise<ThreadList> {
  const query = threads(transaction, workspaceId)
    .where("threads.archived", "=", shelf === "archived")
    .where(holdsAll(q, seesPrices));
  return toList(await readPage(transaction, query, PINNED_FIRST, page), toThread);
}

/** Whoever sees no prices could find one by asking for its digits: the title alone, without them, is searched then. */
function holdsAll(searched: string, seesPrices: boolean): RawBuilder<boolean> {
  const inTitle = namesAll(["threads.title"], searched);
  if (!seesPrices) return /\p{N}/u.test(searched) ? sql<boolean>`false` : inTitle;
  return sql<boolean>`(${inTitle} or exists (
    select from thread_messages as said
    cross join lateral (
      select string_agg(part ->> 'text', ' ') as words from jsonb_array_elements(said.parts) as part
      where part ->> 'type' = 'text') as spoken
    where said.workspace_id = threads.workspace_id and said.thread_id = threads.id
      and ${namesAll(["spoken.words"], searched)}))`;
}

export async function findThread(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<Thread | null> {
  const row = await threads(transaction, workspaceId).where("threads.id", "=", id).executeTakeFirst();
  return row ? toThread(row) : null;
}

export async function insertThread(
  transaction: Transaction,
  workspaceId: string,
  { title, createdBy, now }: { title: string; createdBy: string | null; now: Date },
): Promise<Thread> {
  const id = randomUUID();
  await transaction
    .insertInto("threads")
    .values({
      workspace_id: workspaceId,
      id,
      title,
      created_by: createdBy,
      created_at: now,
      updated_at: now,
      removed_at: null,
    })
    .execute();
  return {
    id,
    title,
    strategyId: null,
    pinned: false,
    archived: false,
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}

/** Stores a title, a pin or a shelf over the version it was made from. @throws as `storeEdit`. */
export async function editThread(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { version, ...yours }: ThreadChange,
): Promise<void> {
  await storeEdit(transaction, {
    table: "threads",
    row: { workspace_id: workspaceId, id, removed_at: null },
    version,
    set: yours,
    yours,
    stored: async () => {
      const found = await findThread(transaction, workspaceId, id);
      return found && { version: found.version, values: found };
    },
    what: "thread",
  });
}

/** Names a thread after what was said first, unless a person has named it since `version`. */
export async function titleThread(
  transaction: Transaction,
  workspaceId: string,
  { id, version }: Pick<Thread, "id" | "version">,
  title: string,
): Promise<void> {
  await transaction
    .updateTable("threads")
    .set({ title, version: version + 1 })
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .where("version", "=", version)
    .execute();
}

/** What is no edit: when it was last used, and whether it is there. */
export async function updateThread(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  change: { updated_at?: Date; removed_at?: Date | null },
): Promise<boolean> {
  const result = await transaction
    .updateTable("threads")
    .set(change)
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** In the order in which they were said. */
export async function readMessages(
  transaction: Transaction,
  workspaceId: string,
  threadId: string,
): Promise<ThreadMessage[]> {
  const rows = await transaction
    .selectFrom("thread_messages")
    .select(["id", "role", "parts"])
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .orderBy("position")
    .execute();
  return rows.map((row) => ThreadMessage.parse(row));
}

/** What was said last in other threads of the workspace, the last at the end. */
export async function readSaidBeside(
  transaction: Transaction,
  workspaceId: string,
  threadId: string,
  limit: number,
): Promise<ThreadMessage[]> {
  const others = transaction
    .selectFrom("threads")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("id", "!=", threadId)
    .where("removed_at", "is", null)
    .orderBy("updated_at", "desc")
    .limit(limit);
  const rows = await transaction
    .selectFrom("thread_messages")
    .innerJoin("threads", (join) =>
      join
        .onRef("threads.workspace_id", "=", "thread_messages.workspace_id")
        .onRef("threads.id", "=", "thread_messages.thread_id"),
    )
    .select(["thread_messages.id", "thread_messages.role", "thread_messages.parts"])
    .where("thread_messages.workspace_id", "=", workspaceId)
    .where("thread_messages.role", "=", "user")
    .where("threads.id", "in", others)
    .orderBy("threads.updated_at", "desc")
    .orderBy("thread_messages.position", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ThreadMessage.parse(row)).toReversed();
}

/** Writes a message at the end, or over the one of the same id: an answer goes on after an approval. */
export async function saveMessage(
  transaction: Transaction,
  workspaceId: string,
  threadId: string,
  { message, state, now }: { message: ThreadMessage; state: "done" | "failed" | "stopped"; now: Date },
): Promise<void> {
  const parts = JSON.stringify(message.parts);
  const updated = await transaction
    .updateTable("thread_messages")
    .set({ parts, state })
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .where("id", "=", message.id)
    .executeTakeFirst();
  if (updated.numUpdatedRows > 0n) return;
  const last = await transaction
    .selectFrom("thread_messages")
    .select((expression) => expression.fn.max("position").as("position"))
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .executeTakeFirst();
  await transaction
    .insertInto("thread_messages")
    .values({
      workspace_id: workspaceId,
      thread_id: threadId,
      position: (last?.position ?? 0) + 1,
      id: message.id,
      role: message.role,
      schema_version: MESSAGE_SCHEMA,
      parts,
      state,
      created_at: now,
    })
    .execute();
}

function threads(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("threads")
    .leftJoin("strategies", (join) =>
      join
        .onRef("strategies.workspace_id", "=", "threads.workspace_id")
        .onRef("strategies.thread_id", "=", "threads.id"),
    )
    .select([
      "threads.id",
      "threads.title",
      "threads.pinned",
      "threads.archived",
      "threads.version",
      "threads.created_at",
      "threads.updated_at",
      "strategies.id as strategy_id",
    ])
    .where("threads.workspace_id", "=", workspaceId)
    .where("threads.removed_at", "is", null);
}

function toThread(row: {
  id: string;
  title: string;
  pinned: boolean;
  archived: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  strategy_id: string | null;
}): Thread {
  return {
    id: row.id,
    title: row.title,
    pinned: row.pinned,
    archived: row.archived,
    strategyId: row.strategy_id,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
