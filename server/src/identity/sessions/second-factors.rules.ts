import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { UserFactor } from "#/identity/factors/user-factors.ts";

/** What counts as a second factor beside any first one; a passkey is two by itself: the device, and who unlocked it. */
const SECOND: ReadonlySet<string> = new Set(["totp", "recovery_codes", "webauthn"]);

/** Whether a person has an authenticator app, so that one factor does not let them in. */
export function asksForSecond(factors: readonly UserFactor[]): boolean {
  return factors.some(({ kind, verified }) => kind === "totp" && verified);
}

/** Those that count as second ones. */
export function secondFactors(factors: readonly AuthenticationFactor[]): AuthenticationFactor[] {
  return factors.filter(({ type }) => SECOND.has(type));
}
