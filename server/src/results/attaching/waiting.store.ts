import type { WaitingReason } from "@app/contract/results/attachment";
import type { ListQuery } from "@app/contract/paging";
import type { ResultKind } from "@app/contract/results/waiting";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order, Page } from "#/platform/database/keyset.ts";
import type { RecordTable } from "#/results/recording/recording.store.ts";
import type { Evidence } from "./evidence.ts";

/** A post, an order or a payment, as far as all three have it. */
export interface AnyRow {
  kind: ResultKind;
  id: string;
  said: Evidence;
  creator_id: string | null;
  platform: string | null;
  format: string | null;
  url: string | null;
  invoice: string | null;
  at: Date | null;
  since: Date;
  version: number;
}

/** Something that waits, as it is stored. */
export interface WaitingRow extends AnyRow {
  reason: WaitingReason;
}

/** Something that has its place. */
export interface PlacedRow extends AnyRow {
  campaign_id: string | null;
  campaign: string | null;
}

export const TABLE_OF: Readonly<Record<ResultKind, RecordTable>> = {
  post: "posts",
  order: "orders",
  payment: "payments",
};

const FIRST_COME: Order = [by("moment", "waiting.since", "asc"), by("id", "waiting.id", "asc")];
const LAST_COME: Order = [by("moment", "placed.since", "desc"), by("id", "placed.id", "asc")];

/** In the order in which they came. */
export function pageOfWaiting(
  transaction: Transaction,
  workspaceId: string,
  page: ListQuery,
): Promise<Page<WaitingRow>> {
  const query = transaction.selectFrom(allWaiting(workspaceId).as("waiting")).selectAll();
  return readPage(transaction, query, FIRST_COME, page);
}

/** What came in since a moment and waits for nobody, the newest first. */
export function pageOfPlaced(
  transaction: Transaction,
  workspaceId: string,
  since: Date,
  page: ListQuery,
): Promise<Page<PlacedRow>> {
  const placed = allRecords<Omit<PlacedRow, "campaign">>(
    workspaceId,
    sql`waiting is null and created_at >= ${since}`,
  );
  const query = transaction
    .selectFrom(placed.as("placed"))
    .selectAll()
    .select(
      sql<string | null>`(select name from campaigns where workspace_id = ${workspaceId}::uuid
        and id = placed.campaign_id and removed_at is null)`.as("campaign"),
    );
  return readPage(transaction, query, LAST_COME, page);
}

/** What waits under this id, or null. */
export async function findWaiting(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<WaitingRow | null> {
  const row = await transaction
    .selectFrom(allWaiting(workspaceId).as("waiting"))
    .selectAll()
    .where("waiting.id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The kind of what has this id, whether it waits or not; null for none. */
export async function kindOf(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<ResultKind | null> {
  for (const kind of ["post", "order", "payment"] as const) {
    const row = await transaction
      .selectFrom(TABLE_OF[kind])
      .select("id")
      .where("workspace_id", "=", workspaceId)
      .where("id", "=", id)
      .executeTakeFirst();
    if (row) return kind;
  }
  return null;
}

function allWaiting(workspaceId: string) {
  return allRecords<WaitingRow>(workspaceId, sql`waiting is not null`);
}

function allRecords<Row extends AnyRow>(workspaceId: string, condition: RawBuilder<unknown>) {
  const shared = sql`id, waiting as reason, coalesce(said, '{}') as said, creator_id, campaign_id,
    version::integer as version, coalesce(created_at, timestamptz 'epoch') as since`;
  const where = sql`where workspace_id = ${workspaceId}::uuid and ${condition}`;
  return sql<Row>`(
    select 'post' as kind, ${shared}, platform, format, url, null as invoice, posted_at as at
      from posts ${where}
    union all
    select 'order', ${shared}, null, null, link, null, ordered_at from orders ${where}
    union all
    select 'payment', ${shared}, null, null, null, invoice, null from payments ${where})`;
}

/** Stores where something belongs that no person has chosen. */
export async function placeRow(
  transaction: Transaction,
  workspaceId: string,
  { kind, id }: { kind: ResultKind; id: string },
  columns: Record<"creator_id" | "creator_by" | "campaign_id" | "campaign_by" | "waiting", string | null>,
): Promise<void> {
  await transaction
    .updateTable(TABLE_OF[kind])
    .set((row) => ({ ...columns, version: row("version", "+", 1) }))
    .where("workspace_id", "=", workspaceId)
    .where("id", "=", id)
    .execute();
}
