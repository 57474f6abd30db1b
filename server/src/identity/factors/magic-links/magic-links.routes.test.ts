import type { OutboxPage } from "@app/contract/identity/schemas";
import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  mailedToken,
  newPair,
  startIdentityApp,
  wireOf,
} from "#/identity/identity.fixtures.ts";
import type { IdentityApp, Pair } from "#/identity/identity.fixtures.ts";

const MINUTE_MS = 60_000;
const SENDS = ["/magic_links/email/login_or_create", "/magic_links/email/send/primary"];

async function sendLink(app: IdentityApp, email = EMAIL, path = SENDS[0] ?? ""): Promise<Pair> {
  const pair = newPair();
  await new Browser(app).call("POST", path, { email, code_challenge: pair.challenge });
  return pair;
}

async function open(app: IdentityApp, pair: Pair, email = EMAIL) {
  const token = await mailedToken(app, email);
  return redeem(app, token, pair.verifier);
}

function redeem(app: IdentityApp, token: string | null, verifier?: string) {
  const body = { token, code_verifier: verifier, session_duration_minutes: 43_200 };
  return new Browser(app).call("POST", "/magic_links/authenticate", body);
}

test.each(SENDS)(
  "security 4: %s answers the same for known and unknown addresses; only the known gets a mail",
  async (path) => {
    const app = await startIdentityApp();
    await administrator(app);
    const send = (email: string) =>
      new Browser(app).call("POST", path, { email, code_challenge: newPair().challenge });

    const known = await send(EMAIL);
    const unknown = await send("nobody@fernhollow.com");

    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(wireOf(unknown.response)).toEqual(wireOf(known.response));
    expect((await app.identity.outbox.lines()).map(({ to }) => to)).toEqual([EMAIL]);
  },
);

test("a mail holds one link of this server, and stands in the outbox with the token only there", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  await new Browser(app).call(
    "POST",
    "/magic_links/email/login_or_create",
    { email: EMAIL, code_challenge: newPair().challenge },
    { "x-forwarded-host": "evil.example" },
  );

  const [line] = await app.identity.outbox.lines();
  const token = await mailedToken(app, EMAIL);

  expect(line?.text.match(/https?:\/\/\S+/g)).toEqual([
    `http://localhost:4870/authenticate?stytch_token_type=magic_links&token=${token}`,
  ]);
  expect(Buffer.from(token ?? "", "base64url")).toHaveLength(32);
  const stored = await app.db.selectFrom("one_time_tokens").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("a link signs in once, in the browser that asked for it", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = await sendLink(app);

  const first = await open(app, pair);
  const second = await open(app, pair);

  expect(first.status).toBe(200);
  expect(first.json.data).toMatchObject({
    method_id: expect.stringMatching(/^email-live-/),
    session: { authentication_factors: [{ type: "magic_link", delivery_method: "email" }] },
  });
  expect([second.status, second.json.error_type]).toEqual([401, "unable_to_auth_magic_link"]);
  expect(second.json.error_details).toMatchObject({ reason: "used" });
});

test("security 8: of 20 redemptions of one link in parallel exactly one succeeds", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = await sendLink(app);
  const token = await mailedToken(app, EMAIL);

  const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(app, token, pair.verifier)));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
});

test("security 8: a link is dead after ten minutes, and says until when it worked", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = await sendLink(app);
  app.clock.advance(10 * MINUTE_MS);

  const { json } = await open(app, pair);

  expect(json.error_details).toEqual({ reason: "expired", until: "2026-11-02T09:10:00.000Z" });
});

test("security 9: without, or with another, verifier a link is refused and not used up", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = await sendLink(app);
  const token = await mailedToken(app, EMAIL);

  const missing = await redeem(app, token);
  const wrong = await redeem(app, token, newPair().verifier);
  const right = await redeem(app, token, pair.verifier);

  expect(missing.json.error_type).toBe("pkce_expected_code_verifier");
  expect(wrong.json.error_type).toBe("pkce_mismatch");
  expect(right.status).toBe(200);
});

test("security 9: no link is sent without a challenge", async () => {
  const app = await startIdentityApp();
  await administrator(app);

  const { status, json } = await new Browser(app).call("POST", SENDS[0] ?? "", { email: EMAIL });

  expect([status, json.error_type]).toEqual([400, "pkce_expected_code_challenge"]);
  expect(await app.identity.outbox.lines()).toEqual([]);
});

test("security 8: opening the page of a link uses nothing up, since mail scanners open pages", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const pair = await sendLink(app);
  const token = await mailedToken(app, EMAIL);
  const page = `/authenticate?stytch_token_type=magic_links&token=${token}`;
  for (let visit = 0; visit < 3; visit++) await new Browser(app).api("GET", page);

  expect((await redeem(app, token, pair.verifier)).status).toBe(200);
});

