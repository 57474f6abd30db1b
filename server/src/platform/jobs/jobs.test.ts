import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#/platform/database/database.ts";
import { createLog } from "#/platform/log.ts";
import { copyDatabase } from "#/test-app.fixtures.ts";
import { Jobs } from "./jobs.ts";

/** Half of the time after which a worker looks again by itself when it trusts in being told. */
const SOON = { timeout: 15_000, interval: 20 };

test("of jobs that come together none waits until the next one comes", async () => {
  const { application } = await copyDatabase();
  const db = openDatabase(application);
  const jobs = new Jobs(application, createLog("silent"));
  const done: unknown[] = [];
  jobs.define("numbers", {
    kind: "long",
    concurrency: 2,
    timeoutSeconds: 60,
    handler: (data) => Promise.resolve(void done.push(data)),
  });
  await jobs.start(true);
  onTestFinished(async () => {
    await jobs.stop();
    await db.destroy();
  });

  await db.transaction().execute(async (transaction) => {
    for (let number = 0; number < 6; number++) await jobs.send("numbers", { number }, transaction);
  });

  await expect.poll(() => done.length, SOON).toBe(6);
});
