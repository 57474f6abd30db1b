import { decodeJwt, decodeProtectedHeader, SignJWT } from "jose";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { BASE } from "#/identity/provider/redirects.fixtures.ts";
import { signInBy, startGithub, startOidc, startPath, toProvider } from "./oauth.fixtures.ts";
import type { TestProvider } from "./oauth.fixtures.ts";

const ADA = { sub: "ada-1", email: "ada@fern.com", email_verified: true, name: "Ada Lund" };
const STALE_MS = 11 * 60_000;

function appWith(providers: TestProvider[], env: Record<string, string> = {}): Promise<IdentityApp> {
  const entries = providers.map(({ entry }) => entry);
  return startIdentityApp(
    { SIGN_UP: "open", USER_SEARCH: "open", OAUTH_PROVIDERS: JSON.stringify(entries), ...env },
    { isNew: true },
  );
}

test.each([
  ["an OpenID provider", "acme", () => startOidc(ADA)],
  ["GitHub", "github", () => startGithub({ ...ADA, sub: "4711", id: 4711 })],
])("%s signs somebody in: a new account the first time, the same one afterwards", async (_who, id, start) => {
  const app = await appWith([await start()]);

  const first = await signInBy(app, new Browser(app), id);
  const again = await signInBy(app, new Browser(app), id);

  expect(first.status).toBe(200);
  expect(first.json.data).toMatchObject({
    provider_type: id,
    user: {
      name: { first_name: "Ada", last_name: "Lund" },
      emails: [{ email: "ada@fern.com", verified: true }],
      providers: [{ provider_type: id }],
    },
    session: { authentication_factors: [{ type: "oauth", delivery_method: `oauth_${id}` }] },
  });
  expect(again.json.data?.["user_id"]).toBe(first.json.data?.["user_id"]);
});

test("a sign-in at the provider of days ago proves nothing anew", async () => {
  const provider = await startOidc(ADA);
  const app = await appWith([provider]);
  const ada = new Browser(app);
  await signInBy(app, ada, "acme");
  app.clock.advance(STALE_MS);
  const daysAgo = Math.floor(app.clock.now().getTime() / 1000) - 10 * 86_400;
  provider.forge = async ({ idToken, key }) =>
    new SignJWT({ ...decodeJwt(idToken), auth_time: daysAgo })
      .setProtectedHeader({ ...decodeProtectedHeader(idToken), alg: "ES256" })
      .sign(key);

  const again = await signInBy(app, ada, "acme");
  const { statusCode } = await ada.api("POST", "/api/v1/api-tokens", { name: "Feed", days: 1 });

  expect([again.status, statusCode]).toEqual([200, 401]);
});

test("who is known is led where sign-ins go, and who is new where sign-ups go", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const more = {
    login_redirect_url: `${BASE}/authenticate?to=%2Fhome`,
    signup_redirect_url: `${BASE}/authenticate?to=%2Fsettings`,
  };

  const first = await signInBy(app, new Browser(app), "acme", newPair(), more);
  const again = await signInBy(app, new Browser(app), "acme", newPair(), more);

  expect([first, again].map(({ landing }) => landing.searchParams.get("to"))).toEqual(["/settings", "/home"]);
  expect(first.landing.searchParams.get("stytch_token_type")).toBe("oauth");
});

test("security 19: an address that the provider has proved finds its account, which hears of it", async () => {
  const provider = await startOidc({ ...ADA, email: EMAIL });
  const app = await appWith([provider]);
  const maya = await administrator(app);
  const own = (await maya.call("GET", "/users/me")).json.data;

  const { status, json } = await signInBy(app, new Browser(app), "acme");

  expect([status, json.data?.["user_id"]]).toEqual([200, own?.["user_id"]]);
  expect((await app.identity.outbox.lines()).map(({ to, subject }) => [to, subject])).toEqual([
    [EMAIL, "A way to sign in was added to your account"],
  ]);
});

test("security 19: an address that the provider has not proved finds nothing", async () => {
  const app = await appWith([await startOidc({ ...ADA, email: EMAIL, email_verified: false })]);
  await administrator(app);

  const { status, json } = await signInBy(app, new Browser(app), "acme");

  expect([status, json.error_type]).toEqual([403, "oauth_email_needed"]);
});

