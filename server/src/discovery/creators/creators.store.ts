import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import type { FoundCreator } from "#/discovery/search/index/creator-index.ts";
import { readCandidates } from "./candidates.store.ts";
import { withMeasures } from "./own-work/measured.rules.ts";
import { readMeasures } from "./own-work/own-results.ts";
import type { OwnResults } from "./own-work/own-results.ts";
import { withOwnWork } from "./own-work/own-work.rules.ts";
import { readCreatorNames, readNamesOf } from "./creator-names.store.ts";
import type { NamesRequest } from "./creator-names.store.ts";
import { readStanding } from "./creator-totals.store.ts";
import { readPostingHours } from "./posting-hours.store.ts";

/** An account together with its creator. */
export type AccountRecord = Selectable<Schema["creator_accounts"]>;
export type SnapshotRecord = Selectable<Schema["creator_snapshots"]>;
export type PostRecord = Selectable<Schema["posts"]> & {
  creator_id: string;
  creator_handle: string;
  creator_name: string | null;
};

/** A creator by the account that stands for it, with all its accounts, that one first. */
export interface CreatorRecord {
  record: AccountRecord;
  accounts: AccountRecord[];
}

/** Months that a small chart of a list shows. */
const TREND_MONTHS = 12;

/** Reads creators and what belongs to them; rows of a workspace only. */
export class CreatorsStore {
  readonly #db: Database;
  readonly #own: OwnResults;

  constructor(db: Database, own: OwnResults) {
    this.#db = db;
    this.#own = own;
  }

  /** In the order in which they were found, each by its best account; those that are gone are left out. */
  async byFinds(
    workspaceId: string,
    found: readonly FoundCreator[],
  ): Promise<(CreatorRecord & { found: FoundCreator; trend: (number | null)[] })[]> {
    if (found.length === 0) return [];
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const ids = found.map(({ id }) => id);
      const accounts = Map.groupBy(
        await readAccounts(transaction, ids, this.#own),
        ({ creator_id }) => creator_id,
      );
      const shown = found.flatMap((one) => {
        const record = asRecord(accounts.get(one.id) ?? [], one.accountIds[0]);
        return record ? [{ ...record, found: one }] : [];
      });
      const trends = await readTrends(
        transaction,
        shown.map(({ record }) => record.account_id),
      );
      return shown.map((one) => ({ ...one, trend: trends.get(one.record.account_id) ?? [] }));
    });
  }

  async candidates(workspaceId: string, accountIds?: readonly string[]) {
    return withWorkspace(this.#db, workspaceId, (transaction) =>
      readCandidates(transaction, { workspaceId, ...(accountIds && { accountIds }) }, this.#own),
    );
  }

  async postingHours(workspaceId: string, asked: { timeZone: string; ofCreator: number }) {
    return withWorkspace(this.#db, workspaceId, (transaction) =>
      readPostingHours(transaction, workspaceId, asked),
    );
  }

  async names(workspaceId: string, request: NamesRequest) {
    return withWorkspace(this.#db, workspaceId, (transaction) => readCreatorNames(transaction, request));
  }

  async namesOf(workspaceId: string, ids: readonly string[]) {
    return withWorkspace(this.#db, workspaceId, (transaction) => readNamesOf(transaction, ids));
  }

  /** Where the figures of a creator stand among those of all; none for an unknown creator. */
  standing(workspaceId: string, id: string) {
    return withWorkspace(this.#db, workspaceId, (transaction) => readStanding(transaction, workspaceId, id));
  }

  /** @param accountId the account that stands for the creator; without it, the most followed one. */
  async profile(workspaceId: string, id: string, posts: number, accountId?: string) {
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const found = asRecord(await readAccounts(transaction, [id], this.#own), accountId);
      if (!found) return null;
      const snapshots = await transaction
        .selectFrom("creator_snapshots")
        .selectAll()
        .where("account_id", "=", found.record.account_id)
        .orderBy("month")
        .execute();
      const client = await readClient(transaction, found.record.client_id);
      return { ...found, snapshots, client, ...(await readPosts(transaction, found, posts)) };
    });
  }
}

/** The accounts of creators with what own work and posts tell of them, of each creator the most followed first. */
async function readAccounts(
  transaction: Transaction,
  ids: readonly string[],
  { readWork, measureAccounts }: OwnResults,
): Promise<AccountRecord[]> {
  const rows = await transaction
    .selectFrom("creator_accounts")
    .selectAll()
    .where("creator_id", "=", anyId(ids))
    .orderBy("followers", (order) => order.desc().nullsLast())
    .orderBy("account_id")
    .execute();
  const work = await readWork(transaction, ids);
  const accountIds = rows.map(({ account_id }) => account_id);
  const { posts, measures } = await readMeasures(transaction, accountIds, measureAccounts);
  return rows.map((row) => {
    const { account_id: id } = row;
    const measured = withMeasures(row, measures.get(id), posts.get(id) ?? []);
    return withOwnWork(measured, work.get(row.creator_id));
  });
}

/** @param first the account that stands for the creator; without it, the most followed one. */
function asRecord(accounts: readonly AccountRecord[], first?: string): CreatorRecord | null {
  const record = accounts.find(({ account_id }) => account_id === first) ?? accounts[0];
  if (!record) return null;
  return { record, accounts: [record, ...accounts.filter((account) => account !== record)] };
}

/** Null while it is the workspace itself: as long as there is one client, nobody is told of it. */
async function readClient(transaction: Transaction, id: string | null) {
  if (id === null) return null;
  const row = await transaction
    .selectFrom("clients")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("is_own", "=", false)
    .executeTakeFirst();
  return row ?? null;
}

/** A post where the creator has no account is told by the account that stands for the creator. */
async function readPosts(
  transaction: Transaction,
  { record, accounts }: CreatorRecord,
  limit: number,
): Promise<{ posts: PostRecord[]; postsTotal: number }> {
  const { creator_id } = record;
  const rows = await transaction
    .selectFrom("posts")
    .selectAll()
    .where("creator_id", "=", creator_id)
    .orderBy("posted_at", (order) => order.desc().nullsLast())
    .orderBy("id")
    .limit(limit)
    .execute();
  const { total } = await transaction
    .selectFrom("posts")
    .select(sql<number>`count(*)`.as("total"))
    .where("creator_id", "=", creator_id)
    .executeTakeFirstOrThrow();
  const posts = rows.map((row) => {
    const account = accounts.find(({ account_id }) => account_id === row.account_id) ?? record;
    return { ...row, creator_id, creator_handle: account.handle, creator_name: record.name };
  });
  return { posts, postsTotal: total };
}

async function readTrends(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, (number | null)[]>> {
  const rows = await transaction
    .selectFrom("creator_snapshots")
    .select(["account_id", "followers"])
    .where("account_id", "=", anyId(ids))
    .orderBy("month")
    .execute();
  const trends = new Map<string, (number | null)[]>();
  for (const { account_id: id, followers } of rows) {
    trends.set(id, [...(trends.get(id) ?? []), followers].slice(-TREND_MONTHS));
  }
  return trends;
}

function anyId(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
