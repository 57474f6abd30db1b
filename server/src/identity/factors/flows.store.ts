import type { Database } from "#/platform/database/database.ts";
import type { TokenPurpose } from "#/identity/identity.tables.ts";
import { insertToken } from "./one-time-tokens.store.ts";
import type { NewToken } from "./one-time-tokens.store.ts";

/** What began in one request and goes on in another, with what has to be known of it then. */
export interface Flow {
  id: string;
  subject: string | null;
  details: unknown;
  codeChallenge: string | null;
}

export function insertFlow(
  db: Database,
  flow: Omit<NewToken, "userId" | "email"> & { subject: string; details: object },
): Promise<void> {
  return insertToken(db, { ...flow, userId: null, email: null });
}

/** The flow of a secret that would go on at `now`; `useToken` uses it up. */
export async function findFlow(
  db: Database,
  purpose: TokenPurpose,
  secretHash: Buffer,
  now: Date,
): Promise<Flow | null> {
  const row = await open(db, purpose, now).where("token_hash", "=", secretHash).executeTakeFirst();
  return row ? toFlow(row) : null;
}

/** The newest flows about one thing that would go on at `now`. */
export async function findFlowsAbout(
  db: Database,
  purpose: TokenPurpose,
  subject: string,
  { now, most }: { now: Date; most: number },
): Promise<Flow[]> {
  const rows = await open(db, purpose, now)
    .where("subject", "=", subject)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(most)
    .execute();
  return rows.map(toFlow);
}

function open(db: Database, purpose: TokenPurpose, now: Date) {
  return db
    .selectFrom("one_time_tokens")
    .select(["id", "subject", "details", "code_challenge"])
    .where("purpose", "=", purpose)
    .where("used_at", "is", null)
    .where("expires_at", ">", now);
}

function toFlow(row: {
  id: string;
  subject: string | null;
  details: unknown;
  code_challenge: string | null;
}): Flow {
  return { id: row.id, subject: row.subject, details: row.details, codeChallenge: row.code_challenge };
}
