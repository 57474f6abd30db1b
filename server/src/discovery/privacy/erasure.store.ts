import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import type { AccountRow, CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { ERASED_REASON } from "#/discovery/imports/imports.store.ts";
import type { Named } from "./mentions.rules.ts";
import { workspaceTables } from "./mentions.store.ts";

/** A creator with the accounts, locked. */
export interface Erased {
  creator: CreatorRow;
  accounts: readonly AccountRow[];
}

/** Everything stored of a creator, row by row, by table. */
export async function readRows(
  transaction: Transaction,
  { creator, accounts }: Erased,
): Promise<Record<string, Record<string, unknown>[]>> {
  const accountIds = accounts.map(({ id }) => id);
  const found: Record<string, Record<string, unknown>[]> = { creators: [creator] };
  for (const { name, isOf } of await workspaceTables(transaction)) {
    if (!isOf && name !== "creator_snapshots") continue;
    const whose = isOf ? sql`creator_id = ${creator.id}::uuid` : sql`account_id = any(${accountIds}::uuid[])`;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(mine) as row from ${sql.table(name)} as mine
      where workspace_id = ${creator.workspace_id}::uuid and ${whose}`.execute(transaction);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  const readings = await transaction
    .selectFrom("post_readings")
    .innerJoin("posts", (join) =>
      join
        .onRef("posts.id", "=", "post_readings.post_id")
        .onRef("posts.workspace_id", "=", "post_readings.workspace_id"),
    )
    .selectAll("post_readings")
    .where("posts.creator_id", "=", creator.id)
    .execute();
  return readings.length > 0 ? { ...found, post_readings: readings } : found;
}

/** Empties the rows of imports that made the creator, and deletes all other rows. @returns how many, by table. */
export async function deleteRowsOf(
  transaction: Transaction,
  { creator }: Erased,
): Promise<Record<string, number>> {
  const { workspace_id: workspaceId, id } = creator;
  const deleted: Record<string, number> = {};
  const count = (table: string, rows: bigint) => {
    if (rows > 0n) deleted[table] = Number(rows);
  };
  const emptied = await sql`update import_rows set raw = '{"cells":[]}', state = 'skipped',
      reason = ${ERASED_REASON}, creator_id = null, account_id = null, before = null, after = null
    where workspace_id = ${workspaceId}::uuid and creator_id = ${id}::uuid`.execute(transaction);
  count("import_rows", emptied.numAffectedRows ?? 0n);
  const merges = await sql`delete from merge_proposals
    where workspace_id = ${workspaceId}::uuid and ${id}::uuid in (creator_id, other_id)`.execute(transaction);
  count("merge_proposals", merges.numAffectedRows ?? 0n);
  for (const { name, isOf } of await workspaceTables(transaction)) {
    if (!isOf || name === "import_rows" || name === "accounts") continue;
    const gone = await sql`delete from ${sql.table(name)}
      where workspace_id = ${workspaceId}::uuid and creator_id = ${id}::uuid`.execute(transaction);
    count(name, gone.numAffectedRows ?? 0n);
  }
  const accounts = await sql`delete from accounts
    where workspace_id = ${workspaceId}::uuid and creator_id = ${id}::uuid`.execute(transaction);
  count("accounts", accounts.numAffectedRows ?? 0n);
  await sql`delete from creators where workspace_id = ${workspaceId}::uuid and id = ${id}::uuid`.execute(
    transaction,
  );
  return { ...deleted, creators: 1 };
}

/** Posts of the creator, and the pictures that only the creator has. */
export async function readOwned(transaction: Transaction, { creator, accounts }: Erased) {
  const posts = await transaction
    .selectFrom("posts")
    .select(["id", "version", "image_id"])
    .where("creator_id", "=", creator.id)
    .execute();
  const pictures = [
    ...new Set([
      ...accounts.flatMap(({ avatar_image_id }) => avatar_image_id ?? []),
      ...posts.flatMap(({ image_id }) => image_id ?? []),
    ]),
  ];
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${pictures}::uuid[]) as mine (id)
    where not exists (select from accounts where avatar_image_id = mine.id and creator_id <> ${creator.id}::uuid)
      and not exists (select from posts where image_id = mine.id
        and creator_id is distinct from ${creator.id}::uuid)`.execute(transaction);
  return { posts, pictures: rows.map(({ id }) => id) };
}

/** By what the creator alone is named: an address or name that others have too is not looked for. */
export async function namedBy(transaction: Transaction, { creator, accounts }: Erased): Promise<Named> {
  const { rows } = await sql<{ text: string }>`
    select lower(text) as text from (
      select unnest(array[name, email, phone]) as text from creators where id <> ${creator.id}::uuid
      union select handle_key from accounts where creator_id <> ${creator.id}::uuid
    ) as others
    where lower(text) = any(${wordsOf({ creator, accounts }).map((text) => text.toLowerCase())}::text[])`.execute(
    transaction,
  );
  const others = new Set(rows.map(({ text }) => text));
  const alone = (texts: readonly (string | null)[]) =>
    texts.flatMap((text) => (text && !others.has(text.toLowerCase()) ? [text] : []));
  return {
    handles: alone([...new Set(accounts.map(({ handle }) => handle))]),
    names: alone([creator.name]),
    contacts: alone([creator.email, creator.phone]),
  };
}

function wordsOf({ creator, accounts }: Erased): string[] {
  const { name, email, phone } = creator;
  return [name, email, phone, ...accounts.map(({ handle }) => handle)].flatMap((text) => text ?? []);
}
