import type { Money } from "@app/contract/money";
import { sql } from "kysely";
import { recordChanges } from "#/discovery/index.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { allowSeconds, withWorkspace } from "#/platform/database/database.ts";
import type { SampleCreator } from "./creators.rules.ts";

/** Creators in one transaction, so that each stays far below a second. */
const CHUNK = 500;
/** All rows of the sample go in one statement, which took more than 5 s on a busy machine. */
const DELETION_SECONDS = 30;
const MID_SIZED = { min: 15_000, max: 250_000 };

/** Writes the drawn creators with history, posts and the changes that tell the search index of them. */
export async function insertCreators(
  db: Database,
  workspaceId: string,
  drawn: Iterable<SampleCreator>,
): Promise<void> {
  let chunk: SampleCreator[] = [];
  let isFirst = true;
  for (const creator of drawn) {
    chunk.push(creator);
    if (chunk.length < CHUNK) continue;
    await insertChunk(db, workspaceId, chunk, isFirst);
    chunk = [];
    isFirst = false;
  }
  if (chunk.length > 0) await insertChunk(db, workspaceId, chunk, isFirst);
}

// What comes after the first creators refers to them: PostgreSQL must know that they are many before it plans how to
// find one, also where it counted the tables while they were empty.
async function insertChunk(
  db: Database,
  workspaceId: string,
  chunk: SampleCreator[],
  isFirst: boolean,
): Promise<void> {
  await withWorkspace(db, workspaceId, async (transaction) => {
    const creators = chunk.map(({ creator }) => creator);
    const posts = chunk.flatMap((drawn) => drawn.posts);
    await insertRows(transaction, "creators", creators);
    await insertRows(
      transaction,
      "accounts",
      chunk.map(({ account }) => account),
    );
    if (isFirst) await sql`select count_creators_anew()`.execute(transaction);
    await insertRows(
      transaction,
      "creator_snapshots",
      chunk.flatMap((drawn) => drawn.snapshots),
    );
    await insertRows(transaction, "posts", posts);
    await recordChanges(transaction, workspaceId, [
      ...creators.map(({ id, version }) => ({ kind: "creator", id, version }) as const),
      ...posts.map(({ id, version }) => ({ kind: "post", id, version }) as const),
    ]);
  });
}

// One statement a table: the rows cross as JSON, whose names are those of the columns.
async function insertRows(
  transaction: Transaction,
  name: "creators" | "accounts" | "creator_snapshots" | "posts",
  rows: object[],
): Promise<void> {
  const table = sql.table(name);
  await sql`
    insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
  `.execute(transaction);
}

const STATE = "sample";
/** Raised when the sample holds something else: the next start makes one of an earlier edition anew. */
const EDITION = "2";

type State = "loading" | "loaded" | "removed";

/** How far the sample is, and whether it is of this edition; null before the first start has begun to load it. */
export async function readState(db: Database): Promise<{ state: string; isCurrent: boolean } | null> {
  const row = await db
    .selectFrom("server_settings")
    .select("value")
    .where("key", "=", STATE)
    .executeTakeFirst();
  const [state, edition] = row?.value.value.split(" ") ?? [];
  return state === undefined ? null : { state, isCurrent: edition === EDITION };
}

export async function writeState(db: Database | Transaction, state: State, now: Date): Promise<void> {
  const row = { value: JSON.stringify({ value: `${state} ${EDITION}` }), updated_at: now };
  await db
    .insertInto("server_settings")
    .values({ key: STATE, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}

/** Removes the workspace with everything in it; its rows go with it. */
export async function deleteSample(transaction: Transaction): Promise<void> {
  await allowSeconds(transaction, DELETION_SECONDS);
  await transaction.deleteFrom("workspaces").where("is_sample", "=", true).execute();
}

/** Creators that came with Herald, without those that somebody brought into the sample. */
export async function countInvented(db: Database): Promise<number> {
  const workspace = await db
    .selectFrom("workspaces")
    .select("id")
    .where("is_sample", "=", true)
    .executeTakeFirst();
  if (!workspace) return 0;
  const { count } = await withWorkspace(db, workspace.id, (transaction) =>
    transaction
      .selectFrom("creators")
      .select((expression) => expression.fn.countAll<number>().as("count"))
      .where("workspace_id", "=", workspace.id)
      .where("source", "=", "sample")
      .executeTakeFirstOrThrow(),
  );
  return count;
}

export interface PricedCreator {
  id: string;
  price: Money;
}

/** Mid-sized creators of a country and a category with a known price, the same ones every time. */
export async function pickCreators(
  db: Database,
  workspaceId: string,
  wanted: { platform: string; country: string; category: string; count: number },
): Promise<PricedCreator[]> {
  const rows = await withWorkspace(db, workspaceId, (transaction) =>
    transaction
      .selectFrom("creator_accounts")
      .select(["creator_id as id", "price_amount", "price_currency"])
      .where("workspace_id", "=", workspaceId)
      .where("platform", "=", wanted.platform)
      .where("country", "=", wanted.country)
      .where(sql<boolean>`${wanted.category} = any(categories)`)
      .where("price_amount", "is not", null)
      .where("engagement_rate", "is not", null)
      .where("followers", ">=", MID_SIZED.min)
      .where("followers", "<=", MID_SIZED.max)
      .orderBy("engagement_rate", "desc")
      .orderBy("account_id")
      .limit(wanted.count)
      .execute(),
  );
  return rows.flatMap(({ id, price_amount: amount, price_currency: currency }) =>
    amount === null || currency === null ? [] : [{ id, price: { amount, currency } }],
  );
}
