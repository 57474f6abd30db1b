import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Every word of `searched` stands in one of the columns, in any order and case; true for no words. */
export function namesAll(columns: readonly string[], searched: string): RawBuilder<boolean> {
  const words = searched.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map((word) => {
    const pattern = `%${escapeLike(word)}%`;
    const held = columns.map((column) => sql`${sql.ref(column)} ilike ${pattern}`);
    return sql`(${sql.join(held, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * What carries one of the names, which are in lower case, and is not removed, in the transaction's workspace; whatever
 * has a name where none are given.
 */
export async function findNamed(
  transaction: Transaction,
  table: string,
  names?: readonly string[],
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from ${sql.table(table)}
    where removed_at is null and ${names ? sql`lower(trim(name)) = any(${[...names]}::text[])` : sql`true`}
  `.execute(transaction);
  return rows;
}

/** A text of which nothing is a wildcard of `like`. */
function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
