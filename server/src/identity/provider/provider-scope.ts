import type { Authenticated } from "@app/contract/identity/provider";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SAFE_METHODS } from "#/platform/http/origins.ts";
import type { Origins } from "#/platform/http/origins.ts";
import type { Clock } from "#/platform/clock.ts";
import type { AttemptsService } from "#/identity/factors/attempts.service.ts";
import type { CaptchaService } from "./captcha/captcha.service.ts";
import {
  clearedCookies,
  clientCookie,
  cookiesOfOtherMode,
  deviceCookie,
  intermediateCookies,
  readCookie,
  removedCookie,
  sessionCookieName,
  sessionCookies,
} from "#/identity/sessions/cookies.rules.ts";
import type { CookieNames } from "#/identity/sessions/cookies.rules.ts";
import { clientClaims } from "./client-blob.rules.ts";
import { markDevice } from "#/identity/factors/device-marks.rules.ts";
import { foreignPage, invalidPublicToken } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { hashSecret, newSecret, sameText } from "#/identity/sessions/secrets.rules.ts";
import { toProviderSession } from "#/identity/sessions/sessions.rules.ts";
import type { Device, SignedIn, WholeSignIn } from "#/identity/sessions/sign-ins.ts";
import { toProviderUser, wireId } from "#/identity/users/users.rules.ts";

/** What every call of the provider needs. */
export interface ProviderScope {
  settings: IdentitySettings;
  names: CookieNames;
  origins: Origins;
  attempts: AttemptsService;
  captcha: CaptchaService;
  clock: Clock;
}

const DEVICES = new WeakMap<FastifyRequest, Device>();

/** Reads who calls from the Basic header, and from the cookie only where that cannot be forged by another site. */
export function readDevice(scope: ProviderScope, request: FastifyRequest, mayNameNoPage: boolean): void {
  const { settings, names } = scope;
  const [publicToken, second] = basic(request.headers.authorization);
  if (!sameText(publicToken, settings.publicToken)) throw invalidPublicToken();
  const isHttpOnly = settings.sessionCookies === "httponly";
  requireOwnPage(scope, request, mayNameNoPage);
  const explicit = second === "" || second === publicToken ? null : second;
  const { isOwnClient, callId, lostCallId } = clientClaims(request.headers["x-sdk-client"]);
  DEVICES.set(request, {
    // Where scripts cannot know the token, one in the header was taken from somewhere else.
    token: isHttpOnly ? readCookie(request.headers.cookie, names.session) : explicit,
    marks: readCookie(request.headers.cookie, names.device),
    client: readCookie(request.headers.cookie, names.client),
    ip: request.ip,
    userAgent: request.headers["user-agent"] ?? "",
    isOwnClient,
    callHash: callId === null ? null : hashSecret(callId),
    lostCallHash: lostCallId === null ? null : hashSecret(lostCallId),
  });
}

/** The caller's device. */
export function deviceOf(request: FastifyRequest): Device {
  const device = DEVICES.get(request);
  if (!device) throw new Error("An open call asked for the device");
  return device;
}

/** The token of the session that a browser has which opens a page, and so has no header of the client's. */
export function sessionTokenOf(
  { settings, names }: ProviderScope,
  { headers }: FastifyRequest,
): string | null {
  return readCookie(headers.cookie, sessionCookieName(settings, names));
}

/** As `deviceOf`, of a browser that gets a name of its own: by it alone what it asks for comes back. */
export function namedDeviceOf(
  { names }: ProviderScope,
  request: FastifyRequest,
  reply: FastifyReply,
): Device & { client: string } {
  const device = deviceOf(request);
  const client = device.client ?? newSecret();
  void reply.header("set-cookie", clientCookie(names, client));
  return { ...device, client };
}

/** Puts an answer into the envelope of the contract. */
export function answer<T extends object>(
  request: FastifyRequest,
  data: T,
): { data: T & { status_code: number; request_id: string } } {
  return { data: { status_code: 200, request_id: `request-id-live-${request.id}`, ...data } };
}

/** The token of who has proved one factor, from where it is kept in this mode; null without one. */
export function intermediateOf(
  { settings, names }: ProviderScope,
  request: FastifyRequest,
  given: string | undefined,
): string | null {
  if (settings.sessionCookies === "script") return given ?? null;
  return readCookie(request.headers.cookie, names.intermediate);
}

