import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "#/platform/database/database.ts";

export interface StoredKey {
  id: string;
  /** PKCS #8, DER. */
  privateKey: Buffer;
  publicKey: Record<string, unknown>;
  createdAt: Date;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

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
    privateKey: open(row.sealed_private_key, pepper),
    publicKey: row.public_key,
    createdAt: row.created_at,
  };
}

export async function insertKey(db: Database, key: StoredKey, pepper: string): Promise<void> {
  await db
    .insertInto("signing_keys")
    .values({
      id: key.id,
      sealed_private_key: seal(key.privateKey, pepper),
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

// AES-256-GCM, so that a copy of the database alone signs nothing.
function seal(bytes: Buffer, pepper: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", sealKey(pepper), iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function open(sealed: Buffer, pepper: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", sealKey(pepper), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

function sealKey(pepper: string): Buffer {
  return Buffer.from(hkdfSync("sha256", pepper, "", "herald signing keys", 32));
}
