import { expect, test } from "vitest";
import {
  administrator,
  Browser,
  EMAIL,
  startIdentityApp,
  STRONG_PASSWORD,
  tryPassword,
  wireOf,
} from "#/identity/identity.fixtures.ts";
import { ethereumWallet, solanaWallet } from "./wallets.fixtures.ts";
import type { TestWallet } from "./wallets.fixtures.ts";

const START = "/crypto_wallets/authenticate/start";
const WALLETS: [string, () => TestWallet][] = [
  ["Ethereum", ethereumWallet],
  ["Solana", solanaWallet],
];

test.each(WALLETS)(
  "security 18: %s signs in a new account the first time, and the same one afterwards",
  async (_name, make) => {
    const app = await startIdentityApp({ SIGN_UP: "open" });
    const wallet = make();

    const first = await signIn(new Browser(app), wallet);
    const again = await signIn(new Browser(app), wallet);

    expect(first.json.data).toMatchObject({
      user: { emails: [], crypto_wallets: [{ crypto_wallet_address: wallet.address, verified: true }] },
      session: {
        authentication_factors: [
          { type: "crypto", crypto_wallet_factor: { crypto_wallet_type: wallet.type } },
        ],
      },
    });
    expect([again.status, again.json.data?.["user_id"]]).toEqual([200, first.json.data?.["user_id"]]);
  },
);

test("security 18: what an Ethereum wallet signs is for this server, once, for five minutes", async () => {
  const app = await startIdentityApp();
  const { address } = ethereumWallet();

  const message = await challenge(new Browser(app), { type: "ethereum", address });

  expect(message.replace(/Nonce: [0-9a-f]{32}\n/, "Nonce: …\n")).toBe(
    [
      "localhost:4870 wants you to sign in with your Ethereum account:",
      address,
      "",
      "Sign in to Herald.",
      "",
      "URI: http://localhost:4870",
      "Version: 1",
      "Chain ID: 1",
      "Nonce: …",
      "Issued At: 2026-11-02T09:00:00.000Z",
      "Expiration Time: 2026-11-02T09:05:00.000Z",
    ].join("\n"),
  );
});

test("security 18: what a Solana wallet signs names this server and a nonce", async () => {
  const app = await startIdentityApp();
  const { address } = solanaWallet();

  const message = await challenge(new Browser(app), { type: "solana", address });

  expect(message).toContain("localhost:4870 wants you to sign in with your Solana account:");
  expect(message).toMatch(/\nNonce: [0-9a-f]{32}\n/);
});

test("what a page says of an Ethereum message stands in it", async () => {
  const app = await startIdentityApp();
  const { address } = ethereumWallet();
  const siwe_params = {
    uri: "http://localhost:4870/signin",
    chain_id: "137",
    statement: "Come in.",
    message_request_id: "r-1",
    not_before: "2026-11-02T08:59:00Z",
    resources: ["http://localhost:4870/terms"],
  };

  const message = await challenge(new Browser(app), { type: "ethereum", address }, siwe_params);

  for (const line of [
    "Come in.",
    "URI: http://localhost:4870/signin",
    "Chain ID: 137",
    "Not Before: 2026-11-02T08:59:00.000Z",
    "Request ID: r-1",
    "Resources:\n- http://localhost:4870/terms",
  ])
    expect(message).toContain(line);
});

test.each([
  { uri: "https://evil.example/signin" },
  { uri: "javascript:alert(1)" },
  { uri: "http://localhost:4870@evil.example" },
  { resources: ["https://evil.example"] },
  { statement: "Sign in.\nNonce: 1" },
  { chain_id: "1\nNonce: 1" },
  { issued_at: "2026-11-02T10:00:00Z" },
  { issued_at: "yesterday" },
  { not_before: "2026-11-03T09:00:00Z" },
  { message_request_id: "a\nb" },
])("security 18: a message with %o is refused", async (siwe_params) => {
  const app = await startIdentityApp();
  const { address } = ethereumWallet();

  const { status, json } = await start(new Browser(app), { type: "ethereum", address }, { siwe_params });

  expect([status, Object.keys(json.error_details ?? {})]).toEqual([
    400,
    [`siwe_params.${Object.keys(siwe_params)[0]}`],
  ]);
});

