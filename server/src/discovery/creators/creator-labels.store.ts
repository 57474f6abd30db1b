import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";

/** What another part of Herald says of a creator, such as the collection it is in. */
export interface CreatorLabel {
  kind: "collection" | "campaign" | "tag" | "notes";
  value: string;
}

/** Puts a label on creators, in the transaction of whoever owns the fact. Labels that are there stay. */
export async function labelCreators(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
  { kind, value }: CreatorLabel,
): Promise<void> {
  const { rows } = await sql<{ creator_id: string }>`
    insert into creator_labels (workspace_id, creator_id, kind, value)
    select workspace_id, id, ${kind}, ${value} from creators
    where workspace_id = ${workspaceId} and id = any(${[...creatorIds]}::uuid[])
    on conflict do nothing returning creator_id
  `.execute(transaction);
  await touch(
    transaction,
    workspaceId,
    rows.map((row) => row.creator_id),
  );
}

/** Takes a label off creators; off all of them when none are named. */
export async function unlabelCreators(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[] | null,
  { kind, value }: CreatorLabel,
): Promise<void> {
  const { rows } = await sql<{ creator_id: string }>`
    delete from creator_labels
    where workspace_id = ${workspaceId} and kind = ${kind} and value = ${value}
      and (${creatorIds === null} or creator_id = any(${[...(creatorIds ?? [])]}::uuid[]))
    returning creator_id
  `.execute(transaction);
  await touch(
    transaction,
    workspaceId,
    rows.map((row) => row.creator_id),
  );
}

/** Gives creators exactly these labels of some kinds, in the transaction of whoever owns the facts. */
export async function replaceLabels(
  transaction: Transaction,
  workspaceId: string,
  creatorIds: readonly string[],
  { kinds, labels }: { kinds: CreatorLabel["kind"][]; labels: (CreatorLabel & { creatorId: string })[] },
): Promise<void> {
  const wanted = sql`json_to_recordset(${JSON.stringify(labels)}::json)
    as wanted ("creatorId" uuid, kind text, value text)`;
  const removed = await sql<{ creator_id: string }>`
    delete from creator_labels
    where workspace_id = ${workspaceId} and kind = any(${kinds}::text[])
      and creator_id = any(${[...creatorIds]}::uuid[])
      and not exists (
        select from ${wanted} where wanted."creatorId" = creator_labels.creator_id
          and wanted.kind = creator_labels.kind and wanted.value = creator_labels.value
      )
    returning creator_id
  `.execute(transaction);
  const added = await sql<{ creator_id: string }>`
    insert into creator_labels (workspace_id, creator_id, kind, value)
    select ${workspaceId}::uuid, wanted."creatorId", wanted.kind, wanted.value from ${wanted}
    on conflict do nothing returning creator_id
  `.execute(transaction);
  const changed = new Set([...removed.rows, ...added.rows].map((row) => row.creator_id));
  await touch(transaction, workspaceId, [...changed]);
}

/** A label is part of what a search sees of a creator, so the creator counts as changed. */
async function touch(transaction: Transaction, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string; version: number }>`
    update creators set version = version + 1
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[]) returning id, version
  `.execute(transaction);
  await recordChanges(
    transaction,
    workspaceId,
    rows.map(({ id, version }) => ({ kind: "creator", id, version })),
  );
}
