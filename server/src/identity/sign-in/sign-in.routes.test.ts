import { SIGN_IN_METHODS } from "@app/contract/identity/sign-in/settings";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  mailedToken,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const PATH = "/api/v1/sign-in";
const WITHOUT = (...off: string[]) => SIGN_IN_METHODS.filter((method) => !off.includes(method));

/** A server whose mails go out, so that a link or a code by e-mail is a way in for its administrator. */
const start = (env: Record<string, string> = {}) =>
  startIdentityApp({ SMTP_URL: "smtp://localhost:1?from=herald@fern.com", ...env });

async function bootstrap(app: IdentityApp) {
  return (await new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`)).json.data;
}

const makeWorkspace = (browser: Browser) =>
  browser.api("POST", "/api/v1/workspaces", { name: "Second", timeZone: "UTC", currency: "EUR" });

const change = (browser: Browser, body: object, version = 0) =>
  browser.api("PATCH", PATH, { version, ...body });

test("a server administrator reads how people sign in; nobody else does", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  expect((await maya.api("GET", PATH)).json()).toEqual({
    methods: SIGN_IN_METHODS,
    passwordLengthMin: 8,
    passwordScoreMin: 3,
    captcha: "auto",
    telemetryMode: "OBSERVATION",
    signUpDomains: [],
    newWorkspaces: "everybody",
    fixed: {},
    slugPattern: "^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$",
    providers: [],
    phoneChannels: [],
    version: 0,
  });
  const others = [
    await tomas.api("GET", PATH),
    await change(tomas, { captcha: "never" }),
    await new Browser(app).api("GET", PATH),
  ];
  expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
});

const pair = newPair();
const WALLET = { crypto_wallet_address: "0xabc", crypto_wallet_type: "ethereum" };

test.each([
  ["passwords", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD }],
  ["passwords", "/passwords", { email: "ida@fern.com", password: STRONG_PASSWORD }],
  ["passwords", "/passwords/email/reset/start", { email: EMAIL, code_challenge: pair.challenge }],
  ["magic_links", "/magic_links/email/login_or_create", { email: EMAIL, code_challenge: pair.challenge }],
  ["magic_links", "/magic_links/authenticate", { token: "t0ken" }],
  ["email_codes", "/otps/email/send/primary", { email: EMAIL }],
  ["sms_codes", "/otps/sms/login_or_create", { phone_number: "+4915112345678" }],
  ["whatsapp_codes", "/otps/whatsapp/login_or_create", { phone_number: "+4915112345678" }],
  ["passkeys", "/webauthn/authenticate/start/primary", { domain: "localhost" }],
  ["oauth", "/oauth/authenticate", { token: "t0ken" }],
  ["crypto_wallets", "/crypto_wallets/authenticate/start/primary", WALLET],
])("with %s switched off %s is refused, and else it is not", async (method, path, body) => {
  const app = await startIdentityApp({ SIGN_IN_METHODS: WITHOUT(method).join(",") });
  const open = await startIdentityApp();

  const refused = await new Browser(app).call("POST", path, body);
  const asBefore = await new Browser(open).call("POST", path, body);

  expect([refused.status, refused.json.error_type]).toEqual([403, "sign_in_method_disabled"]);
  expect(refused.json.error_message).toMatch(/ are switched off on this server\. Sign in another way\.$/);
  expect(asBefore.json.error_type).not.toBe("sign_in_method_disabled");
});

test("a code is taken as long as one of the three kinds is offered", async () => {
  const code = { token: "123456", method_id: "email-live-1" };
  const [one, none] = [
    await startIdentityApp({ SIGN_IN_METHODS: "passwords,sms_codes" }),
    await startIdentityApp({ SIGN_IN_METHODS: "passwords" }),
  ];

  const answers = [
    await new Browser(one).call("POST", "/otps/authenticate", code),
    await new Browser(none).call("POST", "/otps/authenticate", code),
  ];

  expect(answers.map(({ json }) => json.error_type === "sign_in_method_disabled")).toEqual([false, true]);
});

test("whoever is signed in goes on proving by what lets nobody in, and adds no passkey", async () => {
  const app = await start();
  const maya = await administrator(app);
  await change(maya, { methods: WITHOUT("passkeys", "email_codes", "passwords") });

  const answers = [
    await maya.call("POST", "/webauthn/register/start", { domain: "localhost" }),
    await maya.call("POST", "/otps/email/send/secondary", { email: EMAIL }),
    await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([403, 200, 200]);
});

test("where providers outside are switched off none is shown, and none is led to", async () => {
  const acme = { id: "acme", issuer: "https://acme.test", clientId: "a", clientSecret: "b" };
  const env = { OAUTH_PROVIDERS: JSON.stringify([acme]) };
  const app = await startIdentityApp({ ...env, SIGN_IN_METHODS: WITHOUT("oauth").join(",") });

  const led = await new Browser(app).send(
    "GET",
    `/v1/public/oauth/acme/start?public_token=${app.publicToken}&code_challenge=${pair.challenge}`,
    undefined,
    {},
  );

  expect(await bootstrap(app)).toMatchObject({ oauth_providers: [], google_one_tap: false });
  expect(led.json()).toMatchObject({ error_type: "oauth_config_not_found" });
  expect(await bootstrap(await startIdentityApp(env))).toMatchObject({
    oauth_providers: [{ id: "acme", name: "Acme" }],
  });
});

test("what is set holds at once, and the bootstrap says it", async () => {
  const app = await start();
  const maya = await administrator(app);

  const changed = await change(maya, {
    methods: ["passwords", "magic_links"],
    passwordLengthMin: 30,
    passwordScoreMin: 4,
    captcha: "always",
    telemetryMode: "DECISIONING",
  });
  const judged = await new Browser(app).call("POST", "/passwords/strength_check", {
    password: STRONG_PASSWORD,
  });
  const asked = await new Browser(app)
    .call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD })
    .catch(() => "no JSON");

  expect(changed.json()).toMatchObject({ passwordLengthMin: 30, captcha: "always", version: 1 });
  expect(await bootstrap(app)).toMatchObject({
    sign_in_methods: ["passwords", "magic_links"],
    passcode_channels: [],
    dfp_protected_auth_enabled: false,
    dfp_protected_auth_mode: "DECISIONING",
    password_policy: { minimum_length: 30, minimum_score: 4 },
  });
  expect(judged.json.data).toMatchObject({
    valid_password: false,
    feedback: { warning: "Use at least 30 characters." },
  });
  expect(asked).toBe("no JSON");
});

test("domains that are set on screen decide who signs up, and the bootstrap says them", async () => {
  const app = await start({ SIGN_UP: "open" });
  const maya = await administrator(app);
  const link = (email: string) =>
    new Browser(app).call("POST", "/magic_links/email/login_or_create", {
      email,
      code_challenge: pair.challenge,
    });

  const wrong = await change(maya, { signUpDomains: ["fern"] });
  const changed = await change(maya, { signUpDomains: [" Fern.com "] });
  const statuses = [await link("noor@fern.com"), await link("noor@other.com")].map(({ status }) => status);
  const byPassword = await new Browser(app).call("POST", "/passwords", {
    email: "ida@fern.com",
    password: STRONG_PASSWORD,
  });
  const wallet = await app.identity.signUp.isOpenToNameless();

  expect([wrong.statusCode, changed.json<object>()]).toMatchObject([400, { signUpDomains: ["fern.com"] }]);
  expect(await bootstrap(app)).toMatchObject({ email_domains: ["fern.com"] });
  expect([
    statuses,
    await mailedToken(app, "noor@fern.com"),
    await mailedToken(app, "noor@other.com"),
  ]).toEqual([[200, 200], expect.any(String), null]);
  expect([byPassword.json.error_type, wallet]).toEqual(["sign_up_not_allowed", false]);
});

test("where an administrator has kept workspaces to administrators, nobody else makes one", async () => {
  const app = await start();
  const maya = await administrator(app);
  const tomas = await invited(app, maya, { email: "tomas@fern.com", role: "admin" });

  await change(maya, { newWorkspaces: "administrators" });
  const answers = [await makeWorkspace(maya), await makeWorkspace(tomas)];
  await change(maya, { newWorkspaces: "everybody" }, 1);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 403]);
  expect((await makeWorkspace(tomas)).statusCode).toBe(201);
  expect(await bootstrap(app)).toMatchObject({ create_organization_enabled: true });
});

test("who set what stands in the log of administrators", async () => {
  const app = await start();
  const maya = await administrator(app);

  app.clock.advance(1000);
  await change(maya, { newWorkspaces: "administrators", signUpDomains: ["fern.com"] });
  await change(maya, { captcha: "never" });
  app.clock.advance(1000);
  await maya.api("PUT", "/api/v1/sign-up", { version: 0, policy: "open" });
  const log = await maya.api("GET", "/api/v1/server-administrators/log");

  const line = { kind: "sign_in_changed", by: "Maya Ferro", person: "Maya Ferro" };
  expect(log.json()).toMatchObject({
    total: 3,
    items: [
      { ...line, changed: { policy: "open" } },
      { ...line, changed: { newWorkspaces: "administrators", signUpDomains: ["fern.com"] } },
      { kind: "made", changed: null },
    ],
  });
});

test("an edit made over an old version is told with what is stored, and changes nothing", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await change(maya, { captcha: "always" });

  const late = await change(maya, { captcha: "never", passwordScoreMin: 4 });

  expect(late.json()).toMatchObject({
    status: 409,
    code: "platform.edited_meanwhile",
    yours: { captcha: "never", passwordScoreMin: 4 },
    theirs: { captcha: "always", passwordScoreMin: 3 },
    version: 1,
  });
  expect((await maya.api("GET", PATH)).json()).toMatchObject({ captcha: "always", passwordScoreMin: 3 });
});

test.each([
  ["SIGN_IN_METHODS", "passwords", { methods: ["magic_links"] }],
  ["PASSWORD_LENGTH_MIN", "12", { passwordLengthMin: 9 }],
  ["PASSWORD_SCORE_MIN", "2", { passwordScoreMin: 4 }],
  ["CAPTCHA", "never", { captcha: "always" }],
  ["TELEMETRY_MODE", "DECISIONING", { telemetryMode: "OBSERVATION" }],
  ["SIGN_UP_DOMAINS", "fern.com", { signUpDomains: [] }],
  ["NEW_WORKSPACES", "administrators", { newWorkspaces: "everybody" }],
])("%s of the environment decides, is named, and is not changed on screen", async (name, value, body) => {
  const app = await start({ [name]: value });
  const maya = await administrator(app);
  const before = (await maya.api("GET", PATH)).json<Record<string, unknown>>();

  const refused = await change(maya, body);

  const [field = ""] = Object.keys(body);
  expect(before["fixed"]).toEqual({ [field]: name });
  expect(refused.json()).toMatchObject({
    status: 409,
    code: "identity.fixed_by_environment",
    detail: expect.stringContaining(name),
  });
  expect((await maya.api("GET", PATH)).json()).toEqual(before);
});

test("the last way in of somebody who administers the server stays, and the answer says whose it is", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const refused = await change(maya, { methods: WITHOUT("passwords") });
  const none = await change(maya, { methods: [] });
  const other = await change(maya, { methods: WITHOUT("crypto_wallets") });

  expect(refused.json()).toMatchObject({
    status: 400,
    errors: [
      {
        path: "methods",
        message:
          "Passwords: this is the last way in for Maya Ferro, who administers this server. Links by e-mail and Codes by e-mail do not count while no mail server is set. Another way has to be added first, under Settings, Sign-in methods.",
      },
    ],
  });
  expect(none.json()).toMatchObject({ status: 400, detail: "methods: Keep at least one way in" });
  expect(other.statusCode).toBe(200);
});
