import { decodeJwt, decodeProtectedHeader, exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";
import type { CryptoKey } from "jose";
import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { Browser, newPair, startIdentityApp } from "#/identity/identity.fixtures.ts";
import { signInBy, startOidc, toProvider } from "./oauth.fixtures.ts";
import type { TestProvider } from "./oauth.fixtures.ts";

const ADA = { sub: "ada-1", email: "ada@fern.com", email_verified: true };
const SECRET = "a-secret-of-the-provider";

type Issued = Parameters<NonNullable<TestProvider["forge"]>>[0];
type Forge = (issued: Issued) => Promise<string>;

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

/** The same token again, signed by the provider, with some claims changed; those that are undefined are left out. */
function signedAgain(change: Record<string, unknown>, key?: CryptoKey): Forge {
  return ({ idToken, key: own }) =>
    new SignJWT({ ...decodeJwt(idToken), ...change })
      .setProtectedHeader({ ...decodeProtectedHeader(idToken), alg: "ES256" })
      .sign(key ?? own);
}

function bySecret(secretOf: (key: CryptoKey) => Promise<string>): Forge {
  return async ({ idToken, key }) => {
    const text = `${part({ alg: "HS256" })}.${part(decodeJwt(idToken))}`;
    return `${text}.${createHmac("sha256", await secretOf(key))
      .update(text)
      .digest("base64url")}`;
  };
}

async function publicOf(key: CryptoKey): Promise<string> {
  const { d: _secret, ...jwk } = await exportJWK(key);
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  return exportSPKI(await crypto.subtle.importKey("jwk", jwk, algorithm, true, ["verify"]));
}

const FORGED: Record<string, Forge> = {
  "without a signature (alg none)": async ({ idToken }) =>
    `${part({ alg: "none" })}.${part(decodeJwt(idToken))}.`,
  "signed by another key under a known name": async (issued) =>
    signedAgain({}, (await generateKeyPair("ES256")).privateKey)(issued),
  "signed by a key that the provider does not name": async ({ idToken }) =>
    new SignJWT(decodeJwt(idToken))
      .setProtectedHeader({ alg: "ES256", kid: "key-9" })
      .sign((await generateKeyPair("ES256")).privateKey),
  "with a key of its own in its header": async ({ idToken }) => {
    const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
    const header = { alg: "ES256", jwk: await exportJWK(publicKey) };
    return new SignJWT(decodeJwt(idToken)).setProtectedHeader(header).sign(privateKey);
  },
  "signed with our secret there (HS256)": bySecret(async () => SECRET),
  "signed with the public key as a secret (HS256)": bySecret(publicOf),
  "whose claims were changed": async ({ idToken }) => {
    const [header = "", , signature = ""] = idToken.split(".");
    return `${header}.${part({ ...decodeJwt(idToken), sub: "maya-1" })}.${signature}`;
  },
  "from another issuer": signedAgain({ iss: "https://evil.example" }),
  "for another client": signedAgain({ aud: "another" }),
  "for us among others, issued to another": signedAgain({ aud: ["herald", "another"], azp: "another" }),
  "that is over": signedAgain({ exp: inSeconds(-3600) }),
  "that has no end": signedAgain({ exp: undefined }),
  "that is not valid yet": signedAgain({ nbf: inSeconds(3600) }),
  "that does not say when it was issued": signedAgain({ iat: undefined }),
  "of another sign-in (nonce)": signedAgain({ nonce: "of-another" }),
  "of no sign-in (no nonce)": signedAgain({ nonce: undefined }),
  "of nobody": signedAgain({ sub: undefined }),
  "of somebody without a name there": signedAgain({ sub: "" }),
  "of somebody named by a blank": signedAgain({ sub: " " }),
  "of somebody named by what cannot be stored": signedAgain({ sub: "a\u0000b" }),
  "of somebody with a name of any length": signedAgain({ sub: "a".repeat(256) }),
  "for another access token (at_hash)": signedAgain({ at_hash: "AAAAAAAAAAAAAAAAAAAAAA" }),
  "whose hash of the access token is no text": signedAgain({ at_hash: 7 }),
  "that is none": async () => "x.y.z",
};

test("security 19: an ID token that the provider did not sign for this sign-in is refused, whatever is wrong with it", async () => {
  const provider = await startOidc(ADA);
  const app = await startIdentityApp(
    { SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([provider.entry]) },
    { isNew: true },
  );
  const browser = new Browser(app);
  const answers: Record<string, unknown> = {};

  for (const [name, forge] of Object.entries(FORGED)) {
    provider.forge = forge;
    const back = await toProvider(app, browser, "acme", newPair());
    const answer = await browser.api("GET", back);
    answers[name] = answer.statusCode === 302 ? "led on" : answer.json<{ error_type: string }>().error_type;
  }

  expect(Object.keys(FORGED)).toHaveLength(24);
  expect(answers).toEqual({
    ...Object.fromEntries(Object.keys(FORGED).map((name) => [name, "oauth_denied"])),
    "that is none": "oauth_provider_unreachable",
  });
});

test.each([
  ["as the provider issued it", {}],
  ["without a hash of the access token", { at_hash: undefined }],
])("an ID token %s signs in", async (_what, change: Record<string, unknown>) => {
  const provider = await startOidc(ADA);
  provider.forge = signedAgain(change);
  const app = await startIdentityApp(
    { SIGN_UP: "open", OAUTH_PROVIDERS: JSON.stringify([provider.entry]) },
    { isNew: true },
  );

  const { status } = await signInBy(app, new Browser(app), "acme");

  expect(status).toBe(200);
});
