import { SECOND_FACTOR_MINUTES } from "@app/contract/identity/limits";
import type { IdentitySettings } from "#/identity/identity.settings.ts";

/** A device is known this long after the last sign-in there. Chosen by us. */
const DEVICE_KNOWN_S = 180 * 24 * 3600;
/** Longer than any code works. */
const CLIENT_KNOWN_S = 3600;
/** As long as a sign-in at a provider may take. */
const OAUTH_S = 600;
/** As long as the frame of Google may stand open. */
const ONE_TAP_S = 1800;

/** How session cookies are named and written for one server. */
export interface CookieNames {
  session: string;
  jwt: string;
  intermediate: string;
  /** Where people signed in before, so that wrong passwords of strangers do not lock them out there. */
  device: string;
  /** Names a browser that asks for a code. */
  client: string;
  /** Of who begins a sign-in at a provider outside, to know them again when they come back. */
  oauth: string;
  /** Readable by scripts: says only that a session may exist. */
  marker: string;
  isSecure: boolean;
}

/** `__Host-` needs Secure, which browsers refuse on plain http; so on loopback the names stand without it. */
export function cookieNames(baseUrl: string): CookieNames {
  const isSecure = new URL(baseUrl).protocol === "https:";
  const prefix = isSecure ? "__Host-" : "";
  return {
    session: `${prefix}herald_session`,
    jwt: `${prefix}herald_session_jwt`,
    intermediate: `${prefix}herald_intermediate`,
    device: `${prefix}herald_device`,
    client: `${prefix}herald_client`,
    oauth: `${prefix}herald_oauth`,
    marker: "herald_signed_in",
    isSecure,
  };
}

/** Cookies of the mode in which scripts write them; the names are those of the hosted provider. */
export const SCRIPT_SESSION_COOKIE = "stytch_session";
export const SCRIPT_JWT_COOKIE = "stytch_session_jwt";

/** The cookie of the session in the mode of the server. */
export function sessionCookieName(
  settings: Pick<IdentitySettings, "sessionCookies">,
  names: CookieNames,
): string {
  return settings.sessionCookies === "httponly" ? names.session : SCRIPT_SESSION_COOKIE;
}

/** Cookies of a session that the other mode of this server wrote before it was set to this one. */
export function cookiesOfOtherMode(
  settings: Pick<IdentitySettings, "sessionCookies">,
  names: CookieNames,
): { session: string; all: string[] } {
  return settings.sessionCookies === "httponly"
    ? { session: SCRIPT_SESSION_COOKIE, all: [SCRIPT_SESSION_COOKIE, SCRIPT_JWT_COOKIE] }
    : { session: names.session, all: [names.session, names.jwt, names.marker] };
}

/** Set-Cookie header that removes a cookie, whether scripts could read it or not. */
export function removedCookie(names: CookieNames, name: string): string {
  return write(names, name, "", 0, true);
}

/** Set-Cookie headers of a session. A null token leaves the session cookie as it is. */
export function sessionCookies(
  names: CookieNames,
  session: { token: string | null; jwt: string; maxAgeS: number },
): string[] {
  const { maxAgeS } = session;
  const hidden = session.token === null ? [] : [write(names, names.session, session.token, maxAgeS, true)];
  return [
    ...hidden,
    write(names, names.jwt, session.jwt, maxAgeS, true),
    write(names, names.marker, "1", maxAgeS, false),
    write(names, names.intermediate, "", 0, true),
  ];
}

/** Set-Cookie header of a device on which somebody signed in. It outlives the session: that is what it is for. */
export function deviceCookie(names: CookieNames, marks: string): string {
  return write(names, names.device, marks, DEVICE_KNOWN_S, true);
}

/** Set-Cookie header of a browser that asked for a code. */
export function clientCookie(names: CookieNames, client: string): string {
  return write(names, names.client, client, CLIENT_KNOWN_S, true);
}

/** Set-Cookie headers of whoever has proved one factor and has to prove another: no session goes on beside it. */
export function intermediateCookies(names: CookieNames, token: string): string[] {
  return [
    ...[names.session, names.jwt].map((name) => write(names, name, "", 0, true)),
    write(names, names.marker, "", 0, false),
    write(names, names.intermediate, token, SECOND_FACTOR_MINUTES * 60, true),
  ];
}

/** Set-Cookie header of a browser that begins a sign-in at a provider outside. */
export function oauthCookie(names: CookieNames, secret: string): string {
  return write(names, names.oauth, secret, OAUTH_S, true);
}

/** Of the frame of Google, which reads it: so it holds no more than what shows that the frame is ours. */
export const CSRF_COOKIE = "stytch_csrf_private_token";

export function csrfCookie(names: CookieNames, secret: string): string {
  return write(names, CSRF_COOKIE, secret, ONE_TAP_S, false);
}

/** Set-Cookie headers that remove a session. */
export function clearedCookies(names: CookieNames): string[] {
  return [
    ...[names.session, names.jwt, names.intermediate].map((name) => write(names, name, "", 0, true)),
    write(names, names.marker, "", 0, false),
  ];
}

/** The value of one cookie of a Cookie header; of two with the same name the first. */
export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

function write(names: CookieNames, name: string, value: string, maxAgeS: number, httpOnly: boolean): string {
  const flags = [names.isSecure && "Secure", httpOnly && "HttpOnly"].filter((flag) => flag !== false);
  return [`${name}=${value}`, "Path=/", `Max-Age=${maxAgeS}`, "SameSite=Lax", ...flags].join("; ");
}