test.each(WALLETS)(
  "security 18: of 20 answers of %s to one challenge at once one succeeds, and none later",
  async (_name, make) => {
    const app = await startIdentityApp({ SIGN_UP: "open" });
    const wallet = make();
    const browser = new Browser(app);
    const signature = wallet.sign(await challenge(browser, wallet));

    const answers = await Promise.all(Array.from({ length: 20 }, () => finish(browser, wallet, signature)));
    const late = await finish(browser, wallet, signature);

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([late.status, late.json.error_type]).toEqual([401, "unable_to_auth_crypto_wallet"]);
  },
);

test.each(WALLETS)(
  "security 18: a signature of %s over another message, by another wallet or too late is refused",
  async (_name, make) => {
    const app = await startIdentityApp({ SIGN_UP: "open" });
    const [wallet, other] = [make(), make()];
    const browser = new Browser(app);
    const message = await challenge(browser, wallet);

    const answers = [
      await finish(browser, wallet, wallet.sign(`${message} `)),
      await finish(browser, wallet, other.sign(message)),
      await finish(browser, wallet, wallet.sign(message.replaceAll("localhost:4870", "evil.example"))),
      await finish(browser, wallet, wallet.sign(message.replace(/Nonce: \w+/u, "Nonce: 00000000"))),
      await finish(browser, wallet, wallet.sign("")),
      await finish(browser, wallet, "0x"),
      await finish(browser, wallet, "not a signature"),
      await finish(browser, other, wallet.sign(message)),
      await finish(new Browser(app), wallet, wallet.sign(message)),
    ];
    app.clock.advance(5 * 60_000);
    answers.push(await finish(browser, wallet, wallet.sign(message)));

    expect(new Set(answers.map(({ json }) => json.error_type))).toEqual(
      new Set(["unable_to_auth_crypto_wallet"]),
    );
  },
);

test("security 6: strangers who ask in the name of a wallet void nothing that its owner is about to sign", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const wallet = ethereumWallet();
  const owner = new Browser(app);
  const message = await challenge(owner, wallet);

  for (let time = 0; time < 12; time += 1) await challenge(new Browser(app), wallet);

  expect((await finish(owner, wallet, wallet.sign(message))).status).toBe(200);
});

test.each(WALLETS)(
  "security 4: the start of %s is answered byte for byte the same for a known and an unknown wallet",
  async (_name, make) => {
    const app = await startIdentityApp({ SIGN_UP: "open" });
    const [known, unknown] = [make(), make()];
    await signIn(new Browser(app), known);
    const startOf = async (wallet: TestWallet) => {
      const { response } = await start(new Browser(app), wallet);
      const all = JSON.stringify(wireOf(response)).replaceAll(wallet.address, "address");
      return all.replace(/Nonce: [0-9a-f]{32}/u, "Nonce: …");
    };

    const [ofKnown, ofUnknown] = [await startOf(known), await startOf(unknown)];

    expect(ofKnown).toContain('"status":200');
    expect(ofUnknown).toEqual(ofKnown);
  },
);

test.each(["closed", "invited"])(
  "where sign-up is %s, a wallet that nobody has is refused like a wrong one",
  async (policy) => {
    const app = await startIdentityApp({ SIGN_UP: policy });

    const { status, json } = await signIn(new Browser(app), ethereumWallet());

    expect([status, json.error_type]).toEqual([401, "unable_to_auth_crypto_wallet"]);
    expect(await app.db.selectFrom("users").select("id").execute()).toEqual([]);
  },
);

