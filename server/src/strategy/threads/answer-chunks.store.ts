import type { UIMessageChunk } from "ai";
import type { Transaction } from "#/platform/database/database.ts";

/** One answer of a thread while it is written. */
export interface AnswerKey {
  workspaceId: string;
  threadId: string;
  answerId: string;
}

export async function insertChunks(
  transaction: Transaction,
  { workspaceId, threadId, answerId }: AnswerKey,
  position: number,
  chunks: readonly UIMessageChunk[],
): Promise<void> {
  await transaction
    .insertInto("thread_answer_chunks")
    .values({
      workspace_id: workspaceId,
      thread_id: threadId,
      answer_id: answerId,
      position,
      chunks: JSON.stringify(chunks),
    })
    .execute();
}

/** What was written from a position on, in order. */
export async function readChunks(
  transaction: Transaction,
  { workspaceId, threadId, answerId }: AnswerKey,
  from: number,
): Promise<UIMessageChunk[]> {
  const rows = await transaction
    .selectFrom("thread_answer_chunks")
    .select("chunks")
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .where("answer_id", "=", answerId)
    .where("position", ">=", from)
    .orderBy("position")
    .execute();
  return rows.flatMap((row) => row.chunks);
}

/** Deletes the answer, or for "!=" all other answers of its thread. */
export async function deleteChunks(
  transaction: Transaction,
  { workspaceId, threadId, answerId }: AnswerKey,
  which: "=" | "!=",
): Promise<void> {
  await transaction
    .deleteFrom("thread_answer_chunks")
    .where("workspace_id", "=", workspaceId)
    .where("thread_id", "=", threadId)
    .where("answer_id", which, answerId)
    .execute();
}
