import type { OutboxMessage, OutboxQuery } from "@app/contract/identity/schemas";
import { randomUUID } from "node:crypto";
import { stateOfToken } from "#/identity/factors/one-time-tokens.rules.ts";
import type { Database } from "#/platform/database/database.ts";
import type { ListOf } from "@app/contract/paging";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";
import type { Mail } from "./mails.rules.ts";

/** With its link or code, as long as it is kept. */
export type StoredMessage = Omit<OutboxMessage, "hidesSecret">;

const LINES_MAX = 10_000;
const BY_TIME: Order = [by("moment", "m.created_at", "desc"), by("id", "m.id", "asc")];

/** Writes a mail that waits. @returns its id, for the queue. */
export async function insertMail(
  db: Database,
  message: {
    to: string;
    mail: Mail;
    tokenId: string | null;
    now: Date;
    channel?: OutboxMessage["channel"];
  },
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("outbox_messages")
    .values({
      id,
      channel: message.channel ?? "email",
      recipient: message.to,
      subject: message.mail.subject,
      body: message.mail.text,
      action: message.mail.action ?? null,
      one_time_token_id: message.tokenId,
      is_decoy: false,
      created_at: message.now,
      state: "waiting",
    })
    .execute();
  return id;
}

/** Newest first; without a channel, of all of them. */
export async function listMessages(
  db: Database,
  { channel, ...page }: OutboxQuery,
  now: Date,
): Promise<ListOf<StoredMessage>> {
  const query = messages(db).$if(channel !== undefined, (all) =>
    all.where("m.channel", "=", channel ?? "email"),
  );
  return toList(await readPage(db, query, BY_TIME, page), (row) => toMessage(row, now));
}

/** One of them; null where it is not there any more. */
export async function findMessage(db: Database, id: string, now: Date): Promise<StoredMessage | null> {
  const row = await messages(db).where("m.id", "=", id).executeTakeFirst();
  return row ? toMessage(row, now) : null;
}

/** Oldest first, at most `LINES_MAX`. */
export async function allMessages(db: Database, now: Date): Promise<StoredMessage[]> {
  const rows = await messages(db).orderBy("m.created_at").orderBy("m.id").limit(LINES_MAX).execute();
  return rows.map((row) => toMessage(row, now));
}

function messages(db: Database) {
  return db
    .selectFrom("outbox_messages as m")
    .leftJoin("one_time_tokens as t", "t.id", "m.one_time_token_id")
    .select([
      "m.id",
      "m.channel",
      "m.recipient",
      "m.subject",
      "m.body",
      "m.created_at",
      "m.state",
      "m.tries",
      "m.failure",
      "t.expires_at",
      "t.used_at",
    ])
    .where("m.is_decoy", "=", false);
}

type MessageRow = Awaited<ReturnType<ReturnType<typeof messages>["execute"]>>[number];

function toMessage(row: MessageRow, now: Date): StoredMessage {
  return {
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    createdAt: row.created_at.toISOString(),
    link: row.expires_at && {
      state: stateOfToken({ used_at: row.used_at, expires_at: row.expires_at }, now),
      expiresAt: row.expires_at.toISOString(),
    },
    delivery: { state: row.state, tries: row.tries, failure: row.failure },
  };
}
