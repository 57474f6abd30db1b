import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { MeasureAccounts, Measured, MeasuredPost } from "./measured.rules.ts";
import type { ReadOwnWork } from "./own-work.rules.ts";

/** What discovery must know of what happened; handed down by whoever records it. */
export interface OwnResults {
  readWork: ReadOwnWork;
  measureAccounts: MeasureAccounts;
}

/** A post with a day to come is only planned. */
export const postedByNow =
  sql<Date | null>`case when posted_at <= now() + interval '1 day' then posted_at end`.as("posted_at");

/** Posts of these accounts, and what they say of each, by its id. */
export async function readMeasures(
  transaction: Transaction,
  accountIds: readonly string[],
  measureAccounts: MeasureAccounts,
): Promise<{ posts: Map<string, MeasuredPost[]>; measures: Map<string, Measured> }> {
  const posts = await transaction
    .selectFrom("posts")
    .select(["account_id", "platform", "format", postedByNow, "views", "likes", "comments", "shares"])
    .where("account_id", "=", sql<string>`any(${[...accountIds]}::uuid[])`)
    .$narrowType<{ account_id: string }>()
    .execute();
  return {
    posts: Map.groupBy(posts, (post) => post.account_id),
    measures: measuresOf(posts, measureAccounts),
  };
}

export function measuresOf(
  posts: readonly MeasuredPost[],
  measureAccounts: MeasureAccounts,
): Map<string, Measured> {
  return new Map(measureAccounts(posts).map((measured) => [measured.accountId, measured]));
}
