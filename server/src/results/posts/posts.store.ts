import { Platform, PostFormat } from "@app/contract/platforms";
import type { Money } from "@app/contract/money";
import type { ListOf } from "@app/contract/paging";
import type { PostEdit, ResultPost, ResultQuery } from "@app/contract/results/posts";
import { sql } from "kysely";
import { toMoney } from "#/campaigns/index.ts";
import type { Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { by, readPage } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import { withScheme } from "#/language/media/post-links.ts";
import type { ChosenColumns } from "#/results/recording/choosing.ts";
import { moneyColumns, normalCode } from "#/results/recording/records.ts";
import { campaignName, creatorsOfRows, ofWhom, whoseAnswer } from "#/results/recording/whose.ts";
import type { Whose } from "#/results/recording/whose.ts";
import { MANUAL } from "#/results/recording/merging.ts";

/** The newest first; those without a date last. */
const BY_DATE: Order = [
  { kind: "moment", value: sql`coalesce(posts.posted_at, timestamptz 'epoch')`, direction: "desc" },
  by("id", "posts.id", "asc"),
];

export async function listPosts(
  transaction: Transaction,
  workspaceId: string,
  { creatorId, campaignId, importId, ...page }: ResultQuery,
): Promise<ListOf<ResultPost>> {
  const query = posts(transaction, workspaceId)
    .$if(creatorId !== undefined, (all) => all.where("creator_id", "=", creatorId ?? null))
    .$if(campaignId !== undefined, (all) => all.where("campaign_id", "=", campaignId ?? null))
    .$if(importId !== undefined, (all) => all.where("import_id", "=", importId ?? null));
  const { rows, total, next } = await readPage(transaction, query, BY_DATE, page);
  return { items: await toPosts(transaction, workspaceId, rows), total, next };
}

/** In the order of their dates, the oldest first; those that are not there are left out. */
export async function postsByIds(
  transaction: Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<ResultPost[]> {
  const rows = await posts(transaction, workspaceId)
    .where("posts.id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy("posted_at")
    .orderBy("posts.id")
    .execute();
  return toPosts(transaction, workspaceId, rows);
}

/** All posts of a campaign or of a creator, the oldest first. */
export async function allPosts(
  transaction: Transaction,
  workspaceId: string,
  whose: Whose,
): Promise<ResultPost[]> {
  const rows = await posts(transaction, workspaceId)
    .where(ofWhom(whose))
    .orderBy("posted_at")
    .orderBy("posts.id")
    .execute();
  return toPosts(transaction, workspaceId, rows);
}

export async function findPost(
  transaction: Transaction,
  workspaceId: string,
  id: string,
): Promise<ResultPost | null> {
  const [post] = await postsByIds(transaction, workspaceId, [id]);
  return post ?? null;
}

/** Stores an edit of a person, over the version it was made from. @throws as `storeEdit`. */
export async function editPost(
  transaction: Transaction,
  workspaceId: string,
  { id, version, yours, identity, endsAt, chosen }: PostChange,
): Promise<void> {
  const { url, format, postedAt, caption, fee, code } = yours;
  const { amount, currency } = moneyColumns(fee);
  await storeEdit(transaction, {
    table: "posts",
    row: { workspace_id: workspaceId, id },
    version,
    set: {
      url: url && withScheme(url),
      identity,
      format,
      posted_at: postedAt,
      ends_at: endsAt,
      caption,
      ...(code !== undefined && { code: normalCode(code) }),
      ...(fee !== undefined && { fee_amount: amount, fee_currency: currency }),
      ...chosen,
      source: MANUAL,
    },
    yours,
    stored: async () => {
      const post = await findPost(transaction, workspaceId, id);
      return post && { version: post.version, values: post };
    },
    what: "post",
  });
}

export interface PostChange {
  id: string;
  version: number;
  yours: Omit<PostEdit, "version">;
  /** Undefined where they stay. */
  identity: string | undefined;
  endsAt: string | null | undefined;
  chosen: ChosenColumns;
}

function posts(transaction: Transaction, workspaceId: string) {
  const ofPost = sql`from orders
    where orders.workspace_id = posts.workspace_id and orders.post_id = posts.id`;
  return transaction
    .selectFrom("posts")
    .selectAll()
    .select([
      campaignName("posts"),
      sql<number | null>`(select sum(orders.count)::bigint ${ofPost})`.as("order_count"),
      // Amounts of different currencies are never added.
      sql<Money | null>`(select case when count(distinct orders.currency) = 1
        then jsonb_build_object('amount', sum(orders.amount), 'currency', min(orders.currency)) end
        ${ofPost} and orders.amount is not null)`.as("revenue"),
    ])
    .where("posts.workspace_id", "=", workspaceId);
}

type Row = Awaited<ReturnType<ReturnType<typeof posts>["execute"]>>[number];

async function toPosts(
  transaction: Transaction,
  workspaceId: string,
  rows: readonly Row[],
): Promise<ResultPost[]> {
  const cards = await creatorsOfRows(transaction, workspaceId, rows);
  return rows.map((row) => ({
    ...whoseAnswer(row, cards),
    accountId: row.account_id,
    platform: Platform.parse(row.platform),
    format: PostFormat.parse(row.format),
    url: row.url,
    postedAt: row.posted_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    caption: row.caption,
    hashtags: row.hashtags,
    mentions: row.mentions,
    views: row.views,
    impressions: row.impressions,
    reach: row.reach,
    likes: row.likes,
    comments: row.comments,
    saves: row.saves,
    shares: row.shares,
    clicks: row.clicks,
    figuresAt: row.figures_at?.toISOString() ?? null,
    fee: toMoney(row.fee_amount, row.fee_currency),
    orders: row.order_count ?? row.said_orders,
    revenue:
      row.order_count === null ? toMoney(row.said_revenue_amount, row.said_revenue_currency) : row.revenue,
  }));
}
