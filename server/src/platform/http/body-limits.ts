import type { EventEmitter } from "node:events";

/** A usual body is whole after this. */
const BODY_MS = 10_000;
/** A slow body, such as an upload, may take hours, but not be silent for as long as this. */
const SILENCE_MS = 30_000;
/** What still comes of a refused body is thrown away this long, so that the client can read the refusal. */
const LINGER_MS = 1000;

/** What is needed of a request of Fastify. */
interface WithBody {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  routeOptions: { config: { slowBody?: boolean } };
  raw: EventEmitter & {
    complete: boolean;
    socket: { bytesRead: number };
    destroy: () => unknown;
  };
}

/** Limits how long a body takes, and ends the connection of one that nobody reads any more. */
export function limitBody(request: WithBody, reply: { raw: EventEmitter }, done: () => void): void {
  if (hasBody(request)) {
    if (request.routeOptions.config.slowBody) limitSilence(request);
    else limitTime(request);
    reply.raw.once("finish", () => endUnread(request));
  }
  done();
}

function limitTime({ raw }: WithBody): void {
  const timer = setTimeout(() => raw.destroy(), BODY_MS);
  for (const event of ["end", "close"]) raw.once(event, () => clearTimeout(timer));
}

// Looked at now and then: a listener for the data itself would take it from whoever reads it.
function limitSilence({ raw }: WithBody): void {
  let heard = raw.socket.bytesRead;
  const looking = setInterval(() => {
    if (raw.socket.bytesRead === heard) raw.destroy();
    heard = raw.socket.bytesRead;
  }, SILENCE_MS).unref();
  for (const event of ["end", "close"]) raw.once(event, () => clearInterval(looking));
}

// Node would throw away what comes for as long as it comes.
function endUnread({ raw }: WithBody): void {
  if (raw.complete) return;
  setTimeout(() => !raw.complete && raw.destroy(), LINGER_MS).unref();
}

// A request without one has nothing to end: its answer may take as long as it needs, as a stream of events does.
function hasBody({ headers }: WithBody): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}
