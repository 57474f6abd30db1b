import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";

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
  return (await findVersionedSetting(db, key))?.value ?? fresh;
}

/** A setting that people edit; null until somebody has. */
export async function findVersionedSetting(
  db: Database,
  key: string,
): Promise<{ value: string; version: number } | null> {
  const row = await db
    .selectFrom("server_settings")
    .select(["value", "version"])
    .where("key", "=", key)
    .executeTakeFirst();
  return row ? { value: row.value.value, version: row.version } : null;
}

/** Stores a setting over the version it was made from; `field` is its name in the answer. @throws as `storeEdit`. */
export async function editServerSetting(
  db: Database,
  { key, field }: { key: string; field: string },
  { version, value }: { version: number; value: string },
  now: Date,
): Promise<void> {
  await storeEdit(db, {
    table: "server_settings",
    row: { key },
    isMadeByEdit: true,
    version,
    set: { value: JSON.stringify({ value }), updated_at: now },
    yours: { [field]: value },
    stored: async () => {
      const found = await findVersionedSetting(db, key);
      return found && { version: found.version, values: { [field]: found.value } };
    },
    what: "setting",
  });
}
