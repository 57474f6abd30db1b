import { expect, test } from "vitest";
import {
  data,
  failureOf,
  PUBLIC_TOKEN,
  refusal,
  signedInAnswer,
  startClient,
} from "#/features/identity/client/client.fixtures.ts";
import { PairStore } from "#/features/identity/client/pkce.ts";
import { cryptoWallets } from "./wallets.ts";
import { oauth } from "./oauth.ts";

test("a sign-in outside begins at the provider's page, each time with a pair of its own", async () => {
  const { core } = startClient(() => data({}));

  const first = new URL(
    await oauth(core).start("acme", {
      to: "/reports/7",
      custom_scopes: ["calendar", "files"],
      provider_params: { prompt: "login" },
    }),
    "http://provider.test",
  );
  const second = new URL(await oauth(core).start("acme"), "http://provider.test");

  expect(first.pathname).toBe("/v1/public/oauth/acme/start");
  expect(Object.fromEntries(first.searchParams)).toEqual({
    public_token: PUBLIC_TOKEN,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    login_redirect_url: `${window.location.origin}/authenticate?to=%2Freports%2F7`,
    signup_redirect_url: `${window.location.origin}/authenticate?to=%2Freports%2F7`,
    custom_scopes: "calendar files",
    provider_prompt: "login",
  });
  expect(second.searchParams.get("code_challenge")).not.toBe(first.searchParams.get("code_challenge"));
});

test("a sign-in outside ends with the verifier of its pair, which is kept until it has", async () => {
  let isRefused = true;
  const { core, calls, signedIn } = startClient(() =>
    isRefused ? refusal(404, "oauth_token_not_found") : data(signedInAnswer()),
  );
  await oauth(core).start("acme");

  const failure = await failureOf(oauth(core).authenticate("t0ken"));
  isRefused = false;
  await oauth(core).authenticate("t0ken");

  expect(failure).toMatchObject({ message: "Failed to authenticate token." });
  expect(calls.map(({ path, body }) => [path, body])).toEqual(
    Array.from({ length: 2 }, () => [
      "/sdk/v1/oauth/authenticate",
      {
        token: "t0ken",
        code_verifier: expect.stringMatching(/^[0-9a-f]{128}$/),
        session_duration_minutes: 43_200,
      },
    ]),
  );
  expect(signedIn).toHaveLength(1);
  expect(new PairStore(core).read("oauth")).toBeNull();
});

test.each([
  [undefined, "primary"],
  ["session-live-1", "secondary"],
])("with the session %s a wallet is asked by the %s path", async (sessionId, way) => {
  const { core, calls } = startClient(
    ({ path }) => data(path.includes("/start/") ? { challenge: "sign this" } : signedInAnswer()),
    sessionId === undefined ? {} : { sessionId },
  );
  const wallet = { crypto_wallet_address: "0xabc", crypto_wallet_type: "ethereum" };

  const challenge = await cryptoWallets(core).authenticateStart(wallet);
  await cryptoWallets(core).authenticate({ ...wallet, signature: "0x1" });

  expect(challenge).toBe("sign this");
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    [
      `/sdk/v1/crypto_wallets/authenticate/start/${way}`,
      { ...wallet, siwe_params: { uri: window.location.origin } },
    ],
    [
      "/sdk/v1/crypto_wallets/authenticate",
      { ...wallet, signature: "0x1", session_duration_minutes: 43_200 },
    ],
  ]);
});
