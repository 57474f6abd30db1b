import { MAILS_A_MINUTE } from "@app/contract/identity/mail";
import type { OutboxMessage } from "@app/contract/identity/schemas";
import { sql } from "kysely";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { MINUTE_MS, roomIn } from "./mail-tries.rules.ts";

/** A mail that goes out now. */
export interface WaitingMail {
  id: string;
  channel: OutboxMessage["channel"];
  to: string;
  subject: string;
  text: string;
  action: string | null;
  /** With this one. */
  tries: number;
  linkEndsAt: Date | null;
}

/**
 * Begins a try of a mail that still waits. Of processes that begin at the same time, each counts what the others have
 * begun for this address.
 * @returns null when it does not wait any more; seconds when its address has to wait.
 */
export async function beginTry(
  transaction: Transaction,
  id: string,
  now: Date,
): Promise<WaitingMail | { waitS: number; linkEndsAt: Date | null } | null> {
  const row = await waiting(transaction, id);
  if (!row) return null;
  await sql`select pg_advisory_xact_lock(hashtext(${`mail to ${row.recipient}`}))`.execute(transaction);
  const begun = await transaction
    .selectFrom("outbox_messages")
    .select("tried_at")
    .where("recipient", "=", row.recipient)
    .where("tried_at", ">", new Date(now.getTime() - MINUTE_MS))
    .where("id", "!=", id)
    .orderBy("tried_at", "desc")
    .limit(MAILS_A_MINUTE)
    .execute();
  const triedAt = begun.flatMap(({ tried_at }) => (tried_at ? [tried_at] : []));
  const waitS = roomIn(triedAt, { now, most: MAILS_A_MINUTE });
  if (waitS > 0) return { waitS, linkEndsAt: row.expires_at };
  const tries = row.tries + 1;
  await transaction
    .updateTable("outbox_messages")
    .set({ tried_at: now, tries })
    .where("id", "=", id)
    .execute();
  const { channel, recipient: to, subject, body: text, action, expires_at: linkEndsAt } = row;
  return { id, channel, to, subject, text, action, tries, linkEndsAt };
}

function waiting(transaction: Transaction, id: string) {
  return transaction
    .selectFrom("outbox_messages as m")
    .leftJoin("one_time_tokens as t", "t.id", "m.one_time_token_id")
    .select(["m.channel", "m.recipient", "m.subject", "m.body", "m.action", "m.tries", "t.expires_at"])
    .where("m.id", "=", id)
    .where("m.state", "=", "waiting")
    .forUpdate("m")
    .executeTakeFirst();
}

/** Says what became of a mail that waits, and keeps another text of it where there is one. */
export async function settle(
  db: Database,
  id: string,
  end: {
    state: "waiting" | "sent" | "failed" | "kept";
    failure: string | null;
    failure_kind?: string;
    body?: string;
  },
): Promise<void> {
  await db
    .updateTable("outbox_messages")
    .set(end)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .execute();
}

/**
 * Mails that were kept, since nothing sent them, wait to be sent. Of several to one address with one subject only the
 * newest does: its link is the one that works.
 * @returns their ids.
 */
export async function wakeKept(transaction: Transaction): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update outbox_messages set state = 'waiting', tries = 0, failure = null
    where state = 'kept' and id in (
      select distinct on (recipient, subject) id from outbox_messages
      where channel = 'email' and not is_decoy
      order by recipient, subject, created_at desc, id
    )
    returning id`.execute(transaction);
  return rows.map(({ id }) => id);
}
