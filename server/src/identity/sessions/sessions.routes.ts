import { Authenticated, Done, SessionsAuthenticateBody } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { LostAnswersService } from "./lost-answers.service.ts";
import type { SessionsService } from "./sessions.service.ts";
import {
  answer,
  answerSignedIn,
  clearCookies,
  deviceOf,
  tokenOfOtherMode,
} from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";

export function sessionRoutes(
  api: Http,
  scope: ProviderScope,
  { sessions, lostAnswers }: { sessions: SessionsService; lostAnswers: LostAnswersService },
): void {
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
      const { token, lostCallHash: lostCall } = deviceOf(request);
      const anew = await lostAnswers.giveAnew(token, lostCall);
      if (anew) return answerSignedIn(scope, request, reply, anew);
      const signedIn = await sessions.authenticate(token, request.body?.session_duration_minutes);
      const isLostCallDone = await lostAnswers.isDone(signedIn, lostCall);
      return answerSignedIn(scope, request, reply, { ...signedIn, isLostCallDone });
    },
  );

  api.post(
    "/sessions/revoke",
    { schema: { summary: "Ends the session", response: { 200: Done } } },
    async (request, reply) => {
      await sessions.revoke(deviceOf(request).token);
      await sessions.revoke(tokenOfOtherMode(scope, request));
      clearCookies(scope, request, reply);
      return answer(request, {});
    },
  );
}
