import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";

/** Who holds a name, and whether its time has run out: its process ended without letting go. */
export interface HeldClaim {
  holder: string;
  isOver: boolean;
}

// The database's clock counts: those of several machines differ.
const until = (seconds: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${seconds})`;

/** @returns whether the name was free, and is the holder's now. */
export async function insertClaim(
  transaction: Transaction,
  workspaceId: string,
  name: string,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<boolean> {
  const taken = { holder, until: until(seconds), is_asked_back: false };
  const result = await transaction
    .insertInto("claims")
    .values({ workspace_id: workspaceId, name, ...taken })
    .onConflict((conflict) =>
      conflict
        .columns(["workspace_id", "name"])
        .doUpdateSet(taken)
        .where("claims.until", "<", sql<Date>`clock_timestamp()`),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns whether it is asked back; null when it is not the holder's any more. */
export async function renewClaim(
  transaction: Transaction,
  workspaceId: string,
  name: string,
  { holder, seconds }: { holder: string; seconds: number },
): Promise<boolean | null> {
  const row = await transaction
    .updateTable("claims")
    .set({ until: until(seconds) })
    .where("workspace_id", "=", workspaceId)
    .where("name", "=", name)
    .where("holder", "=", holder)
    .returning("is_asked_back")
    .executeTakeFirst();
  return row?.is_asked_back ?? null;
}

export async function deleteClaim(
  transaction: Transaction,
  workspaceId: string,
  name: string,
  holder: string,
): Promise<void> {
  await transaction
    .deleteFrom("claims")
    .where("workspace_id", "=", workspaceId)
    .where("name", "=", name)
    .where("holder", "=", holder)
    .execute();
}

export async function findClaim(
  transaction: Transaction,
  workspaceId: string,
  name: string,
): Promise<HeldClaim | null> {
  const row = await transaction
    .selectFrom("claims")
    .select(["holder", sql<boolean>`until < clock_timestamp()`.as("isOver")])
    .where("workspace_id", "=", workspaceId)
    .where("name", "=", name)
    .executeTakeFirst();
  return row ?? null;
}

export async function requestRelease(
  transaction: Transaction,
  workspaceId: string,
  name: string,
): Promise<void> {
  await transaction
    .updateTable("claims")
    .set({ is_asked_back: true })
    .where("workspace_id", "=", workspaceId)
    .where("name", "=", name)
    .execute();
}
