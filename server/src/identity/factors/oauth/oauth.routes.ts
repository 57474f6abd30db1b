import { OAuthAuthenticateBody, OAuthAuthenticated, OAuthStartQuery } from "@app/contract/identity/oauth";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { AppError } from "#/platform/errors.ts";
import type { Http } from "#/platform/http/http.ts";
import type { Log } from "#/platform/log.ts";
import { invalidPublicToken } from "#/identity/identity.errors.ts";
import { sendFailure } from "#/identity/provider/provider.failures.ts";
import { answerSignedIn, deviceOf, sessionTokenOf } from "#/identity/provider/provider-scope.ts";
import type { ProviderScope } from "#/identity/provider/provider-scope.ts";
import { landingUrl } from "#/identity/provider/redirects.rules.ts";
import { oauthCookie, readCookie } from "#/identity/sessions/cookies.rules.ts";
import { newSecret, sameText } from "#/identity/sessions/secrets.rules.ts";
import { addressOfForm } from "./oauth-requests.rules.ts";
import type { OAuthService } from "./oauth.service.ts";

const Provider = z.object({ provider: z.string() });
const Returning = z.object({ id: z.string() });
const FORM_CALLBACK = "/v1/oauth/callback/:id/form";
const FORM_MAX = 16_384;
const SECRET = /^[\w-]{43}$/;
// A look at the address by a program that follows links must not end a sign-in.
const NAVIGATION = { config: { access: "everybody" }, exposeHeadRoute: false } as const;

/** Pages that a browser goes through: to a provider and back. What fails is told on the page of sign-in links. */
export function oauthNavigations(http: Http, scope: ProviderScope, oauth: OAuthService, log: Log): void {
  void http.register((plugin, _options, done) => {
    const api: Http = plugin.withTypeProvider();
    api.addHook("onRequest", async ({ ip }) => {
      await scope.attempts.takeCall("address", ip);
    });
    api.setErrorHandler((error, request, reply) => refuse(scope, log, error, request, reply));

    api.get(
      "/v1/public/oauth/:provider/start",
      {
        ...NAVIGATION,
        schema: {
          summary: "Sends the browser to a provider outside",
          params: Provider,
          querystring: OAuthStartQuery,
        },
      },
      async (request, reply) => {
        const { public_token: token = "", ...wishes } = request.query;
        if (!sameText(token, scope.settings.publicToken)) throw invalidPublicToken();
        // A second tab that begins must not end what the first one has begun.
        const browser = browserOf(scope, request) ?? newSecret();
        const url = await oauth.begin(request.params.provider, wishes, {
          browser,
          token: sessionTokenOf(scope, request),
        });
        void reply.header("set-cookie", oauthCookie(scope.names, browser));
        return reply.redirect(url.href, 302);
      },
    );

    for (const path of ["/v1/oauth/callback/:id", FORM_CALLBACK]) arrivals(api, scope, oauth, path);
    formRoute(api);
    done();
  });
}

function arrivals(api: Http, scope: ProviderScope, oauth: OAuthService, path: string): void {
  api.get(
    path,
    {
      ...NAVIGATION,
      schema: { summary: "Where a provider outside sends the browser back to", params: Returning },
    },
    async (request, reply) => {
      const url = new URL(request.url, scope.settings.baseUrl);
      const browser = browserOf(scope, request);
      return reply.redirect(await oauth.arrive(request.params.id, url, browser), 302);
    },
  );
}

function formRoute(api: Http): void {
  api.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, parsed) => parsed(null, body),
  );
  api.post(
    FORM_CALLBACK,
    {
      config: { access: "everybody", isFromElsewhere: true },
      bodyLimit: FORM_MAX,
      schema: {
        summary: "Where a provider outside sends the browser back to by a form, as Apple does",
        params: Returning,
        body: z.string(),
      },
    },
    (request, reply) =>
      reply.redirect(addressOfForm(new URL(request.url, "http://here").pathname, request.body), 303),
  );
}

/** Ends a sign-in that a provider outside has answered. */
export function oauthRoutes(api: Http, scope: ProviderScope, oauth: OAuthService): void {
  api.post(
    "/oauth/authenticate",
    {
      config: { isLimited: "always" },
      schema: {
        summary: "Signs in by a provider outside, or connects it to who is signed in",
        body: OAuthAuthenticateBody,
        response: { 200: OAuthAuthenticated },
      },
    },
    async (request, reply) => {
      const { signedIn, person } = await oauth.authenticate(request.body, deviceOf(request));
      const { data } = answerSignedIn(scope, request, reply, signedIn);
      return {
        data: {
          ...data,
          workspace_slug: signedIn.workspaceSlug,
          provider_subject: person.subject,
          provider_type: person.provider,
          profile_picture_url: person.picture,
          locale: person.locale,
          provider_values: {
            access_token: "",
            id_token: "",
            refresh_token: "",
            scopes: [],
            expires_at: null,
          },
        },
      };
    },
  );
}

function browserOf({ names }: ProviderScope, { headers }: FastifyRequest): string | null {
  const secret = readCookie(headers.cookie, names.oauth);
  return secret !== null && SECRET.test(secret) ? secret : null;
}

// Programs read the failure as of every call; a person is led to a page that says it.
function refuse(
  scope: ProviderScope,
  log: Log,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPerson = request.headers.accept?.includes("text/html") ?? false;
  if (!(error instanceof AppError) || !isPerson) return sendFailure(scope, log, error, request, reply);
  const landing = landingUrl(scope.settings.baseUrl, undefined);
  landing.searchParams.set("stytch_token_type", "oauth");
  landing.searchParams.set("error_type", error.code.split(".").at(-1) ?? "");
  return reply.redirect(landing.href, 302);
}
