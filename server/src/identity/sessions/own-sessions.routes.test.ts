import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { OwnSessionList } from "@app/contract/identity/own-sessions";
import {
  administrator,
  Browser,
  EMAIL,
  invited,
  startIdentityApp,
  STRONG_PASSWORD,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { enrol, OWN_CLIENT } from "#/identity/factors/totps/totps.fixtures.ts";

const URL = "/api/v1/me/sessions";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";

async function list(browser: Browser, query = "") {
  return OwnSessionList.parse((await browser.api("GET", URL + query)).json());
}

async function signIn(app: IdentityApp, email = EMAIL, userAgent = FIREFOX): Promise<Browser> {
  const browser = new Browser(app);
  const body = { email, password: STRONG_PASSWORD };
  await browser.call("POST", "/passwords/authenticate", body, { "user-agent": userAgent });
  return browser;
}

test("a person sees where they are signed in, by device and network, this one marked", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);
  app.clock.advance(60_000);
  await signIn(app);

  const { items, total } = await list(here);

  expect(total).toBe(2);
  expect(items).toMatchObject([
    { device: "Firefox on Windows", network: "this machine", isCurrent: false },
    { network: "this machine", isCurrent: true },
  ]);
  expect(items.map(({ lastUsedAt }) => Date.parse(lastUsedAt) - app.clock.now().getTime())).toEqual([
    0, -60_000,
  ]);
});

test("nothing that opens a session is told, nor the whole address", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);

  const body = (await here.api("GET", URL)).body;

  expect(body).not.toContain("127.0.0.1");
  expect(Object.keys(JSON.parse(body).items[0])).toEqual([
    "id",
    "device",
    "network",
    "startedAt",
    "lastUsedAt",
    "expiresAt",
    "isCurrent",
  ]);
});

test("a list that is longer than a page goes on", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);
  for (let session = 0; session < 3; session++) await signIn(app);

  const first = await list(here, "?limit=3");
  const second = await list(here, `?limit=3&cursor=${first.next}`);

  expect([first.items.length, second.items.length, second.next]).toEqual([3, 1, null]);
});

test("ending one session ends that one at once", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);
  const there = await signIn(app);
  const other = (await list(here)).items.find(({ isCurrent }) => !isCurrent);

  const answer = await here.api("DELETE", `${URL}/${other?.id}`);

  expect(answer.statusCode).toBe(204);
  expect((await there.api("GET", URL)).statusCode).toBe(401);
  expect((await there.call("POST", "/sessions/authenticate")).json.error_type).toBe("session_not_found");
  expect((await list(here)).items).toHaveLength(1);
});

test("ending all others keeps the one that asks", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);
  const others = [await signIn(app), await signIn(app)];

  const answer = await here.api("DELETE", URL);

  expect(answer.statusCode).toBe(204);
  expect(await Promise.all(others.map(async (each) => (await each.api("GET", URL)).statusCode))).toEqual([
    401, 401,
  ]);
  expect((await list(here)).items).toMatchObject([{ isCurrent: true }]);
});

test("ending all others ends a sign-in that waits for its second factor, too", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const authenticator = await enrol(app, maya);
  const elsewhere = new Browser(app);
  const body = { email: EMAIL, password: STRONG_PASSWORD, session_duration_minutes: 60 };
  const half = await elsewhere.call("POST", "/passwords/authenticate", body, OWN_CLIENT);

  await maya.api("DELETE", "/api/v1/me/sessions");
  const late = await elsewhere.call("POST", "/totps/authenticate", { totp_code: authenticator.code() });

  expect([half.json.data?.["session"], late.status]).toEqual([null, 401]);
});

test("API tokens of the person end with the other sessions only where they say so", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);
  const made = await here.api("POST", "/api/v1/api-tokens", { name: "Feed" });
  const authorization = `Bearer ${made.json<{ token: string }>().token}`;
  const byToken = async () =>
    (
      await app.http.inject({
        url: "/api/v1/collections",
        headers: { host: "localhost:4870", authorization },
      })
    ).statusCode;

  await here.api("DELETE", URL);
  const kept = await byToken();
  const answer = await here.api("DELETE", `${URL}?tokens=true`);

  expect([kept, answer.statusCode, await byToken()]).toEqual([200, 204, 401]);
  const log = await here.api("GET", "/api/v1/members/log?kind=token_ended_with_sessions");
  expect(log.json()).toMatchObject({ items: [{ token: "Feed", by: "Maya Ferro" }] });
  expect((await here.api("DELETE", `${URL}?tokens=perhaps`)).statusCode).toBe(400);
  expect((await list(here)).items).toMatchObject([{ isCurrent: true }]);
});

test("a session that has ended is not listed", async () => {
  const app = await startIdentityApp();
  const here = await administrator(app);
  await new Browser(app).call("POST", "/passwords/authenticate", {
    email: EMAIL,
    password: STRONG_PASSWORD,
    session_duration_minutes: 5,
  });

  app.clock.advance(5 * 60_000);

  expect((await list(here)).items).toMatchObject([{ isCurrent: true }]);
});

test.each(["owner", "viewer", "reviewer"])(
  "a %s sees and ends own sessions, and nobody else's",
  async (role) => {
    const app = await startIdentityApp();
    const owner = await administrator(app);
    const person =
      role === "owner"
        ? await administrator(app, { email: "ida@other.com", workspaceName: "Other" })
        : await invited(app, owner, { email: "tomas@fernhollow.com", role });
    const foreign = (await list(owner)).items[0]?.id;

    const own = await list(person);
    const refused = await person.api("DELETE", `${URL}/${foreign}`);
    const unknown = await person.api("DELETE", `${URL}/${randomUUID()}`);
    await person.api("DELETE", URL);

    expect(own.items).toMatchObject([{ isCurrent: true }]);
    expect([refused.statusCode, unknown.statusCode]).toEqual([404, 404]);
    expect((await list(owner)).items).toHaveLength(1);
  },
);

test("programs and strangers see none", async () => {
  const app = await startIdentityApp();
  const owner = await administrator(app);
  const { token } = (await owner.api("POST", "/api/v1/api-tokens", { name: "Feed" })).json<{
    token: string;
  }>();
  const byToken = (method: "GET" | "DELETE") =>
    app.http.inject({
      method,
      url: URL,
      headers: { host: "localhost:4870", authorization: `Bearer ${token}` },
    });

  const answers = await Promise.all([byToken("GET"), byToken("DELETE"), new Browser(app).api("GET", URL)]);

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 401]);
});
