import { expect, test } from "vitest";
import { memoizeAsync } from "./memoize-async.ts";

/** A maker that counts its calls; the first `failures` of them fail. */
function counting(failures = 0) {
  const made = { calls: 0 };
  const make = async (): Promise<number> => {
    made.calls += 1;
    await Promise.resolve();
    if (made.calls <= failures) throw new Error(`failure ${made.calls}`);
    return made.calls;
  };
  return { made, make };
}

test("something is made once, also for those who ask while it is made", async () => {
  const { made, make } = counting();
  const read = memoizeAsync(make);

  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  expect(made.calls).toBe(1);
});

test("a failure is told to all who wait for it, and the next call tries again", async () => {
  const { made, make } = counting(1);
  const read = memoizeAsync(make);

  const first = await Promise.allSettled([read(), read()]);

  expect(first.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(await read()).toBe(2);
  expect(made.calls).toBe(2);
});

test("a maker that throws at once is tried again too", async () => {
  let isBroken = true;
  const read = memoizeAsync(() => {
    if (isBroken) throw new Error("no");
    return Promise.resolve("made");
  });

  await expect(read()).rejects.toThrow("no");
  isBroken = false;
  expect(await read()).toBe("made");
});

test("what no longer serves is made anew once, however many ask", async () => {
  const { made, make } = counting();
  let oldest = 1;
  const read = memoizeAsync(make, (value) => value >= oldest);
  await read();
  oldest = 2;

  expect(await Promise.all([read(), read(), read()])).toEqual([2, 2, 2]);
  expect(made.calls).toBe(2);
});

test("what was forgotten while it was made is made anew, and its late failure takes nothing away", async () => {
  const gates = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  let calls = 0;
  const read = memoizeAsync(() => gates[calls++]?.promise ?? Promise.resolve("third"));
  const first = read();
  read.forget();
  const second = read();

  gates[0]?.reject(new Error("late"));
  await expect(first).rejects.toThrow("late");
  gates[1]?.resolve("second");

  expect([await second, await read()]).toEqual(["second", "second"]);
});