test("security 19: the subject names somebody, whatever their address becomes", async () => {
  const provider = await startOidc(ADA);
  const app = await appWith([provider]);
  const first = await signInBy(app, new Browser(app), "acme");
  provider.account = { ...ADA, email: EMAIL };
  await administrator(app);

  const again = await signInBy(app, new Browser(app), "acme");
  provider.account = { ...ADA, email_verified: false };
  const unproved = await signInBy(app, new Browser(app), "acme");

  expect(again.json.data?.["user_id"]).toBe(first.json.data?.["user_id"]);
  // The account shows what the provider says today; what somebody signs in with by mail stays their own.
  expect([first, again, unproved].map(({ json }) => json.data?.["user"])).toMatchObject([
    { emails: [{ email: ADA.email }], providers: [{ email: ADA.email }] },
    { emails: [{ email: ADA.email }], providers: [{ email: EMAIL }] },
    { emails: [{ email: ADA.email }], providers: [{ email: "" }] },
  ]);
});

test("an address that this server does not take is told as the provider's, with what can be done", async () => {
  const app = await appWith([await startOidc({ ...ADA, email: "ada+x@fern.agency" })]);

  const { status, json } = await signInBy(app, new Browser(app), "acme");

  expect([status, json.error_type]).toEqual([403, "oauth_email_refused"]);
  expect(json.error_message).toMatch(
    /^The provider names ada\+x@fern\.agency as your address\. This server does not take .* EMAIL_PATTERN=any\.$/,
  );
});

test("security 19: an address that a provider has given to somebody else opens no account by itself", async () => {
  const provider = await startOidc({ ...ADA, email: EMAIL });
  const app = await appWith([provider]);
  const maya = await administrator(app);
  await signInBy(app, new Browser(app), "acme");
  provider.account = { ...ADA, email: "gone@fern.com" };
  const moved = await signInBy(app, new Browser(app), "acme");
  provider.account = { ...ADA, sub: "ada-2", email: EMAIL };

  const next = await signInBy(app, new Browser(app), "acme");
  const proved = await signInBy(app, maya, "acme");

  expect(moved.json.data).toMatchObject({ user: { emails: [{ email: EMAIL }] } });
  expect([next.status, next.json.error_type]).toEqual([403, "oauth_other_connected"]);
  expect(proved.json.data).toMatchObject({
    user: { providers: [{ provider_subject: "ada-1" }, { provider_subject: "ada-2" }] },
  });
});

test("security 19: an unproved address of an account that the provider knows for another person brings an account of its own", async () => {
  const provider = await startOidc({ ...ADA, email: "ada@elsewhere.com" });
  const app = await appWith([provider]);
  const pam = await invited(app, await administrator(app), { email: "typo@fern.com" });
  await signInBy(app, pam, "acme");
  provider.account = { ...ADA, sub: "ada-2", email: "typo@fern.com" };
  const other = new Browser(app);

  const { status } = await signInBy(app, other, "acme");

  const [ofPam, ofOther] = [await pam.call("GET", "/users/me"), await other.call("GET", "/users/me")];
  expect(status).toBe(200);
  expect(ofPam.json.data).toMatchObject({ emails: [], providers: [{ provider_subject: "ada-1" }] });
  expect(ofOther.json.data).toMatchObject({ emails: [{ email: "typo@fern.com", verified: true }] });
});

test("security 19: one subject at two providers is two people", async () => {
  const [left, right] = [
    await startOidc(ADA, "acme"),
    await startOidc({ ...ADA, email: "b@fern.com" }, "beta"),
  ];
  const app = await appWith([left, right]);

  const answers = [
    await signInBy(app, new Browser(app), "acme"),
    await signInBy(app, new Browser(app), "beta"),
  ];

  expect(new Set(answers.map(({ json }) => json.data?.["user_id"])).size).toBe(2);
});

