import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#/platform/database/database.ts";
import { AppError } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";

const READY_WITHIN_MS = 1000;
const Health = z.object({ ok: z.boolean() });

/** `/livez` says that the process answers and never asks the database; `/readyz` does. */
export function healthRoutes(http: Http, db: Database): void {
  const config = { access: "everybody" } as const;

  http.get(
    "/livez",
    { config, schema: { summary: "The process answers", response: { 200: Health } } },
    () => ({ ok: true }),
  );

  http.get(
    "/readyz",
    { config, schema: { summary: "The database answers too", response: { 200: Health } } },
    async () => {
      const late = new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(notReady()), READY_WITHIN_MS).unref();
      });
      await Promise.race([sql`select 1`.execute(db), late]);
      return { ok: true };
    },
  );
}

const notReady = () =>
  new AppError({
    code: "server.not_ready",
    status: 503,
    detail: "The database does not answer. Try again in a moment.",
    retryAfter: 1,
  });
