import { timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { refusedDoor } from "./cli.errors.ts";
import type { Outcome } from "./command.ts";
import { LocalCommand } from "./local-instance.ts";

export const LOCAL_COMMAND = "/api/v1/local/command";
export const LOCAL_SECRET_HEADER = "herald-local-secret";

/** Tables come whole in the body, as base64. */
const BODY_LIMIT = 512 * 1024 * 1024;
const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

export const LocalOutcome = z.object({
  json: z.unknown(),
  text: z.string(),
  lines: z.optional(z.boolean()),
  exitCode: z.optional(z.union([z.literal(0), z.literal(1)])),
});

/** The door for `./herald` while this process holds the data directory: loopback and the local secret only. */
export function localRoutes(
  http: Http,
  secret: string,
  execute: (command: LocalCommand) => Promise<Outcome>,
): void {
  http.post(
    LOCAL_COMMAND,
    {
      bodyLimit: BODY_LIMIT,
      config: { access: "everybody", slowBody: true, secretAnswer: true },
      schema: {
        // For ./herald alone: no interface for programs.
        hide: true,
        summary: "Runs a command of ./herald; only from this machine, with its local secret",
        body: LocalCommand,
        response: { 200: LocalOutcome },
      },
      onRequest: async (request) => {
        const given = request.headers[LOCAL_SECRET_HEADER];
        const { remoteAddress = "", localAddress } = request.socket;
        const isLocal = LOOPBACK.has(remoteAddress) || remoteAddress === localAddress;
        if (!isLocal || typeof given !== "string" || !isEqual(given, secret)) throw refusedDoor();
      },
    },
    (request) => execute(request.body),
  );
}

function isEqual(given: string, secret: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(secret)];
  return left.length === right.length && timingSafeEqual(left, right);
}
