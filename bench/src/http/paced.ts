import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

const TICK_MS = 4;
/** Until the sender's own code is compiled and its connections are open; what is sent meanwhile does not count. */
const WARM_UP_MS = 1000;

export interface PacedResult {
  p99Ms: number;
  failed: number;
}

/** What is sent each time; a GET unless it has a body. */
interface Request {
  headers: Record<string, string>;
  body?: string;
}

/**
 * Sends so many requests a second, evenly and whether or not the earlier ones are answered. Load generators that fill
 * a quota at the start of each second would measure their own bursts instead.
 */
export async function sendPaced(
  url: string,
  sent: Request,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<PacedResult> {
  const agent = new Agent({ keepAlive: true });
  const answers: Promise<number | null>[] = [];
  const began = performance.now();
  for (;;) {
    const elapsed = performance.now() - began;
    if (elapsed > WARM_UP_MS + seconds * 1000) break;
    while (answers.length < (elapsed / 1000) * perSecond) answers.push(timed(url, sent, agent));
    await delay(TICK_MS);
  }
  const times = (await Promise.all(answers)).slice(Math.round((WARM_UP_MS / 1000) * perSecond));
  agent.destroy();
  const good = times.filter((time) => time !== null).toSorted((left, right) => left - right);
  return { p99Ms: good[Math.floor(good.length * 0.99)] ?? Infinity, failed: times.length - good.length };
}

/** Milliseconds until the whole answer is there; null when it is no success. */
function timed(url: string, { headers, body }: Request, agent: Agent): Promise<number | null> {
  const began = performance.now();
  return new Promise((resolve) => {
    request(url, { method: body === undefined ? "GET" : "POST", headers, agent }, (response) => {
      response.resume();
      response.on("end", () => resolve(response.statusCode === 200 ? performance.now() - began : null));
    })
      .on("error", () => resolve(null))
      .end(body);
  });
}
