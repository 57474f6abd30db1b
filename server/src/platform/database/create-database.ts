import { sql } from "kysely";
import { NO_TIME_LIMITS, openDatabase } from "#/platform/database/database.ts";
import type { Connection } from "#/platform/database/database.ts";

/** Makes a database unless there is one of this name. @param template a database without open connections to copy. */
export async function createDatabase(owner: Connection, name: string, template?: string): Promise<void> {
  const db = openDatabase(owner, 1, NO_TIME_LIMITS);
  try {
    const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
    if (rows.length > 0) return;
    await sql`create database ${sql.id(name)} template ${sql.id(template ?? "template0")}`.execute(db);
  } finally {
    await db.destroy();
  }
}
