import { Authenticated, Done, SessionsAuthenticateBody } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { SessionsService } from "./sessions.service.ts";
import { answer, answerSignedIn, clearCookies, deviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";

export function sessionRoutes(api: Http, scope: ProviderScope, sessions: SessionsService): void {
  api.post(
    "/sessions/authenticate",
    {
      schema: {
        summary: "Renews the session",
        body: z.nullish(SessionsAuthenticateBody),
        response: { 200: Authenticated },
      },
    },
    async (request, reply) => {
      const minutes = request.body?.session_duration_minutes;
      const signedIn = await sessions.authenticate(deviceOf(request).token, minutes);
      return answerSignedIn(scope, request, reply, signedIn);
    },
  );

  api.post(
    "/sessions/revoke",
    { schema: { summary: "Ends the session", response: { 200: Done } } },
    async (request, reply) => {
      await sessions.revoke(deviceOf(request).token);
      clearCookies(scope, reply);
      return answer(request, {});
    },
  );
}
