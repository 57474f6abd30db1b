import { setTimeout as delay } from "node:timers/promises";
import * as z from "zod/mini";

/** Of the whole sample: that of the running campaign, and last of all that of the one that is over. */
const REPORTS = 2;
const GIVE_UP_MS = 120_000;

/** The sample is made after the first start, and its past by jobs after that; a server that is at it is not idle. */
export async function wholeSample(url: string): Promise<void> {
  const until = performance.now() + GIVE_UP_MS;
  while ((await reports(url)) < REPORTS) {
    if (performance.now() > until) throw new Error("The sample did not get its past");
    await delay(500);
  }
}

async function reports(url: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/demo/reports`);
  return answer.ok ? z.object({ items: z.array(z.unknown()) }).parse(await answer.json()).items.length : 0;
}
