import { identityPaths } from "@app/contract/identity/paths";
import { Done } from "@app/contract/identity/provider";
import { IdentityEvents, IdentityEventsQuery } from "@app/contract/identity/telemetry";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { answer } from "#/identity/provider/provider-scope.ts";
import type { TelemetryService } from "./telemetry.service.ts";

const BODY_LIMIT = 64 * 1024;
const EVENTS_MAX = 100;
const Events = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(EVENTS_MAX, "too many events"));

/** Telemetry of clients. */
export function eventRoutes(api: Http, telemetry: TelemetryService): void {
  api.post(
    "/events",
    {
      bodyLimit: BODY_LIMIT,
      config: { isOpen: true, isLimited: "always" },
      schema: {
        summary: "Counts what happened in a client, without whom",
        body: Events,
        response: { 200: Done },
      },
    },
    async (request) => {
      await telemetry.take(request.body);
      return answer(request, {});
    },
  );
}

export function telemetryRoutes(http: Http, telemetry: TelemetryService): void {
  http.get(
    identityPaths.identityEvents,
    {
      config: { access: "administrator of the server" },
      schema: {
        summary: "How often what happened on the way to a sign-in, in the last days",
        querystring: IdentityEventsQuery,
        response: { 200: IdentityEvents },
      },
    },
    (request) => telemetry.read(request.caller, Number(request.query.days)),
  );
}
