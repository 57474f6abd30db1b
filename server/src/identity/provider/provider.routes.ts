import type { FastifyRequest } from "fastify";
import type { Http } from "#/platform/http/http.ts";
import type { Log } from "#/platform/log.ts";
import { routeNotFound } from "#/identity/identity.errors.ts";
import { administratorLinkRoutes } from "#/identity/factors/administrator-links/administrator-links.routes.ts";
import type { AdministratorLinksService } from "#/identity/factors/administrator-links/administrator-links.service.ts";
import { captchaRoutes } from "./captcha/captcha.routes.ts";
import { eventRoutes } from "./telemetry/telemetry.routes.ts";
import type { TelemetryService } from "./telemetry/telemetry.service.ts";
import { joinRoutes } from "#/identity/workspaces/invitations/joins.routes.ts";
import type { JoinServices } from "#/identity/workspaces/invitations/joins.routes.ts";
import { magicLinkRoutes } from "#/identity/factors/magic-links/magic-links.routes.ts";
import type { MagicLinksService } from "#/identity/factors/magic-links/magic-links.service.ts";
import { passkeyRoutes } from "#/identity/factors/passkeys/passkeys.routes.ts";
import type { PasskeysService } from "#/identity/factors/passkeys/passkeys.service.ts";
import type { PasscodeProofsService } from "#/identity/factors/passcodes/passcode-proofs.service.ts";
import { passcodeRoutes } from "#/identity/factors/passcodes/passcodes.routes.ts";
import type { PasscodesService } from "#/identity/factors/passcodes/passcodes.service.ts";
import { passwordRoutes } from "#/identity/factors/passwords/passwords.routes.ts";
import type { PasswordSignUpsService } from "#/identity/factors/passwords/password-sign-ups.service.ts";
import type { PasswordsService } from "#/identity/factors/passwords/passwords.service.ts";
import { totpRoutes } from "#/identity/factors/totps/totps.routes.ts";
import type { TotpsService } from "#/identity/factors/totps/totps.service.ts";
import { oauthNavigations, oauthRoutes } from "#/identity/factors/oauth/oauth.routes.ts";
import type { OAuthService } from "#/identity/factors/oauth/oauth.service.ts";
import { oneTapRoutes } from "#/identity/factors/one-tap/one-tap.routes.ts";
import type { OneTapService } from "#/identity/factors/one-tap/one-tap.service.ts";
import { walletRoutes } from "#/identity/factors/wallets/wallets.routes.ts";
import type { WalletsService } from "#/identity/factors/wallets/wallets.service.ts";
import { projectRoutes } from "./projects.routes.ts";
import { sendFailure } from "./provider.failures.ts";
import { deviceOf, readDevice } from "./provider-scope.ts";
import type { ProviderScope } from "./provider-scope.ts";
import { searchRoutes } from "./searches.routes.ts";
import type { SearchesService } from "./searches.service.ts";
import type { LostAnswersService } from "#/identity/sessions/lost-answers.service.ts";
import { sessionRoutes } from "#/identity/sessions/sessions.routes.ts";
import type { SessionJwtsService } from "#/identity/sessions/session-jwts.service.ts";
import type { SessionsService } from "#/identity/sessions/sessions.service.ts";
import type { TextSettingsService } from "#/identity/texts/text-settings.service.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import type { SignUpService } from "#/identity/users/sign-up.service.ts";
import type { OwnFactorsService } from "#/identity/users/own-factors.service.ts";
import { userRoutes } from "#/identity/users/users.routes.ts";
import type { UsersService } from "#/identity/users/users.service.ts";

const PREFIX = "/sdk/v1";

type Limited = "always" | "mails" | "strangers" | "costly";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A call of the provider without a Basic header. */
    isOpen?: boolean;
    /** A call of the provider that may leave out which page it comes from. */
    mayNameNoPage?: boolean;
    /**
     * A call of the provider that is counted per client address: "always" where it tries something, "mails" where it
     * sends, for "strangers" where a living session is reason enough to trust it; where it is "costly", calls with a
     * session are counted per person.
     */
    isLimited?: Limited;
  }
}

export interface ProviderServices extends JoinServices {
  administratorLinks: AdministratorLinksService;
  jwts: SessionJwtsService;
  magicLinks: MagicLinksService;
  oauth: OAuthService;
  oneTap: OneTapService;
  ownFactors: OwnFactorsService;
  passkeys: PasskeysService;
  passcodes: PasscodesService;
  passcodeProofs: PasscodeProofsService;
  passwords: PasswordsService;
  passwordSignUps: PasswordSignUpsService;
  searches: SearchesService;
  sessions: SessionsService;
  lostAnswers: LostAnswersService;
  signIn: SignInSettingsService;
  signUp: SignUpService;
  textSettings: TextSettingsService;
  totps: TotpsService;
  telemetry: TelemetryService;
  users: UsersService;
  wallets: WalletsService;
}

