import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash, randomUUID } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { REQUEST_WRITES } from "#/platform/database/request-writes.ts";
import { AppError } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";
import { claimKey } from "./idempotency.store.ts";
import type { Answer } from "./idempotency.store.ts";
import { NotedRequest, WholeRequest } from "./keyed-request.ts";
import type { KeyedRequest } from "./keyed-request.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Short, without waiting in between, and in the database alone: a keyed create is one transaction with its answer. */
    oneTransaction?: boolean;
  }
}

const KEY_MAX = 200;
const KEPT_MS = 24 * 60 * 60_000;
const KEYED = new WeakMap<FastifyRequest, KeyedRequest>();

/**
 * A create with an `Idempotency-Key` happens once, also when its process is killed: asked again with the same key and
 * body, the first answer comes back; with another body it is refused. Keys are kept for a day.
 */
export function rememberCreates(http: Http, db: Database, clock: Clock): void {
  http.addHook("preHandler", (request, reply) => begin(db, clock, request, reply));
  http.addHook("preHandler", (request, _reply, done) => {
    const keyed = KEYED.get(request);
    if (keyed) REQUEST_WRITES.run(keyed, done);
    else done();
  });
  http.addHook("onSend", async (request, reply, payload) => {
    const keyed = KEYED.get(request);
    KEYED.delete(request);
    await keyed?.end(answerOf(request, reply, payload));
    return payload;
  });
}

async function begin(
  db: Database,
  clock: Clock,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const key = keyOf(request);
  if (key === null) return;
  const { workspaceId } = request.caller;
  const claim = { workspaceId, key: `${senderOf(request)} ${key}`, holder: randomUUID() };
  const now = clock.now();
  const since = new Date(now.getTime() - KEPT_MS);
  const known = await claimKey(db, { ...claim, hash: hashOf(request), now, since });
  if (known.state === "other") throw keyReused();
  if (known.state === "running") throw stillRunning();
  if (known.state === "lost") throw answerLost();
  if (known.state === "answered") {
    if (known.body === null) throw secretShownOnce();
    await reply.code(known.status).type("application/json").send(known.body);
    return;
  }
  const { oneTransaction } = request.routeOptions.config;
  const keyed = oneTransaction ? new WholeRequest(db, claim) : new NotedRequest(db, claim);
  KEYED.set(request, keyed);
  // Where a route answers past the frame, nobody says what it answered.
  reply.raw.once("close", () => {
    if (reply.sent) keyed.end(null).catch(() => undefined);
  });
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  const { url, config } = request.routeOptions;
  if (request.method !== "POST" || typeof key !== "string" || key === "") return null;
  // At an address that does not exist nothing happens, and nobody was asked who they are.
  if (url === undefined || config.access === "everybody") return null;
  // Who is in no workspace yet has no place to remember it in.
  if (request.caller.workspaceSlug === "") return null;
  if (key.length > KEY_MAX) throw keyTooLong();
  return key;
}

/** A person, or a token by its hash: two who think of the same key do not get each other's answers. */
function senderOf({ caller, headers }: FastifyRequest): string {
  return caller.userId ?? sha256(headers.authorization ?? "");
}

function hashOf(request: FastifyRequest): string {
  // What was answered to somebody who sees prices is not answered to somebody who does not.
  const audience = request.caller.seesPrices ? "" : "\nwithout prices";
  return sha256(`${request.url}\n${JSON.stringify(request.body ?? null)}${audience}`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

// Only a success is kept: after a failure that wrote nothing the same key may be used again.
function answerOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): Answer | null {
  const { statusCode: status } = reply;
  if (status >= 300) return null;
  if (request.routeOptions.config.secretAnswer) return { status, body: null };
  if (payload === null || payload === undefined) return { status, body: "" };
  return typeof payload === "string" ? { status, body: payload } : { status: null, body: null };
}

const keyTooLong = () =>
  new AppError({
    code: "request.idempotency_key_too_long",
    status: 400,
    detail: `An Idempotency-Key has at most ${KEY_MAX} characters. Send a shorter one.`,
  });

const keyReused = () =>
  new AppError({
    code: "request.idempotency_key_reused",
    status: 422,
    detail: "This Idempotency-Key was used for another request. Send a new one.",
  });

const stillRunning = () =>
  new AppError({
    code: "request.still_running",
    status: 409,
    detail: "The first request with this Idempotency-Key is still under way. Ask again in a moment.",
    retryAfter: 1,
  });

const answerLost = () =>
  new AppError({
    code: "request.answer_lost",
    status: 409,
    detail:
      "The first request with this Idempotency-Key has written something, but ended before it answered. Look what is there; to do it again, send a new key.",
  });

const secretShownOnce = () =>
  new AppError({
    code: "request.secret_shown_once",
    status: 409,
    detail:
      "The first request with this Idempotency-Key has made it, and its secret was shown in that answer only. If you do not have it, revoke what was made, then make a new one with a new key.",
  });
