import { createLocalJWKSet, jwtVerify } from "jose";
import type { JSONWebKeySet } from "jose";
import { expect, test } from "vitest";
import * as z from "zod/mini";
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

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const WithSession = z.object({ session: z.object({ session_id: z.string() }) });

function sessionIdOf(data: unknown): string {
  return WithSession.parse(data).session.session_id;
}

function stepUp(browser: Browser) {
  return browser.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
}

function copyOf(app: IdentityApp, browser: Browser): Browser {
  const copy = new Browser(app);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

test("a refresh without a body answers the session and the user, and never the token's cookie again", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const before = maya.cookies.get("herald_session");

  const { status, json, response } = await maya.call("POST", "/sessions/authenticate", undefined, {
    "content-type": "application/json",
  });

  expect(status).toBe(200);
  expect(json.data).toMatchObject({ user: { name: { first_name: "Maya", last_name: "Ferro" } } });
  expect(response.cookies.map(({ name }) => name)).not.toContain("herald_session");
  expect(maya.cookies.get("herald_session")).toBe(before);
});

test("security 20: where scripts cannot know the token, only the cookie is the session, whatever the header says", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@fern.com", workspaceName: "Ida" });
  const stolen = ida.cookies.get("herald_session") ?? "";
  const headers = { authorization: `Basic ${btoa(`${app.publicToken}:${stolen}`)}` };

  const [beside, alone] = [
    await maya.call("GET", "/users/me", undefined, headers),
    await new Browser(app).call("GET", "/users/me", undefined, headers),
  ];

  expect(beside.json.data).toMatchObject({ emails: [{ email: EMAIL }] });
  expect([alone.status, alone.json.error_type]).toEqual([401, "user_unauthenticated"]);
});

test("security 10: the database holds only the hash of a session token", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const rows = await app.db.selectFrom("sessions").selectAll().execute();

  expect(JSON.stringify(rows)).not.toContain(maya.cookies.get("herald_session"));
  expect(rows[0]?.token_hash).toHaveLength(32);
});

test("security 10: proving a factor again gives the session a new token and keeps its id", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const before = await maya.call("POST", "/sessions/authenticate");
  const oldToken = maya.cookies.get("herald_session");

  const after = await stepUp(maya);

  expect(after.json.data?.["session"]).toMatchObject({
    session_id: sessionIdOf(before.json.data),
  });
  expect(maya.cookies.get("herald_session")).not.toBe(oldToken);
});

test("security 10: a refresh under way while the token changes is told so for a minute, and the new session lives", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const late = copyOf(app, maya);
  await stepUp(maya);

  const within = await late.call("POST", "/sessions/authenticate");
  const api = await late.api("GET", "/api/v1/me");
  app.clock.advance(61_000);
  const beyond = await late.call("POST", "/sessions/authenticate");

  expect([within.status, within.json.error_type]).toEqual([409, "session_token_superseded"]);
  expect(within.response.cookies).toEqual([]);
  expect(api.statusCode).toBe(409);
  expect([beyond.status, beyond.json.error_type]).toEqual([404, "session_not_found"]);
  expect((await maya.call("POST", "/sessions/authenticate")).status).toBe(200);
});

test("of two sign-ins at once with one session both end with a working session", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const twin = copyOf(app, maya);

  const answers = await Promise.all([stepUp(maya), stepUp(twin)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await maya.api("GET", "/api/v1/me")).statusCode).toBe(200);
  expect((await twin.api("GET", "/api/v1/me")).statusCode).toBe(200);
});

test("security 12: revoking ends the session at once and takes its cookies; the mark of the device stays", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const thief = copyOf(app, maya);

  const { status } = await maya.call("POST", "/sessions/revoke");

  expect(status).toBe(200);
  expect([...maya.cookies.keys()]).toEqual(["herald_device"]);
  expect((await thief.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect((await thief.call("POST", "/sessions/authenticate")).json.error_type).toBe("session_not_found");
});

test("security 12: a sign-out with a token that was superseded a moment ago ends the session too", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const late = copyOf(app, maya);
  await stepUp(maya);

  const { status } = await late.call("POST", "/sessions/revoke");

  expect(status).toBe(200);
  expect([...late.cookies.keys()]).toEqual(["herald_device"]);
  expect((await maya.api("GET", "/api/v1/me")).statusCode).toBe(401);
  expect((await maya.call("POST", "/sessions/authenticate")).json.error_type).toBe("session_not_found");
});

test("an ended session takes the cookies with it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await app.db.deleteFrom("sessions").execute();

  const { json } = await maya.call("POST", "/sessions/authenticate");

  expect(json.error_type).toBe("session_not_found");
  expect([...maya.cookies.keys()]).toEqual(["herald_device"]);
});

