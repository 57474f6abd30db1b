import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Seals what is stored in the database with the secret of the data directory (AES-256-GCM), so that a copy of the
 * database alone tells nothing. `purpose` keeps what is sealed for one thing from being opened as another.
 */
export function seal(bytes: Buffer, secret: string, purpose: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", keyOf(secret, purpose), iv);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws when it was sealed with another secret or for another purpose, or was changed since. */
export function unseal(sealed: Buffer, secret: string, purpose: string): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", keyOf(secret, purpose), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

function keyOf(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
