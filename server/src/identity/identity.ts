import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Http } from "#/platform/http/http.ts";
import { allowedOrigins } from "#/platform/http/origins.ts";
import type { Log } from "#/platform/log.ts";
import { invalidSettings } from "#/platform/config/config.errors.ts";
import type { Dependencies } from "#/platform/dependencies.ts";
import { AdministratorLinksService } from "./factors/administrator-links/administrator-links.service.ts";
import { AccessEndingsService } from "./restores/access-endings.service.ts";
import { noteLastSeen } from "./restores/last-seen.ts";
import { apiTokenRoutes } from "./workspaces/api-tokens.routes.ts";
import { ApiTokensService } from "./workspaces/api-tokens.service.ts";
import { AttemptsService } from "./factors/attempts.service.ts";
import { CaptchaService } from "./provider/captcha/captcha.service.ts";
import { cookieNames, readCookie, sessionCookieName } from "./sessions/cookies.rules.ts";
import type { IdentitySettings } from "./identity.settings.ts";
import { leavingRoutes } from "./workspaces/leaving/leaving.routes.ts";
import { LeavingService } from "./workspaces/leaving/leaving.service.ts";
import type { LeavingDependencies } from "./workspaces/leaving/leaving.service.ts";
import { InvitationsService } from "./workspaces/invitations/invitations.service.ts";
import { AdmissionsService } from "./workspaces/invitations/admissions.service.ts";
import { JoinsService } from "./workspaces/invitations/joins.service.ts";
import { PasskeyJoinsService } from "./workspaces/invitations/passkey-joins.service.ts";
import { LinksService } from "./factors/links.service.ts";
import { TotpsService } from "./factors/totps/totps.service.ts";
import { MagicLinksService } from "./factors/magic-links/magic-links.service.ts";
import { meRoutes } from "./users/me.routes.ts";
import { MeService } from "./users/me.service.ts";
import { invitationRoutes, mailedInvitationRoutes } from "./workspaces/invitations/invitations.routes.ts";
import { MailedInvitationsService } from "./workspaces/invitations/mailed-invitations.service.ts";
import type { MailedInvitationsDependencies } from "./workspaces/invitations/mailed-invitations.service.ts";
import { linkMakers } from "./workspaces/link-makers.ts";
import { memberRoutes, membersLogRoutes } from "./workspaces/members.routes.ts";
import { MembersService } from "./workspaces/members.service.ts";
import { mailRoutes } from "./mail/mail.routes.ts";
import { MailSettingsService } from "./mail/mail-settings.service.ts";
import { MailsService } from "./mail/mails.service.ts";
import { endpointOfSetting } from "./texts/text-service.rules.ts";
import type { TextEndpoint } from "./texts/text-service.rules.ts";
import { TextSettingsService } from "./texts/text-settings.service.ts";
import { textRoutes } from "./texts/texts.routes.ts";
import { TextsService } from "./texts/texts.service.ts";
import { OAuthProviders } from "./factors/oauth/oauth-providers.ts";
import { OAuthService } from "./factors/oauth/oauth.service.ts";
import { OutsidePeopleService } from "./factors/oauth/outside-people.service.ts";
import { oneTapProvider, OneTapService } from "./factors/one-tap/one-tap.service.ts";
import { OutboxService } from "./mail/outbox.service.ts";
import { PasskeyRegistrations } from "./factors/passkeys/passkey-registrations.ts";
import { PasskeysService } from "./factors/passkeys/passkeys.service.ts";
import { PasscodeProofsService } from "./factors/passcodes/passcode-proofs.service.ts";
import { PasscodesService } from "./factors/passcodes/passcodes.service.ts";
import { PasswordHashesService } from "./factors/passwords/password-hashes.service.ts";
import { PasswordStrengthService } from "./factors/passwords/password-strength.service.ts";
import { PasswordChangesService } from "./factors/passwords/password-changes.service.ts";
import { PasswordSignUpsService } from "./factors/passwords/password-sign-ups.service.ts";
import { PasswordsService } from "./factors/passwords/passwords.service.ts";
import type { HashCost } from "./factors/passwords/passwords.rules.ts";
import { createHosted } from "./hosted/hosted.ts";
import type { ProviderScope } from "./provider/provider-scope.ts";
import { providerRoutes } from "./provider/provider.routes.ts";
import { SampleCopiesService } from "./workspaces/sample-copies.service.ts";
import { SearchesService } from "./provider/searches.service.ts";
import { lostAppRoutes } from "./factors/totps/lost-apps.routes.ts";
import { LostAppsService } from "./factors/totps/lost-apps.service.ts";
import { ServerAdministratorsService } from "./users/administrators/server-administrators.service.ts";
import { serverAdministratorRoutes } from "./users/administrators/server-administrators.routes.ts";
import { serverRoutes } from "./users/server.routes.ts";
import { bySessionCookie, SessionAuthenticator } from "./sessions/session-authenticator.ts";
import { LostAnswersService } from "./sessions/lost-answers.service.ts";
import { SessionJwtsService } from "./sessions/session-jwts.service.ts";
import { signInRoutes } from "./sign-in/sign-in.routes.ts";
import { noteSettings, sealedSettings } from "./sign-in/settings-of-processes.ts";
import { SignInSettingsService } from "./sign-in/sign-in-settings.service.ts";
import { SessionsService } from "./sessions/sessions.service.ts";
import { SignUpService } from "./users/sign-up.service.ts";
import { ownSessionRoutes } from "./sessions/own-sessions.routes.ts";
import { OwnSessionsService } from "./sessions/own-sessions.service.ts";
import { OwnFactorsService } from "./users/own-factors.service.ts";
import { telemetryRoutes } from "./provider/telemetry/telemetry.routes.ts";
import { TelemetryService } from "./provider/telemetry/telemetry.service.ts";
import { UsersService } from "./users/users.service.ts";
import { WalletsService } from "./factors/wallets/wallets.service.ts";
import { workspaceRoutes } from "./workspaces/workspaces.routes.ts";
import { WorkspacesService } from "./workspaces/workspaces.service.ts";

