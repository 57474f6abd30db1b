import { randomUUID } from "node:crypto";
import type { ListOf, ListQuery } from "@app/contract/paging";
import type { Feedback, FeedbackCounts } from "@app/contract/strategy/feedback/schemas";
import { ThreadMessage } from "@app/contract/strategy/schemas";
import { sql } from "kysely";
import type { Transaction } from "#/platform/database/database.ts";
import { by, readPage, toList } from "#/platform/database/keyset.ts";
import type { Order } from "#/platform/database/keyset.ts";

const BY_TIME: Order = [by("moment", "f.given_at", "desc"), by("id", "f.id", "asc")];

/** Whose word on which answer. */
export interface Answered {
  workspaceId: string;
  userId: string;
  threadId: string;
  messageId: string;
}

type Parts = ThreadMessage["parts"];

/** A word on an answer, with the answer and the question before it. */
export interface StoredUnhelpful extends Pick<Feedback, "reason" | "words"> {
  id: string;
  givenAt: Date;
  givenBy: string | null;
  threadId: string;
  thread: string;
  question: Parts;
  answer: Parts;
}

export async function isAnswer(
  transaction: Transaction,
  { workspaceId, threadId, messageId }: Answered,
): Promise<boolean> {
  const found = await transaction
    .selectFrom("thread_messages")
    .select("id")
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .where("id", "=", messageId)
    .where("role", "=", "assistant")
    .executeTakeFirst();
  return found !== undefined;
}

/** Over what the person said of the answer before. */
export async function saveFeedback(
  transaction: Transaction,
  { workspaceId, userId, threadId, messageId }: Answered,
  { isHelpful, reason, words }: Omit<Feedback, "messageId">,
  now: Date,
): Promise<void> {
  const said = { is_helpful: isHelpful, reason, words, given_at: now };
  await transaction
    .insertInto("answer_feedback")
    .values({
      workspace_id: workspaceId,
      id: randomUUID(),
      thread_id: threadId,
      message_id: messageId,
      user_id: userId,
      ...said,
    })
    .onConflict((conflict) => conflict.constraint("answer_feedback_key").doUpdateSet(said))
    .execute();
}

export async function removeFeedback(
  transaction: Transaction,
  { workspaceId, userId, threadId, messageId }: Answered,
): Promise<void> {
  await transaction
    .deleteFrom("answer_feedback")
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .where("message_id", "=", messageId)
    .where("user_id", "=", userId)
    .execute();
}

/** What a person said of the answers of a thread. */
export async function feedbackOf(
  transaction: Transaction,
  { workspaceId, userId, threadId }: Omit<Answered, "messageId">,
): Promise<Feedback[]> {
  const rows = await transaction
    .selectFrom("answer_feedback")
    .select(["message_id", "is_helpful", "reason", "words"])
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .where("user_id", "=", userId)
    .orderBy("given_at")
    .execute();
  return rows.map((row) => ({
    messageId: row.message_id,
    isHelpful: row.is_helpful,
    reason: row.reason,
    words: row.words,
  }));
}

/** How many answers helped and did not since then, of threads that are there. */
export async function countFeedback(
  transaction: Transaction,
  workspaceId: string,
  since: Date,
): Promise<FeedbackCounts> {
  const counts = await feedback(transaction, workspaceId)
    .select([
      sql<number>`(count(*) filter (where f.is_helpful))::integer`.as("helpful"),
      sql<number>`(count(*) filter (where not f.is_helpful))::integer`.as("notHelpful"),
    ])
    .where("f.given_at", ">=", since)
    .executeTakeFirstOrThrow();
  return counts;
}

/** Answers that did not help, newest first. */
export async function listUnhelpful(
  transaction: Transaction,
  workspaceId: string,
  page: ListQuery,
): Promise<ListOf<StoredUnhelpful>> {
  return toList(await readPage(transaction, unhelpful(transaction, workspaceId), BY_TIME, page), toUnhelpful);
}

/** All of them, in the same order. */
export async function allUnhelpful(
  transaction: Transaction,
  workspaceId: string,
): Promise<StoredUnhelpful[]> {
  const rows = await unhelpful(transaction, workspaceId)
    .orderBy("f.given_at", "desc")
    .orderBy("f.id")
    .execute();
  return rows.map(toUnhelpful);
}

function unhelpful(transaction: Transaction, workspaceId: string) {
  return feedback(transaction, workspaceId)
    .innerJoin("thread_messages as m", (join) =>
      join
        .onRef("m.workspace_id", "=", "f.workspace_id")
        .onRef("m.thread_id", "=", "f.thread_id")
        .onRef("m.id", "=", "f.message_id"),
    )
    .leftJoin("users as u", "u.id", "f.user_id")
    .select((row) => [
      "f.id",
      "f.given_at",
      "f.reason",
      "f.words",
      "f.thread_id",
      "t.title",
      "u.name",
      "m.parts",
      row
        .selectFrom("thread_messages as q")
        .select("q.parts")
        .whereRef("q.workspace_id", "=", "f.workspace_id")
        .whereRef("q.thread_id", "=", "f.thread_id")
        .whereRef("q.position", "<", "m.position")
        .where("q.role", "=", "user")
        .orderBy("q.position", "desc")
        .limit(1)
        .as("asked"),
    ])
    .where("f.is_helpful", "=", false);
}

/** Of threads that are not removed. */
function feedback(transaction: Transaction, workspaceId: string) {
  return transaction
    .selectFrom("answer_feedback as f")
    .innerJoin("threads as t", (join) =>
      join.onRef("t.workspace_id", "=", "f.workspace_id").onRef("t.id", "=", "f.thread_id"),
    )
    .where("f.workspace_id", "=", workspaceId)
    .where("t.removed_at", "is", null);
}

function toUnhelpful(row: {
  id: string;
  given_at: Date;
  reason: Feedback["reason"];
  words: string;
  thread_id: string;
  title: string;
  name: string | null;
  parts: object[];
  asked: object[] | null;
}): StoredUnhelpful {
  return {
    id: row.id,
    givenAt: row.given_at,
    givenBy: row.name,
    reason: row.reason,
    words: row.words,
    threadId: row.thread_id,
    thread: row.title,
    question: ThreadMessage.shape.parts.parse(row.asked ?? []),
    answer: ThreadMessage.shape.parts.parse(row.parts),
  };
}
