/**
 * Longest stretch of work before others have their turn, in milliseconds. Chosen by us: a collection of garbage, about
 * 7 ms while an index is loaded (measured), comes on top, and both together shall stay below 10.
 */
const STRETCH_MS = 2;

/**
 * Works that wait for their turn, the one that waits longest first. Queues such as p-limit count works that run beside
 * each other, and `scheduler.yield` of Node gives way to no other work that waits: neither shares a turn out by time.
 */
const waiting: (() => void)[] = [];

/**
 * Takes steps to their end, and lets others have a turn whenever the steps have taken long enough. Of several such
 * works one has a stretch per turn.
 */
export async function yielding<T>(steps: Generator<void, T>): Promise<T> {
  if (waiting.length > 0) await nextTurn();
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

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}
