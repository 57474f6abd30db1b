import { identityPaths } from "@app/contract/identity/paths";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { pathId } from "#/platform/http/path-id.ts";
import type { LostAppsService } from "./lost-apps.service.ts";

export function lostAppRoutes(http: Http, lostApps: LostAppsService): void {
  http.post(
    identityPaths.lostApp,
    {
      config: { access: "administrator of the server", fresh: true },
      schema: {
        summary:
          "Lets somebody who lost their authenticator app in by their mailbox, which takes the app away",
        params: z.object({ userId: pathId("person") }),
      },
    },
    async (request, reply) => {
      await lostApps.letGo(request.caller, request.params.userId);
      return reply.code(204).send();
    },
  );
}
