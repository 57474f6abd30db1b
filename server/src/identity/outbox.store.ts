import type { OutboxMessage } from "@app/contract/identity";
import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import type { Database } from "#/platform/database/database.ts";
import type { Mail } from "./mails.rules.ts";

export async function insertMail(
  db: Database,
  message: { to: string; mail: Mail; tokenId: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto("outbox_messages")
    .values({
      id: randomUUID(),
      channel: "email",
      recipient: message.to,
      subject: message.mail.subject,
      body: message.mail.text,
      one_time_token_id: message.tokenId,
      is_decoy: false,
      created_at: message.now,
    })
    .execute();
}

/** Newest first, or oldest first; `channel` null is all of them. */
export async function readMessages(
  db: Database,
  page: {
    channel: OutboxMessage["channel"] | null;
    order: "asc" | "desc";
    limit: number;
    offset: number;
    now: Date;
  },
): Promise<OutboxMessage[]> {
  let query = db
    .selectFrom("outbox_messages as m")
    .leftJoin("one_time_tokens as t", "t.id", "m.one_time_token_id")
    .select([
      "m.id",
      "m.channel",
      "m.recipient",
      "m.subject",
      "m.body",
      "m.created_at",
      "t.expires_at",
      "t.used_at",
    ])
    .where("m.is_decoy", "=", false)
    .orderBy("m.created_at", page.order)
    .orderBy("m.id")
    .limit(page.limit)
    .offset(page.offset);
  if (page.channel) query = query.where("m.channel", "=", page.channel);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    createdAt: row.created_at.toISOString(),
    link: row.expires_at && {
      state: row.used_at ? "used" : row.expires_at <= page.now ? "expired" : "open",
      expiresAt: row.expires_at.toISOString(),
    },
  }));
}

export async function countMessages(db: Database, channel: OutboxMessage["channel"] | null): Promise<number> {
  let query = db
    .selectFrom("outbox_messages")
    .select(sql<number>`count(*)`.as("count"))
    .where("is_decoy", "=", false);
  if (channel) query = query.where("channel", "=", channel);
  return (await query.executeTakeFirstOrThrow()).count;
}
