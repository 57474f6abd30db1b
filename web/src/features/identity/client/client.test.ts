import { afterEach, expect, test, vi } from "vitest";
import {
  data,
  failureOf,
  PUBLIC_TOKEN,
  refusal,
  signedInAnswer,
  startClient,
  userAnswer,
} from "./client.fixtures.ts";
import { record } from "./shapes.ts";
import type { Proofs } from "./transport.ts";

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function blobOf(headers: Headers): unknown {
  return JSON.parse(atob(headers.get("x-sdk-client") ?? ""));
}

test("every call carries the public token, the page's origin and who is signed in", async () => {
  const { client, calls } = startClient(() => data({}), { sessionId: "session-live-9" });

  await client.sessions.revoke();

  const { method, path, headers = new Headers(), credentials } = calls[0] ?? {};
  expect([method, path]).toEqual(["POST", "/sdk/v1/sessions/revoke"]);
  expect(atob(headers.get("authorization")?.slice(6) ?? "")).toBe(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`);
  expect(headers.get("x-sdk-parent-host")).toBe("http://localhost:4870");
  expect([headers.get("content-type"), credentials]).toEqual(["application/json", "include"]);
  expect(blobOf(headers)).toMatchObject({
    stytch_user_id: "user-live-1",
    stytch_session_id: "session-live-9",
    app: { identifier: "localhost" },
    sdk: { identifier: "herald-web" },
  });
});

test.each(["http://127.0.0.1:4200", "https://id.brand.com:8443", "https://id.brand.com"])(
  "calls go to the address of the provider as it is, with its scheme and port: %s",
  async (base) => {
    const { client, calls } = startClient(() => data({}), { base });

    await client.sessions.revoke();

    expect(calls[0]?.origin).toBe(base);
  },
);

test("the ids beside a call are made for it alone, so that no device is followed by them", async () => {
  const { client, calls } = startClient(() => data({}));

  await client.sessions.revoke();
  await client.sessions.revoke();

  const ids = calls.flatMap(({ headers }) => {
    const { event_id, app_session_id, persistent_id } = record(blobOf(headers));
    return [event_id, app_session_id, persistent_id];
  });
  expect(new Set(ids).size).toBe(6);
});

test("where scripts hold the session token it stands in the Basic header", async () => {
  const { client, calls } = startClient(() => data({}), { sessionToken: "secret" });

  await client.sessions.revoke();

  expect(atob(calls[0]?.headers.get("authorization")?.slice(6) ?? "")).toBe(`${PUBLIC_TOKEN}:secret`);
});

test("signing in asks for 43200 minutes and hands the answer on", async () => {
  const { client, calls, signedIn } = startClient(() => data(signedInAnswer()));

  await client.passwords.authenticate("ana@brand.com", "lantern");

  expect(calls[0]).toMatchObject({
    path: "/sdk/v1/passwords/authenticate",
    body: { email: "ana@brand.com", password: "lantern", session_duration_minutes: 43_200 },
  });
  expect(signedIn).toMatchObject([{ session: { session_id: "session-live-1" } }]);
});

test("the own user is read, and a way to sign in is taken away by its id", async () => {
  const before = userAnswer();
  const after = userAnswer({ emails: [] });
  const { client, calls, users } = startClient(({ method }) =>
    data(method === "GET" ? before : { __user: after }),
  );

  expect(await client.ownUser.get()).toMatchObject(before);
  expect(await client.ownUser.remove("emails", "email/1")).toEqual(after);
  expect(users).toMatchObject([before, after]);

  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ["GET", "/sdk/v1/users/me", null],
    ["DELETE", "/sdk/v1/users/emails/email%2F1", null],
  ]);
});

test("a password is changed by the one before, and the answer signs in", async () => {
  const { client, calls, signedIn } = startClient(() => data(signedInAnswer()));

  await client.passwords.resetByExisting("a@b.co", "old", "new");

  expect(calls).toMatchObject([
    {
      path: "/sdk/v1/passwords/existing_password/reset",
      body: {
        email: "a@b.co",
        existing_password: "old",
        new_password: "new",
        session_duration_minutes: 43_200,
      },
    },
  ]);
  expect(signedIn).toHaveLength(1);
});

test.each([
  "unauthorized_credentials",
  "user_unauthenticated",
  "invalid_secret_authentication",
  "session_not_found",
])("%s ends the session that the call was sent with, whichever call it was", async (type) => {
  const { client, ended } = startClient(() => refusal(401, type), { sessionId: "session-live-9" });

  await failureOf(client.search.user("a@b.co"));

  expect(ended).toEqual(["session-live-9"]);
});

test("whoever ends sessions is told that the call was to prove a factor", async () => {
  const { client, ended, doubted } = startClient(() => refusal(401, "unauthorized_credentials"), {
    sessionId: "session-live-9",
  });

  await failureOf(client.passwords.authenticate("a@b.co", "p"));
  await failureOf(client.totps.authenticate("123456"));
  await failureOf(client.magicLinks.authenticate("t0ken"));

  expect({ ended, doubted }).toEqual({
    ended: [],
    doubted: ["session-live-9", "session-live-9", "session-live-9"],
  });
});

test.each(["unable_to_auth_password", "session_token_superseded", "too_many_requests", "stale_factors"])(
  "%s does not end the session",
  async (type) => {
    const { client, ended } = startClient(() => refusal(401, type), { sessionId: "session-live-9" });

    await failureOf(client.passwords.authenticate("a@b.co", "p"));

    expect(ended).toEqual([]);
  },
);

test("signed in, a link is sent by the secondary path; signed out, by the primary one", async () => {
  const inside = startClient(() => data({}), { sessionId: "session-live-9" });
  const outside = startClient(() => data({}));

  await inside.client.magicLinks.send("a@b.co");
  await outside.client.magicLinks.send("a@b.co");

  expect(inside.calls[0]?.path).toBe("/sdk/v1/magic_links/email/send/secondary");
  expect(outside.calls[0]?.path).toBe("/sdk/v1/magic_links/email/send/primary");
});

test("a malformed public token is logged as an error", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);

  startClient(() => data({}), { publicToken: "token-live" });

  expect(log).toHaveBeenCalledWith(expect.stringContaining("public-token-"));
});

test("on a server the client says that it is client-only", () => {
  vi.stubGlobal("window", undefined);

  expect(() => startClient(() => data({}))).toThrow("client-only");
});

test("a guarded call that needs a captcha is sent once more with fresh proofs", async () => {
  const proofs = vi.fn<() => Promise<Proofs>>(() =>
    Promise.resolve({ captcha_token: "c1", dfp_telemetry_id: "d1" }),
  );
  const { client, calls } = startClient(
    ({ body }) => (body?.["captcha_token"] ? data({}) : new Response("Captcha required", { status: 400 })),
    { proofs },
  );

  await client.magicLinks.loginOrCreate("a@b.co");

  expect(calls).toHaveLength(2);
  expect(calls[1]?.body).toMatchObject({ email: "a@b.co", captcha_token: "c1", dfp_telemetry_id: "d1" });
});

test("a second demand for a captcha is told and not tried again", async () => {
  const { client, calls } = startClient(() => new Response("Captcha required", { status: 400 }), {
    proofs: () => Promise.resolve({ captcha_token: "c1" }),
  });

  const error = await failureOf(client.passwords.authenticate("a@b.co", "p"));

  expect(calls).toHaveLength(2);
  expect(error).toMatchObject({ cause: { message: "CAPTCHA required" } });
});

test("a second factor that is asked for is handed on, and its token goes with the next sign-in", async () => {
  const answer = {
    user_id: "user-live-1",
    session: null,
    session_token: "",
    session_jwt: "",
    intermediate_session_token: "between",
  };
  const first = startClient(() => data(answer));
  const second = startClient(() => data(signedInAnswer()), { intermediateToken: "between" });

  await first.client.passwords.authenticate("a@b.co", "p");
  await second.client.passwords.authenticate("a@b.co", "p");

  expect(first.signedIn).toEqual([answer]);
  expect(first.calls[0]?.body).not.toHaveProperty("intermediate_session_token");
  expect(second.calls[0]?.body).toMatchObject({ intermediate_session_token: "between" });
});

test("how each call went is told by its path and the type of its refusal", async () => {
  const { client, answered } = startClient(({ path }) =>
    path.endsWith("revoke") ? data({}) : refusal(401, "unable_to_auth_password"),
  );

  await client.sessions.revoke();
  await failureOf(client.passwords.authenticate("a@b.co", "p"));

  expect(answered).toEqual([
    ["/sessions/revoke", null],
    ["/passwords/authenticate", "unable_to_auth_password"],
  ]);
});

test("what the server says of itself is read, and what is new to this client counts as the strictest", async () => {
  const { client, calls } = startClient(() =>
    data({ email_pattern: "any", sign_up: "by-dance", password_policy: { minimum_length: 15 } }),
  );

  expect(await client.project()).toEqual({
    cname_domain: "",
    email_pattern: "any",
    sign_up: "invited",
    password_policy: { minimum_length: 15 },
    passcode_channels: [],
    oauth_providers: [],
    google_one_tap: false,
    sign_in_methods: [],
    slug_pattern: ".*",
    create_organization_enabled: false,
  });
  expect(calls[0]?.path).toBe(`/sdk/v1/projects/bootstrap/${PUBLIC_TOKEN}`);
});

test("links work as many minutes as are asked for", async () => {
  const { client, calls } = startClient(() => data({}));

  await client.magicLinks.loginOrCreate("a@b.co", {
    login_expiration_minutes: 1,
    signup_expiration_minutes: 2,
  });

  expect(calls[0]?.body).toMatchObject({ login_expiration_minutes: 1, signup_expiration_minutes: 2 });
});

test("a call that needs a fresh factor is sent once more after one was proved, and only once", async () => {
  const onStale = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  let isStale = true;
  const { client, calls } = startClient(
    () => {
      const answer = isStale ? refusal(401, "stale_factors") : data({ __user: userAnswer() });
      isStale = false;
      return answer;
    },
    { onStale },
  );
  const never = startClient(() => refusal(401, "stale_factors"), { onStale });

  await client.ownUser.remove("emails", "email-live-1");
  const error = await failureOf(never.client.ownUser.remove("emails", "email-live-1"));

  expect([calls.length, never.calls.length, onStale.mock.calls.length]).toEqual([2, 2, 2]);
  expect(error).toMatchObject({ cause: { failure: { type: "stale_factors" } } });
});

test("where nothing is proved, the call that needed it fails", async () => {
  const { client, calls } = startClient(() => refusal(401, "stale_factors"), {
    onStale: () => Promise.resolve(false),
  });

  await failureOf(client.passwords.resetBySession("p"));

  expect(calls).toHaveLength(1);
});