const PRUNED_EVERY_MS = 3_600_000;
/** What a copy of the database is older by at least, to be known as one. Chosen by us. */
const SEEN_EVERY_MS = 60_000;
const SET_OTHERWISE =
  "another process on this database has these settings otherwise: give all processes the same, or who comes in depends on which of them answers";

export type Identity = ReturnType<typeof createIdentity>;

/** Builds the services of identity once and mounts them. `hashCost` is less than usual in tests alone. */
export function createIdentity(dependencies: Dependencies, hashCost?: HashCost) {
  const settings = settingsOf(dependencies);
  const names = cookieNames(settings.baseUrl);
  const hashes = new PasswordHashesService(settings.pepper, hashCost);
  const services = createServices(dependencies, settings, hashes);
  const { sessions, apiTokens, attempts, outbox, mails, strength, telemetry, workspaces } = services;
  const hosted = createHosted(dependencies, mails, settings);
  const find = hosted
    ? (cookies: string | undefined) => hosted.sessions.find(cookies)
    : bySessionCookie(sessionCookieName(settings, names));
  // SMTP_URL may have been set since mails were kept.
  const prune = () =>
    Promise.all([sessions.prune(), attempts.prune(), outbox.prune(), telemetry.prune(), mails.sendKept()]);
  const pruning = setInterval(() => void prune().catch(() => undefined), PRUNED_EVERY_MS).unref();
  const noting = noteMinutely(dependencies, settings);
  const scope = {
    settings,
    names,
    origins: allowedOrigins(settings.baseUrl),
    attempts,
    captcha: services.captcha,
    clock: dependencies.clock,
  };
  return {
    ...services,
    authenticator: new SessionAuthenticator({ ...dependencies, apiTokens, sessions, find }),
    routes(http: Http): void {
      if (!hosted) lostAppRoutes(http, services.lostApps);
      if (hosted) hosted.routes(http, services);
      else embeddedRoutes(http, scope, services, dependencies.log);
      meRoutes(http, services.me);
      workspaceRoutes(http, workspaces);
      leavingRoutes(http, services.leaving);
      memberRoutes(http, services.members);
      membersLogRoutes(http, services.members);
      invitationRoutes(http, services.invitations);
      mailedInvitationRoutes(http, services.mailedInvitations);
      apiTokenRoutes(http, services.apiTokens);
      serverRoutes(http, { ...services, settings });
      serverAdministratorRoutes(http, services.serverAdministrators);
      mailRoutes(http, services);
    },
    /** Whether the sign-in page shows the frame of Google. */
    hasOneTap: !hosted && oneTapProvider(settings) !== null,
    /** Who acts on /demo; null where the sample was removed. */
    sampleVisitor: () => workspaces.demoCaller(),
    /** Whether a page request comes from a browser with a live session, which its scripts know of too. */
    async isSignedIn(headers: IncomingHttpHeaders): Promise<boolean> {
      if (hosted) return hosted.sessions.isSignedIn(headers.cookie);
      const isHidden = settings.sessionCookies === "httponly";
      if (isHidden && readCookie(headers.cookie, names.marker) === null) return false;
      const token = readCookie(headers.cookie, sessionCookieName(settings, names));
      return (await sessions.find(token)) !== null;
    },
    stop(): void {
      clearInterval(pruning);
      clearInterval(noting);
      strength.stop();
    },
  };
}

