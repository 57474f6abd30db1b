import { expect, test } from "vitest";
import { data, failureOf, refusal, signedInAnswer, startClient, userAnswer } from "./client.fixtures.ts";
import type { AllCalls } from "./client.fixtures.ts";
import { CallError, ProviderError, sentenceOf } from "./errors.ts";

const SENT = { method_id: "email-live-1" };

test.each([
  ["email", "email", "a@b.co"],
  ["sms", "phone_number", "+4915112345678"],
  ["whatsapp", "phone_number", "+4915112345678"],
] as const)(
  "a code by %s goes by the primary path, by the secondary one while somebody is signed in, and to new people",
  async (channel, field, to) => {
    const outside = startClient(() => data(SENT));
    const inside = startClient(() => data(SENT), { sessionId: "session-live-9" });

    expect(await outside.client.otps[channel].send(to)).toBe("email-live-1");
    await inside.client.otps[channel].send(to, { expiration_minutes: 1 });
    await outside.client.otps[channel].loginOrCreate(to);

    expect([...outside.calls, ...inside.calls].map(({ path, body }) => [path, body])).toEqual([
      [`/sdk/v1/otps/${channel}/send/primary`, { [field]: to }],
      [`/sdk/v1/otps/${channel}/login_or_create`, { [field]: to }],
      [`/sdk/v1/otps/${channel}/send/secondary`, { [field]: to, expiration_minutes: 1 }],
    ]);
  },
);

test("a code, one of an app and one to recover with sign in for 30 days", async () => {
  const { client, calls, signedIn } = startClient(() => data(signedInAnswer()));

  await client.otps.authenticate("123456", "email-live-1");
  await client.totps.authenticate("654321");
  await client.totps.recover("aaaa-bbbb");

  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [
      "/sdk/v1/otps/authenticate",
      { token: "123456", method_id: "email-live-1", session_duration_minutes: 43_200 },
    ],
    ["/sdk/v1/totps/authenticate", { totp_code: "654321", session_duration_minutes: 43_200 }],
    ["/sdk/v1/totps/recover", { recovery_code: "aaaa-bbbb", session_duration_minutes: 43_200 }],
  ]);
  expect(signedIn).toHaveLength(3);
});

test("an app is begun with what it takes, and the own user is known after it", async () => {
  const made = { totp_id: "totp-live-1", secret: "ABC", qr_code: "data:,", recovery_codes: ["a", "b"] };
  const user = userAnswer({ totps: [{ totp_id: "totp-live-1", verified: false }] });
  const { client, users } = startClient(() => data({ ...made, __user: user }));

  expect(await client.totps.create(60)).toEqual(made);
  expect(users).toEqual([user]);
});

test("new recovery codes come without a body", async () => {
  const totps = [{ totp_id: "totp-live-1", verified: true, recovery_codes: ["a", "b"] }];
  const { client, calls } = startClient(() => data({ user_id: "user-live-1", totps }));

  expect(await client.totps.recoveryCodes()).toEqual(["a", "b"]);
  expect(calls).toMatchObject([{ path: "/sdk/v1/totps/recovery_codes", body: null }]);
});

test.each([
  ["Failed to send one time passcode", (client: AllCalls) => client.otps.email.send("a@b.co")],
  ["Failed to send one time passcode", (client: AllCalls) => client.otps.sms.loginOrCreate("+49")],
  ["Failed to send one time passcode", (client: AllCalls) => client.otps.whatsapp.send("+49")],
  ["Failed to authenticate token.", (client: AllCalls) => client.otps.authenticate("1", "m")],
  ["Failed to set up the app.", (client: AllCalls) => client.totps.create()],
  ["Failed to authenticate token.", (client: AllCalls) => client.totps.authenticate("1")],
  ["Failed to authenticate token.", (client: AllCalls) => client.totps.recover("1")],
  ["Failed to create recovery codes.", (client: AllCalls) => client.totps.recoveryCodes()],
])("a failed call says so: %s", async (message, call) => {
  const { client } = startClient(() => refusal(500, "internal_server_error"));

  const error = await failureOf(call(client));

  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message, cause: expect.any(ProviderError) });
});

const HALF = { user_id: "user-live-1", session: null, session_token: "", session_jwt: "" };

test("a call that meets a second factor ends with that one, and keeps what the first said", async () => {
  const { client, signedIn } = startClient(
    () => data({ ...HALF, intermediate_session_token: "", workspace_slug: "fern" }),
    { secondFactor: () => Promise.resolve(signedInAnswer()) },
  );

  const answer = await client.passwords.authenticate("a@b.co", "p");

  expect(answer).toMatchObject({ session: { session_id: "session-live-1" }, workspace_slug: "fern" });
  expect(signedIn).toMatchObject([{ session: null }]);
});

test("whoever breaks off at the second factor is told by the message of the first call", async () => {
  const { client } = startClient(() => data(HALF), {
    secondFactor: () => Promise.reject(new Error("The second step is missing.")),
  });

  const error = await failureOf(client.passwords.authenticate("a@b.co", "p"));

  expect(sentenceOf(error)).toBe("Failed to authenticate password. The second step is missing.");
});
