import { exportJWK, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey, JWTPayload } from "jose";
import { listen } from "#/identity/factors/oauth/oauth.fixtures.ts";
import type { Browser, IdentityApp } from "#/identity/identity.fixtures.ts";

export const FRAME = "/v1/public/oauth/google/onetap";
export const CLIENT_ID = "herald.apps.googleusercontent.com";
export const ADA = { email: "ada@fern.com", email_verified: true, name: "Ada Lund" };

export interface Google {
  issuer: string;
  key: CryptoKey;
  publicKey: CryptoKey;
  /** Whether it answers for its keys. */
  hasKeys: boolean;
}

/** As much of Google as signs tokens and shows its keys. */
export async function startGoogle(): Promise<Google> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const google: Google = { issuer: "", key: privateKey, publicKey, hasKeys: true };
  const jwk = { ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" };
  google.issuer = await listen((request, response) => {
    const { issuer } = google;
    if (request.url?.startsWith("/keys") && !google.hasKeys) return void response.destroy();
    const body = request.url?.startsWith("/keys")
      ? { keys: [jwk] }
      : {
          issuer,
          jwks_uri: `${issuer}/keys`,
          authorization_endpoint: `${issuer}/auth`,
          token_endpoint: `${issuer}/token`,
          response_types_supported: ["code"],
          subject_types_supported: ["public"],
          id_token_signing_alg_values_supported: ["RS256"],
        };
    return void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  return google;
}

/** Its entry of OAUTH_PROVIDERS. */
export function entryOf({ issuer }: Google): object {
  return { id: "google", issuer, clientId: CLIENT_ID, clientSecret: "s", oneTap: true };
}

interface Begun {
  google_client_id: string;
  oauth_callback_id: string;
  nonce: string;
}

export async function begin(app: IdentityApp, browser: Browser): Promise<Begun> {
  const answer = await browser.api("GET", `${FRAME}/start?public_token=${app.publicToken}`);
  return answer.json<Begun>();
}

export function tokenOf(
  app: IdentityApp,
  { issuer, key }: Google,
  nonce: string,
  change: Record<string, unknown> = {},
  header: { alg: string; kid: string } = { alg: "RS256", kid: "one" },
) {
  return new SignJWT(claimsOf(app, issuer, nonce, change)).setProtectedHeader(header).sign(key);
}

export function claimsOf(
  app: IdentityApp,
  issuer: string,
  nonce: string,
  change: Record<string, unknown> = {},
): JWTPayload {
  const now = Math.floor(app.clock.now().getTime() / 1000);
  return {
    iss: issuer,
    aud: CLIENT_ID,
    sub: "g-1",
    iat: now,
    exp: now + 300,
    nonce,
    ...ADA,
    ...change,
  };
}

/** What the frame sends here once somebody has agreed. */
export async function submit(browser: Browser, id: string, body: object, type = "google-one-tap") {
  const csrf = browser.cookies.get("stytch_csrf_private_token");
  return browser.send(
    "POST",
    `/v1/oauth/callback/${id}`,
    { stytch_csrf_token: csrf, ...body },
    {
      "x-stytch-oauth-type": type,
    },
  );
}
