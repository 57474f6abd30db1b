import { expect, test } from "vitest";
import { failureOf, refusal, startClient, userAnswer } from "./client.fixtures.ts";
import type { AllCalls } from "./client.fixtures.ts";
import { CallError, ProviderError, SchemaError, sentenceOf, UnreachableError } from "./errors.ts";

test.each([
  [
    "magic link",
    (client: AllCalls) => client.magicLinks.loginOrCreate("a@b.co"),
    "Failed to send magic link",
  ],
  ["token", (client: AllCalls) => client.magicLinks.authenticate("t"), "Failed to authenticate token."],
  [
    "password",
    (client: AllCalls) => client.passwords.authenticate("a@b.co", "p"),
    "Failed to authenticate password.",
  ],
  [
    "new password",
    (client: AllCalls) => client.passwords.create("a@b.co", "p"),
    "Failed to create password.",
  ],
  ["reset", (client: AllCalls) => client.passwords.reset("t", "p"), "Failed to reset password."],
  ["reset start", (client: AllCalls) => client.passwords.startReset("a@b.co"), "Failed to reset password."],
  ["user", (client: AllCalls) => client.ownUser.update({ untrusted_metadata: {} }), "Failed to update user."],
  [
    "reset by the password before",
    (client: AllCalls) => client.passwords.resetByExisting("a@b.co", "p", "q"),
    "Failed to reset password.",
  ],
  [
    "reset by session",
    (client: AllCalls) => client.passwords.resetBySession("p"),
    "Failed to reset password.",
  ],
  [
    "removal",
    (client: AllCalls) => client.ownUser.remove("emails", "email-live-1"),
    "Failed to update user.",
  ],
  ["own user", (client: AllCalls) => client.ownUser.get(), "Failed to read user."],
  ["passkey", (client: AllCalls) => client.webauthn.register(), "Failed to start WebAuthn registration"],
  [
    "passkey sign-in",
    (client: AllCalls) => client.webauthn.authenticate(),
    "Failed to authenticate WebAuthn device",
  ],
  [
    "passkey name",
    (client: AllCalls) => client.webauthn.rename("webauthn-registration-live-1", "Laptop"),
    "Failed to update WebAuthn device",
  ],
  ["revoke", (client: AllCalls) => client.sessions.revoke(), "Error revoking session"],
  ["refresh", (client: AllCalls) => client.sessions.authenticate(), "Error authenticating session"],
  ["user search", (client: AllCalls) => client.search.user("a@b.co"), "Error searching for user"],
  ["slug search", (client: AllCalls) => client.search.organization("fern"), "Error searching slug"],
  [
    "member search",
    (client: AllCalls) => client.search.member("a@b.co", "organization-live-1"),
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

test("what is shown is the message of the call, followed by the reason", async () => {
  const { client } = startClient(() => refusal(500, "internal_server_error"));
  const offline = startClient(() => Promise.reject(new TypeError("Failed to fetch")));

  expect(sentenceOf(await failureOf(client.magicLinks.send("a@b.co")))).toBe(
    "Failed to send magic link. A sentence for the person.",
  );
  expect(sentenceOf(await failureOf(client.passwords.authenticate("a@b.co", "p")))).toBe(
    "Failed to authenticate password. A sentence for the person.",
  );
  expect(sentenceOf(await failureOf(offline.client.sessions.revoke()))).toBe(
    "Error revoking session. Unable to contact the servers. Are you online?",
  );
  expect(sentenceOf(undefined)).toBe("Something went wrong. Try again.");
});

test("without a network the message asks whether one is online", async () => {
  const { client } = startClient(() => Promise.reject(new TypeError("Failed to fetch")));

  const error = await failureOf(client.sessions.revoke());

  expect(error).toMatchObject({ cause: expect.any(UnreachableError) });
  expect(error).toMatchObject({ cause: { message: "Unable to contact the servers. Are you online?" } });
});

test.each([200, 502])("an answer of status %s that is no JSON is told as such, with why", async (status) => {
  const { client } = startClient(() => new Response("<html>", { status }));

  const error = await failureOf(client.sessions.authenticate());

  const message = `Invalid JSON response from the servers. Why ${status}.`;
  expect(error).toMatchObject({ cause: { message } });
});

const FIELDS = [{ keyword: "type", dataPath: ".password", schemaPath: "", message: "should be string" }];

test.each([
  ["body", { status_code: 400, error_type: "x", error_message: "y", error_url: "", body: FIELDS }],
  ["body of the hosted provider", { body: FIELDS }],
  ["params", { params: FIELDS }],
  ["query", { query: FIELDS }],
])("a refused shape lists the failing fields: %s", async (_name, answer) => {
  const { client } = startClient(() => Response.json(answer, { status: 400 }));

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
  ["a list", "[]"],
  ["a text", '"yes"'],
  ["nothing", "null"],
  ["somebody without an id", JSON.stringify({ data: { ...userAnswer(), user_id: 7 } })],
  ["somebody without addresses", JSON.stringify({ data: { ...userAnswer(), emails: undefined } })],
])("an answer that is %s is not what was promised", async (_name, body) => {
  const { client } = startClient(() => new Response(body, { status: 200 }));

  const error = await failureOf(client.ownUser.get());

  expect(error).toMatchObject({
    message: "Failed to read user.",
    cause: { message: "Invalid JSON response from the servers." },
  });
});

test.each([
  ["a list", []],
  ["without a type", { error_message: "y" }],
  ["with fields that are none", { error_type: "x", error_message: "y", error_url: "", body: "no" }],
])("a failure that is %s is told as unexplained", async (_name, answer) => {
  const { client } = startClient(() => Response.json(answer, { status: 502 }));

  const error = await failureOf(client.sessions.revoke());

  expect(error).toMatchObject({ cause: { failure: { type: "unexplained", status: 502 } } });
});
