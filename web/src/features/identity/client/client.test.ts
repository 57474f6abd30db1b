import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { data, PUBLIC_TOKEN, refusal, signedInAnswer, startClient } from "./client.fixtures.ts";
import type { IdentityClient } from "./client.ts";
import { CallError, ProviderError, SchemaError, UnreachableError, UsageError } from "./errors.ts";
import { PairStore } from "./pkce.ts";
import type { Proofs } from "./transport.ts";

const Blob = z.record(z.string(), z.unknown());
const PAIR_KEY = `stytch_sdk_state_${PUBLIC_TOKEN}::PKCE_VERIFIER:`;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error("The call did not fail");
    },
    (error: unknown) => error,
  );
}

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

test.each([
  [
    "magic link",
    (client: IdentityClient) => client.magicLinks.loginOrCreate("a@b.co"),
    "Failed to send magic link",
  ],
  ["token", (client: IdentityClient) => client.magicLinks.authenticate("t"), "Failed to authenticate token."],
  [
    "password",
    (client: IdentityClient) => client.passwords.authenticate("a@b.co", "p"),
    "Failed to authenticate password.",
  ],
  [
    "new password",
    (client: IdentityClient) => client.passwords.create("a@b.co", "p"),
    "Failed to create password.",
  ],
  ["reset", (client: IdentityClient) => client.passwords.reset("t", "p"), "Failed to reset password."],
  [
    "reset start",
    (client: IdentityClient) => client.passwords.startReset("a@b.co"),
    "Failed to reset password.",
  ],
  [
    "user",
    (client: IdentityClient) => client.user.update({ untrusted_metadata: {} }),
    "Failed to update user.",
  ],
  ["revoke", (client: IdentityClient) => client.sessions.revoke(), "Error revoking session"],
  ["refresh", (client: IdentityClient) => client.sessions.authenticate(), "Error authenticating session"],
  ["user search", (client: IdentityClient) => client.search.user("a@b.co"), "Error searching for user"],
  ["slug search", (client: IdentityClient) => client.search.organization("fern"), "Error searching slug"],
  [
    "member search",
    (client: IdentityClient) => client.search.member("a@b.co", "organization-live-1"),
    "Error searching for member",
  ],
])("a failed call has the specification's message: %s", async (_name, call, message) => {
  const { client } = startClient(() => refusal(500, "internal_server_error"));

  const error = await failureOf(call(client));

  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message, cause: expect.any(ProviderError) });
});

test("a refusal keeps status, type, message, link, request number, details and pause", async () => {
  const { client } = startClient(() =>
    refusal(429, "too_many_requests", { details: { email: "later" }, retryAfter: 900 }),
  );

  const error = await failureOf(client.search.user("a@b.co"));

  expect(error).toMatchObject({
    cause: {
      failure: {
        status: 429,
        type: "too_many_requests",
        message: "A sentence for the person.",
        link: "http://localhost:4870/help",
        requestId: "request-id-live-7",
        details: { email: "later" },
        retryAfter: 900,
      },
    },
  });
});

test.each([
  [
    "session_duration_minutes must be a number.",
    (client: IdentityClient, bad: never) => client.sessions.authenticate(bad),
  ],
  ["token must be a string.", (client: IdentityClient, bad: never) => client.magicLinks.authenticate(bad)],
  ["email must be a string.", (client: IdentityClient, bad: never) => client.magicLinks.loginOrCreate(bad)],
  [
    "email must be a string.",
    (client: IdentityClient, bad: never) => client.passwords.authenticate(bad, "p"),
  ],
  [
    "password must be a string.",
    (client: IdentityClient, bad: never) => client.passwords.authenticate("a@b.co", bad),
  ],
  [
    "untrusted_metadata must be an object.",
    (client: IdentityClient, bad: never) => client.user.update({ untrusted_metadata: bad }),
  ],
])("a wrong argument is named before anything is sent: %s", async (sentence, call) => {
  const { client, calls } = startClient(() => data({}));
  const attempt = async () => call(client, wrongArgument());

  const error = await failureOf(attempt());

  expect(error).toBeInstanceOf(UsageError);
  expect(error).toMatchObject({ message: expect.stringContaining(`\n${sentence}`) });
  expect(calls).toEqual([]);
});

