import { setImmediate as nextTurn } from "node:timers/promises";

/** Longest stretch of work before others have their turn, in milliseconds. Chosen by us. */
const STRETCH_MS = 4;

/** Takes steps to their end, and lets others have a turn whenever the steps have taken long enough. */
export async function inTurns<T>(steps: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - began >= STRETCH_MS) {
      await nextTurn();
      began = performance.now();
    }
  }
}

/** Takes steps to their end without a pause. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
