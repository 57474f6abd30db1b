import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { namesAll } from "#/platform/database/name-search.ts";

export interface NamesRequest {
  words: readonly string[];
  limit: number;
}

/** The words of a search for a name; an at sign says no more than that a handle is meant. */
export function nameWords(text: string): string[] {
  return text
    .replaceAll("@", " ")
    .split(/\s+/u)
    .filter((word) => word !== "");
}

/** Creators of whom name and handle of an account hold every word, in any order and case; the most followed first. */
export async function readCreatorNames(transaction: Transaction, { words, limit }: NamesRequest) {
  if (words.length === 0) return [];
  return byFollowers(transaction)
    .where("creator_id", "in", (query) =>
      query
        .selectFrom("creator_accounts")
        .select("creator_id")
        .where(namesAll(["handle", "name"], words.join(" "))),
    )
    .limit(limit)
    .execute();
}

/** The most followed first; those that are gone are left out. */
export async function readNamesOf(transaction: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return byFollowers(transaction)
    .where("creator_id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
}

function byFollowers(transaction: Transaction) {
  return transaction
    .selectFrom("main_accounts")
    .select(["creator_id as id", "platform", "handle", "name", "followers"])
    .orderBy("followers", (order) => order.desc().nullsLast())
    .orderBy("creator_id");
}
