import { createHmac } from "node:crypto";
import { AppError } from "#/platform/errors.ts";
import type { Database } from "#/platform/database/database.ts";
import { readServerSetting } from "./users/server-settings.store.ts";

const KEY = "pepper_fingerprint";

/**
 * The first pepper that a database meets is its own for good: every stored hash was made with it.
 * @throws `identity.other_pepper`
 */
export async function requireSamePepper(db: Database, pepper: string, now: Date): Promise<void> {
  // Says nothing of the pepper, which is random and long.
  const fingerprint = createHmac("sha256", pepper).update(KEY).digest("base64url");
  if ((await readServerSetting(db, KEY, fingerprint, now)) !== fingerprint) throw otherPepper();
}

const otherPepper = () =>
  new AppError({
    code: "identity.other_pepper",
    status: 500,
    detail:
      "IDENTITY_PEPPER is not the one that this database was made with, so nobody could sign in. Set it to the first one: it stands in secrets/pepper of the DATA_DIR of then, unless it was given.",
  });
