import { afterEach, expect, test, vi } from "vitest";
import { data, failureOf, PUBLIC_TOKEN, refusal, signedInAnswer, startClient } from "./client.fixtures.ts";
import { PairStore } from "./pkce.ts";

const PAIR_KEY = `stytch_sdk_state_${PUBLIC_TOKEN}::PKCE_VERIFIER:`;

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

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
