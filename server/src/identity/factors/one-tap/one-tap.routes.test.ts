import { exportSPKI, SignJWT } from "jose";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  newPair,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import {
  ADA,
  begin,
  claimsOf,
  CLIENT_ID,
  entryOf,
  FRAME,
  startGoogle,
  submit,
  tokenOf,
} from "./one-tap.fixtures.ts";
import type { Google } from "./one-tap.fixtures.ts";

async function appWithGoogle(): Promise<{ app: IdentityApp; google: Google }> {
  const google = await startGoogle();
  const app = await startIdentityApp(
    { SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([entryOf(google)]) },
    { isNew: true },
  );
  return { app, google };
}

/** Signed with Google's public key, as if it were a secret. */
async function withSecret(app: IdentityApp, { issuer, publicKey }: Google, nonce: string) {
  const secret = Buffer.from(await exportSPKI(publicKey));
  return new SignJWT(claimsOf(app, issuer, nonce))
    .setProtectedHeader({ alg: "HS256", kid: "one" })
    .sign(secret);
}

test("Google's frame signs somebody in", async () => {
  const { app, google } = await appWithGoogle();
  const browser = new Browser(app);
  const pair = newPair();
  const begun = await begin(app, browser);

  const submitted = await submit(browser, begun.oauth_callback_id, {
    id_token: await tokenOf(app, google, begun.nonce),
    code_challenge: pair.challenge,
    login_redirect_url: "http://localhost:4870/authenticate?to=%2Fhome",
  });
  const landing = new URL(submitted.json<{ redirect_url: string }>().redirect_url);
  const { status, json } = await browser.call("POST", "/oauth/authenticate", {
    token: landing.searchParams.get("token"),
    code_verifier: pair.verifier,
  });

  expect(begun.google_client_id).toBe(CLIENT_ID);
  expect(landing.pathname).toBe("/authenticate");
  expect([status, json.data?.["provider_type"]]).toEqual([200, "google"]);
  expect(json.data).toMatchObject({ user: { emails: [{ email: ADA.email, verified: true }] } });
});

test("a frame that nobody signed in has opened connects nothing to who came in meanwhile", async () => {
  const { app, google } = await appWithGoogle();
  await administrator(app);
  const browser = new Browser(app);
  const pair = newPair();
  const { oauth_callback_id: id, nonce } = await begin(app, browser);
  await browser.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });

  const id_token = await tokenOf(app, google, nonce);
  const submitted = await submit(browser, id, { id_token, code_challenge: pair.challenge });
  const landing = new URL(submitted.json<{ redirect_url: string }>().redirect_url);
  const token = landing.searchParams.get("token");
  const { json } = await browser.call("POST", "/oauth/authenticate", { token, code_verifier: pair.verifier });

  expect(json.data).toMatchObject({ user: { emails: [{ email: ADA.email }] } });
});

test("security 19: a token that is not Google's, for this server, for this frame and of now is refused", async () => {
  const { app, google } = await appWithGoogle();
  const foreign = await startGoogle();
  const browser = new Browser(app);
  const { oauth_callback_id: id, nonce } = await begin(app, browser);
  const now = Math.floor(app.clock.now().getTime() / 1000);
  const tokens = await Promise.all([
    tokenOf(app, google, nonce, { aud: "another.apps.googleusercontent.com" }),
    tokenOf(app, google, nonce, { iss: "https://evil.example" }),
    tokenOf(app, google, "another nonce"),
    tokenOf(app, google, nonce, { nonce: undefined }),
    tokenOf(app, google, nonce, { exp: now - 10 }),
    tokenOf(app, google, nonce, { iat: now - 3600 }),
    tokenOf(app, { ...google, key: foreign.key }, nonce),
    tokenOf(app, google, nonce, { exp: undefined }),
    tokenOf(app, google, nonce, { iat: undefined }),
    tokenOf(app, google, nonce, { iat: now + 3600, exp: now + 7200 }),
    tokenOf(app, google, nonce, { sub: "" }),
    tokenOf(app, google, nonce, { aud: [CLIENT_ID, "another"], azp: "another" }),
    tokenOf(app, google, nonce, {}, { alg: "RS256", kid: "two" }),
    withSecret(app, google, nonce),
    Promise.resolve("a.b.c"),
    Promise.resolve(
      `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from("{}").toString("base64url")}.`,
    ),
  ]);

  const answers = await Promise.all(
    tokens.map((id_token) => submit(browser, id, { id_token, code_challenge: newPair().challenge })),
  );
  const right = await submit(browser, id, {
    id_token: await tokenOf(app, google, nonce),
    code_challenge: newPair().challenge,
  });

  expect(new Set(answers.map((answer) => answer.json<{ error_type: string }>().error_type))).toEqual(
    new Set(["oauth_denied"]),
  );
  expect(right.statusCode).toBe(200);
});

