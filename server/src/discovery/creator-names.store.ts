import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { escapeLike } from "#/platform/database/name-search.ts";

export interface NamesRequest {
  q: string;
  limit: number;
}

/** Creators whose name or handle holds every word, in any order and case; the most followed first. */
export async function readCreatorNames(transaction: Transaction, { q, limit }: NamesRequest) {
  const words = q
    .replaceAll("@", " ")
    .split(/\s+/u)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const named = words.map((word) => {
    const pattern = `%${escapeLike(word)}%`;
    return sql<boolean>`(creators.handle ilike ${pattern} or creators.name ilike ${pattern})`;
  });
  return transaction
    .selectFrom("creators")
    .select(["id", "platform", "handle", "name", "followers"])
    .where(sql<boolean>`${sql.join(named, sql` and `)}`)
    .orderBy("followers", (order) => order.desc().nullsLast())
    .orderBy("id")
    .limit(limit)
    .execute();
}