test("without a network the message asks whether one is online", async () => {
  const { client } = startClient(() => Promise.reject(new TypeError("Failed to fetch")));

  const error = await failureOf(client.sessions.revoke());

  expect(error).toMatchObject({ cause: expect.any(UnreachableError) });
  expect(error).toMatchObject({ cause: { message: "Unable to contact the servers. Are you online?" } });
});

test("an answer that is no JSON is told as such", async () => {
  const { client } = startClient(() => new Response("<html>", { status: 200 }));

  const error = await failureOf(client.sessions.authenticate());

  expect(error).toMatchObject({ cause: { message: "Invalid JSON response from the servers." } });
});

test("a refused shape lists the failing fields", async () => {
  const fields = [{ keyword: "type", dataPath: ".password", schemaPath: "", message: "should be string" }];
  const { client } = startClient(() =>
    Response.json(
      { status_code: 400, error_type: "x", error_message: "y", error_url: "", body: fields },
      { status: 400 },
    ),
  );

  const error = await failureOf(client.search.user("a@b.co"));

  expect(error).toMatchObject({ cause: expect.any(SchemaError) });
  expect(error).toMatchObject({
    cause: {
      message: "[400] Request does not match expected schema\n.password: should be string",
      fields: { password: "should be string" },
    },
  });
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

test("a link is sent with a PKCE challenge; the verifier goes with its token, then the pair is forgotten", async () => {
  const { client, calls } = startClient((call) =>
    call.path.endsWith("/magic_links/authenticate") ? data(signedInAnswer()) : data({}),
  );

  await client.magicLinks.loginOrCreate("a@b.co", "/reports/7");
  await client.magicLinks.authenticate("t0ken");

  const [send, redeem] = calls.map(({ body }) => body);
  expect(send).toMatchObject({
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    login_magic_link_url: `${window.location.origin}/authenticate?to=%2Freports%2F7`,
  });
  expect(redeem).toMatchObject({ token: "t0ken", code_verifier: expect.stringMatching(/^[0-9a-f]{128}$/) });
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(String(redeem?.["code_verifier"])),
  );
  expect(btoa(String.fromCodePoint(...new Uint8Array(digest))).replace(/=$/, "")).toBe(
    String(send?.["code_challenge"]).replaceAll("-", "+").replaceAll("_", "/"),
  );
  expect(localStorage.getItem(`${PAIR_KEY}magic_links`)).toBeNull();
});

test("links of one flow share a pair, and a failed attempt keeps it", async () => {
  const { client, calls } = startClient((call) =>
    call.path.endsWith("authenticate") ? refusal(401, "unable_to_auth_magic_link") : data({}),
  );

  await client.magicLinks.loginOrCreate("a@b.co");
  await failureOf(client.magicLinks.authenticate("t0ken"));
  await client.magicLinks.loginOrCreate("a@b.co");
  await client.passwords.startReset("a@b.co");

  const challenges = calls.map(({ body }) => body?.["code_challenge"]).filter((each) => each !== undefined);
  expect(challenges[1]).toBe(challenges[0]);
  expect(challenges[2]).not.toBe(challenges[0]);
});

test("a malformed pair is logged as an error and counts as none", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
  localStorage.setItem(`${PAIR_KEY}passwords`, '{"code_challenge":7}');

  const pair = new PairStore(localStorage, PUBLIC_TOKEN).read("passwords");

  expect(pair).toBeNull();
  expect(log).toHaveBeenCalledWith("The stored PKCE pair of passwords is malformed.");
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

test("signed in, a link is sent by the secondary path; signed out, by the primary one", async () => {
  const inside = startClient(() => data({}), { sessionId: "session-live-9" });
  const outside = startClient(() => data({}));

  await inside.client.magicLinks.send("a@b.co");
  await outside.client.magicLinks.send("a@b.co");

  expect(inside.calls[0]?.path).toBe("/sdk/v1/magic_links/email/send/secondary");
  expect(outside.calls[0]?.path).toBe("/sdk/v1/magic_links/email/send/primary");
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

// The types forbid what callers without types could pass.
function wrongArgument(): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return null as never;
}