/** Answers a signed-in person, or one who has to prove a second factor: by cookies that scripts cannot read, or with the tokens in the body. */
export function answerSignedIn(
  scope: ProviderScope,
  request: FastifyRequest,
  reply: FastifyReply,
  signedIn: SignedIn,
): { data: Authenticated } {
  const isHttpOnly = scope.settings.sessionCookies === "httponly";
  clearOtherMode(scope, request, reply);
  if ("intermediate" in signedIn) {
    const { userId, intermediate } = signedIn;
    if (isHttpOnly) void reply.header("set-cookie", intermediateCookies(scope.names, intermediate));
    return answer(request, {
      user_id: wireId("user", userId),
      session: null,
      session_token: "",
      session_jwt: "",
      intermediate_session_token: isHttpOnly ? "" : intermediate,
    });
  }
  const { session, user, token, isNewToken, jwt, isLostCallDone } = signedIn;
  if (isHttpOnly) {
    const restMs = session.expiresAt.getTime() - scope.clock.now().getTime();
    const maxAgeS = Math.max(0, Math.floor(restMs / 1000));
    // A renewal never sends its token back: coming late, it would replace a newer one.
    void reply.header(
      "set-cookie",
      sessionCookies(scope.names, { token: isNewToken ? token : null, jwt, maxAgeS }),
    );
  }
  markAsKnown(scope, request, reply, signedIn);
  const wireSession = toProviderSession(session);
  return answer(request, {
    user_id: wireSession.user_id,
    user: toProviderUser(user),
    session: wireSession,
    session_token: isHttpOnly ? "" : token,
    session_jwt: isHttpOnly ? "" : jwt,
    ...(isLostCallDone && { lost_call_done: true }),
  });
}

// With each sign-in, and with a renewal where no mark is there: of who signed in before there were marks.
function markAsKnown(
  { settings, names }: ProviderScope,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, isNewToken }: WholeSignIn,
): void {
  const { marks } = deviceOf(request);
  if (!isNewToken && marks !== null) return;
  const person = { userId: user.id, passwordId: user.passwordId };
  void reply.header("set-cookie", deviceCookie(names, markDevice(settings.pepper, marks, person)));
}

/** Removes the cookies of a session that has ended; a call that carried none says nothing of one. */
export function clearEndedSession(scope: ProviderScope, request: FastifyRequest, reply: FastifyReply): void {
  // Coming late, it would else take the cookies that another tab has got meanwhile.
  if (DEVICES.get(request)?.token) clearCookies(scope, request, reply);
}

/** Removes the cookies that scripts cannot. */
export function clearCookies(scope: ProviderScope, request: FastifyRequest, reply: FastifyReply): void {
  clearOtherMode(scope, request, reply);
  if (scope.settings.sessionCookies === "httponly")
    void reply.header("set-cookie", clearedCookies(scope.names));
}

/**
 * The token of a session that this browser has from the other mode of the server, which nothing reads now: whoever signs
 * out ends it, too, or it would live again when the server is set back.
 */
export function tokenOfOtherMode({ settings, names }: ProviderScope, request: FastifyRequest): string | null {
  return readCookie(request.headers.cookie, cookiesOfOtherMode(settings, names).session);
}

function clearOtherMode(
  { settings, names }: ProviderScope,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): void {
  const there = cookiesOfOtherMode(settings, names).all.filter(
    (name) => readCookie(headers.cookie, name) !== null,
  );
  if (there.length > 0)
    void reply.header(
      "set-cookie",
      there.map((name) => removedCookie(names, name)),
    );
}

function basic(header: string | undefined): [string, string] {
  const match = /^basic ([A-Za-z0-9+/=_-]{1,2000})$/i.exec(header ?? "");
  if (!match?.[1]) throw invalidPublicToken();
  const [publicToken = "", token = ""] = Buffer.from(match[1], "base64").toString("utf8").split(":");
  return [publicToken, token];
}

// A browser tells the origin with every change, so one that comes with cookies and without it is not trusted.
function requireOwnPage(scope: ProviderScope, request: FastifyRequest, mayNameNoPage: boolean): void {
  const { origin, cookie, "x-sdk-parent-host": parent } = request.headers;
  const named = [origin, parent].filter((page) => page !== undefined);
  const isForeign = named.some((page) => typeof page !== "string" || !scope.origins.origins.has(page));
  const isChangeWithCookies = cookie !== undefined && !SAFE_METHODS.has(request.method);
  const needsPage = scope.settings.sessionCookies === "httponly" && !mayNameNoPage;
  const isUnnamed = isChangeWithCookies ? origin === undefined : needsPage && named.length === 0;
  if (isForeign || isUnnamed) throw foreignPage(isChangeWithCookies ? 403 : 400);
}
