import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, forgetSession, refusal } from "#/features/identity/client/client.fixtures.ts";

const get = vi.fn<() => Promise<FakeCredential>>();

/** A passkey as the browser hands it over. */
class FakeCredential {
  static parseRequestOptionsFromJSON = (json: object) => json;
  static isConditionalMediationAvailable = () => Promise.resolve(true);
  toJSON = () => ({ id: "credential" });
}

beforeEach(() => {
  // The client is made once per page.
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  forgetSession();
  get.mockReset();
});

/** What a person reads where the browser offers passkeys beside the address. */
async function problemsOf(answerTo: (path: string) => Response): Promise<(string | null)[]> {
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  vi.stubGlobal("navigator", { credentials: { get } });
  vi.stubGlobal("fetch", (path: string) => {
    const current = { public_token: "public-token-live-test", session_cookies: "httponly" };
    return Promise.resolve(path.startsWith("/sdk/v1/webauthn/") ? answerTo(path) : data(current));
  });
  const { offerPasskeys } = await import("./ask.ts");
  const problems: (string | null)[] = [];
  await offerPasskeys(new AbortController().signal, (problem) => problems.push(problem));
  return problems;
}

const started = () => data({ public_key_credential_request_options: '{"challenge":"r"}' });

test.each(["NotAllowedError", "SecurityError", "UnknownError"])(
  "a browser that cannot offer passkeys (%s) says nothing of it to who types an address",
  async (name) => {
    get.mockRejectedValue(new DOMException("technical words", name));

    expect(await problemsOf(started)).toEqual([]);
  },
);

test("a server that starts none is no word beside the address either", async () => {
  expect(await problemsOf(() => refusal(429, "too_many_requests"))).toEqual([]);
  expect(get).not.toHaveBeenCalled();
});

test("a passkey that was taken and is refused is told of", async () => {
  get.mockResolvedValue(new FakeCredential());

  const problems = await problemsOf((path) =>
    path.includes("/start/") ? started() : refusal(401, "unable_to_auth_webauthn"),
  );

  expect(problems).toEqual(["Failed to authenticate WebAuthn device. A sentence for the person."]);
});
