import { expect, onTestFinished, test } from "vitest";
import { Claims } from "#/platform/claims/claims.ts";
import { openDatabase, withWorkspace } from "#/platform/database/database.ts";
import { callerOf, sharedApp } from "#/acceptance/test-app.fixtures.ts";
import { handWritten, hangingModel, wordsOf } from "./answers.fixtures.ts";
import { beginThread } from "#/strategy/strategy.fixtures.ts";
import { ThreadAnswers } from "./thread-answers.ts";
import { ThreadsService } from "./threads.service.ts";

/** Far more than a holder takes to hear that it is asked back. */
const SOON = { timeout: 15_000, interval: 20 };

/** The answers of one thread as two processes see them, each with connections of its own. */
async function twoProcesses() {
  const app = await sharedApp();
  const ana = await app.signIn();
  const thread = await beginThread(ana);
  const other = openDatabase({ ...app.owner, role: "herald_app" });
  onTestFinished(() => other.destroy());
  const first = new ThreadAnswers(other, new Claims(other));
  const second = new ThreadAnswers(app.db, new Claims(app.db));
  const caller = await callerOf(app, ana);
  return { app, caller, other, first, second, workspaceId: ana.workspaceId, thread };
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
  await next?.release();
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
  const { app, other, first, second, workspaceId, thread } = await twoProcesses();
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
  await other.destroy();
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
  await next?.release();
});

test("while one web answers, another one refuses a second answer, follows the first one and stops it", async () => {
  const { app, caller, other, thread } = await twoProcesses();
  const [first, second] = [other, app.db].map(
    (db) =>
      new ThreadsService(db, app.clock, app.strategy.strategies, {
        secret: "a secret of the test",
        origin: "http://localhost:4870",
        model: hangingModel("Half of the plan"),
      }),
  );
  const own = wordsOf((await first?.say(caller, thread, { text: "Plan" })) ?? null);

  const before = await second?.get(caller, thread);
  const refused = second?.say(caller, thread, { text: "Plan again" });
  await expect(refused).rejects.toMatchObject({ code: "strategy.busy", status: 409 });
  const words = wordsOf((await second?.follow(caller, thread)) ?? null);
  await second?.stop(caller, thread);

  expect(await words).toContain("Half of the plan");
  expect(await own).toContain("Half of the plan");
  expect(before?.isAnswering).toBe(true);
  expect(await second?.get(caller, thread)).toMatchObject({
    isAnswering: false,
    messages: [{ role: "user" }, { role: "assistant" }],
  });
});