/** The embedded identity provider: its own contract, envelope, failures and rules of who may call. */
export function providerRoutes(http: Http, scope: ProviderScope, services: ProviderServices, log: Log): void {
  void http.register(
    (plugin, _options, done) => {
      const api: Http = plugin.withTypeProvider();
      acceptEmptyBodies(api);
      // The contract of the provider decides per call who may ask.
      api.addHook("onRoute", (route) => {
        route.config = { ...route.config, access: "everybody" };
      });
      api.addHook("onRequest", async (request) => {
        if (request.is404) return;
        const { isOpen = false, mayNameNoPage = false, isLimited } = request.routeOptions.config;
        if (!isOpen) readDevice(scope, request, mayNameNoPage);
        if (isLimited) await limit(scope, services.sessions, request, isLimited);
      });
      // After the body is read, and before its shape is looked at.
      api.addHook("preValidation", async (request) => {
        if (!request.routeOptions.config.isOpen) await requireOffered(services, request);
        await requireProof(scope, request);
      });
      api.setErrorHandler((error, request, reply) => sendFailure(scope, log, error, request, reply));
      api.setNotFoundHandler(() => {
        throw routeNotFound();
      });
      mount(api, scope, services);
      done();
    },
    { prefix: PREFIX },
  );
  oauthNavigations(http, scope, services.oauth, log);
  oneTapRoutes(http, scope, services.oneTap, log);
  jwksRoute(http, services.jwts);
}

function requireOffered({ signIn, sessions }: ProviderServices, request: FastifyRequest): Promise<void> {
  const [path = ""] = request.url.slice(PREFIX.length).split("?");
  const signedIn = async () => (await sessions.find(deviceOf(request).token))?.userId ?? null;
  return signIn.requireOffered(path, request.body, signedIn);
}

// Telemetry carries no session and comes by itself, so it does not use up what people try.
async function limit(
  { attempts }: ProviderScope,
  sessions: SessionsService,
  request: FastifyRequest,
  which: Limited,
): Promise<void> {
  if (request.routeOptions.config.isOpen) {
    await attempts.takeCall("telemetry", request.ip);
    return;
  }
  const mayTrust = which === "strangers" || which === "costly";
  const session = mayTrust ? await sessions.find(deviceOf(request).token) : null;
  if (!session) CALLS.set(request, await attempts.takeCall("address", request.ip));
  else if (which === "costly") await attempts.takeCall("person", session.userId);
  if (which === "mails") await attempts.takeCall("mails", request.ip);
}

/** Calls of the same client address within a minute. */
const CALLS = new WeakMap<FastifyRequest, number>();

// The shape leaves out what the call itself does not ask for, so the body is looked at before.
async function requireProof(scope: ProviderScope, request: FastifyRequest): Promise<void> {
  const path = request.routeOptions.url?.slice(PREFIX.length) ?? "";
  await scope.captcha.require(path, CALLS.get(request) ?? 0, request.body);
}

function mount(api: Http, scope: ProviderScope, services: ProviderServices): void {
  projectRoutes(api, scope, services);
  captchaRoutes(api, scope.captcha);
  sessionRoutes(api, scope, services);
  userRoutes(api, services.users, services.ownFactors);
  passwordRoutes(api, scope, services);
  magicLinkRoutes(api, scope, services.magicLinks);
  passkeyRoutes(api, scope, services.passkeys);
  passcodeRoutes(api, scope, services);
  totpRoutes(api, scope, services.totps);
  oauthRoutes(api, scope, services.oauth);
  walletRoutes(api, scope, services.wallets);
  administratorLinkRoutes(api, scope, services.administratorLinks);
  joinRoutes(api, scope, services);
  searchRoutes(api, scope, services.searches);
  eventRoutes(api, services.telemetry);
}

// The official client names JSON as the type of calls without a body.
function acceptEmptyBodies(api: Http): void {
  const parse = api.getDefaultJsonParser("error", "error");
  api.removeContentTypeParser("application/json");
  api.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, String(body), done);
  });
}

function jwksRoute(http: Http, jwts: SessionJwtsService): void {
  http.get<{ Params: { projectId: string } }>(
    "/v1/sessions/jwks/:projectId",
    { config: { access: "everybody" }, schema: { summary: "Public keys that verify session tokens" } },
    async (request) => {
      const keys = await jwts.keys(request.params.projectId);
      if (!keys) throw routeNotFound();
      return keys;
    },
  );
}
