import { sql } from "kysely";
import type { Database } from "#/platform/database/database.ts";

/** Every database of before has run it, and no other. */
export const FIRST_OF_BEFORE = "0001-identity";

/** The names of the migrations that a database has run; none for a new one. */
export async function marksOf(db: Database): Promise<string[]> {
  const found = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration')::text as table`.execute(db);
  if (!found.rows[0]?.table) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Refuses a database that has run what is not known here. */
export function requireKnown(marks: readonly string[], known: readonly string[]): void {
  const other = marks.find((name) => !known.includes(name));
  if (other === undefined) return;
  throw new Error(
    `A newer Herald has used this database: it has run ${other}, which this one does not know. Start that version again, or a newer one.`,
  );
}
