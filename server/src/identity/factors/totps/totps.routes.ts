import {
  RecoveryCodes,
  TotpAuthenticateBody,
  TotpAuthenticated,
  TotpCreateBody,
  TotpCreated,
  TotpRecoverBody,
} from "@app/contract/identity/codes";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { answer, answerSignedIn, deviceOf, intermediateOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import { updated } from "#/identity/users/users.routes.ts";
import { toProviderUser, wireId } from "#/identity/users/users.rules.ts";
import type { TotpsService } from "./totps.service.ts";

export function totpRoutes(api: Http, scope: ProviderScope, totps: TotpsService): void {
  api.post(
    "/totps",
    {
      config: { isLimited: "strangers" },
      schema: {
        summary: "Begins with an authenticator app, which counts from its first code on",
        body: z.nullish(TotpCreateBody),
        response: { 200: TotpCreated },
      },
    },
    async (request) => {
      const minutes = request.body?.expiration_minutes;
      const { user, totpId, secret, qrCode, codes } = await totps.create(minutes, deviceOf(request));
      return answer(request, {
        ...updated(toProviderUser(user)),
        totp_id: wireId("totp", totpId),
        secret,
        qr_code: qrCode,
        recovery_codes: codes,
      });
    },
  );

  api.post(
    "/totps/recovery_codes",
    {
      config: { isLimited: "strangers" },
      schema: {
        summary: "Makes new recovery codes in place of those from before",
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const { userId, totpId, codes } = await totps.makeRecoveryCodes(deviceOf(request));
      const totp = { totp_id: wireId("totp", totpId), verified: true, recovery_codes: codes };
      return answer(request, { user_id: wireId("user", userId), totps: [totp] });
    },
  );

  proofs(api, scope, totps);
}

function proofs(api: Http, scope: ProviderScope, totps: TotpsService): void {
  api.post(
    "/totps/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Proves a code of the authenticator app",
        body: TotpAuthenticateBody,
        response: { 200: TotpAuthenticated },
      },
    },
    async (request, reply) => {
      const { totp_code: code, session_duration_minutes: minutes } = request.body;
      const intermediate = intermediateOf(scope, request, request.body.intermediate_session_token);
      const signedIn = await totps.authenticate({ code, minutes, intermediate }, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return { data: { ...data, totp_id: wireId("totp", signedIn.totpId) } };
    },
  );

  api.post(
    "/totps/recover",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Proves a recovery code in place of one of the app",
        body: TotpRecoverBody,
        response: { 200: TotpAuthenticated },
      },
    },
    async (request, reply) => {
      const { recovery_code: code, session_duration_minutes: minutes } = request.body;
      const intermediate = intermediateOf(scope, request, request.body.intermediate_session_token);
      const signedIn = await totps.recover({ code, minutes, intermediate }, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return { data: { ...data, totp_id: wireId("totp", signedIn.totpId) } };
    },
  );
}
