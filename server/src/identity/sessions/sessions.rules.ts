import { SESSION_DURATION_MINUTES } from "@app/contract/identity/schemas";
import type { AuthenticationFactor, ProviderSession } from "@app/contract/identity/provider";
import { wireId } from "#/identity/users/users.rules.ts";
import type { SessionRecord } from "./sessions.store.ts";

const MINUTE_MS = 60_000;
const DURATION_MIN_MINUTES = 5;
const DURATION_MAX_MINUTES = 527_040;

/** Of a JWT: what it says of its session. */
export const SESSION_CLAIM = "https://stytch.com/session";

/** A session ends 30 days after sign-in, whatever is asked for and however often it is renewed. */
const SESSION_ABSOLUTE_MS = 30 * 24 * 60 * MINUTE_MS;
/** A superseded token is answered with "superseded" this long, since a request with it may be under way. */
export const SUPERSEDED_MS = 60_000;
/**
 * What a call gave whose answer was lost is given once more this long: as long as a factor counts as fresh, so that
 * nobody gains more by it than the call had given. Chosen by us.
 */
export const GIVEN_ANEW_MS = 10 * MINUTE_MS;
/** Sensitive actions ask for a factor that is not older than this. */
const FACTOR_FRESH_MS = 10 * MINUTE_MS;
/** How far two clocks may be apart; a hosted provider has one of its own. Chosen by us. */
export const CLOCKS_APART_MS = 10_000;
/** What proves who sits there. A provider may name more, such as an import, of which we cannot know that. */
const PROVING: ReadonlySet<string> = new Set([
  "password",
  "magic_link",
  "otp",
  "oauth",
  "webauthn",
  "totp",
  "recovery_codes",
  "crypto",
]);

/** Whether a session may be asked for that long, in minutes (range of the hosted provider). */
export function isSessionDuration(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= DURATION_MIN_MINUTES && minutes <= DURATION_MAX_MINUTES;
}

/** The end of a session: what was asked for, at most 30 days after sign-in. */
export function sessionEnd(startedAt: Date, now: Date, minutes = SESSION_DURATION_MINUTES): Date {
  const wanted = now.getTime() + minutes * MINUTE_MS;
  return new Date(Math.min(wanted, startedAt.getTime() + SESSION_ABSOLUTE_MS));
}

/** More would make the JWT longer than a cookie may be, of 4096 bytes. */
const FACTORS_MAX = 4;

/** The factors of a session after one more: the newest of each, in the order of their first use, a few at most. */
export function withFactor(
  factors: AuthenticationFactor[],
  factor: AuthenticationFactor,
): AuthenticationFactor[] {
  const isSameKind = (other: AuthenticationFactor) =>
    other.type === factor.type &&
    other.delivery_method === factor.delivery_method &&
    idOf(other) === idOf(factor);
  return factors.some(isSameKind)
    ? factors.map((other) => (isSameKind(other) ? factor : other))
    : [...factors, factor].slice(-FACTORS_MAX);
}

// Of which address, number, credential or account; undefined where a person has but one of the kind.
function idOf(factor: AuthenticationFactor): string | undefined {
  return (
    factor.email_factor?.email_id ??
    factor.phone_number_factor?.phone_id ??
    factor.oauth_factor?.id ??
    factor.webauthn_factor?.webauthn_registration_id ??
    factor.crypto_wallet_factor?.crypto_wallet_id
  );
}

/** Whether any factor was proved within the last 10 minutes; one of the future would stay fresh for as long as it says. */
export function hasFreshFactor(factors: AuthenticationFactor[], now: Date): boolean {
  return factors.some(({ type, last_authenticated_at }) => {
    const age = now.getTime() - Date.parse(last_authenticated_at);
    return PROVING.has(type) && age < FACTOR_FRESH_MS && age >= -CLOCKS_APART_MS;
  });
}

/** A session as the wire contract shows it. */
export function toProviderSession(session: SessionRecord): ProviderSession {
  return {
    session_id: wireId("session", session.id),
    user_id: wireId("user", session.userId),
    started_at: session.startedAt.toISOString(),
    last_accessed_at: session.lastAccessedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    attributes: { ip_address: session.ipAddress, user_agent: session.userAgent },
    authentication_factors: session.factors,
    custom_claims: null,
    roles: ["stytch_user"],
  };
}
