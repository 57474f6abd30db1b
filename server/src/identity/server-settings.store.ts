import type { Database } from "#/platform/database/database.ts";

/** The stored value; where there is none, `fresh` is stored first, and of two processes the first one's holds. */
export async function readServerSetting(
  db: Database,
  key: string,
  fresh: string,
  now: Date,
): Promise<string> {
  await db
    .insertInto("server_settings")
    .values({ key, value: JSON.stringify({ value: fresh }), updated_at: now })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await findServerSetting(db, key)) ?? fresh;
}

export async function findServerSetting(db: Database, key: string): Promise<string | null> {
  const row = await db
    .selectFrom("server_settings")
    .select("value")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.value.value ?? null;
}

export async function writeServerSetting(db: Database, key: string, value: string, now: Date): Promise<void> {
  const row = { value: JSON.stringify({ value }), updated_at: now };
  await db
    .insertInto("server_settings")
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column("key").doUpdateSet(row))
    .execute();
}
