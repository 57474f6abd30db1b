import type { ListOf } from "@app/contract/paging";
import type { Order, OrderEdit } from "@app/contract/results/orders";
import type { ResultQuery } from "@app/contract/results/posts";
import { sql } from "kysely";
import { toMoney } from "#/campaigns/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order as ListOrder } from "#/platform/database/keyset.ts";
import type { ChosenColumns } from "#/results/recording/choosing.ts";
import { MANUAL } from "#/results/recording/merging.ts";
import { moneyColumns, normalCode } from "#/results/recording/records.ts";
import { campaignName, creatorsOfRows, ofWhom, whoseAnswer } from "#/results/recording/whose.ts";
import type { Whose } from "#/results/recording/whose.ts";

/** The newest first; those without a day last. */
const NEWEST_FIRST: ListOrder = [
  { kind: "moment", value: sql`coalesce(ordered_at, timestamptz 'epoch')`, direction: "desc" },
  by("id", "id", "asc"),
];

export async function listOrders(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, campaignId, importId, ...page }: ResultQuery,
): Promise<ListOf<Order>> {
  const query = orders(transaction, workspaceId)
    .$if(creatorId !== undefined, (all) => all.where("creator_id", "=", creatorId ?? null))
    .$if(campaignId !== undefined, (all) => all.where("campaign_id", "=", campaignId ?? null))
    .$if(importId !== undefined, (all) => all.where("import_id", "=", importId ?? null));
  const { rows, total, next } = await readPage(transaction, query, NEWEST_FIRST, page);
  return { items: await toOrders(transaction, workspaceId, rows), total, next };
}

export async function ordersByIds(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<Order[]> {
  const rows = await orders(transaction, workspaceId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return toOrders(transaction, workspaceId, rows);
}

/** All of a campaign or of a creator, the oldest first. */
export async function allOrders(
  transaction: Transaction,
  workspaceId: string,
  whose: Whose,
): Promise<Order[]> {
  const rows = await orders(transaction, workspaceId)
    .where(ofWhom(whose))
    .orderBy("ordered_at")
    .orderBy("id")
    .execute();
  return toOrders(transaction, workspaceId, rows);
}

/** Stores an edit of a person, over the version it was made from. @throws as `storeEdit`. */
export async function editOrder(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { version, ...yours }: OrderEdit,
  chosen: ChosenColumns,
): Promise<void> {
  const { link, amount, count, postId, orderedAt, code } = yours;
  await storeEdit(transaction, {
    table: "orders",
    row: { workspace_id: workspaceId, id },
    version,
    set: {
      link,
      ...(amount !== undefined && moneyColumns(amount)),
      count,
      post_id: postId,
      ordered_at: orderedAt,
      ...(code !== undefined && { code: normalCode(code) }),
      ...chosen,
      source: MANUAL,
    },
    yours,
    stored: async () => {
      const [order] = await ordersByIds(transaction, workspaceId, [id]);
      return order ? { version: order.version, values: order } : null;
    },
    what: "order",
  });
}

/**
 * The post of each order: the one that its link names, else the only post that its creator has in its campaign. Null
 * where there are several or none.
 */
export async function postsOfOrders(
  transaction: Transaction,
  workspaceId: string,
  wanted: readonly { linkKey: string | null; creatorId: string | null; campaignId: string | null }[],
): Promise<(string | null)[]> {
  const rows = await transaction
    .selectFrom("posts")
    .select(["id", "identity", "creator_id", "campaign_id"])
    .where("workspace_id", "=", workspaceId)
    .where((either) =>
      either.or([
        either("identity", "=", sql<string>`any(${wanted.flatMap(({ linkKey }) => linkKey ?? [])}::text[])`),
        either(
          "campaign_id",
          "=",
          sql<string>`any(${wanted.flatMap(({ campaignId }) => campaignId ?? [])}::uuid[])`,
        ),
      ]),
    )
    .execute();
  const byLink = new Map(rows.map((row) => [row.identity, row.id]));
  const byDeal = Map.groupBy(rows, (row) => `${row.campaign_id} ${row.creator_id}`);
  return wanted.map(({ linkKey, creatorId, campaignId }) => {
    const linked = linkKey === null ? undefined : byLink.get(linkKey);
    if (linked !== undefined) return linked;
    const own = creatorId && campaignId ? (byDeal.get(`${campaignId} ${creatorId}`) ?? []) : [];
    return own.length === 1 ? (own[0]?.id ?? null) : null;
  });
}

function orders(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("orders")
    .selectAll()
    .select(campaignName("orders"))
    .where("workspace_id", "=", workspaceId);
}

type Row = Awaited<ReturnType<ReturnType<typeof orders>["execute"]>>[number];

async function toOrders(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly Row[],
): Promise<Order[]> {
  const cards = await creatorsOfRows(transaction, workspaceId, rows);
  return rows.map((row) => ({
    ...whoseAnswer(row, cards),
    postId: row.post_id,
    reference: row.reference,
    link: row.link,
    amount: toMoney(row.amount, row.currency),
    count: row.count,
    orderedAt: row.ordered_at?.toISOString() ?? null,
  }));
}
