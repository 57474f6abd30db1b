import { setImmediate as turn, setTimeout as delay } from "node:timers/promises";

/** Far more than what the work differs by (measured: 0.05 ms), and too little for a person to notice. */
const TICK_MS = 10;
/** A timer keeps to whole milliseconds after its own beginning, so the last of them are counted turn by turn. */
const TIMER_MS = 2;

/**
 * Lets the end of `work` be seen only at full ticks after its beginning, however it ends: how long it took says
 * nothing about what it found.
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    const end = began + Math.ceil((performance.now() - began) / TICK_MS) * TICK_MS;
    const rest = end - performance.now() - TIMER_MS;
    if (rest > 0) await delay(rest);
    while (performance.now() < end) await turn();
  }
}
