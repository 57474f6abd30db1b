import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";

const MINUTE_MS = 60_000;
type Answer = Awaited<ReturnType<Browser["call"]>>;

function signIn(app: IdentityApp, minutes: number) {
  const browser = new Browser(app);
  const body = { email: EMAIL, password: STRONG_PASSWORD, session_duration_minutes: minutes };
  return browser.call("POST", "/passwords/authenticate", body).then((answer) => ({ browser, answer }));
}

/** Seconds that each cookie of an answer stays, by its name. */
function lives({ response }: Answer): Record<string, number | undefined> {
  return Object.fromEntries(response.cookies.map(({ name, maxAge }) => [name, maxAge]));
}

test.each([
  ["without any cookie", {}],
  ["with a token in the header", { authorization: (token: string) => basic(token, "somebody-elses-token") }],
])(
  "a refused call %s takes no cookies, since another tab may have got some meanwhile",
  async (_how, given) => {
    const app = await startIdentityApp();
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, make]) => [name, make(app.publicToken)]),
    );

    const { json, response } = await new Browser(app).call("GET", "/users/me", undefined, headers);

    expect(json.error_type).toBe("user_unauthenticated");
    expect(response.cookies).toEqual([]);
  },
);

test("security 20: cookies end with the session that was asked for", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const { answer } = await signIn(app, 60);

  expect(lives(answer)).toMatchObject({
    herald_session: 3600,
    herald_session_jwt: 3600,
    herald_signed_in: 3600,
  });
});

test("security 10: a renewal for another time gives another token, whose cookie lives as long", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const { browser } = await signIn(app, 60);
  const before = browser.cookies.get("herald_session");
  app.clock.advance(30 * MINUTE_MS);

  const renewed = await browser.call("POST", "/sessions/authenticate", { session_duration_minutes: 60 });
  const late = new Browser(app);
  late.cookies.set("herald_session", before ?? "");
  const superseded = await late.call("POST", "/sessions/authenticate", { session_duration_minutes: 60 });

  expect(lives(renewed)).toMatchObject({ herald_session: 3600, herald_signed_in: 3600 });
  expect(browser.cookies.get("herald_session")).not.toBe(before);
  expect([superseded.status, superseded.json.error_type]).toEqual([409, "session_token_superseded"]);
  app.clock.advance(59 * MINUTE_MS);
  expect((await browser.call("GET", "/users/me")).status).toBe(200);
});

test("a renewal to the same end keeps the token", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  app.clock.advance(3 * MINUTE_MS);

  const renewed = await maya.call("POST", "/sessions/authenticate", { session_duration_minutes: 43_200 });

  expect(Object.keys(lives(renewed))).not.toContain("herald_session");
});

function basic(publicToken: string, token: string): string {
  return `Basic ${Buffer.from(`${publicToken}:${token}`).toString("base64")}`;
}
