import { ModelProvider, ModelRules, ModelTest } from "@app/contract/strategy/language-model/schemas";
import * as z from "zod/mini";
import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { seal, unseal } from "#/platform/seal.ts";
import type { StoredModel } from "#/strategy/language-model/connection/endpoint.ts";
import { FREE_USE } from "./usage.rules.ts";

const ROW = "server";
const PURPOSE = "herald key of the language model";

/** A test, and which model it was of: another address or name is another model. */
const Tested = z.object({ model: z.string(), test: ModelTest });
export type Tested = z.infer<typeof Tested>;

export interface ModelRow extends StoredModel {
  rules: ModelRules;
  tested: Tested | null;
  version: number;
}

const NONE: ModelRow = {
  provider: null,
  url: null,
  name: null,
  key: null,
  keyFor: null,
  rules: FREE_USE,
  tested: null,
  version: 0,
};

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
    rules: ModelRules.safeParse(row.usage_rules).data ?? FREE_USE,
    tested: Tested.safeParse(row.tested).data ?? null,
    version: row.version,
  };
}

/** Stores the model over the version it was made from. @throws as `storeEdit`, which never tells the key. */
export async function editModel(
  db: Database,
  secret: string,
  { version, key, keyFor, provider, url, name }: StoredModel & { version: number },
  now: Date,
): Promise<void> {
  const fields = { provider, url, name };
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
      const stored = await readModel(db, secret);
      const values = { provider: stored.provider, url: stored.url, name: stored.name };
      return stored.version === 0 ? null : { version: stored.version, values };
    },
    what: "model",
  });
}

/** Stores who may use the model and how much, over the version it was made from. @throws as `storeEdit`. */
export async function editRules(
  db: Database,
  { version, rules }: { version: number; rules: ModelRules },
  now: Date,
): Promise<void> {
  await storeEdit(db, {
    table: "language_model",
    row: { id: ROW },
    isMadeByEdit: true,
    version,
    set: { usage_rules: JSON.stringify(rules), updated_at: now },
    yours: rules,
    stored: async () => {
      const row = await readModel(db, "");
      return row.version === 0 ? null : { version: row.version, values: row.rules };
    },
    what: "model",
  });
}

/** Keeps what a test has found; it is no edit of anybody. */
export async function keepTest(db: Database, tested: Tested, now: Date): Promise<void> {
  const values = { tested: JSON.stringify(tested), updated_at: now };
  await db
    .insertInto("language_model")
    .values({ id: ROW, ...values })
    .onConflict((conflict) => conflict.column("id").doUpdateSet(values))
    .execute();
}

// Of a database that another data directory's secret has sealed, the key has to be given again.
function opened(sealed: Buffer, secret: string): string | null {
  try {
    return unseal(sealed, secret, PURPOSE).toString();
  } catch {
    return null;
  }
}
