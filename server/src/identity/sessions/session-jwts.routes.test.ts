import type { AuthenticationFactor } from "@app/contract/identity/provider";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import type { JSONWebKeySet } from "jose";
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { emailFactor } from "#/identity/factors/factors.rules.ts";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { withFactor } from "./sessions.rules.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HOST = { host: "localhost:4870" };

test("security 20: session cookies stay below 4096 bytes, with the longest addresses too", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const factors = Array.from({ length: 12 }, (_, index) =>
    emailFactor(randomUUID(), `${String(index).padStart(249, "x")}@b.co`, app.clock.now()),
  );
  const kept = factors.reduce<AuthenticationFactor[]>(withFactor, []);
  const change = { factors: JSON.stringify(kept), user_agent: "x".repeat(300) };
  await app.db.updateTable("sessions").set(change).execute();

  const { response } = await maya.call("POST", "/sessions/authenticate", {});

  const lengths = [response.headers["set-cookie"]].flat().map((cookie) => String(cookie).length);
  expect(kept.map(({ email_factor }) => email_factor?.email_id)).toEqual(
    factors.slice(-kept.length).map(({ email_factor }) => email_factor?.email_id),
  );
  expect(Math.max(...lengths)).toBeLessThan(4096);
  expect(Math.max(...lengths)).toBeGreaterThan(2000);
});

test("security 12: a new signing key stands beside the old one until no token of that one lives", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const before = String(maya.cookies.get("herald_session_jwt"));
  const keys = async () => {
    const answer = await app.http.inject({
      url: `/v1/sessions/jwks/${String(decodeJwt(before).aud)}`,
      headers: HOST,
    });
    return new Set(answer.json<JSONWebKeySet>().keys.map(({ kid }) => kid));
  };
  app.clock.advance(90 * DAY_MS + 1000);
  const later = await new Browser(app).call("POST", "/passwords/authenticate", {
    email: EMAIL,
    password: STRONG_PASSWORD,
  });
  const after = String(later.response.cookies.find(({ name }) => name === "herald_session_jwt")?.value);

  expect(kidOf(after)).not.toBe(kidOf(before));
  expect(await keys()).toEqual(new Set([kidOf(before), kidOf(after)]));
  app.clock.advance(11 * MINUTE_MS);
  expect(await keys()).toEqual(new Set([kidOf(after)]));
});

test("the key that signs tokens is sealed in the database", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const { sealed_private_key: sealed, public_key: key } = await app.db
    .selectFrom("signing_keys")
    .selectAll()
    .executeTakeFirstOrThrow();

  // What a key of Ed25519 begins with in PKCS 8.
  expect(sealed.toString("hex")).not.toContain("302e020100300506032b6570");
  expect(Object.keys(key).toSorted()).toEqual(["alg", "crv", "kid", "kty", "use", "x"]);
});

test("security 12: no JWT opens anything by itself, neither ours nor a forged one", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const own = String(maya.cookies.get("herald_session_jwt"));
  const { alg: _alg, ...header } = decodeProtectedHeader(own);
  const claims = decodeJwt(own);
  const { privateKey } = await generateKeyPair("EdDSA");
  const published = await app.http.inject({ url: `/v1/sessions/jwks/${String(claims.aud)}`, headers: HOST });
  const jwts = [
    own,
    `${own.slice(0, own.lastIndexOf("."))}.`,
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims).setProtectedHeader({ ...header, alg: "EdDSA" }).sign(privateKey),
    await new SignJWT(claims)
      .setProtectedHeader({ ...header, alg: "HS256" })
      .sign(new TextEncoder().encode(published.body)),
    await new SignJWT({ ...claims, exp: Number(claims.exp) + 3600 })
      .setProtectedHeader({ alg: "EdDSA" })
      .sign(privateKey),
  ];

  const answers = [];
  for (const jwt of jwts) answers.push(...(await answersTo(app, jwt)));

  expect(answers.filter((status) => status < 400)).toEqual([]);
  expect(answers).toHaveLength(4 * jwts.length);
  expect((await maya.call("GET", "/users/me")).status).toBe(200);
});

/** What is answered to a JWT in each place where a session could stand. */
async function answersTo(app: IdentityApp, jwt: string): Promise<number[]> {
  const inCookie = new Browser(app);
  inCookie.cookies.set("herald_session", jwt);
  inCookie.cookies.set("herald_session_jwt", jwt);
  const basic = Buffer.from(`${app.publicToken}:${jwt}`).toString("base64");
  const bare = new Browser(app);
  return [
    (await inCookie.call("GET", "/users/me")).status,
    (await inCookie.api("GET", "/api/v1/me")).statusCode,
    (await bare.call("GET", "/users/me", undefined, { authorization: `Basic ${basic}` })).status,
    (await bare.send("GET", "/api/v1/me", undefined, { authorization: `Bearer ${jwt}` })).statusCode,
  ];
}

function kidOf(jwt: string): string | undefined {
  return decodeProtectedHeader(jwt).kid;
}
