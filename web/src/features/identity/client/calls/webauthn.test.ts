import { afterEach, expect, test, vi } from "vitest";
import {
  data,
  failureOf,
  refusal,
  signedInAnswer,
  startClient,
} from "#/features/identity/client/client.fixtures.ts";

/** A passkey as the browser hands it over. */
class FakeCredential {
  static parseCreationOptionsFromJSON = (json: object) => ({ ...json, parsed: "creation" });
  static parseRequestOptionsFromJSON = (json: object) => ({ ...json, parsed: "request" });
  toJSON = () => ({ id: "credential" });
}

const create = vi.fn<(options: unknown) => Promise<FakeCredential | null>>();
const get = vi.fn<(options: unknown) => Promise<FakeCredential | null>>();

afterEach(() => {
  vi.unstubAllGlobals();
  create.mockReset();
  get.mockReset();
});

function start(sessionId?: string) {
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  vi.stubGlobal("navigator", { userAgent: "Firefox", credentials: { create, get } });
  return startClient(
    ({ path }) => {
      if (path.endsWith("/register/start"))
        return data({ public_key_credential_creation_options: '{"challenge":"c"}' });
      if (path.includes("/authenticate/start/"))
        return data({ public_key_credential_request_options: '{"challenge":"r"}' });
      return data({ ...signedInAnswer(), webauthn_registration_id: "webauthn-registration-live-1" });
    },
    sessionId === undefined ? {} : { sessionId },
  );
}

test("a passkey is made by the browser between two calls, and the second one signs in", async () => {
  create.mockResolvedValue(new FakeCredential());
  const { client, calls, signedIn } = start("session-live-1");

  await client.webauthn.register();

  expect(create).toHaveBeenCalledWith({ publicKey: { challenge: "c", parsed: "creation" } });
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [
      "/sdk/v1/webauthn/register/start",
      {
        domain: "localhost",
        return_passkey_credential_options: true,
        use_base64_url_encoding: true,
        user_agent: "Firefox",
      },
    ],
    [
      "/sdk/v1/webauthn/register",
      { public_key_credential: '{"id":"credential"}', session_duration_minutes: 43_200 },
    ],
  ]);
  expect(signedIn).toHaveLength(1);
});

test.each([
  ["signed out", undefined, "primary"],
  ["signed in", "session-live-1", "secondary"],
])("%s, a passkey is asked for by the %s way", async (_name, sessionId, way) => {
  get.mockResolvedValue(new FakeCredential());
  const { client, calls, signedIn } = start(sessionId);
  const { signal } = new AbortController();

  await client.webauthn.authenticate({ signal, onOfferTaken: () => undefined });

  expect(get).toHaveBeenCalledWith({
    publicKey: { challenge: "r", parsed: "request" },
    mediation: "conditional",
    signal,
  });
  expect(calls.map(({ path }) => path)).toEqual([
    `/sdk/v1/webauthn/authenticate/start/${way}`,
    "/sdk/v1/webauthn/authenticate",
  ]);
  expect(signedIn).toHaveLength(1);
});

test("who breaks off in the browser is signed in nowhere, and the browser's reason is told", async () => {
  const { client, calls, signedIn } = start();
  const brokenOff = new DOMException("no", "NotAllowedError");
  get.mockRejectedValue(brokenOff);

  expect(await failureOf(client.webauthn.authenticate())).toBe(brokenOff);
  expect([calls.length, signedIn.length]).toEqual([1, 0]);
});

test("a passkey is renamed by its id", async () => {
  const { client, calls } = start("session-live-1");

  await client.webauthn.rename("webauthn/1", "Laptop");

  expect(calls).toMatchObject([
    { method: "PUT", path: "/sdk/v1/webauthn/update/webauthn%2F1", body: { name: "Laptop" } },
  ]);
});

test("a passkey that the server refuses is told as one that was not registered", async () => {
  create.mockResolvedValue(new FakeCredential());
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  vi.stubGlobal("navigator", { userAgent: "Firefox", credentials: { create, get } });
  const { client } = startClient(({ path }) =>
    path.endsWith("/register/start")
      ? data({ public_key_credential_creation_options: '{"challenge":"c"}' })
      : refusal(401, "unable_to_auth_webauthn_registration"),
  );

  expect(await failureOf(client.webauthn.register())).toMatchObject({
    message: expect.stringContaining("Failed to register WebAuthn device"),
  });
});
