import { Done } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { answer } from "./provider-scope.ts";

const BODY_LIMIT = 64 * 1024;
const EVENTS_MAX = 100;
const Events = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(EVENTS_MAX, "too many events"));

/** Telemetry of clients is taken, since they send it, and dropped. */
export function eventRoutes(api: Http): void {
  api.post(
    "/events",
    {
      bodyLimit: BODY_LIMIT,
      config: { isOpen: true, isLimited: "always" },
      schema: { summary: "Takes telemetry and keeps nothing", body: Events, response: { 200: Done } },
    },
    (request) => answer(request, {}),
  );
}
