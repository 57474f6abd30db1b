import type * as z from "zod/mini";
import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { seal, unseal } from "#/platform/seal.ts";
import { findVersionedSetting } from "./server-settings.store.ts";

/** A setting of the server that holds secrets: all of it is sealed. */
export interface SealedSetting<T> {
  key: string;
  /** What it is sealed for. */
  purpose: string;
  schema: z.ZodMiniType<T>;
  /** What a conflict may tell of it. */
  shown: (value: T) => Record<string, unknown>;
}

/** What is set on screen. */
export interface SealedRow<T> {
  /** Null while nobody has, and where it cannot be opened. */
  stored: T | null;
  version: number;
}

export async function readSealed<T>(
  db: Database,
  secret: string,
  setting: SealedSetting<T>,
): Promise<SealedRow<T>> {
  const row = await findVersionedSetting(db, setting.key);
  return { stored: row && opened(row.value, secret, setting), version: row?.version ?? 0 };
}

/** Stores it over the version it was made from. @throws as `storeEdit`, which tells no secret. */
export async function editSealed<T>(
  db: Database,
  secret: string,
  setting: SealedSetting<T>,
  { version, made, now }: { version: number; made: T; now: Date },
): Promise<void> {
  const { key, purpose, shown } = setting;
  const value = seal(Buffer.from(JSON.stringify(made)), secret, purpose).toString("base64");
  await storeEdit(db, {
    table: "server_settings",
    row: { key },
    isMadeByEdit: true,
    version,
    set: { value: JSON.stringify({ value }), updated_at: now },
    yours: shown(made),
    stored: async () => {
      const row = await readSealed(db, secret, setting);
      return row.version === 0 ? null : { version: row.version, values: row.stored ? shown(row.stored) : {} };
    },
    what: "setting",
  });
}

// Of a database that another data directory's secret has sealed, it has to be given again.
function opened<T>(sealed: string, secret: string, { purpose, schema }: SealedSetting<T>): T | null {
  try {
    const bytes = unseal(Buffer.from(sealed, "base64"), secret, purpose);
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
