import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { data, failureOf, PUBLIC_TOKEN, refusal, signedInAnswer, startClient } from "./client.fixtures.ts";
import type { Proofs } from "./transport.ts";

const Blob = z.record(z.string(), z.unknown());

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function blobOf(headers: Headers): Record<string, unknown> {
  return Blob.parse(JSON.parse(atob(headers.get("x-sdk-client") ?? "")));
}

test("every call carries the public token, the page's origin and who is signed in", async () => {
  const { client, calls } = startClient(() => data({}), { sessionId: "session-live-9" });

  await client.sessions.revoke();

  const { method, path, headers = new Headers() } = calls[0] ?? {};
  expect([method, path]).toEqual(["POST", "/sdk/v1/sessions/revoke"]);
  expect(atob(headers.get("authorization")?.slice(6) ?? "")).toBe(`${PUBLIC_TOKEN}:${PUBLIC_TOKEN}`);
  expect(headers.get("x-sdk-parent-host")).toBe("http://localhost:4870");
  expect(blobOf(headers)).toMatchObject({
    stytch_user_id: "user-live-1",
    stytch_session_id: "session-live-9",
    app: { identifier: "localhost" },
    sdk: { identifier: "herald-web" },
  });
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
  const user = { user_id: "user-live-1", emails: [{ email_id: "e", email: "a@b.co", verified: true }] };
  const { client, calls } = startClient(({ method }) => data(method === "GET" ? user : {}));

  expect(await client.user.get()).toEqual(user);
  await client.user.remove("emails", "email/1");

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