test("security 15: what a stranger made under somebody's address ends when the provider proves it", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const squatter = new Browser(app);
  await squatter.call("POST", "/passwords", { email: ADA.email, password: STRONG_PASSWORD });

  const { status } = await signInBy(app, new Browser(app), "acme");

  expect(status).toBe(200);
  expect((await tryPassword(app, ADA.email, STRONG_PASSWORD)).status).toBe(401);
  expect((await squatter.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
});

test.each(["closed", "invited"])("where sign-up is %s, somebody new makes no account", async (policy) => {
  const app = await appWith([await startOidc(ADA)], { SIGN_UP: policy });

  const { status, json } = await signInBy(app, new Browser(app), "acme");

  expect([status, json.error_type]).toEqual([403, "sign_up_not_allowed"]);
  expect(await app.db.selectFrom("users").select("id").execute()).toEqual([]);
});

test("security 14: signed in with a fresh factor, somebody connects an account; with an old one they are asked first", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const maya = await administrator(app);
  app.clock.advance(STALE_MS);
  const pair = newPair();
  const landing = await maya.api("GET", await toProvider(app, maya, "acme", pair));
  const token = new URL(String(landing.headers.location)).searchParams.get("token");
  const finish = () => maya.call("POST", "/oauth/authenticate", { token, code_verifier: pair.verifier });

  const stale = await finish();
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const fresh = await finish();

  expect([stale.status, stale.json.error_type]).toEqual([401, "stale_factors"]);
  expect(fresh.json.data).toMatchObject({
    user: { emails: [{ email: EMAIL }], providers: [{ provider_subject: "ada-1" }] },
  });
});

test("an account that belongs to somebody else is connected to nobody", async () => {
  const app = await appWith([await startOidc(ADA)]);
  await signInBy(app, new Browser(app), "acme");
  const maya = await administrator(app);

  const { status, json } = await signInBy(app, maya, "acme");

  expect([status, json.error_type]).toEqual([400, "duplicate_oauth_registration"]);
  expect((await maya.call("GET", "/users/me")).json.data).toMatchObject({ emails: [{ email: EMAIL }] });
});

test("of 20 ends of one sign-in at once one succeeds", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const browser = new Browser(app);
  const pair = newPair();
  const landing = await browser.api("GET", await toProvider(app, browser, "acme", pair));
  const token = new URL(String(landing.headers.location)).searchParams.get("token");
  const body = { token, code_verifier: pair.verifier };

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => new Browser(app).call("POST", "/oauth/authenticate", body)),
  );

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.map(({ json }) => json.error_type))).toEqual(
    new Set([undefined, "oauth_token_not_found"]),
  );
});

test("security 9: without the page's verifier the sign-in does not end, and stays open for it", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const browser = new Browser(app);
  const pair = newPair();
  const landing = await browser.api("GET", await toProvider(app, browser, "acme", pair));
  const token = new URL(String(landing.headers.location)).searchParams.get("token");
  const finish = (verifier?: string) =>
    new Browser(app).call("POST", "/oauth/authenticate", { token, code_verifier: verifier });

  const answers = [await finish(), await finish(newPair().verifier), await finish(pair.verifier)];

  expect(answers.map(({ json }) => json.error_type)).toEqual([
    "pkce_expected_code_verifier",
    "pkce_mismatch",
    undefined,
  ]);
});

test("a sign-in that takes too long is over at either end", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const browser = new Browser(app);
  const pair = newPair();
  const slow = await toProvider(app, browser, "acme", pair);
  app.clock.advance(10 * 60_000);
  const late = await browser.api("GET", slow);
  const landing = await browser.api("GET", await toProvider(app, browser, "acme", pair));
  app.clock.advance(5 * 60_000);
  const token = new URL(String(landing.headers.location)).searchParams.get("token");

  const { json } = await browser.call("POST", "/oauth/authenticate", { token, code_verifier: pair.verifier });

  expect([late.statusCode, late.json<{ error_type: string }>().error_type]).toEqual([
    400,
    "oauth_state_not_found",
  ]);
  expect(json.error_type).toBe("oauth_token_not_found");
});

test("the bootstrap names who may be asked, and nothing of their secrets", async () => {
  const app = await appWith([await startOidc(ADA)]);

  const { json, response } = await new Browser(app).call("GET", `/projects/bootstrap/${app.publicToken}`);

  expect(json.data).toMatchObject({ oauth_providers: [{ id: "acme", name: "Acme" }] });
  expect(response.body).not.toContain("a-secret");
});

test("nothing that could finish a sign-in stands in the database", async () => {
  const app = await appWith([await startOidc(ADA)]);
  const browser = new Browser(app);
  const start = await browser.api("GET", startPath(app, "acme", newPair()));
  const asked = new URL(String(start.headers.location));

  const rows = JSON.stringify(await app.db.selectFrom("one_time_tokens").selectAll().execute());

  for (const name of ["state", "nonce"]) expect(rows).not.toContain(asked.searchParams.get(name));
  expect(rows).not.toContain(browser.cookies.get("herald_oauth"));
});
