import { sql } from "kysely";
import type { CreatorDocument } from "./index/creator-document.ts";
import { yielding } from "./index/yielding.ts";
import type { Transaction, Database } from "#/platform/database/database.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import { INDEXED_COLUMNS, toDocument } from "./search.documents.rules.ts";
import type { CreatorFacts, History, IndexedPost } from "./search.documents.rules.ts";

/**
 * Creators in one transaction: each stays well below a second, and no answer of it holds the process up. With 250, twice
 * as many turns of the process took more than 10 ms (measured).
 */
const CHUNK = 100;

interface Piece {
  ids: string[];
  facts: CreatorFacts[];
}

/** Reads every creator of a workspace for the index, in pieces: while one becomes documents the next one is read. */
export async function readAllDocuments(db: Database, workspaceId: string): Promise<CreatorDocument[]> {
  const documents: CreatorDocument[] = [];
  let piece: Piece | null = await readPiece(db, workspaceId, undefined);
  while (piece) {
    const [made, next]: [CreatorDocument[], Piece | null] = await Promise.all([
      yielding(documentsOf(piece.facts)),
      readNext(db, workspaceId, piece),
    ]);
    documents.push(...made);
    piece = next;
  }
  return documents;
}

async function readNext(db: Database, workspaceId: string, { ids }: Piece): Promise<Piece | null> {
  return ids.length === CHUNK ? readPiece(db, workspaceId, ids.at(-1)) : null;
}

function readPiece(db: Database, workspaceId: string, after: string | undefined): Promise<Piece> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const ids = await readIds(transaction, after);
    return { ids, facts: await readFacts(transaction, ids) };
  });
}

/** Reads creators by id; those that are not there any more are left out. */
export async function readDocuments(
  db: Database,
  workspaceId: string,
  ids: readonly string[],
): Promise<CreatorDocument[]> {
  if (ids.length === 0) return [];
  const facts = await withWorkspace(db, workspaceId, (transaction) => readFacts(transaction, ids));
  return yielding(documentsOf(facts));
}

async function readFacts(transaction: Transaction, ids: readonly string[]): Promise<CreatorFacts[]> {
  const rows = await transaction
    .selectFrom("creators")
    .select(INDEXED_COLUMNS)
    .where("id", "=", anyId(ids))
    .execute();
  const posts = groupBy(await readPosts(transaction, ids), (post) => post.creator_id);
  const histories = await readHistories(transaction, ids);
  const labels = groupBy(await readLabels(transaction, ids), (label) => label.creator_id);
  return rows.map((row) => ({
    row,
    posts: posts.get(row.id) ?? [],
    history: histories.get(row.id),
    labels: labels.get(row.id) ?? [],
  }));
}

/** The words of a creator's posts take a moment each. */
function* documentsOf(facts: readonly CreatorFacts[]): Generator<void, CreatorDocument[]> {
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
    .select(["creator_id", "format", "hashtags", "mentions", "brands", "caption", "posted_at", "duration_s"])
    .where("creator_id", "=", anyId(ids))
    .execute();
}

async function readHistories(
  transaction: Transaction,
  ids: readonly string[],
): Promise<Map<string, History>> {
  const rows = await transaction
    .selectFrom("creator_snapshots")
    .select(["creator_id", sql<History>`jsonb_agg(followers order by month)`.as("followers")])
    .where("creator_id", "=", anyId(ids))
    .groupBy("creator_id")
    .execute();
  return new Map(rows.map((row) => [row.creator_id, row.followers]));
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

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
