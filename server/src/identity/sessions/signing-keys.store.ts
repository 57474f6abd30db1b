import type { Database } from "#/platform/database/database.ts";
import { seal, unseal } from "#/platform/seal.ts";

export interface StoredKey {
  id: string;
  /** PKCS #8, DER. */
  privateKey: Buffer;
  publicKey: Record<string, unknown>;
  createdAt: Date;
}

const PURPOSE = "herald signing keys";

export async function newestKey(db: Database, pepper: string): Promise<StoredKey | null> {
  const row = await db
    .selectFrom("signing_keys")
    .selectAll()
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    privateKey: unseal(row.sealed_private_key, pepper, PURPOSE),
    publicKey: row.public_key,
    createdAt: row.created_at,
  };
}

export async function insertKey(db: Database, key: StoredKey, pepper: string): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({
      id: key.id,
      sealed_private_key: seal(key.privateKey, pepper, PURPOSE),
      public_key: JSON.stringify(key.publicKey),
      created_at: key.createdAt,
    })
    .execute();
}

/** Public keys that may have signed a token which is still valid, newest first. */
export async function publicKeys(db: Database, since: Date): Promise<Record<string, unknown>[]> {
  const rows = await db
    .selectFrom("signing_keys")
    .select("public_key")
    .where("created_at", ">", since)
    .orderBy("created_at", "desc")
    .execute();
  return rows.map((row) => row.public_key);
}