test("security 11: a session ends 30 days after sign-in, however often it is renewed", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const renew = () => maya.call("POST", "/sessions/authenticate", { session_duration_minutes: 43_200 });
  app.clock.advance(20 * DAY_MS);
  const renewed = await renew();
  app.clock.advance(10 * DAY_MS - 1000);
  const lastSecond = await renew();
  app.clock.advance(1000);

  const after = await renew();

  expect(renewed.json.data?.["session"]).toMatchObject({ expires_at: "2026-12-02T09:00:00.000Z" });
  expect(lastSecond.status).toBe(200);
  expect(after.json.error_type).toBe("session_not_found");
});

test.each([4, 527_041, 10.5])("a session of %s minutes is refused", async (minutes) => {
  const app = await startIdentityApp();
  const maya = await administrator(app);

  const { status, json } = await maya.call("POST", "/sessions/authenticate", {
    session_duration_minutes: minutes,
  });

  expect([status, json.error_type]).toEqual([400, "invalid_session_duration"]);
});

test("security 12: the session's JWT is EdDSA, says what the contract says, and is verified by the published key", async () => {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  await administrator(app);
  const { json } = await stepUp(new Browser(app));
  const projectId = await app.identity.jwts.projectId();
  const published = await new Browser(app).api("GET", `/v1/sessions/jwks/${projectId}`);
  const keys = createLocalJWKSet(published.json<JSONWebKeySet>());

  const { payload, protectedHeader } = await jwtVerify(String(json.data?.["session_jwt"]), keys, {
    algorithms: ["EdDSA"],
    issuer: "http://localhost:4870",
    audience: projectId,
    currentDate: app.clock.now(),
  });

  expect(protectedHeader.kid).toMatch(/^jwk-live-/);
  expect(payload.sub).toBe(json.data?.["user_id"]);
  expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(300);
  expect(payload["https://stytch.com/session"]).toMatchObject({
    id: sessionIdOf(json.data),
    authentication_factors: [{ type: "password" }],
  });
  expect(published.body).not.toContain('"d"');
});

test("security 12: a JWT is reused until a minute before its end", async () => {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  await administrator(app);
  const { json } = await stepUp(new Browser(app));
  const token = String(json.data?.["session_token"]);
  const header = { authorization: `Basic ${btoa(`${app.publicToken}:${token}`)}` };
  const jwt = async () =>
    (await new Browser(app).call("POST", "/sessions/authenticate", undefined, header)).json.data?.[
      "session_jwt"
    ];
  app.clock.advance(3.9 * MINUTE_MS);
  const reused = await jwt();
  app.clock.advance(0.2 * MINUTE_MS);

  const renewed = await jwt();

  expect(reused).toBe(json.data?.["session_jwt"]);
  expect(renewed).not.toBe(reused);
});

test("keys of another project are not found", async () => {
  const app = await startIdentityApp();

  const { statusCode } = await new Browser(app).api("GET", "/v1/sessions/jwks/project-live-other");

  expect(statusCode).toBe(404);
});

test("a cookie that was planted before sign-in is not the session afterwards", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const browser = new Browser(app);
  const planted = "A".repeat(43);
  browser.cookies.set("herald_session", planted);

  await stepUp(browser);

  expect(browser.cookies.get("herald_session")).not.toBe(planted);
  const thief = new Browser(app);
  thief.cookies.set("herald_session", planted);
  expect((await thief.api("GET", "/api/v1/me")).statusCode).toBe(401);
});

test.each([
  ["", false],
  [", also with a token that was superseded a moment ago", true],
])("signing in as somebody else ends the first session%s", async (_when, isSuperseded) => {
  const app = await startIdentityApp();
  const shared = await administrator(app);
  const before = copyOf(app, shared);
  if (isSuperseded) await stepUp(before);
  await administrator(app, { email: "ida@fernhollow.com", workspaceName: "Ida" });

  await shared.call("POST", "/passwords/authenticate", {
    email: "ida@fernhollow.com",
    password: STRONG_PASSWORD,
  });

  expect((await before.api("GET", "/api/v1/me")).statusCode).toBe(401);
});

test("a second factor stands beside the first", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const pair = newPair();
  await maya.call("POST", "/magic_links/email/send/secondary", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });

  const { json } = await maya.call("POST", "/magic_links/authenticate", {
    token: await mailedToken(app, EMAIL),
    code_verifier: pair.verifier,
  });

  expect(json.data?.["session"]).toMatchObject({
    authentication_factors: [
      { type: "password", delivery_method: "knowledge" },
      { type: "magic_link", delivery_method: "email", email_factor: { email_address: EMAIL } },
    ],
  });
});
