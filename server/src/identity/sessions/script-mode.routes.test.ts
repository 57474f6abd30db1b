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

const MINUTE_MS = 60_000;
const PASSWORD = { email: EMAIL, password: STRONG_PASSWORD };

test("security 20: in script mode a session goes from sign-in to logout by its token in the header", async () => {
  const { app, client } = await start();

  const signedIn = await client.call("POST", "/passwords/authenticate", PASSWORD);
  const renewed = await client.call("POST", "/sessions/authenticate", { session_duration_minutes: 43_200 });
  const read = await client.call("GET", "/users/me");
  const revoked = await client.call("POST", "/sessions/revoke");
  const after = await client.call("GET", "/users/me");

  expect(signedIn.json.data).toMatchObject({
    session_token: client.tokens[0],
    session_jwt: expect.stringContaining("."),
  });
  expect(renewed.json.data).toMatchObject({ session_token: client.tokens[0] });
  expect([read.status, revoked.status]).toEqual([200, 200]);
  expect([after.status, after.json.error_type]).toEqual([404, "session_not_found"]);
  expect(client.cookies()).toEqual(["herald_device"]);
  expect(await app.db.selectFrom("sessions").selectAll().execute()).toHaveLength(1);
});

test("security 10: in script mode a step-up gives a new token, and the old one is superseded for a minute", async () => {
  const { app, client } = await start();
  await client.call("POST", "/passwords/authenticate", PASSWORD);
  const [old = ""] = client.tokens;
  const pair = newPair();
  await client.call("POST", "/magic_links/email/send/secondary", {
    email: EMAIL,
    code_challenge: pair.challenge,
  });

  const { json } = await client.call("POST", "/magic_links/authenticate", {
    token: await mailedToken(app, EMAIL),
    code_verifier: pair.verifier,
  });
  const late = await client.call("POST", "/sessions/authenticate", {}, old);
  app.clock.advance(MINUTE_MS);
  const later = await client.call("POST", "/sessions/authenticate", {}, old);

  expect(json.data).toMatchObject({
    session: { authentication_factors: [{ type: "password" }, { type: "magic_link" }] },
  });
  expect(json.data?.["session_token"]).not.toBe(old);
  expect([late.status, late.json.error_type]).toEqual([409, "session_token_superseded"]);
  expect([later.status, later.json.error_type]).toEqual([404, "session_not_found"]);
  expect((await client.call("GET", "/users/me")).status).toBe(200);
});

test("in script mode a changed password ends the other sessions, and answers a new token", async () => {
  const { app, client } = await start();
  await client.call("POST", "/passwords/authenticate", PASSWORD);
  const other = scriptClient(app);
  await other.call("POST", "/passwords/authenticate", PASSWORD);

  const changed = await client.call("POST", "/passwords/existing_password/reset", {
    email: EMAIL,
    existing_password: STRONG_PASSWORD,
    new_password: "seven copper kites 88",
  });

  expect(changed.json.data?.["session_token"]).toBe(client.tokens.at(-1));
  expect((await client.call("GET", "/users/me")).status).toBe(200);
  expect((await other.call("GET", "/users/me")).json.error_type).toBe("session_not_found");
});

async function start() {
  const app = await startIdentityApp({ SESSION_COOKIES: "script" });
  await administrator(app);
  return { app, client: scriptClient(app) };
}

/** A client whose scripts keep the token, as the hosted provider's does. */
function scriptClient(app: IdentityApp) {
  const browser = new Browser(app);
  const tokens: string[] = [];
  return {
    tokens,
    cookies: () => [...browser.cookies.keys()],
    async call(
      method: "GET" | "POST",
      path: string,
      body?: object,
      token = tokens.at(-1) ?? app.publicToken,
    ) {
      const authorization = `Basic ${btoa(`${app.publicToken}:${token}`)}`;
      const answer = await browser.call(method, path, body, { authorization });
      const given = answer.json.data?.["session_token"];
      if (typeof given === "string" && given !== tokens.at(-1)) tokens.push(given);
      return answer;
    },
  };
}