/** Notes that the database and the files are in use together, and tells of a process beside this one that is set otherwise. */
function noteMinutely({ db, clock, config, log }: Dependencies, settings: IdentitySettings): NodeJS.Timeout {
  const self = { id: randomUUID(), sealed: sealedSettings(settings) };
  const note = async () => {
    const now = clock.now();
    await noteLastSeen(db, config.filesDir, now);
    const others = await noteSettings(db, self, now);
    if (others.length > 0) log.warn({ settings: others }, SET_OTHERWISE);
  };
  return setInterval(() => void note().catch(() => undefined), SEEN_EVERY_MS).unref();
}

/** What only our own provider has: its calls, its sessions, its messages to phones, its counts, how people sign in. */
function embeddedRoutes(
  http: Http,
  scope: ProviderScope,
  services: ReturnType<typeof createServices>,
  log: Log,
): void {
  providerRoutes(http, scope, services, log);
  ownSessionRoutes(http, services.ownSessions);
  textRoutes(http, services);
  telemetryRoutes(http, services.telemetry);
  signInRoutes(http, services.signIn);
}

function createServices(
  { db, clock, jobs, files, log, config: { filesDir } }: Dependencies,
  settings: IdentitySettings,
  hashes: PasswordHashesService,
) {
  const { pepper, baseUrl } = settings;
  const attempts = new AttemptsService({ db, clock, pepper });
  const set = settingServices({ db, clock, settings });
  const { mailSettings, textSettings, signIn } = set;
  const mails = new MailsService({ db, clock, jobs, log, settings: mailSettings, texts: textSettings });
  const ofSessions = sessionServices({ db, clock, settings, signIn, mails });
  const { sessions } = ofSessions;
  const links = new LinksService({ db, clock, settings, attempts, sessions, mails });
  const admissions = new AdmissionsService({ db, clock, signUp: set.signUp, sessions });
  const shared = { ...set, db, clock, settings, attempts, hashes, sessions, links, mails, admissions };
  const passwordChanges = new PasswordChangesService(shared);
  const passwordSignUps = new PasswordSignUpsService(shared);
  const passwords = new PasswordsService({ ...shared, changes: passwordChanges, signUps: passwordSignUps });
  const people = new OutsidePeopleService(shared);
  const providers = new OAuthProviders(settings.oauthProviders, clock, signIn);
  const oauth = new OAuthService({ ...shared, providers, people });
  const registrations = new PasskeyRegistrations({ baseUrl, origins: allowedOrigins(baseUrl) });
  const apiTokens = new ApiTokensService({ db, clock, sessions: ofSessions.sessions });
  return {
    ...set,
    attempts,
    ...ofSessions,
    admissions,
    passwords,
    passwordSignUps,
    apiTokens,
    magicLinks: new MagicLinksService(shared),
    passkeys: new PasskeysService({ ...shared, registrations }),
    passkeyJoins: new PasskeyJoinsService({ ...shared, registrations }),
    passcodes: new PasscodesService(shared),
    passcodeProofs: new PasscodeProofsService(shared),
    joins: new JoinsService({ ...shared, passwords }),
    totps: new TotpsService({ ...shared, ...ofSessions, passwordChanges }),
    wallets: new WalletsService(shared),
    oauth,
    oneTap: new OneTapService({ ...shared, oauth }),
    administratorLinks: new AdministratorLinksService(shared),
    accessEndings: new AccessEndingsService({ db, clock, filesDir }),
    serverAdministrators: new ServerAdministratorsService(shared),
    lostApps: new LostAppsService(shared),
    captcha: new CaptchaService({ clock, attempts, settings, signIn }),
    telemetry: new TelemetryService({ db, clock }),
    users: new UsersService({ db, sessions }),
    ownFactors: new OwnFactorsService(shared),
    ownSessions: new OwnSessionsService({ db, clock, sessions }),
    searches: new SearchesService(shared),
    outbox: new OutboxService({ db, clock, mailSettings, textSettings }),
    mails,
    texts: new TextsService({ mails, settings }),
    ...workspaceServices({ ...shared, jobs, files }),
    me: new MeService({ db, mailSettings, signIn }),
  };
}

