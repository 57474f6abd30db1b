import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { readCandidates } from "./candidates.store.ts";
import { readCreatorNames, readNamesOf } from "./creator-names.store.ts";
import type { NamesRequest } from "./creator-names.store.ts";

export type CreatorRecord = Selectable<Schema["creators"]>;
export type SnapshotRecord = Selectable<Schema["creator_snapshots"]>;
export type PostRecord = Selectable<Schema["posts"]> & {
  creator_handle: string;
  creator_name: string | null;
};

/** Months that a small chart of a list shows. */
const TREND_MONTHS = 12;

/** Reads creators and what belongs to them; rows of a workspace only. */
export class CreatorsStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** In the order of the ids; those that are gone are left out. */
  async byIds(
    workspaceId: string,
    ids: readonly string[],
  ): Promise<{ record: CreatorRecord; trend: (number | null)[] }[]> {
    if (ids.length === 0) return [];
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const records = await transaction
        .selectFrom("creators")
        .selectAll()
        .where("id", "=", anyId(ids))
        .execute();
      const trends = await readTrends(transaction, ids);
      const byId = new Map(records.map((record) => [record.id, record]));
      return ids.flatMap((id) => {
        const record = byId.get(id);
        return record ? { record, trend: trends.get(id) ?? [] } : [];
      });
    });
  }

  async candidates(workspaceId: string) {
    return withWorkspace(this.#db, workspaceId, (transaction) => readCandidates(transaction, workspaceId));
  }

  async names(workspaceId: string, request: NamesRequest) {
    return withWorkspace(this.#db, workspaceId, (transaction) => readCreatorNames(transaction, request));
  }

  async namesOf(workspaceId: string, ids: readonly string[]) {
    return withWorkspace(this.#db, workspaceId, (transaction) => readNamesOf(transaction, ids));
  }

  async profile(workspaceId: string, id: string, posts: number) {
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const record = await transaction
        .selectFrom("creators")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      if (!record) return null;
      const snapshots = await transaction
        .selectFrom("creator_snapshots")
        .selectAll()
        .where("creator_id", "=", id)
        .orderBy("month")
        .execute();
      return { record, snapshots, ...(await readPosts(transaction, id, posts)) };
    });
  }
}

async function readPosts(
  transaction: Transaction,
  creatorId: string,
  limit: number,
): Promise<{ posts: PostRecord[]; postsTotal: number }> {
  const posts = await transaction
    .selectFrom("posts")
    .innerJoin("creators", "creators.id", "posts.creator_id")
    .selectAll("posts")
    .select(["creators.handle as creator_handle", "creators.name as creator_name"])
    .where("posts.creator_id", "=", creatorId)
    .orderBy("posts.posted_at", (order) => order.desc().nullsLast())
    .orderBy("posts.id")
    .limit(limit)
    .execute();
  const { total } = await transaction
    .selectFrom("posts")
    .select(sql<number>`count(*)`.as("total"))
    .where("creator_id", "=", creatorId)
    .executeTakeFirstOrThrow();
  return { posts, postsTotal: total };
}

async function readTrends(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, (number | null)[]>> {
  const rows = await transaction
    .selectFrom("creator_snapshots")
    .select(["creator_id", "followers"])
    .where("creator_id", "=", anyId(ids))
    .orderBy("month")
    .execute();
  const trends = new Map<string, (number | null)[]>();
  for (const { creator_id: id, followers } of rows) {
    trends.set(id, [...(trends.get(id) ?? []), followers].slice(-TREND_MONTHS));
  }
  return trends;
}

function anyId(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
