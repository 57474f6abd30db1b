import type { FastifyReply, FastifyRequest } from "fastify";
import { Readable } from "node:stream";
import { mayStillRead } from "#/platform/http/guard.ts";

const PING_MS = 15_000;
/** Who was removed or signed out reads on for no longer than this. Chosen by us. */
const JUDGED_EVERY_MS = 1000;

/**
 * Answers with server-sent events, one per value, until `values` ends, the reader leaves, or may not read any more.
 * A comment line every 15 seconds keeps proxies from closing a quiet stream.
 */
export function sendEvents(reply: FastifyReply, values: AsyncIterable<unknown>): FastifyReply {
  return reply
    .type("text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no")
    .send(Readable.from(lines(values, reply.request)));
}

async function* lines(values: AsyncIterable<unknown>, request: FastifyRequest): AsyncGenerator<string> {
  const iterator = values[Symbol.asyncIterator]();
  let next = iterator.next();
  let judged = Date.now();
  let told = judged;
  try {
    for (;;) {
      const result = await withinTime(next, JUDGED_EVERY_MS);
      if (Date.now() - judged >= JUDGED_EVERY_MS) {
        if (!(await mayStillRead(request))) return;
        judged = Date.now();
      }
      if (result === "late") {
        if (Date.now() - told < PING_MS) continue;
        yield ": still here\n\n";
      } else {
        if (result.done) return;
        yield `data: ${JSON.stringify(result.value)}\n\n`;
        next = iterator.next();
      }
      told = Date.now();
    }
  } finally {
    // Values that are still waited for come to nobody: the reader does not wait for them, and they may fail.
    void Promise.allSettled([next, iterator.return?.()]);
  }
}

async function withinTime<T>(value: Promise<T>, ms: number): Promise<T | "late"> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), ms);
  });
  try {
    return await Promise.race([value, late]);
  } finally {
    clearTimeout(timer);
  }
}
