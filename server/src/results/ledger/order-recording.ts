import type { Transaction } from "#/platform/database/database.ts";
import { readPostLink } from "#/language/media/post-links.ts";
import { recordAll } from "#/results/recording/record-all.ts";
import type { RecordingContext } from "#/results/recording/record-all.ts";
import type { Row } from "#/results/recording/merging.ts";
import type { PlannedRows } from "#/results/recording/recording.ts";
import { orderIdentities, readOrder, toOrderRow } from "./order-records.ts";
import type { OrderRecord, ReadOrder } from "./order-records.ts";
import { postsOfOrders } from "./orders.store.ts";

/** Records orders, all or none, each with the post that it came from where one fits. */
export function recordOrders(
  transaction: Transaction,
  workspaceId: string,
  records: readonly OrderRecord[],
  context: RecordingContext,
): Promise<PlannedRows> {
  const items = records.map((record) => readOrder(record, context.dayOf));
  return recordAll(
    transaction,
    workspaceId,
    {
      table: "orders",
      items,
      identities: orderIdentities,
      toRow: toOrderRow,
      complete: (made) => withPosts(transaction, workspaceId, made, items),
    },
    context,
  );
}

async function withPosts(
  transaction: Transaction,
  workspaceId: string,
  made: readonly Row[],
  items: readonly ReadOrder[],
): Promise<Row[]> {
  const wanted = made.map((row, index) => {
    const link = items[index]?.record.link;
    return {
      linkKey: link ? (readPostLink(link)?.key ?? null) : null,
      creatorId: idOf(row["creator_id"]),
      campaignId: idOf(row["campaign_id"]),
    };
  });
  const posts = await postsOfOrders(transaction, workspaceId, wanted);
  return made.map((row, index) => ({ ...row, post_id: posts[index] ?? null }));
}

function idOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
