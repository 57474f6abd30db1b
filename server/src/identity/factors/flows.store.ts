import { randomUUID } from "node:crypto";
import type { Database } from "#/platform/database/database.ts";
import type { TokenPurpose } from "#/identity/identity.tables.ts";

/** What began in one request and goes on in another, with what has to be known of it then. */
export interface Flow {
  id: string;
  subject: string | null;
  details: unknown;
  codeChallenge: string | null;
}

export async function insertFlow(
  db: Database,
  flow: {
    purpose: TokenPurpose;
    secretHash: Buffer;
    subject: string;
    details: object;
    codeChallenge: string | null;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto("one_time_tokens")
    .values({
      id: randomUUID(),
      token_hash: flow.secretHash,
      purpose: flow.purpose,
      user_id: null,
      email: null,
      subject: flow.subject,
      details: JSON.stringify(flow.details),
      code_challenge: flow.codeChallenge,
      created_at: flow.now,
      expires_at: flow.expiresAt,
      used_at: null,
    })
    .execute();
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