test("while Google’s keys cannot be read the answer says to try again, and the frame still counts", async () => {
  const { app, google } = await appWithGoogle();
  const browser = new Browser(app);
  const { oauth_callback_id: id, nonce } = await begin(app, browser);
  const body = { id_token: await tokenOf(app, google, nonce), code_challenge: newPair().challenge };
  google.hasKeys = false;

  const down = await submit(browser, id, body);
  google.hasKeys = true;
  const up = await submit(browser, id, body);

  expect([down.statusCode, down.json<{ error_type: string }>().error_type]).toEqual([
    502,
    "oauth_provider_unreachable",
  ]);
  expect(up.statusCode).toBe(200);
});

test("a frame is answered once, only where it stands, and only with its cookie", async () => {
  const { app, google } = await appWithGoogle();
  const browser = new Browser(app);
  const { oauth_callback_id: id, nonce } = await begin(app, browser);
  const body = { id_token: await tokenOf(app, google, nonce), code_challenge: newPair().challenge };

  const elsewhere = await typeOf(submit(new Browser(app), id, { ...body, stytch_csrf_token: "x" }));
  const wrong = await typeOf(submit(browser, id, { ...body, stytch_csrf_token: "x" }));
  const unknown = await typeOf(submit(browser, "x", body));
  const unchallenged = await typeOf(submit(browser, id, { ...body, code_challenge: undefined }));
  const hostile = await typeOf(submit(browser, id, { ...body, login_redirect_url: "https://evil.example" }));
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(browser, id, body)));

  expect([elsewhere, wrong, unknown]).toEqual(Array.from({ length: 3 }, () => "oauth_state_not_found"));
  expect(unchallenged).toBe("pkce_expected_code_challenge");
  expect(hostile).toBe("no_match_for_provided_oauth_url");
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test("without a client id of Google's nobody is asked, and the failure says why", async () => {
  const app = await startIdentityApp();
  const browser = new Browser(app);

  const begun = await begin(app, browser);
  const submitted = await submit(browser, "x", { id_token: "x", stytch_csrf_token: "x" });
  const page = await browser.api("GET", `${FRAME}/frame`);

  expect(begun).toMatchObject({ google_client_id: "", oauth_callback_id: "" });
  expect([submitted.statusCode, submitted.json<{ error_type: string }>().error_type]).toEqual([
    404,
    "oauth_config_not_found",
  ]);
  expect(page.headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
  );
});

test("security 21: only the frame's policy names Google, and only where it is set up", async () => {
  const { app, google } = await appWithGoogle();

  const page = await new Browser(app).api("GET", `${FRAME}/frame`);
  const script = await new Browser(app).api("GET", `${FRAME}/frame.js`);

  expect(page.headers["content-security-policy"]).toContain(`script-src 'self' ${google.issuer}/gsi/;`);
  expect(page.body).not.toContain("<script>");
  expect(page.body).toContain(`data-google="${google.issuer}"`);
  expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
});

async function typeOf(answer: ReturnType<typeof submit>): Promise<string | undefined> {
  return (await answer).json<{ error_type?: string }>().error_type;
}
