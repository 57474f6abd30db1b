import type { FastifyReply } from "fastify";
import { Readable } from "node:stream";

const PING_MS = 15_000;

/**
 * Answers with server-sent events, one per value, until `values` ends or the reader leaves.
 * A comment line every 15 seconds keeps proxies from closing a quiet stream.
 */
export function sendEvents(reply: FastifyReply, values: AsyncIterable<unknown>): FastifyReply {
  return reply
    .type("text/event-stream; charset=utf-8")
    .header("cache-control", "no-store")
    .header("x-accel-buffering", "no")
    .send(Readable.from(lines(values)));
}

async function* lines(values: AsyncIterable<unknown>): AsyncGenerator<string> {
  const iterator = values[Symbol.asyncIterator]();
  let next = iterator.next();
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const ping = new Promise<"ping">((resolve) => {
        timer = setTimeout(() => resolve("ping"), PING_MS);
      });
      const result = await Promise.race([next, ping]);
      clearTimeout(timer);
      if (result === "ping") {
        yield ": still here\n\n";
        continue;
      }
      if (result.done) return;
      yield `data: ${JSON.stringify(result.value)}\n\n`;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}
