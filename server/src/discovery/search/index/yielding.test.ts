import { expect, test } from "vitest";
import { atOnce, yielding } from "./yielding.ts";

test("others have a turn before long work has ended, and its result is the same as at once", async () => {
  const order: string[] = [];
  setImmediate(() => order.push("other"));

  const result = await yielding(longWork(order));

  expect(order).toEqual(["step", "other", "step", "step", "end"]);
  expect(result).toBe(atOnce(longWork([])));
});

function* longWork(order: string[]): Generator<void, number> {
  for (let step = 0; step < 3; step += 1) {
    order.push("step");
    const until = performance.now() + 6;
    while (performance.now() < until) order.at(-1);
    yield;
  }
  order.push("end");
  return 42;
}