test("security 14: a wallet is added to who is signed in with a fresh factor, who hears of it", async () => {
  const app = await startIdentityApp();
  const maya = await administrator(app);
  const wallet = ethereumWallet();
  app.clock.advance(11 * 60_000);
  const signature = wallet.sign(await challenge(maya, wallet, {}, "secondary"));

  const stale = await finish(maya, wallet, signature);
  await maya.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
  const fresh = await finish(maya, wallet, signature);

  expect([stale.status, stale.json.error_type]).toEqual([401, "stale_factors"]);
  expect(fresh.json.data).toMatchObject({
    user: { emails: [{ email: EMAIL }], crypto_wallets: [{ crypto_wallet_address: wallet.address }] },
  });
  expect((await app.identity.outbox.lines()).map(({ subject }) => subject)).toEqual([
    "A way to sign in was added to your account",
  ]);
  expect((await signIn(new Browser(app), wallet)).status).toBe(200);
});

test("a wallet of somebody else is added to nobody, and adding one asks for a session", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const wallet = ethereumWallet();
  await signIn(new Browser(app), wallet);
  const maya = await administrator(app);

  const signature = wallet.sign(await challenge(maya, wallet, {}, "secondary"));
  const taken = await finish(maya, wallet, signature);
  const signedOut = await start(new Browser(app), wallet, {}, "secondary");

  expect([taken.status, taken.json.error_type]).toEqual([400, "duplicate_crypto_wallet"]);
  expect([signedOut.status, signedOut.json.error_type]).toEqual([401, "user_unauthenticated"]);
});

test("a wallet that began to sign in while nobody was in is not added to who came in meanwhile", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const wallet = ethereumWallet();
  const browser = new Browser(app);
  const signature = wallet.sign(await challenge(browser, wallet));
  await administrator(app);
  await signInMaya(browser);

  const { status, json } = await finish(browser, wallet, signature);

  expect([status, json.data?.["user"]]).toMatchObject([200, { emails: [], crypto_wallets: [{}] }]);
  expect((await tryPassword(app, EMAIL, STRONG_PASSWORD)).json.data).toMatchObject({
    user: { crypto_wallets: [] },
  });
});

test("a wallet is added to nobody but who asked for it, while they are signed in", async () => {
  const app = await startIdentityApp({ SIGN_UP: "open" });
  const wallet = ethereumWallet();
  const maya = await administrator(app);
  const ida = await administrator(app, { email: "ida@other.com", workspaceName: "Other" });
  const signature = wallet.sign(await challenge(ida, wallet, {}, "secondary"));
  await signInMaya(ida);

  const other = await finish(ida, wallet, signature);
  await ida.call("POST", "/sessions/revoke", {});
  const nobody = await finish(ida, wallet, signature);

  expect([other, nobody].map(({ status, json }) => [status, json.error_type])).toEqual([
    [403, "begun_by_another"],
    [403, "begun_by_another"],
  ]);
  expect((await maya.call("GET", "/users/me")).json.data).toMatchObject({ crypto_wallets: [] });
});

test("an address that is none is refused", async () => {
  const app = await startIdentityApp();

  const { status, json } = await start(new Browser(app), { type: "ethereum", address: "0x12" });

  expect([status, json.error_details]).toEqual([
    400,
    { crypto_wallet_address: "This is no address of ethereum" },
  ]);
});

function signInMaya(browser: Browser) {
  return browser.call("POST", "/passwords/authenticate", { email: EMAIL, password: STRONG_PASSWORD });
}

type Named = Pick<TestWallet, "type" | "address">;

function start(browser: Browser, { type, address }: Named, more: object = {}, kind = "primary") {
  const body = { crypto_wallet_type: type, crypto_wallet_address: address, ...more };
  return browser.call("POST", `${START}/${kind}`, body);
}

async function challenge(
  browser: Browser,
  wallet: Named,
  siwe_params = {},
  kind = "primary",
): Promise<string> {
  const { json } = await start(browser, wallet, { siwe_params }, kind);
  return String(json.data?.["challenge"]);
}

function finish(browser: Browser, { type, address }: Named, signature: string, headers = {}) {
  const body = { crypto_wallet_type: type, crypto_wallet_address: address, signature };
  return browser.call("POST", "/crypto_wallets/authenticate", body, headers);
}

async function signIn(browser: Browser, wallet: TestWallet) {
  return finish(browser, wallet, wallet.sign(await challenge(browser, wallet)));
}
