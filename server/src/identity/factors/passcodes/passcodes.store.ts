import type { OutboxMessage } from "@app/contract/identity/schemas";
import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#/platform/database/database.ts";
import type { Mail } from "#/identity/mail/mails.rules.ts";
import { PASSCODE_TRIES } from "./passcodes.rules.ts";

export type Channel = OutboxMessage["channel"];

const Details = z.object({
  channel: z.enum(["email", "sms", "whatsapp"]),
  /** Hash of the cookie of the browser that asked. */
  client: z.string(),
  /** By which name tries are counted. */
  counted: z.tuple([z.enum(["passcode", "ownPasscode"]), z.string()]),
});
type Details = z.infer<typeof Details>;

export interface NewPasscode {
  id: string;
  codeHash: Buffer;
  /** Null for a new account. */
  userId: string | null;
  /** An e-mail, or a number in E.164. */
  to: string;
  details: Details;
  now: Date;
  expiresAt: Date;
}

/**
 * Writes a code and the message that carries it in one statement. Without a recipient the same statement writes a code
 * that is nobody's, which is tried in vain as any other, and a message to nobody that is never shown. Somebody may also be
 * told without getting a code.
 * @returns the id of the message, for the queue.
 */
export async function insertPasscode(
  db: Database,
  code: NewPasscode,
  message: { id: string; mail: Mail; isSent: boolean; isTold: boolean },
): Promise<void> {
  const { isSent, mail } = message;
  const isWritten = isSent || message.isTold;
  const { channel } = code.details;
  await sql`with code as (
      insert into one_time_tokens
        (id, token_hash, purpose, user_id, subject, details, created_at, expires_at)
      values (${code.id}, ${code.codeHash}, 'passcode', ${isSent ? code.userId : null},
        ${isSent ? code.to : null}, ${JSON.stringify(code.details)}, ${code.now}, ${code.expiresAt})
      returning id
    )
    insert into outbox_messages
      (id, channel, recipient, subject, body, one_time_token_id, is_decoy, created_at, state)
    select ${message.id}::uuid, ${channel}::text, ${isWritten ? code.to : ""}, ${mail.subject}, ${mail.text},
      ${isSent ? sql`code.id` : sql`null::uuid`}, ${!isWritten}::boolean, ${code.now}::timestamptz,
      ${isWritten ? "waiting" : "kept"}
    from code`.execute(db);
}

/** A code that may still be tried at `now`. */
export async function findPasscode(db: Database, id: string, now: Date) {
  const row = await db
    .selectFrom("one_time_tokens")
    .select(["token_hash", "user_id", "subject", "details"])
    .where("id", "=", id)
    .where("purpose", "=", "passcode")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", PASSCODE_TRIES)
    .executeTakeFirst();
  if (!row) return null;
  const details = Details.parse(row.details);
  return { codeHash: row.token_hash, userId: row.user_id, to: row.subject, details };
}

/** Counts a try before it is looked at. @returns how many are left; null where there was none. */
export async function takePasscodeTry(db: Database, id: string, now: Date): Promise<number | null> {
  const row = await db
    .updateTable("one_time_tokens")
    .set((each) => ({ tries: each("tries", "+", 1) }))
    .where("id", "=", id)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .where("tries", "<", PASSCODE_TRIES)
    .returning("tries")
    .executeTakeFirst();
  return row ? PASSCODE_TRIES - row.tries : null;
}

/** Who has proved a number, in one read, as for an address. */
export async function findByPhone(db: Database, phone: string) {
  const row = await db
    .selectFrom("user_factors as f")
    .innerJoin("users as u", "u.id", "f.user_id")
    .leftJoin("passwords as p", "p.user_id", "f.user_id")
    .select(["f.user_id", "u.name", "p.id as password_id"])
    .where("f.kind", "=", "phone_number")
    .where("f.subject", "=", phone)
    .where("f.verified", "=", true)
    .executeTakeFirst();
  if (!row) return null;
  return { userId: row.user_id, name: row.name, passwordId: row.password_id };
}
