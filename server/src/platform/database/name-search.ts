import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/** Every word of `searched` stands in the column, in any order and case; true for no words. */
export function namesAll(column: string, searched: string): RawBuilder<boolean> {
  const words = searched.split(/\s+/u).filter((word) => word !== "");
  if (words.length === 0) return sql<boolean>`true`;
  const conditions = words.map((word) => sql`${sql.ref(column)} ilike ${`%${escapeLike(word)}%`}`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** A text of which nothing is a wildcard of `like`. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/gu, String.raw`\$&`);
}
