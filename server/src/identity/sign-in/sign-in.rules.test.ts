import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import type { SignInMethod } from "@app/contract/identity/sign-in/settings";
import { expect, test } from "vitest";
import type { UserFactor } from "#/identity/factors/user-factors.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";
import { shutOut } from "./sign-in.rules.ts";
import type { Reach } from "./sign-in.rules.ts";

const REACH: Reach = {
  hasMail: true,
  phones: ["sms", "whatsapp"],
  providers: ["acme"],
  passkeyDomain: "fern.com",
};

function person(change: Partial<UserRecord>): UserRecord {
  return {
    id: "1",
    name: "Maya",
    isServerAdministrator: true,
    untrustedMetadata: {},
    preferences: {},
    version: 1,
    lastWorkspaceId: null,
    createdAt: new Date(0),
    emails: [],
    passwordId: null,
    factors: [],
    ...change,
  };
}

const EMAIL = { id: "1", email: "maya@fern.com", verified: true };
function factor(kind: UserFactor["kind"], verified = true): UserFactor {
  const details = { provider: "acme", domain: "fern.com" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what the rule looks at
  return { id: "1", kind, subject: "", details, verified } as unknown as UserFactor;
}

const PEOPLE: [string, UserRecord, SignInMethod[]][] = [
  [
    "a password with an address",
    person({ emails: [EMAIL], passwordId: "1" }),
    ["passwords", "magic_links", "email_codes"],
  ],
  ["a proved address", person({ emails: [EMAIL] }), ["magic_links", "email_codes"]],
  ["a phone", person({ factors: [factor("phone_number")] }), ["sms_codes", "whatsapp_codes"]],
  ["a passkey", person({ factors: [factor("webauthn_registration")] }), ["passkeys"]],
  ["an account outside", person({ factors: [factor("oauth")] }), ["oauth"]],
  ["a wallet", person({ factors: [factor("crypto_wallet")] }), ["crypto_wallets"]],
];

test.each(PEOPLE)("%s lets in by what goes with it", (_name, user, ways) => {
  const shut = (off: readonly SignInMethod[]) =>
    shutOut([user], {
      before: SIGN_IN_METHODS,
      after: SIGN_IN_METHODS.filter((method) => !off.includes(method)),
      reach: REACH,
    }) !== null;

  expect(shut(ways)).toBe(true);
  expect(ways.map((left) => shut(ways.filter((way) => way !== left)))).toEqual(ways.map(() => false));
});

test.each([
  ["a mail that nobody sends", person({ emails: [EMAIL], passwordId: "1" }), { hasMail: false }],
  ["an address that is not proved", person({ emails: [{ ...EMAIL, verified: false }], passwordId: "1" }), {}],
  [
    "a service for messages that is missing",
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("phone_number")] }),
    { hasMail: false, phones: [] },
  ],
  [
    "a provider that is gone",
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("oauth")] }),
    { hasMail: false, providers: [] },
  ],
  [
    "a passkey of an address that the server had before",
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("webauthn_registration")] }),
    { hasMail: false, passkeyDomain: "new.com" },
  ],
  [
    "a passkey that was never used",
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("webauthn_registration", false)] }),
    { hasMail: false },
  ],
])("%s is no way in beside the password", (_name, user, change) => {
  const after = SIGN_IN_METHODS.filter((method) => method !== "passwords");

  expect(shutOut([user], { before: SIGN_IN_METHODS, after, reach: { ...REACH, ...change } })).toMatch(
    /^Passwords: this is the last way in for Maya,/,
  );
});

test("who could not come in before either holds nothing up", () => {
  expect(shutOut([person({})], { before: SIGN_IN_METHODS, after: ["passkeys"], reach: REACH })).toBeNull();
});

test.each([
  [
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("webauthn_registration")] }),
    ["magic_links", "sms_codes"],
    { hasMail: false, phones: [] },
    "Passwords and Passkeys: these are the last ways in for Maya, who administers this server. Links by e-mail do not count while no mail server is set.",
  ],
  [
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("phone_number")] }),
    ["magic_links", "email_codes", "sms_codes"],
    { hasMail: false, phones: ["whatsapp"] },
    "Passwords and Codes by WhatsApp: these are the last ways in for Maya, who administers this server. Links by e-mail and Codes by e-mail do not count while no mail server is set. Codes by SMS do not count while no service sends them.",
  ],
  [
    person({ emails: [EMAIL], passwordId: "1", factors: [factor("webauthn_registration")] }),
    ["passkeys"],
    { passkeyDomain: "new.com" },
    "Passwords, Links by e-mail and Codes by e-mail: these are the last ways in for Maya, who administers this server. Passkeys do not count while they belong to another address of this server.",
  ],
  [
    person({ emails: [EMAIL], passwordId: "1" }),
    ["passkeys"],
    {},
    "Passwords, Links by e-mail and Codes by e-mail: these are the last ways in for Maya, who administers this server.",
  ],
] as const)(
  "only what lets somebody in is their last way, and why another does not count is said: %#",
  (user, after, change, said) => {
    expect(shutOut([user], { before: SIGN_IN_METHODS, after, reach: { ...REACH, ...change } })).toBe(
      `${said} Another way has to be added first, under Settings, Sign-in methods.`,
    );
  },
);
