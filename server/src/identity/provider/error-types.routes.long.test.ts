import { FATAL_ERROR_TYPES } from "@app/contract/identity/limits";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const CHALLENGE = newPair().challenge;
const FOREIGN = "someone@fern.com";
/** Calls that ask for a session, each with a body that fits. */
const WITH_SESSION = [
  ["GET", "/users/me", undefined],
  ["PUT", "/users/me", { untrusted_metadata: {} }],
  ["POST", "/sessions/authenticate", { session_duration_minutes: 43_200 }],
  ["POST", "/magic_links/email/send/secondary", { email: EMAIL, code_challenge: CHALLENGE }],
  ["DELETE", "/users/emails/email-live-1", undefined],
  ["POST", "/passwords/session/reset", { password: STRONG_PASSWORD }],
] as const;
const SESSION_COOKIES = ["herald_session", "herald_session_jwt", "herald_intermediate", "herald_signed_in"];

test.each(WITH_SESSION)(
  "whichever call meets an ended session takes its cookies: %s %s",
  async (method, path, body) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    await app.db.deleteFrom("sessions").execute();

    const { status, json, response } = await maya.call(method, path, body);

    expect([status, json.error_type]).toEqual([404, "session_not_found"]);
    expect(response.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)).toEqual(
      SESSION_COOKIES,
    );
  },
);

test.each(WITH_SESSION)(
  "without a session %s %s says that nobody is signed in",
  async (method, path, body) => {
    const app = await startIdentityApp();

    const { status, json } = await new Browser(app).call(method, path, body);

    expect([status, json.error_type]).toEqual([401, "user_unauthenticated"]);
  },
);

const KEY = {
  public_key_credential: JSON.stringify({ id: "x", rawId: "x", type: "public-key", response: {} }),
};
const WALLET = { crypto_wallet_type: "ethereum", crypto_wallet_address: "0x12", signature: "0x" };
/** Every call that proves a factor, with a wrong one. */
const WRONG_FACTORS = [
  ["/passwords/authenticate", { email: EMAIL, password: "wrong" }],
  [
    "/passwords/existing_password/reset",
    { email: EMAIL, existing_password: "wrong", new_password: STRONG_PASSWORD },
  ],
  ["/passwords/email/reset", { token: "unknown", password: STRONG_PASSWORD }],
  ["/magic_links/authenticate", { token: "unknown" }],
  ["/otps/authenticate", { token: "000000", method_id: "email-live-1" }],
  ["/otps/authenticate", { token: "000000", method_id: "phone-number-live-1" }],
  ["/oauth/authenticate", { token: "unknown", code_verifier: newPair().verifier }],
  ["/crypto_wallets/authenticate", WALLET],
  ["/totps/authenticate", { totp_code: "000000" }],
  ["/totps/recover", { recovery_code: "aaaa-aaaa-aaaa-aaaa-aaaa-aaaa" }],
  ["/webauthn/authenticate", KEY],
  ["/webauthn/register", KEY],
  ["/invitations/authenticate", { token: "unknown", email: FOREIGN, name: "X", password: STRONG_PASSWORD }],
  ["/invitations/passkeys", { token: "unknown", ...KEY }],
] as const;

test.each(WRONG_FACTORS)(
  "a wrong factor is answered as one, and leaves the session as it is: %s %o",
  async (path, body) => {
    const app = await startIdentityApp();
    const maya = await administrator(app);
    const before = new Map(maya.cookies);

    const { status, json } = await maya.call("POST", path, body);

    expect([400, 401, 404]).toContain(status);
    expect(json.error_type).toMatch(/./u);
    expect(FATAL_ERROR_TYPES).not.toContain(json.error_type);
    expect(Object.fromEntries(maya.cookies)).toMatchObject(Object.fromEntries(before));
    expect((await maya.call("GET", "/users/me")).status).toBe(200);
  },
);

test.each([
  ["no verifier", undefined],
  ["a wrong verifier", newPair().verifier],
  ["a verifier that is none", "short"],
])("a used or unknown link is refused before its verifier is looked at: %s", async (_case, verifier) => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = newPair();
  const redeem = (token: string | null, code_verifier: string | undefined) =>
    new Browser(app).call("POST", "/magic_links/authenticate", { token, code_verifier });
  await send(app, "/magic_links/email/login_or_create", { email: EMAIL, code_challenge: pair.challenge });
  const token = await mailedToken(app, EMAIL);
  await redeem(token, pair.verifier);

  const [used, unknown] = [await redeem(token, verifier), await redeem("x".repeat(43), verifier)];

  expect([used.status, used.json.error_type, used.json.error_details?.["reason"]]).toEqual([
    401,
    "unable_to_auth_magic_link",
    "used",
  ]);
  expect([unknown.status, unknown.json.error_type, unknown.json.error_details?.["reason"]]).toEqual([
    401,
    "unable_to_auth_magic_link",
    "unknown",
  ]);
});

test.each([
  ["/magic_links/email/login_or_create", "login_expiration_minutes"],
  ["/magic_links/email/login_or_create", "signup_expiration_minutes"],
  ["/magic_links/email/send/primary", "login_expiration_minutes"],
  ["/passwords/email/reset/start", "reset_password_expiration_minutes"],
])("%s takes 1 to 10 whole minutes as %s, for known and unknown addresses alike", async (path, name) => {
  const app = await startIdentityApp();
  await administrator(app);
  const statuses = async (email: string) => {
    const answers = [];
    for (const minutes of [1, 10, 0, 11, 1.5, "1"]) {
      answers.push((await send(app, path, { email, code_challenge: CHALLENGE, [name]: minutes })).status);
    }
    return answers;
  };

  expect(await statuses(EMAIL)).toEqual([200, 200, 400, 400, 400, 400]);
  expect(await statuses(FOREIGN)).toEqual([200, 200, 400, 400, 400, 400]);
});

test.each([
  [42, "pkce_mismatch"],
  [43, null],
  [128, null],
  [129, "pkce_mismatch"],
])("security 9: of a verifier of %s characters", async (length, refusal) => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = newPair("v".repeat(length));
  await send(app, "/magic_links/email/login_or_create", { email: EMAIL, code_challenge: pair.challenge });

  const { status, json } = await new Browser(app).call("POST", "/magic_links/authenticate", {
    token: await mailedToken(app, EMAIL),
    code_verifier: pair.verifier,
  });

  expect([status, json.error_type ?? null]).toEqual([refusal ? 400 : 200, refusal]);
});

function send(app: IdentityApp, path: string, body: object) {
  return new Browser(app).call("POST", path, body);
}
