import type { AuthenticationFactor } from "@app/contract/identity/provider";
import { decodeJwt, decodeProtectedHeader } from "jose";
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
import { withFactor } from "./sessions.rules.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

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
      headers: { host: "localhost:4870" },
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

function kidOf(jwt: string): string | undefined {
  return decodeProtectedHeader(jwt).kid;
}
