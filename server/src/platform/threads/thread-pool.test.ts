import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ThreadPool } from "./thread-pool.ts";

type Task = "thread" | "fail" | "die" | "wait";

const FILE = new URL("./thread-pool.worker.fixtures.ts", import.meta.url);

test("tasks are done in threads of their own, no more than may run at the same time", async () => {
  const pool = newPool(2);

  const threads = await Promise.all(["thread", "thread", "thread", "thread"].map(() => pool.run("thread")));

  expect(threads).not.toContain(0);
  expect(new Set(threads).size).toBeLessThanOrEqual(2);
});

test("what a task throws is thrown to whoever asked, and the next task is done", async () => {
  const pool = newPool(1);

  await expect(pool.run("fail")).rejects.toThrow("This task failed");

  expect(await pool.run("thread")).toBeGreaterThan(0);
});

test("a thread that dies fails its task only", async () => {
  const pool = newPool(1);

  await expect(pool.run("die")).rejects.toThrow(/exited|exit/);

  expect(await pool.run("thread")).toBeGreaterThan(0);
});

test("a task that is called off ends at once, although it never would", async () => {
  const pool = newPool(1);
  const end = new AbortController();
  const failure = failureOf(pool.run("wait", { signal: end.signal }));

  end.abort();

  expect(await failure).toMatch("aborted");
  expect(await pool.run("thread")).toBeGreaterThan(0);
});

test("what waits gets a thread when the tasks before it are called off", async () => {
  const pool = newPool(2);
  const end = new AbortController();
  const before = [1, 2].map(() => failureOf(pool.run("wait", { signal: end.signal })));
  // The threads are there and at work when the others come.
  await delay(1000);
  const after = [1, 2, 3].map(() => pool.run("thread"));

  end.abort();

  expect(await Promise.all(before)).toEqual([expect.stringMatching("abort"), expect.stringMatching("abort")]);
  expect((await Promise.all(after)).every((thread) => thread > 0)).toBe(true);
});

test("tasks under way fail when the pool is stopped", async () => {
  const pool = newPool(1);
  const failure = failureOf(pool.run("wait"));

  pool.stop();

  expect(await failure).toMatch("aborted");
});

function newPool(threads: number): ThreadPool<Task, number> {
  const pool = new ThreadPool<Task, number>({ file: FILE, threads });
  onTestFinished(() => pool.stop());
  return pool;
}

function failureOf(task: Promise<unknown>): Promise<string> {
  return task.then(
    () => "It did not fail",
    (error: unknown) => String(error),
  );
}
