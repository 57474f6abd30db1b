import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { copyDatabase } from "#/acceptance/test-app.fixtures.ts";
import { withAdvisoryLock } from "./advisory-lock.ts";

test("work of one name is done one after another, and goes on after one that failed", async () => {
  const { application } = await copyDatabase();
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await delay(20);
    running -= 1;
  };

  const failed = withAdvisoryLock(application, "one", () =>
    work().then(() => Promise.reject(new Error("it broke"))),
  );
  const others = [1, 2, 3].map(() => withAdvisoryLock(application, "one", work));

  await expect(failed).rejects.toThrow("it broke");
  await Promise.all(others);
  expect(most).toBe(1);
});
