import type { FastifyReply, FastifyRequest } from "fastify";
import type { ColumnType } from "kysely";
import { createHash } from "node:crypto";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";
import { isPublicRoute } from "#/platform/http/public-routes.ts";

interface IdempotencyKeysTable {
  workspace_id: string;
  key: string;
  request_hash: string;
  /** Null while the first request is under way. */
  status: number | null;
  body: string | null;
  created_at: ColumnType<Date, Date, Date>;
}

declare module "#/platform/database/schema.ts" {
  interface Schema {
    idempotency_keys: IdempotencyKeysTable;
  }
}

const KEY_MAX = 200;
const ABANDONED_MS = 60_000;
const STARTED = new WeakMap<FastifyRequest, string>();

/**
 * A create with an `Idempotency-Key` happens once: asked again with the same key and body, the first answer comes
 * back; with another body it is refused.
 */
export function rememberCreates(http: Http, db: Database, clock: Clock): void {
  http.addHook("preHandler", async (request, reply) => {
    const key = keyOf(request);
    if (key === null) return;
    const answer = await claim(db, clock, request, key);
    if (answer) await reply.code(answer.status).type("application/json").send(answer.body);
    else STARTED.set(request, key);
  });
  http.addHook("onSend", async (request, reply, payload) => {
    const key = STARTED.get(request);
    if (key === undefined) return payload;
    STARTED.delete(request);
    await settle(db, request, reply, key, payload);
    return payload;
  });
}

function keyOf(request: FastifyRequest): string | null {
  const key = request.headers["idempotency-key"];
  if (request.method !== "POST" || typeof key !== "string" || key === "") return null;
  if (isPublicRoute(request.method, request.routeOptions.url ?? "")) return null;
  if (request.routeOptions.config.secretAnswer) return null;
  // Who is in no workspace yet has no place to remember it in.
  if (request.caller.workspaceSlug === "") return null;
  if (key.length > KEY_MAX) throw keyTooLong();
  return key;
}

async function claim(db: Database, clock: Clock, request: FastifyRequest, key: string) {
  const { workspaceId, seesPrices } = request.caller;
  // What was answered to somebody who sees prices is not answered to somebody who does not.
  const audience = seesPrices ? "" : "\nwithout prices";
  const hash = createHash("sha256")
    .update(`${request.url}\n${JSON.stringify(request.body ?? null)}${audience}`)
    .digest("hex");
  return withWorkspace(db, workspaceId, async (transaction) => {
    const inserted = await transaction
      .insertInto("idempotency_keys")
      .values({
        workspace_id: workspaceId,
        key,
        request_hash: hash,
        status: null,
        body: null,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("key")
      .executeTakeFirst();
    if (inserted) return null;
    const known = await transaction
      .selectFrom("idempotency_keys")
      .select(["request_hash", "status", "body", "created_at"])
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    if (known.request_hash !== hash) throw keyReused();
    if (known.status === null || known.body === null) {
      if (!(await takeOver(transaction, key, clock.now()))) throw stillRunning();
      return null;
    }
    return { status: known.status, body: known.body };
  });
}

// A first request that never ended died with its process: one later request takes its place, however many come.
async function takeOver(transaction: Transaction, key: string, now: Date): Promise<boolean> {
  const taken = await transaction
    .updateTable("idempotency_keys")
    .set({ created_at: now })
    .where("key", "=", key)
    .where("status", "is", null)
    .where("created_at", "<=", new Date(now.getTime() - ABANDONED_MS))
    .returning("key")
    .executeTakeFirst();
  return taken !== undefined;
}

// Only a success is kept: after a failure the same key may be used again.
async function settle(
  db: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  key: string,
  payload: unknown,
): Promise<void> {
  const { workspaceId } = request.caller;
  const kept = reply.statusCode < 300 && typeof payload === "string" ? payload : null;
  await withWorkspace(db, workspaceId, async (transaction) => {
    if (kept === null) {
      await transaction.deleteFrom("idempotency_keys").where("key", "=", key).execute();
      return;
    }
    await transaction
      .updateTable("idempotency_keys")
      .set({ status: reply.statusCode, body: kept })
      .where("key", "=", key)
      .execute();
  });
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
