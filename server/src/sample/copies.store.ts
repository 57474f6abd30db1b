import { sql } from "kysely";
import { allowSeconds, enter, withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";

/** Whatever the maker of the sample writes, each table after those it refers to. Ids stay: they are ids of a workspace. */
const TABLES = [
  "images",
  "creators",
  "accounts",
  "creator_snapshots",
  "creator_labels",
  "collections",
  "collection_creators",
  "campaigns",
  "posts",
  "post_readings",
  "orders",
  "payments",
  "tracking_codes",
  "campaign_creators",
  "deliverables",
  "submissions",
  "campaign_activity",
  "content_checks",
  "media_measurements",
  "reports",
  "threads",
  "thread_messages",
  "strategies",
  "strategy_versions",
] as const;

/** Columns that the other workspace has its own values of. */
const OF_WORKSPACE: ReadonlySet<string> = new Set(["workspace_id", "client_id"]);

/** The largest table is one statement, and a second request of the person waits for the first. */
const STATEMENT_SECONDS = 30;

/** Reads the rows of a workspace into tables of this transaction, which any workspace may then take. */
export async function takeRows(transaction: Transaction, from: string): Promise<void> {
  await enter(transaction, "herald.workspace", from);
  for (const name of TABLES) {
    await sql`create temporary table ${taken(name)} on commit drop as
      select * from ${sql.table(name)} where workspace_id = ${sql.lit(from)}::uuid`.execute(transaction);
  }
}

/** Writes what was taken into the workspace of the transaction, and tells the search index of it. */
export async function putRows(transaction: Transaction, to: string): Promise<void> {
  await enter(transaction, "herald.workspace", to);
  for (const name of TABLES) {
    const columns = await columnsOf(transaction, name);
    const list = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(name)} (workspace_id, ${list})
      select ${to}::uuid, ${list} from ${taken(name)}`.execute(transaction);
  }
  await sql`insert into change_feed (workspace_id, kind, id, version)
    select ${to}::uuid, 'creator', id, version from ${taken("creators")}
    union all select ${to}::uuid, 'post', id, version from ${taken("posts")}`.execute(transaction);
}

/** The files that a workspace's pictures and checks lie in. */
export function readFileIds(db: Database, workspaceId: string): Promise<string[]> {
  return withWorkspace(db, workspaceId, async (transaction) => {
    const ofPictures = transaction.selectFrom("images").select("file_id");
    const rows = await ofPictures.union(transaction.selectFrom("content_checks").select("file_id")).execute();
    return rows.map((row) => row.file_id);
  });
}

/** The checks of the transaction's workspace that nobody works on: their jobs belong to the sample. */
export async function readUnfinishedChecks(transaction: Transaction): Promise<string[]> {
  const rows = await transaction
    .selectFrom("content_checks")
    .select("id")
    .where("state", "in", ["waiting", "checking"])
    .execute();
  return rows.map(({ id }) => id);
}

/** Begins a copy: holds the workspace until the transaction ends. @returns whether it is still there. */
export async function holdWorkspace(transaction: Transaction, id: string): Promise<boolean> {
  await allowSeconds(transaction, STATEMENT_SECONDS);
  const row = await transaction
    .selectFrom("workspaces")
    .select("id")
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

async function columnsOf(transaction: Transaction, name: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(transaction);
  return rows.map((row) => row.name).filter((column) => !OF_WORKSPACE.has(column));
}

function taken(name: (typeof TABLES)[number]) {
  return sql.table(`taken_${name}`);
}
