// @vitest-environment node
import { build } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, failureOf, startClient } from "./client/client.fixtures.ts";
import type { AllCalls } from "./client/client.fixtures.ts";

const FIXTURES = `${import.meta.dirname}/client/client.fixtures.ts`;

/** The client with all its calls, as the build for production makes it. */
async function asBuilt(): Promise<typeof startClient> {
  const bundle = await build({
    configFile: false,
    logLevel: "error",
    mode: "production",
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: FIXTURES, preserveEntrySignatures: "strict", external: ["react"] },
    },
  });
  const [chunk] = "output" in bundle ? bundle.output : [];
  if (!chunk) throw new Error("Nothing was built");
  const url = `data:text/javascript;base64,${Buffer.from(chunk.code).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)).startClient;
}

const built = asBuilt();
const PLACES = [
  ["in production", () => built],
  ["in development", () => Promise.resolve(startClient)],
] as const;

type WrongCall = (client: AllCalls, bad: never) => unknown;

/** What is said, and the call that it is said of. */
const WRONG_CALLS: readonly (readonly [string, WrongCall])[] = [
  ["session_duration_minutes must be a number.", (client, bad) => client.sessions.authenticate(bad)],
  [
    "existing_password must be a string.",
    (client, bad) => client.passwords.resetByExisting("a@b.co", bad, "q"),
  ],
  ["new_password must be a string.", (client, bad) => client.passwords.resetByExisting("a@b.co", "p", bad)],
  ["email must be a string.", (client, bad) => client.passwords.create(bad, "p")],
  ["password must be a string.", (client, bad) => client.passwords.create("a@b.co", bad)],
  ["password must be a string.", (client, bad) => client.passwords.resetBySession(bad)],
  ["token must be a string.", (client, bad) => client.passwords.reset(bad, "p")],
  ["password must be a string.", (client, bad) => client.passwords.reset("t", bad)],
  ["email must be a string.", (client, bad) => client.passwords.startReset(bad)],
  ["password must be a string.", (client, bad) => client.passwords.strength(bad)],
  ["email must be a string.", (client, bad) => client.passwords.strength("p", bad)],
  ["email must be a string.", (client, bad) => client.search.user(bad)],
  ["organization_slug must be a string.", (client, bad) => client.search.organization(bad)],
  ["organization_id must be a string.", (client, bad) => client.search.member("a@b.co", bad)],
  [
    "login_expiration_minutes must be a number.",
    (client, bad) => client.magicLinks.send("a@b.co", { login_expiration_minutes: bad }),
  ],
  ["is_passkey must be a boolean.", (client, bad) => client.webauthn.register({ is_passkey: bad })],
  ["signal must be an object.", (client, bad) => client.webauthn.authenticate({ signal: bad })],
  ["name must be a string.", (client, bad) => client.webauthn.rename("webauthn-registration-live-1", bad)],
  ["id must be a string.", (client, bad) => client.ownUser.remove("emails", bad)],
  ["token must be a string.", (client, bad) => client.magicLinks.authenticate(bad)],
  ["email must be a string.", (client, bad) => client.magicLinks.loginOrCreate(bad)],
  ["email must be a string.", (client, bad) => client.passwords.authenticate(bad, "p")],
  ["password must be a string.", (client, bad) => client.passwords.authenticate("a@b.co", bad)],
  [
    "untrusted_metadata must be an object.",
    (client, bad) => client.ownUser.update({ untrusted_metadata: bad }),
  ],
  ["token must be a string.", (client, bad) => client.oauth.authenticate(bad)],
  [
    "custom_scopes must be an array of strings.",
    (client, bad) => client.oauth.start("acme", { custom_scopes: bad }),
  ],
  [
    "provider_params must be an object.",
    (client, bad) => client.oauth.start("acme", { provider_params: bad }),
  ],
  [
    "crypto_wallet_address must be a string.",
    (client, bad) =>
      client.cryptoWallets.authenticateStart({ crypto_wallet_address: bad, crypto_wallet_type: "solana" }),
  ],
  [
    "crypto_wallet_type must be a string.",
    (client, bad) =>
      client.cryptoWallets.authenticateStart({ crypto_wallet_address: "a", crypto_wallet_type: bad }),
  ],
  [
    "signature must be a string.",
    (client, bad) =>
      client.cryptoWallets.authenticate({
        crypto_wallet_address: "a",
        crypto_wallet_type: "solana",
        signature: bad,
      }),
  ],
  ["email must be a string.", (client, bad) => client.otps.email.send(bad)],
  ["phone_number must be a string.", (client, bad) => client.otps.sms.send(bad)],
  [
    "expiration_minutes must be a number.",
    (client, bad) => client.otps.email.send("a@b.co", { expiration_minutes: bad }),
  ],
  ["code must be a string.", (client, bad) => client.otps.authenticate(bad, "m")],
  ["method_id must be a string.", (client, bad) => client.otps.authenticate("1", bad)],
  ["expiration_minutes must be a number.", (client, bad) => client.totps.create(bad)],
  ["totp_code must be a string.", (client, bad) => client.totps.authenticate(bad)],
  ["recovery_code must be a string.", (client, bad) => client.totps.recover(bad)],
];

beforeEach(() => {
  vi.stubGlobal("window", { location: new URL("http://localhost:4870") });
  vi.stubGlobal("localStorage", kept());
  vi.stubGlobal("sessionStorage", kept());
});

afterEach(() => vi.unstubAllGlobals());

const kept = () => ({ getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

test.each(PLACES.flatMap(([place, find]) => WRONG_CALLS.map((row) => [place, ...row, find] as const)))(
  "a wrong argument is named before anything is sent %s: %s",
  async (_place, sentence, call, find) => {
    const { client, calls } = (await find())(() => data({}));
    const attempt = async () => call(client, wrongArgument());

    const error = await failureOf(attempt());

    expect(String(error)).toMatch(/^IdentityError: Invalid call to \S+\n/);
    expect(error).toMatchObject({ message: expect.stringContaining(`\n${sentence}`) });
    expect(calls).toEqual([]);
  },
);

// The types forbid what callers without types could pass.
function wrongArgument(): never {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  return null as never;
}
