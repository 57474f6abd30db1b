import { sql } from "kysely";
import { withMeasures } from "#/discovery/creators/own-work/measured.rules.ts";
import { measuresOf, postedByNow } from "#/discovery/creators/own-work/own-results.ts";
import type { OwnResults } from "#/discovery/creators/own-work/own-results.ts";
import { withOwnWork } from "#/discovery/creators/own-work/own-work.rules.ts";
import type { Provenance } from "#/discovery/discovery.tables.ts";
import type { CreatorDocument } from "./index/creator-document.ts";
import { yielding } from "./index/yielding.ts";
import type { Transaction, Database } from "#/platform/database/database.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { INDEXED_COLUMNS, toDocument } from "./search.documents.rules.ts";
import type { AccountFacts, History, IndexedPost } from "./search.documents.rules.ts";

/**
 * Creators in one transaction: each stays well below a second, and no answer of it holds the process up. With 250, twice
 * as many turns of the process took more than 10 ms (measured).
 */
const CHUNK = 100;

interface Piece {
  ids: string[];
  facts: AccountFacts[];
}

/** Reads every creator of a workspace for the index, in pieces: while one becomes documents the next one is read. */
export async function readAllDocuments(
  db: Database,
  workspaceId: string,
  own: OwnResults,
): Promise<CreatorDocument[]> {
  const documents: CreatorDocument[] = [];
  let piece: Piece | null = await readPiece(db, workspaceId, own, undefined);
  while (piece) {
    const [made, next]: [CreatorDocument[], Piece | null] = await Promise.all([
      yielding(documentsOf(piece.facts)),
      readNext(db, workspaceId, own, piece),
    ]);
    documents.push(...made);
    piece = next;
  }
  return documents;
}

async function readNext(
  db: Database,
  workspaceId: string,
  own: OwnResults,
  { ids }: Piece,
): Promise<Piece | null> {
  return ids.length === CHUNK ? readPiece(db, workspaceId, own, ids.at(-1)) : null;
}

function readPiece(
  db: Database,
  workspaceId: string,
  own: OwnResults,
  after: string | undefined,
): Promise<Piece> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const ids = await readIds(transaction, after);
    return { ids, facts: await readFacts(transaction, ids, own) };
  });
}

/** Reads creators by id with all their accounts; those that are not there any more are left out. */
export async function readDocuments(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
  own: OwnResults,
): Promise<CreatorDocument[]> {
  if (ids.length === 0) return [];
  const facts = await withWorkspace(db, workspaceId, (transaction) => readFacts(transaction, ids, own));
  return yielding(documentsOf(facts));
}

/** The accounts of each creator beside each other, the most followed first. */
async function readFacts(
  transaction: Transaction,
  creatorIds: readonly string[],
  own: OwnResults,
): Promise<AccountFacts[]> {
  const rows = await transaction
    .selectFrom("creator_accounts")
    .select(INDEXED_COLUMNS)
    .where("creator_id", "=", anyId(creatorIds))
    .orderBy("creator_id")
    .orderBy("followers", (order) => order.desc().nullsLast())
    .orderBy("account_id")
    .execute();
  const ids = rows.map((row) => row.account_id);
  const all = await readPosts(transaction, ids);
  const posts = Map.groupBy(all, (post) => post.account_id);
  const measures = measuresOf(all, own.measureAccounts);
  const work = await own.readWork(transaction, creatorIds);
  const sources = await readSources(transaction, [...work.keys()], [...measures.keys()]);
  const histories = await readHistories(transaction, ids);
  const labels = Map.groupBy(await readLabels(transaction, creatorIds), (label) => label.creator_id);
  return rows.map((row) => ({
    row: withOwnWork(
      withMeasures(
        { ...row, provenance: sources.get(row.account_id) ?? {} },
        measures.get(row.account_id),
        posts.get(row.account_id) ?? [],
      ),
      work.get(row.creator_id),
    ),
    deals: work.get(row.creator_id) ?? [],
    posts: posts.get(row.account_id) ?? [],
    history: histories.get(row.account_id),
    labels: labels.get(row.creator_id) ?? [],
  }));
}

/** The words of a creator's posts take a moment each. */
function* documentsOf(facts: readonly AccountFacts[]): Generator<void, CreatorDocument[]> {
  const documents: CreatorDocument[] = [];
  for (const fact of facts) {
    documents.push(toDocument(fact));
    yield;
  }
  return documents;
}

/** The creators of posts; a post that is gone has none. */
export async function creatorsOfPosts(
  db: Database,
  workspaceId: string,
  postIds: readonly string[],
): Promise<string[]> {
  if (postIds.length === 0) return [];
  const rows = await withWorkspace(db, workspaceId, (transaction) =>
    transaction
      .selectFrom("posts")
      .select("creator_id")
      .distinct()
      .where("id", "=", anyId(postIds))
      .where("creator_id", "is not", null)
      .$narrowType<{ creator_id: string }>()
      .execute(),
  );
  return rows.map((row) => row.creator_id);
}

async function readIds(transaction: Transaction, after: string | undefined): Promise<string[]> {
  const rows = await transaction
    .selectFrom("creators")
    .select("id")
    .$if(after !== undefined, (query) => query.where("id", ">", after ?? ""))
    .orderBy("id")
    .limit(CHUNK)
    .execute();
  return rows.map((row) => row.id);
}

async function readPosts(transaction: Transaction, ids: readonly string[]): Promise<IndexedPost[]> {
  return transaction
    .selectFrom("posts")
    .select(["account_id", "format", "hashtags", "mentions", "brands", "caption", postedByNow, "duration_s"])
    .select(["platform", "views", "likes", "comments", "shares"])
    .where("account_id", "=", anyId(ids))
    .$narrowType<{ account_id: string }>()
    .execute();
}

/** Where values come from is read only where something else may tell them, too. */
async function readSources(
  transaction: Transaction,
  creatorIds: readonly string[],
  accountIds: readonly string[],
): Promise<Map<string, Provenance>> {
  if (creatorIds.length + accountIds.length === 0) return new Map();
  const rows = await transaction
    .selectFrom("creator_accounts")
    .select(["account_id", "provenance"])
    .where((is) =>
      is.or([is("creator_id", "=", anyId(creatorIds)), is("account_id", "=", anyId(accountIds))]),
    )
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.provenance]));
}

async function readHistories(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, History>> {
  const rows = await transaction
    .selectFrom("creator_snapshots")
    .select([
      "account_id",
      sql<History>`jsonb_agg(jsonb_build_object('month', month, 'followers', followers) order by month)`.as(
        "history",
      ),
    ])
    .where("account_id", "=", anyId(ids))
    .where("followers", "is not", null)
    .groupBy("account_id")
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.history]));
}

async function readLabels(transaction: Transaction, ids: readonly string[]) {
  return transaction
    .selectFrom("creator_labels")
    .select(["creator_id", "kind", "value"])
    .where("creator_id", "=", anyId(ids))
    .execute();
}

function anyId(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}
