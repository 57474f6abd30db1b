import { createHash, randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import { copyDatabase } from "#/acceptance/test-app.fixtures.ts";
import type { TestDatabase } from "#/acceptance/test-app.fixtures.ts";
import { openDatabase } from "#/platform/database/database.ts";
import type { Connection, Transaction } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { STEPS } from "./index.ts";

/** What the first nine migrations ran, as it was recorded before they were squashed, and Kysely's marks of them. */
const FIRST_SCHEMA = readFileSync(join(import.meta.dirname, "first-schema.fixtures.sql"), "utf8");
const HOST = "localhost:4870";

/** A database of before that has run everything up to `last`; `fill` writes rows into it, as the owner. */
export async function databaseOfBefore(
  last: string,
  fill: (db: Kysely<unknown>) => Promise<void> = () => Promise.resolve(),
): Promise<TestDatabase> {
  const made = await emptyDatabase();
  await within(made.owner, async (transaction) => {
    const db = transaction.$omitTables<keyof Schema>();
    await sql.raw(FIRST_SCHEMA).execute(db);
    for (const [name, up] of Object.entries(STEPS)) {
      if (name > last) continue;
      await up(db);
      await sql`insert into kysely_migration values (${name}, '2026-11-22T00:00:00.000Z')`.execute(db);
    }
    await fill(db);
  });
  return made;
}

/** A database as a start finds it before it migrates for the first time: without a table. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const made = await copyDatabase("template0");
  await within(made.owner, (db) => sql`create schema pgboss authorization herald_app`.execute(db));
  return made;
}

/** Works on a database as its owner, in one transaction. */
export async function within<T>(
  owner: Connection,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const db = openDatabase(owner, 1);
  try {
    return await db.transaction().execute(work);
  } finally {
    await db.destroy();
  }
}

/** A workspace of before. @returns its id. */
export async function addWorkspace(db: Kysely<unknown>, name: string, isSample = false): Promise<string> {
  const id = randomUUID();
  await sql`insert into workspaces (id, slug, name, time_zone, currency, is_sample, claimed_at, created_at)
    values (${id}, ${name.toLowerCase()}, ${name}, 'UTC', 'EUR', ${isSample}, ${isSample ? null : new Date()}, now())`.execute(
    db,
  );
  return id;
}

/** An administrator of before, signed in to a workspace that is theirs. @returns the headers of their requests. */
export async function addAdministrator(
  db: Kysely<unknown>,
  workspaceId: string,
): Promise<Record<string, string>> {
  const id = randomUUID();
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await sql`insert into users (id, name, is_server_administrator, untrusted_metadata, preferences, created_at)
    values (${id}, 'Maya', true, '{}', '{}', now())`.execute(db);
  await sql`insert into memberships (workspace_id, user_id, role, created_at)
    values (${workspaceId}, ${id}, 'owner', now())`.execute(db);
  await sql`insert into sessions (id, user_id, token_hash, started_at, last_accessed_at, expires_at, ip_address,
      user_agent, factors, workspace_id)
    values (${randomUUID()}, ${id}, ${hash}, now(), now(), '2100-01-01', '127.0.0.1', 'test', '[]', ${workspaceId})`.execute(
    db,
  );
  return { host: HOST, origin: `http://${HOST}`, cookie: `herald_session=${token}` };
}
