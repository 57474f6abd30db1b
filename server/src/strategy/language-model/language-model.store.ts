import { ModelProvider } from "@app/contract/strategy/language-model/schemas";
import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { seal, unseal } from "#/platform/seal.ts";
import type { StoredModel } from "./endpoint.ts";

const ROW = "server";
const PURPOSE = "herald key of the language model";

export interface ModelRow extends StoredModel {
  version: number;
}

const NONE: ModelRow = { provider: null, url: null, name: null, key: null, keyFor: null, version: 0 };

/** What is set on screen; version 0 while nobody has. */
export async function readModel(db: Database, secret: string): Promise<ModelRow> {
  const row = await db.selectFrom("language_model").selectAll().where("id", "=", ROW).executeTakeFirst();
  if (!row) return NONE;
  return {
    provider: ModelProvider.safeParse(row.provider).data ?? null,
    url: row.url,
    name: row.name,
    key: row.sealed_key && opened(row.sealed_key, secret),
    keyFor: row.key_for,
    version: row.version,
  };
}

/** Stores the model over the version it was made from. @throws as `storeEdit`, which never tells the key. */
export async function editModel(
  db: Database,
  secret: string,
  { version, key, keyFor, ...fields }: ModelRow,
  now: Date,
): Promise<void> {
  await storeEdit(db, {
    table: "language_model",
    row: { id: ROW },
    isMadeByEdit: true,
    version,
    set: {
      ...fields,
      sealed_key: key === null ? null : seal(Buffer.from(key), secret, PURPOSE),
      key_for: key === null ? null : keyFor,
      updated_at: now,
    },
    yours: fields,
    stored: async () => {
      const { version: newest, provider, url, name } = await readModel(db, secret);
      return newest === 0 ? null : { version: newest, values: { provider, url, name } };
    },
    what: "model",
  });
}

// Of a database that another data directory's secret has sealed, the key has to be given again.
function opened(sealed: Buffer, secret: string): string | null {
  try {
    return unseal(sealed, secret, PURPOSE).toString();
  } catch {
    return null;
  }
}
