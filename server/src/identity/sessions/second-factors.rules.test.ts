import { expect, test } from "vitest";
import type { UserFactor } from "#/identity/factors/user-factors.ts";
import { staleFactors } from "#/identity/identity.errors.ts";
import { waysToProve } from "./second-factors.rules.ts";

const EMAIL = { id: "1", email: "maya@fern.com", verified: true };
const factor = (kind: UserFactor["kind"], verified = true) => ({ kind, verified });

test.each([
  ["an app", { emails: [EMAIL], passwordId: "1", factors: [factor("totp")] }, "by your authenticator app"],
  [
    "an app and a passkey",
    { emails: [EMAIL], passwordId: "1", factors: [factor("totp"), factor("webauthn_registration")] },
    "by your authenticator app or your passkey",
  ],
  [
    "a password, a passkey and an address",
    { emails: [EMAIL], passwordId: "1", factors: [factor("webauthn_registration")] },
    "by your password, your passkey or a mailed code",
  ],
  [
    "an app that never gave a code",
    { emails: [EMAIL], passwordId: "1", factors: [factor("totp", false)] },
    "by your password or a mailed code",
  ],
  ["an address", { emails: [EMAIL], passwordId: null, factors: [] }, "by a mailed code"],
  [
    "a number",
    { emails: [], passwordId: null, factors: [factor("phone_number")] },
    "by a code sent to your phone",
  ],
  [
    "a wallet and an account outside",
    { emails: [], passwordId: null, factors: [factor("oauth"), factor("crypto_wallet")] },
    "by your account at another provider or your wallet",
  ],
])("who has %s is asked for what they have", (_name, user, ways) => {
  expect(staleFactors(waysToProve(user)).message).toBe(
    `For this, prove again that it is you, ${ways}. Then try again.`,
  );
});

test("of somebody unknown nothing is named", () => {
  expect(staleFactors([]).message).toBe("For this, prove again that it is you. Then try again.");
});
