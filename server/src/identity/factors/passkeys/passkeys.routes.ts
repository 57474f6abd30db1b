import {
  WebauthnAuthenticated,
  WebauthnAuthenticateStartBody,
  WebauthnAuthenticationStarted,
  WebauthnCredentialBody,
  WebauthnRegisterStartBody,
  WebauthnRegistrationStarted,
  WebauthnUpdateBody,
  WebauthnUpdated,
} from "@app/contract/identity/webauthn";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import { answer, answerSignedIn, deviceOf, namedDeviceOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import type { PasskeysService } from "./passkeys.service.ts";

const ById = z.object({ id: z.string() });

export function passkeyRoutes(api: Http, scope: ProviderScope, passkeys: PasskeysService): void {
  registrationRoutes(api, scope, passkeys);

  for (const way of ["primary", "secondary"] as const) {
    api.post(
      `/webauthn/authenticate/start/${way}`,
      {
        config: { isLimited: way === "primary" ? "always" : "costly" },
        schema: {
          summary: way === "primary" ? "Asks for a passkey, of anybody" : "Asks for an own passkey",
          body: WebauthnAuthenticateStartBody,
          response: { 200: WebauthnAuthenticationStarted },
        },
      },
      async (request, reply) => {
        const { domain } = request.body;
        const device = namedDeviceOf(scope, request, reply);
        const { userId, options } = await passkeys.startAuthentication(way, domain, device);
        return answer(request, { user_id: userId, public_key_credential_request_options: options });
      },
    );
  }

  api.post(
    "/webauthn/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Signs in by a passkey",
        body: WebauthnCredentialBody,
        response: { 200: WebauthnAuthenticated },
      },
    },
    async (request, reply) => {
      const proved = await passkeys.authenticate(request.body, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, proved.signedIn);
      return { data: { ...data, webauthn_registration_id: proved.registrationId } };
    },
  );
}

function registrationRoutes(api: Http, scope: ProviderScope, passkeys: PasskeysService): void {
  const config = { isLimited: "costly" } as const;

  api.post(
    "/webauthn/register/start",
    {
      config,
      schema: {
        summary: "Begins to make a passkey",
        body: WebauthnRegisterStartBody,
        response: { 200: WebauthnRegistrationStarted },
      },
    },
    async (request, reply) => {
      const device = namedDeviceOf(scope, request, reply);
      const { userId, options } = await passkeys.startRegistration(request.body, device);
      return answer(request, { user_id: userId, public_key_credential_creation_options: options });
    },
  );

  api.post(
    "/webauthn/register",
    {
      config,
      schema: {
        summary: "Keeps a passkey that was made",
        body: WebauthnCredentialBody,
        response: { 200: WebauthnAuthenticated },
      },
    },
    async (request, reply) => {
      const made = await passkeys.register(request.body, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, made.signedIn);
      return { data: { ...data, webauthn_registration_id: made.registrationId } };
    },
  );

  api.put(
    "/webauthn/update/:id",
    {
      config: { withoutVersion: "The provider's own contract, which knows no versions." },
      schema: {
        summary: "Names a passkey",
        params: ById,
        body: WebauthnUpdateBody,
        response: { 200: WebauthnUpdated },
      },
    },
    async (request) => {
      const named = await passkeys.rename(request.params.id, request.body.name, deviceOf(request));
      return answer(request, { webauthn_registration: named });
    },
  );
}
