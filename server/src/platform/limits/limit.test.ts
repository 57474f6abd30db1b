import { expect, test } from "vitest";
import { limitTo } from "./limit.ts";

test("no more than the limit runs at the same time, and everything runs", async () => {
  const limit = limitTo({ atOnce: 2 });
  let running = 0;
  let most = 0;

  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((each) =>
      limit(async () => {
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        return each;
      }),
    ),
  );

  expect(results).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("whoever comes when as many wait as may is refused, and the others are served", async () => {
  const limit = limitTo({ atOnce: 1, waitingMax: 1, whenFull: () => new Error("Too busy") });
  const gate = Promise.withResolvers<string>();
  const first = limit(() => gate.promise);
  const second = limit(async () => "second");

  await expect(limit(async () => "third")).rejects.toThrow("Too busy");
  gate.resolve("first");

  expect(await Promise.all([first, second])).toEqual(["first", "second"]);
});

test("a failure frees its place", async () => {
  const limit = limitTo({ atOnce: 1 });

  await expect(limit(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");

  expect(await limit(async () => "next")).toBe("next");
});
