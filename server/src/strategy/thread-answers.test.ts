import type { UIMessageChunk } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { Claims } from "#/platform/claims/claims.ts";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import { sharedApp } from "#/test-app.fixtures.ts";
import { beginThread } from "./strategy.fixtures.ts";
import { ThreadAnswers } from "./thread-answers.ts";

/** Far more than a holder takes to hear that it is asked back. */
const SOON = { timeout: 15_000, interval: 20 };

/** The answers of one thread as two processes see them, each with connections of its own. */
async function twoProcesses() {
  const app = await sharedApp();
  const ana = await app.signIn();
  const thread = await beginThread(ana);
  const other = openDatabase({ ...app.owner, options: "-c role=herald_app" });
  onTestFinished(() => other.destroy());
  const first = new ThreadAnswers(other, new Claims(other));
  const second = new ThreadAnswers(app.db, new Claims(app.db));
  return { app, first, second, endFirst: () => other.destroy(), workspaceId: ana.workspaceId, thread };
}

function handWritten() {
  let controller: ReadableStreamDefaultController<UIMessageChunk> | null = null;
  const chunks = new ReadableStream<UIMessageChunk>({
    start(own) {
      controller = own;
    },
  });
  return {
    chunks,
    write: (delta: string) => controller?.enqueue({ type: "text-delta", id: "a", delta }),
    end: () => controller?.close(),
  };
}

async function wordsOf(chunks: AsyncIterable<UIMessageChunk> | null): Promise<string> {
  let words = "";
  for await (const chunk of chunks ?? [])
    words += chunk.type === "text-delta" ? chunk.delta : `<${chunk.type}>`;
  return words;
}

test("a thread has one answer in all processes, and the other one reads it to its end", async () => {
  const { first, second, workspaceId, thread } = await twoProcesses();
  const { chunks, write, end } = handWritten();
  const taken = await first.take(workspaceId, thread);
  taken?.start(chunks, () => Promise.resolve());

  const refused = await second.take(workspaceId, thread);
  const isSeen = await second.isAnswering(workspaceId, thread);
  const words = wordsOf(await second.follow(workspaceId, thread));
  write("The ");
  write("plan");
  end();

  expect(refused).toBeNull();
  expect(isSeen).toBe(true);
  expect(await words).toBe("The plan");
  await expect.poll(() => first.isAnswering(workspaceId, thread), SOON).toBe(false);
  const next = await second.take(workspaceId, thread);
  expect(next).not.toBeNull();
  await next?.letGo();
});

test("an answer is stopped from the other process, and what is there is kept", async () => {
  const { first, second, workspaceId, thread } = await twoProcesses();
  const { chunks, write, end } = handWritten();
  let isKept = false;
  const taken = await first.take(workspaceId, thread);
  taken?.abort.addEventListener("abort", end);
  taken?.start(chunks, () => Promise.resolve(void (isKept = true)));
  write("half");
  const words = wordsOf(await second.follow(workspaceId, thread));

  await second.stop(workspaceId, thread);

  expect(await words).toBe("half");
  expect([taken?.abort.aborted, isKept]).toEqual([true, true]);
});

test("an answer whose process ended is told as broken off, and its thread is free again", async () => {
  const { app, first, second, endFirst, workspaceId, thread } = await twoProcesses();
  const { chunks, write } = handWritten();
  const taken = await first.take(workspaceId, thread);
  taken?.start(chunks, () => Promise.resolve());
  write("half");
  const words = wordsOf(await second.follow(workspaceId, thread));
  const stored = () =>
    withWorkspace(app.db, workspaceId, (transaction) =>
      transaction.selectFrom("thread_answer_chunks").select("position").execute(),
    );
  await expect.poll(stored, SOON).toHaveLength(1);
  await endFirst();
  // As it stands fifteen seconds later: nobody renews the claim any more.
  await withWorkspace(app.db, workspaceId, (transaction) =>
    transaction
      .updateTable("claims")
      .set({ until: new Date(0) })
      .execute(),
  );

  const broken = await words;
  const next = await second.take(workspaceId, thread);

  expect(broken).toBe("half<error>");
  expect(next).not.toBeNull();
  await next?.letGo();
});