function sessionServices(
  shared: Pick<Dependencies, "db" | "clock"> & {
    settings: IdentitySettings;
    signIn: SignInSettingsService;
    mails: MailsService;
  },
) {
  const { baseUrl: issuer, pepper } = shared.settings;
  const jwts = new SessionJwtsService({ ...shared, issuer, pepper });
  const sessions = new SessionsService({ ...shared, jwts });
  return { jwts, sessions, lostAnswers: new LostAnswersService({ ...shared, jwts }) };
}

/** What server administrators set on screen, as far as the environment does not. */
function settingServices(shared: Pick<Dependencies, "db" | "clock"> & { settings: IdentitySettings }) {
  const mailSettings = new MailSettingsService(shared);
  const textSettings = new TextSettingsService(shared);
  const signIn = new SignInSettingsService({ ...shared, mailSettings, textSettings });
  const strength = new PasswordStrengthService(() => signIn.passwordPolicy());
  return { mailSettings, textSettings, signIn, signUp: new SignUpService({ ...shared, signIn }), strength };
}

function workspaceServices(
  shared: MailedInvitationsDependencies & LeavingDependencies & { signIn: SignInSettingsService },
) {
  return {
    leaving: new LeavingService(shared),
    workspaces: new WorkspacesService(shared),
    sampleCopies: new SampleCopiesService(shared),
    members: new MembersService(shared),
    linkMakers: linkMakers(shared.sessions),
    invitations: new InvitationsService(shared),
    mailedInvitations: new MailedInvitationsService(shared),
  };
}

function settingsOf({ config, secrets }: Dependencies): IdentitySettings {
  return {
    baseUrl: config.baseUrl,
    signInPage: new URL("/signin", config.baseUrl).href,
    host: config.host,
    sessionCookies: config.sessionCookies,
    signUp: config.signUp,
    emailPattern: config.emailPattern,
    userSearch: config.userSearch,
    signIn: {
      methods: config.signInMethods,
      passwordLengthMin: config.passwords.lengthMin,
      passwordScoreMin: config.passwords.scoreMin,
      captcha: config.captcha,
      telemetryMode: config.telemetryMode,
      signUpDomains: config.signUpDomains,
      newWorkspaces: config.newWorkspaces,
    },
    passwordKindsMin: config.passwords.kindsMin,
    oauthProviders: config.oauthProviders,
    fixed: config.fixed,
    smtpUrl: config.smtpUrl,
    texts: {
      sms: textsOf("SMS_WEBHOOK", config.smsWebhook),
      whatsapp: textsOf("WHATSAPP_WEBHOOK", config.whatsappWebhook),
    },
    smsPrefixes: config.smsPrefixes,
    publicToken: secrets.identityPublicToken,
    hostedUrl: config.identityUrl,
    hostedOAuth: config.identityOAuth,
    pepper: secrets.pepper,
  };
}

function textsOf(path: string, setting: string | null): TextEndpoint | null {
  const read = setting === null ? null : endpointOfSetting(setting);
  if (read && "wrong" in read) throw invalidSettings([{ path, message: read.wrong }]);
  return read;
}
