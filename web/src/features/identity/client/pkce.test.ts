import { afterEach, expect, test, vi } from "vitest";
import { data, failureOf, PUBLIC_TOKEN, refusal, signedInAnswer, startClient } from "./client.fixtures.ts";
import { PairStore } from "./pkce.ts";

const PAIR_KEY = `stytch_sdk_state_${PUBLIC_TOKEN}::PKCE_VERIFIER:`;

const SHARED = { publicToken: PUBLIC_TOKEN, pairsOf: () => localStorage };

const stored = (flow: string) => localStorage.getItem(PAIR_KEY + flow);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("a link is sent with a PKCE challenge; the verifier goes with its token, then the pair is forgotten", async () => {
  const { client, calls } = startClient((call) =>
    call.path.endsWith("/magic_links/authenticate") ? data(signedInAnswer()) : data({}),
  );

  await client.magicLinks.loginOrCreate("a@b.co", { to: "/reports/7" });
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

  const pair = new PairStore(SHARED).read("passwords");

  expect(pair).toBeNull();
  expect(log).toHaveBeenCalledWith("The stored PKCE pair of passwords is malformed.");
});

test("a link is opened with the pair of resets before that of links, which is tried when the first is refused", async () => {
  const { client, calls } = startClient((call) => {
    if (!call.path.endsWith("/magic_links/authenticate")) return data({});
    return calls.length === 3 ? refusal(400, "pkce_mismatch") : data(signedInAnswer());
  });
  await client.passwords.startReset("a@b.co");
  await client.magicLinks.loginOrCreate("a@b.co");
  const verifiers = ["passwords", "magic_links"].map((flow) => JSON.parse(stored(flow) ?? "").code_verifier);

  await client.magicLinks.authenticate("t0ken");

  expect(calls.slice(2).map(({ body }) => body?.["code_verifier"])).toEqual(verifiers);
  expect(stored("magic_links")).toBeNull();
  expect(stored("passwords")).not.toBeNull();
});

test("a link that is refused for another reason is not tried with the other pair", async () => {
  const { client, calls } = startClient((call) =>
    call.path.endsWith("/magic_links/authenticate") ? refusal(401, "unable_to_auth_magic_link") : data({}),
  );
  await client.passwords.startReset("a@b.co");
  await client.magicLinks.loginOrCreate("a@b.co");

  await failureOf(client.magicLinks.authenticate("t0ken"));

  expect(calls).toHaveLength(3);
});

test("a flow that takes a fresh pair each time leaves the one before behind", async () => {
  const pairs = new PairStore(SHARED);

  const first = await pairs.renew("oauth");
  const second = await pairs.renew("oauth");

  expect(second.code_verifier).not.toBe(first.code_verifier);
  expect(pairs.read("oauth")).toEqual(second);
});

test("each flow keeps its pair where it is told to", async () => {
  const pairs = new PairStore({
    publicToken: PUBLIC_TOKEN,
    pairsOf: (flow) => (flow === "oauth" ? sessionStorage : localStorage),
  });

  const [own, shared] = [await pairs.renew("oauth"), await pairs.take("magic_links")];

  expect([pairs.read("oauth"), pairs.read("magic_links")]).toEqual([own, shared]);
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 1]);
  pairs.clear("oauth");
  expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]);
});

test("security 9: a challenge goes with every flow though the bootstrap cannot be read", async () => {
  const { client, calls } = startClient(({ path }) =>
    path.includes("/projects/bootstrap/") ? refusal(503, "internal_server_error") : data({}),
  );

  await failureOf(client.project());
  await client.magicLinks.loginOrCreate("a@b.co");
  await client.magicLinks.send("a@b.co");
  await client.passwords.startReset("a@b.co");
  const address = new URL(await client.oauth.start("acme"), "http://localhost:4870");

  const challenges = calls.slice(1).map(({ body }) => body?.["code_challenge"]);
  challenges.push(address.searchParams.get("code_challenge"));
  expect(challenges).toEqual(Array(4).fill(expect.stringMatching(/^[\w-]{43}$/)));
});
