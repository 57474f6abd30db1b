import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Database } from "#/platform/database/database.ts";
import type { LinkFailure } from "#/identity/identity.errors.ts";
import type { TokenPurpose } from "#/identity/identity.tables.ts";
import type { Mail } from "#/identity/mail/mails.rules.ts";
import { stateOfToken } from "./one-time-tokens.rules.ts";

export interface OneTimeToken {
  id: string;
  userId: string | null;
  email: string | null;
  codeChallenge: string | null;
  createdAt: Date;
  expiresAt: Date;
  details: unknown;
}

export interface NewToken {
  tokenHash: Buffer;
  purpose: TokenPurpose;
  userId: string | null;
  email: string | null;
  codeChallenge: string | null;
  /** What it is about beside an address. */
  subject?: string;
  details?: object;
  now: Date;
  expiresAt: Date;
}

/**
 * Writes a link and the mail that carries it in one statement. Without a recipient the same statement writes a link
 * that belongs to nobody and has ended, and a mail to nobody that is never shown, so that both take the same time.
 * @param message.isOpening whether the link opens something; else the mail is about that it does not, and ends with none.
 * @returns the id of the mail, for the queue.
 */
export async function insertLinkMail(
  db: Database,
  link: NewToken,
  message: { to: string; mail: Mail; isSent: boolean; isOpening?: boolean },
): Promise<string> {
  const { isSent, isOpening = isSent, mail } = message;
  const id = randomUUID();
  await sql`with link as (
      insert into one_time_tokens
        (id, token_hash, purpose, user_id, email, code_challenge, details, created_at, expires_at)
      values (${randomUUID()}, ${link.tokenHash}, ${link.purpose}, ${isOpening ? link.userId : null},
        ${isOpening ? link.email : null}, ${isOpening ? link.codeChallenge : null},
        ${JSON.stringify(link.details ?? {})}, ${link.now}, ${isOpening ? link.expiresAt : link.now})
      returning id
    )
    insert into outbox_messages
      (id, channel, recipient, subject, body, action, one_time_token_id, is_decoy, created_at, state)
    select ${id}::uuid, 'email', ${isSent ? message.to : ""}, ${mail.subject}, ${mail.text},
      ${mail.action ?? null}::text, ${isOpening ? sql`link.id` : sql`null::uuid`}, ${!isSent}::boolean, ${link.now}::timestamptz,
      ${isSent ? "waiting" : "kept"}
    from link`.execute(db);
  return id;
}

export async function insertToken(db: Database, token: NewToken): Promise<void> {
  await db
    .insertInto("one_time_tokens")
    .values({
      id: randomUUID(),
      token_hash: token.tokenHash,
      purpose: token.purpose,
      user_id: token.userId,
      email: token.email,
      code_challenge: token.codeChallenge,
      ...(token.subject !== undefined && { subject: token.subject }),
      ...(token.details && { details: JSON.stringify(token.details) }),
      created_at: token.now,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/** A token that would work at `now`, without using it up; else why it does not. */
export async function lookAtToken(
  db: Database,
  purpose: TokenPurpose,
  tokenHash: Buffer,
  now: Date,
): Promise<{ token: OneTimeToken } | { failure: LinkFailure }> {
  const row = await db
    .selectFrom("one_time_tokens")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  if (!row) return { failure: { reason: "unknown" } };
  const state = stateOfToken(row, now);
  if (state !== "open") return { failure: { reason: state, until: row.used_at ?? row.expires_at } };
  return {
    token: {
      id: row.id,
      userId: row.user_id,
      email: row.email,
      codeChallenge: row.code_challenge,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      details: row.details,
    },
  };
}

/**
 * Uses a token up. @returns whether this call was the one that did.
 * @param shownAt when it was shown, which is what its time counts to.
 */
export async function useToken(
  db: Database,
  tokenId: string,
  now: Date,
  shownAt: Date = now,
): Promise<boolean> {
  const row = await db
    .updateTable("one_time_tokens")
    .set({ used_at: now })
    .where("id", "=", tokenId)
    .where("used_at", "is", null)
    .where("expires_at", ">", shownAt)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back, in the transaction that used a token up, that it did. */
export async function reopenToken(db: Database, tokenId: string): Promise<void> {
  await db.updateTable("one_time_tokens").set({ used_at: null }).where("id", "=", tokenId).execute();
}

/** Ends those of one kind, or of it a person's, that nobody has used. Mails that carry one stay, so the links do, too. */
export function endUnusedTokens(
  db: Database,
  purpose: TokenPurpose,
  now: Date,
  userId?: string,
): Promise<void> {
  return endTokens(db, now, { purpose, ...(userId !== undefined && { user_id: userId }) });
}

/** Ends the links of a person that nobody has used. */
export function endTokensOf(db: Database, userId: string, now: Date): Promise<void> {
  return endTokens(db, now, { user_id: userId });
}

/** Ends the links of a person to one address that nobody has used. */
export function endTokensFor(db: Database, userId: string, email: string, now: Date): Promise<void> {
  return endTokens(db, now, { user_id: userId, email });
}

async function endTokens(
  db: Database,
  now: Date,
  which: { purpose: TokenPurpose; user_id?: string } | { user_id: string; email?: string },
): Promise<void> {
  await db
    .updateTable("one_time_tokens")
    .set((token) => ({ used_at: now, expires_at: token.fn<Date>("least", ["expires_at", token.val(now)]) }))
    .where((token) => token.and(which))
    .where("used_at", "is", null)
    .execute();
}

export async function pruneTokens(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("outbox_messages").where("created_at", "<", before).execute();
  await db
    .deleteFrom("one_time_tokens")
    .where("expires_at", "<", before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom("outbox_messages as m")
            .select("m.id")
            .whereRef("m.one_time_token_id", "=", "one_time_tokens.id"),
        ),
      ),
    )
    .execute();
}
