import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  wireOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { RBAC_POLICY } from "./rbac.rules.ts";

const WORKSPACE = { name: "Second", timeZone: "UTC", currency: "EUR" };

test("the bootstrap answers every field of the contract", async () => {
  expect(await bootstrap(await startIdentityApp())).toEqual({
    status_code: 200,
    request_id: expect.stringMatching(/^request-id-live-/),
    project_name: "Herald",
    disable_sdk_watermark: true,
    cname_domain: null,
    email_domains: [],
    captcha_settings: { enabled: false },
    pkce_required_for_email_magic_links: true,
    pkce_required_for_password_resets: true,
    pkce_required_for_oauth: true,
    pkce_required_for_sso: true,
    slug_pattern: "^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$",
    create_organization_enabled: true,
    password_config: null,
    dfp_protected_auth_enabled: false,
    dfp_protected_auth_mode: "OBSERVATION",
    rbac_policy: RBAC_POLICY,
    siwe_required_for_crypto_wallets: true,
    vertical: "CONSUMER",
    email_pattern: "specification",
    sign_up: "invited",
    sign_in_methods: SIGN_IN_METHODS,
    passcode_channels: ["email"],
    oauth_providers: [],
    google_one_tap: false,
    password_policy: { strength_policy: "zxcvbn", minimum_length: 8, minimum_score: 3, minimum_kinds: 0 },
  });
});

test("the bootstrap says what the environment sets", async () => {
  const app = await startIdentityApp({
    SIGN_UP: "open",
    SIGN_UP_DOMAINS: "Fern.com, studio.co",
    NEW_WORKSPACES: "administrators",
    PASSWORD_LENGTH_MIN: "15",
    PASSWORD_SCORE_MIN: "2",
    PASSWORD_KINDS_MIN: "3",
    EMAIL_PATTERN: "any",
  });

  expect(await bootstrap(app)).toMatchObject({
    email_domains: ["fern.com", "studio.co"],
    create_organization_enabled: false,
    password_config: { luds_complexity: 3, luds_minimum_count: 15 },
    password_policy: { strength_policy: "luds", minimum_length: 15, minimum_score: 2, minimum_kinds: 3 },
    sign_up: "open",
    email_pattern: "any",
  });
});

test("where administrators make the workspaces, nobody else does", async () => {
  const app = await startIdentityApp({ NEW_WORKSPACES: "administrators" });
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  const [own, other] = [
    await maya.api("POST", "/api/v1/workspaces", WORKSPACE),
    await tomas.api("POST", "/api/v1/workspaces", WORKSPACE),
  ];

  expect(own.statusCode).toBe(201);
  expect(other.json()).toMatchObject({ status: 403, code: "identity.workspaces_closed" });
});

test("where sign-up is open to some domains, addresses of others are answered as where it is by invitation", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open", SIGN_UP_DOMAINS: "fern.com" });
  const send = (email: string) =>
    new Browser(app).call("POST", "/magic_links/email/login_or_create", {
      email,
      code_challenge: newPair().challenge,
    });

  const statuses = [
    await send("noor@fern.com"),
    await send("noor@sub.fern.com"),
    await send("noor@other.com"),
  ];
  const other = await create(new Browser(app), "ida@notfern.com");

  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await mailedToken(app, "noor@fern.com")).not.toBeNull();
  expect(await mailedToken(app, "noor@sub.fern.com")).toBeNull();
  expect(await mailedToken(app, "noor@other.com")).toBeNull();
  expect([other.status, other.json.error_type]).toEqual([403, "sign_up_not_allowed"]);
});

test("where sign-up is open to some domains, an account begins with a mailed link and never with a password alone", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open", USER_SEARCH: "open", SIGN_UP_DOMAINS: "fern.com" });
  await administrator(app, { email: "maya@fern.com" });
  const stranger = new Browser(app);

  const refused = await create(stranger, "nobody@fern.com");
  const known = await create(new Browser(app), "maya@fern.com");

  expect([refused.status, refused.json.error_type, refused.json.error_message]).toEqual([
    403,
    "sign_up_not_allowed",
    "An account begins with a mailed link here. Ask for a link to this e-mail and open it; then you can set a password.",
  ]);
  expect(wireOf(known.response)).toEqual(wireOf(refused.response));
  expect((await stranger.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect(await app.db.selectFrom("users").select("id").execute()).toHaveLength(1);
});

function create(browser: Browser, email: string) {
  return browser.call("POST", "/passwords", { email, password: STRONG_PASSWORD });
}

async function bootstrap(app: IdentityApp) {
  const { json } = await new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`);
  return json.data;
}