test("a link leads on to a local path and nowhere else", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  const send = (login_magic_link_url: string) =>
    new Browser(app).call("POST", SENDS[0] ?? "", {
      email: EMAIL,
      code_challenge: newPair().challenge,
      login_magic_link_url,
    });

  const inside = await send("http://localhost:4870/authenticate?to=%2Freports%2F7");
  const outside = await send("https://evil.example/authenticate");

  expect(inside.status).toBe(200);
  expect(outside.json.error_type).toBe("no_match_for_provided_magic_link_url");
  const lines = await app.identity.outbox.lines();
  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toContain("/authenticate?to=%2Freports%2F7&stytch_token_type=magic_links&token=");
});

test("a new address is led where sign-ups go, and a known one where sign-ins go", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  await administrator(app);
  const send = (email: string) =>
    new Browser(app).call("POST", SENDS[0] ?? "", {
      email,
      code_challenge: newPair().challenge,
      login_magic_link_url: "http://localhost:4870/authenticate?to=%2Fhome",
      signup_magic_link_url: "http://localhost:4870/authenticate?to=%2Fsettings",
      login_expiration_minutes: 2,
      signup_expiration_minutes: 5,
    });

  await send(EMAIL);
  app.clock.advance(1000);
  await send("new@fern.com");

  const lines = await app.identity.outbox.lines();
  expect(lines.map(({ text }) => /to=%2F(\w+)/.exec(text)?.[1])).toEqual(["home", "settings"]);
  const tokens = await app.db.selectFrom("one_time_tokens").selectAll().orderBy("expires_at").execute();
  const sent = tokens.filter(({ purpose }) => purpose === "magic_link");
  const minutes = sent.map((token) => (token.expires_at.getTime() - token.created_at.getTime()) / MINUTE_MS);
  expect(minutes).toEqual([2, 5]);
});

test("where sign-up is open, a link makes an account with a workspace of its own", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const pair = await sendLink(app, "new@fern.com");

  const { status, json } = await open(app, pair, "new@fern.com");

  expect(status).toBe(200);
  expect(json.data).toMatchObject({ user: { emails: [{ email: "new@fern.com", verified: true }] } });
});

test.each(["closed", "invited"])("where sign-up is %s, a new address gets nothing", async (policy) => {
  const app = await startIdentityApp({ SIGN_UP: policy });

  await sendLink(app, "new@fern.com");

  expect(await app.identity.outbox.lines()).toEqual([]);
  expect(await app.db.selectFrom("users").selectAll().execute()).toEqual([]);
});

test("the secondary path asks for a session, and tells an address with an account of its own so, without a link", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  await administrator(app, { email: "ida@fernhollow.com", workspaceName: "Ida" });
  const body = { email: "ida@fernhollow.com", code_challenge: newPair().challenge };

  const signedOut = await new Browser(app).call("POST", "/magic_links/email/send/secondary", body);
  const foreign = await maya.call("POST", "/magic_links/email/send/secondary", body);

  expect(signedOut.json.error_type).toBe("user_unauthenticated");
  const free = await maya.call("POST", "/magic_links/email/send/secondary", {
    ...body,
    email: "new@fernhollow.com",
  });
  expect([foreign.status, foreign.json.data]).toEqual([
    200,
    { ...free.json.data, request_id: foreign.json.data?.["request_id"] },
  ]);
  expect(await mailedToken(app, "ida@fernhollow.com")).toBeNull();
  const lines = await app.identity.outbox.lines();
  expect(lines.filter(({ to }) => to.startsWith("ida")).map(({ subject, text }) => [subject, text])).toEqual([
    ["This address has a Herald account already", expect.stringContaining("http://localhost:4870/signin")],
  ]);
  const { items } = (await maya.api("GET", "/api/v1/outbox")).json<OutboxPage>();
  expect(items.find(({ to }) => to.startsWith("ida"))).toMatchObject({ link: null });
});

test("one address gets at most ten mails in a quarter of an hour", async () => {
  const app = await startIdentityApp();
  await administrator(app);
  for (let mail = 0; mail < 12; mail++) await sendLink(app);

  expect(await app.identity.outbox.lines()).toHaveLength(10);
});

test.each([
  ["/magic_links/email/login_or_create", "login_expiration_minutes"],
  ["/magic_links/email/login_or_create", "signup_expiration_minutes"],
  ["/passwords/email/reset/start", "reset_password_expiration_minutes"],
])("%s with %s of an hour is refused, and that field is named", async (path, field) => {
  const app = await startIdentityApp();
  const challenge = newPair().challenge;

  const { status, json } = await new Browser(app).call("POST", path, {
    email: EMAIL,
    code_challenge: challenge,
    [field]: 60,
  });

  expect([status, json.error_details]).toEqual([400, { [field]: "Links work for 1 to 10 minutes here" }]);
});
