import { OneTapStart, OneTapSubmitBody, OneTapSubmitted } from "@app/contract/identity/oauth";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Http } from "#/platform/http/http.ts";
import type { Log } from "#/platform/log.ts";
import { invalidPublicToken } from "#/identity/identity.errors.ts";
import { sendFailure } from "#/identity/provider/provider.failures.ts";
import { sessionTokenOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import { csrfCookie, CSRF_COOKIE, readCookie } from "#/identity/sessions/cookies.rules.ts";
import { sameText } from "#/identity/sessions/secrets.rules.ts";
import { FRAME_SCRIPT, framePage, framePolicy } from "./frame.ts";
import { oneTapProvider } from "./one-tap.service.ts";
import type { OneTapService } from "./one-tap.service.ts";

const FRAME = "/v1/public/oauth/google/onetap";
const config = { access: "everybody" } as const;

/** The frame that asks Google, and the two calls that it makes. Without a client id of Google's it asks nobody. */
export function oneTapRoutes(http: Http, scope: ProviderScope, oneTap: OneTapService, log: Log): void {
  void http.register((plugin, _options, done) => {
    const api: Http = plugin.withTypeProvider();
    api.addHook("onRequest", async ({ ip }) => {
      await scope.attempts.takeCall("address", ip);
    });
    api.setErrorHandler((error, request, reply) => sendFailure(scope, log, error, request, reply));
    calls(api, scope, oneTap);
    done();
  });
  frame(http, scope);
}

function calls(api: Http, scope: ProviderScope, oneTap: OneTapService): void {
  api.get(
    `${FRAME}/start`,
    {
      config,
      exposeHeadRoute: false,
      schema: {
        summary: "What the frame of Google begins with",
        querystring: z.object({ public_token: z.optional(z.string()) }),
        response: { 200: OneTapStart },
      },
    },
    async (request, reply) => {
      const { public_token: token = "" } = request.query;
      if (!sameText(token, scope.settings.publicToken)) throw invalidPublicToken();
      const { clientId, callbackId, nonce, csrf } = await oneTap.begin(sessionTokenOf(scope, request));
      if (csrf !== null) void reply.header("set-cookie", csrfCookie(scope.names, csrf));
      return { ...flat(request), google_client_id: clientId, oauth_callback_id: callbackId, nonce };
    },
  );

  api.post(
    "/v1/oauth/callback/:id",
    {
      config,
      schema: {
        summary: "Takes the token that the frame of Google has got",
        params: z.object({ id: z.string() }),
        headers: z.looseObject({ "x-stytch-oauth-type": z.literal("google-one-tap") }),
        body: OneTapSubmitBody,
        response: { 200: OneTapSubmitted },
      },
    },
    async (request) => {
      const csrf = readCookie(request.headers.cookie, CSRF_COOKIE);
      const redirect_url = await oneTap.submit(request.params.id, request.body, csrf);
      return { ...flat(request), redirect_url };
    },
  );
}

function frame(http: Http, scope: ProviderScope): void {
  const google = oneTapProvider(scope.settings)?.issuer ?? null;
  http.get(
    `${FRAME}/frame`,
    { config, schema: { summary: "The frame that asks Google" } },
    (_request, reply) =>
      reply
        .header("content-security-policy", framePolicy(google))
        .type("text/html; charset=utf-8")
        .serializer((text: string) => text)
        .send(framePage(google)),
  );
  http.get(
    `${FRAME}/frame.js`,
    { config, schema: { summary: "The script of the frame that asks Google" } },
    (_request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .serializer((text: string) => text)
        .send(FRAME_SCRIPT),
  );
}

function flat({ id }: FastifyRequest): { status_code: number; request_id: string } {
  return { status_code: 200, request_id: `request-id-live-${id}` };
}
