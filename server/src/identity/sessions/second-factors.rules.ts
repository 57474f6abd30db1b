import type { AuthenticationFactor } from "@app/contract/identity/provider";
import type { UserFactor } from "#/identity/factors/user-factors.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";

type KindOfFactor = Pick<UserFactor, "kind" | "verified">;

/** What counts as a second factor beside any first one; a passkey is two by itself: the device, and who unlocked it. */
const SECOND: ReadonlySet<string> = new Set(["totp", "recovery_codes", "webauthn"]);

/** Whether a person has an authenticator app, so that one factor does not let them in. */
export function asksForSecond(factors: readonly KindOfFactor[]): boolean {
  return factors.some(({ kind, verified }) => kind === "totp" && verified);
}

/** Those that count as second ones. */
export function secondFactors(factors: readonly AuthenticationFactor[]): AuthenticationFactor[] {
  return factors.filter(({ type }) => SECOND.has(type));
}

/** Whether a sign-in by this factor is half of one: it comes after those that the session has proved already. */
export function isHalf(
  factors: readonly KindOfFactor[],
  before: readonly AuthenticationFactor[],
  factor: AuthenticationFactor,
): boolean {
  return asksForSecond(factors) && secondFactors([...before, factor]).length === 0;
}

const FACTORS: readonly (readonly [UserFactor["kind"], string])[] = [
  ["phone_number", "a code sent to your phone"],
  ["oauth", "your account at another provider"],
  ["crypto_wallet", "your wallet"],
];

/** By what a person can prove that it is them, as it counts for changes of ways to sign in. */
export function waysToProve({
  emails,
  passwordId,
  factors,
}: Pick<UserRecord, "emails" | "passwordId"> & { factors: readonly KindOfFactor[] }): string[] {
  const has = (kind: UserFactor["kind"]) => factors.some((factor) => factor.kind === kind && factor.verified);
  const passkey = has("webauthn_registration") ? ["your passkey"] : [];
  if (asksForSecond(factors)) return ["your authenticator app", ...passkey];
  const password = passwordId !== null && emails.length > 0 ? ["your password"] : [];
  const mailed = emails.length > 0 ? ["a mailed code"] : [];
  const others = FACTORS.filter(([kind]) => has(kind)).map(([, words]) => words);
  return [...password, ...passkey, ...mailed, ...others];
}
