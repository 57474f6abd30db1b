import { sql } from "kysely";
import { NO_TIME_LIMITS, openDatabase } from "#/platform/database/database.ts";
import type { Connection, Transaction } from "#/platform/database/database.ts";

/** The application's role: it owns no table, so row-level security holds for it. */
export const APPLICATION_ROLE = "herald_app";

/**
 * Makes the application's role and the schema of its job queue, as the owner of the database.
 * @param password of the role's own login; null where the owner's login switches to the role.
 */
export async function prepareRoles(owner: Connection, password: string | null): Promise<void> {
  const db = openDatabase(owner, 1, NO_TIME_LIMITS);
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(4870001)`.execute(transaction);
      await createRole(transaction, password);
      await sql`create schema if not exists pgboss authorization ${sql.id(APPLICATION_ROLE)}`.execute(
        transaction,
      );
    });
  } catch (error) {
    throw new Error(
      `The database user must be allowed to create the role ${APPLICATION_ROLE} (CREATEROLE) and schemas, or an administrator must run: create role ${APPLICATION_ROLE}; grant ${APPLICATION_ROLE} to the user; create schema pgboss authorization ${APPLICATION_ROLE};`,
      { cause: error },
    );
  } finally {
    await db.destroy();
  }
}

async function createRole(transaction: Transaction, password: string | null): Promise<void> {
  const role = sql.id(APPLICATION_ROLE);
  const { rows } = await sql`select 1 from pg_roles where rolname = ${APPLICATION_ROLE}`.execute(transaction);
  if (rows.length === 0) await sql`create role ${role}`.execute(transaction);
  if (password === null) {
    await sql`grant ${role} to current_user`.execute(transaction);
    return;
  }
  await sql`alter role ${role} login password ${sql.lit(password)}`.execute(transaction);
}
