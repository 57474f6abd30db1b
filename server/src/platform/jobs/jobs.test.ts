import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import { createLog } from "#/platform/log.ts";
import { copyDatabase } from "#/acceptance/test-app.fixtures.ts";
import { skipToLastTry } from "./jobs.fixtures.ts";
import { Jobs } from "./jobs.ts";

/** Half of the time after which a worker looks again by itself when it trusts in being told. */
const SOON = { timeout: 15_000, interval: 20 };

test("of jobs that come together none waits until the next one comes", async () => {
  const { application } = await copyDatabase();
  const db = openDatabase(application);
  const jobs = new Jobs(application, createLog("silent"), { works: true });
  const done: unknown[] = [];
  jobs.define("numbers", {
    kind: "long",
    concurrency: 2,
    timeoutSeconds: 60,
    handler: (data) => Promise.resolve(void done.push(data)),
  });
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    await db.destroy();
  });

  await db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 6; number++) await jobs.send("numbers", { number }, transaction);
  });

  await expect.poll(() => done.length, SOON).toBe(6);
});

test("what is over soon goes before all that waits in the same queue", async () => {
  const { application } = await copyDatabase();
  const db = openDatabase(application);
  const done: unknown[] = [];
  const open = async (works: boolean) => {
    const jobs = new Jobs(application, createLog("silent"), { works });
    jobs.define("letters", {
      kind: "long",
      concurrency: 1,
      timeoutSeconds: 60,
      handler: (data) => Promise.resolve(void done.push(data)),
    });
    await jobs.start();
    return jobs;
  };
  const sender = await open(false);
  await db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 3; number++) await sender.send("letters", { number }, transaction);
    await sender.send("letters", { number: "urgent" }, transaction, { priority: 1 });
  });
  const worker = await open(true);
  onTestFinished(async () => {
    await Promise.all([sender.stop(), worker.stop()]);
    await db.destroy();
  });

  await expect.poll(() => done, SOON).toHaveLength(4);
  expect(done[0]).toEqual({ number: "urgent" });
});

test("a job that fails is logged with its name and its try; after the last one it is given up, and says so", async () => {
  const { owner, application } = await copyDatabase();
  const db = openDatabase(application);
  const lines: unknown[] = [];
  const log = pino({ messageKey: "message" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const jobs = new Jobs(application, log, { works: true });
  const givenUp: unknown[] = [];
  jobs.define("fragile", {
    kind: "long",
    concurrency: 1,
    timeoutSeconds: 60,
    handler: () => Promise.reject(new TypeError("it broke")),
    givenUp: (data) => Promise.resolve(void givenUp.push(data)),
  });
  await jobs.start();
  onTestFinished(async () => {
    await jobs.stop();
    await db.destroy();
  });

  await db.transaction().execute((transaction) => jobs.send("fragile", { number: 1 }, transaction));
  await expect.poll(() => lines.length, SOON).toBe(1);
  await skipToLastTry(owner, "fragile");
  await expect.poll(() => givenUp, SOON).toEqual([{ number: 1 }]);

  expect(lines).toMatchObject([
    { job: "fragile", try: 1, of: 6, kind: "TypeError", message: "a job failed and will be tried again" },
    { job: "fragile", try: 6, of: 6, message: "a job failed and will not be tried again" },
    { job: "fragile", message: "a job is given up" },
  ]);
});
