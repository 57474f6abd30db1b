import { expect, test } from "vitest";
import { administrator, Browser, newPair, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { BASE, HOSTILE } from "#/identity/provider/redirects.fixtures.ts";
import { startGithub, startOidc, startPath, through, toProvider } from "./oauth.fixtures.ts";

const ADA = { sub: "ada-1", email: "ada@fern.com", email_verified: true };
const HTML = { accept: "text/html,application/xhtml+xml" };

async function appWithAcme(): Promise<IdentityApp> {
  const { entry } = await startOidc(ADA);
  return startIdentityApp(
    {
      SIGN_UP: "open",
      OAUTH_PROVIDERS: JSON.stringify([{ ...entry, scopes: ["calendar"] }]),
    },
    { isNew: true },
  );
}

test("security 19: no way leads to a page elsewhere, neither for sign-ins nor for sign-ups", async () => {
  const app = await appWithAcme();
  const ways = ["login_redirect_url", "signup_redirect_url"].flatMap((name) =>
    HOSTILE.map((address) => [name, address] as const),
  );

  const answers = await Promise.all(
    ways.map(([name, address]) =>
      new Browser(app).api("GET", startPath(app, "acme", newPair(), { [name]: address })),
    ),
  );

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
  expect(new Set(answers.map((answer) => answer.json<{ error_type: string }>().error_type))).toEqual(
    new Set(["no_match_for_provided_oauth_url"]),
  );
  expect(answers.flatMap(({ headers }) => headers.location ?? [])).toEqual([]);
});

test.each([
  ["another public token", { public_token: "public-token-live-x" }, 401, "invalid_public_token"],
  ["no challenge", { code_challenge: undefined }, 400, "pkce_expected_code_challenge"],
  ["a scope that is not listed", { custom_scopes: "calendar repo" }, 400, "invalid_oauth_scopes"],
  ["a state of its own", { provider_state: "mine" }, 400, "invalid_oauth_parameter"],
  [
    "an address to come back to",
    { provider_redirect_uri: "https://evil.example" },
    400,
    "invalid_oauth_parameter",
  ],
])(
  "a page that asks with %s is refused",
  async (_what, change: Record<string, string | undefined>, status, type) => {
    const app = await appWithAcme();
    const url = new URL(startPath(app, "acme", newPair()), BASE);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }

    const answer = await new Browser(app).api("GET", `${url.pathname}${url.search}`);

    expect([answer.statusCode, answer.json<{ error_type: string }>().error_type]).toEqual([status, type]);
  },
);

test("what a page may ask for is passed on", async () => {
  const app = await appWithAcme();
  const more = { custom_scopes: "calendar", provider_login_hint: "ada@fern.com", provider_prompt: "login" };

  const start = await new Browser(app).api("GET", startPath(app, "acme", newPair(), more));

  const asked = Object.fromEntries(new URL(String(start.headers.location)).searchParams);
  expect(asked).toMatchObject({
    scope: "openid email profile calendar",
    login_hint: "ada@fern.com",
    prompt: "login",
    redirect_uri: `${BASE}/v1/oauth/callback/acme`,
    code_challenge_method: "S256",
    client_id: "herald",
  });
  expect(asked["state"]).toMatch(/^[\w-]{43}$/);
  expect(asked["nonce"]).toMatch(/^[\w-]{43}$/);
});

test("what is not set up answers so, to programs and to people", async () => {
  const app = await startIdentityApp();
  const path = startPath(app, "google", newPair());

  const program = await new Browser(app).api("GET", path);
  const person = await app.http.inject({ url: path, headers: { host: "localhost:4870", ...HTML } });

  expect([program.statusCode, program.json<{ error_type: string }>().error_type]).toEqual([
    404,
    "oauth_config_not_found",
  ]);
  expect([person.statusCode, person.headers.location]).toEqual([
    302,
    `${BASE}/authenticate?stytch_token_type=oauth&error_type=oauth_config_not_found`,
  ]);
});

test("security 19: what another browser has begun ends nowhere else, and stays good for that one", async () => {
  const app = await appWithAcme();
  const [own, victim] = [new Browser(app), new Browser(app)];
  await toProvider(app, victim, "acme", newPair());
  const back = await toProvider(app, own, "acme", newPair());

  const foreign = [await victim.api("GET", back), await new Browser(app).api("GET", back)];
  const right = await own.api("GET", back);

  expect(foreign.map((answer) => answer.json<{ error_type: string }>().error_type)).toEqual([
    "oauth_state_not_found",
    "oauth_state_not_found",
  ]);
  expect(right.headers.location).toContain("stytch_token_type=oauth&token=");
});

test("security 19: an answer with another state, another issuer or another provider's is refused, and so is a second one", async () => {
  const { entry } = await startOidc(ADA);
  const github = await startGithub({ ...ADA, sub: "1", id: 1 });
  const app = await startIdentityApp(
    { OAUTH_PROVIDERS: JSON.stringify([entry, github.entry]) },
    { isNew: true },
  );
  const browser = new Browser(app);
  const ask = async (change: (back: URL) => void) => {
    const back = new URL(await toProvider(app, browser, "acme", newPair()), BASE);
    change(back);
    const answer = await browser.api("GET", `${back.pathname}${back.search}`);
    return answer.statusCode === 302 ? "led on" : answer.json<{ error_type: string }>().error_type;
  };
  const back = await toProvider(app, browser, "acme", newPair());

  expect(await ask((url) => url.searchParams.set("state", "x"))).toBe("oauth_state_not_found");
  expect(await ask((url) => url.searchParams.set("iss", "https://evil.example"))).toBe("oauth_denied");
  expect(await ask((url) => url.searchParams.set("code", "stolen"))).toBe("oauth_denied");
  expect(await ask((url) => (url.pathname = "/v1/oauth/callback/github"))).toBe("oauth_state_not_found");
  expect((await browser.api("GET", back)).statusCode).toBe(302);
  expect((await browser.api("GET", back)).json()).toMatchObject({ error_type: "oauth_state_not_found" });
});

test("of 20 answers of a provider at once one leads on", async () => {
  const app = await appWithAcme();
  const browser = new Browser(app);
  const back = await toProvider(app, browser, "acme", newPair());

  const answers = await Promise.all(Array.from({ length: 20 }, () => browser.api("GET", back)));

  expect(answers.filter(({ statusCode }) => statusCode === 302)).toHaveLength(1);
});

test.each([
  ["an OpenID provider", () => startOidc(ADA)],
  ["GitHub", () => startGithub({ ...ADA, sub: "1", id: 1 })],
])("who is refused by %s is led to a page that says so", async (_who, start) => {
  const provider = await start();
  provider.refusal = "access_denied";
  const app = await startIdentityApp({ OAUTH_PROVIDERS: JSON.stringify([provider.entry]) }, { isNew: true });
  const browser = new Browser(app);
  const begun = await browser.api("GET", startPath(app, String(provider.entry["id"]), newPair()));
  const back = await through(String(begun.headers.location));
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  const answer = await app.http.inject({ url: back, headers: { host: "localhost:4870", cookie, ...HTML } });

  expect([answer.statusCode, answer.headers.location]).toEqual([
    302,
    `${BASE}/authenticate?stytch_token_type=oauth&error_type=oauth_denied`,
  ]);
});

test("a provider that does not answer is told as that", async () => {
  const entry = { id: "acme", issuer: "http://127.0.0.1:9", clientId: "herald", clientSecret: "s" };
  const app = await startIdentityApp({ OAUTH_PROVIDERS: JSON.stringify([entry]) }, { isNew: true });

  const answer = await new Browser(app).api("GET", startPath(app, "acme", newPair()));

  expect([answer.statusCode, answer.json<{ error_type: string }>().error_type]).toEqual([
    502,
    "oauth_provider_unreachable",
  ]);
});

test("a connected account is taken away, but not as the last way in", async () => {
  const app = await appWithAcme();
  const maya = await administrator(app);
  expect((await maya.call("DELETE", "/users/oauth/oauth-user-live-x")).json.error_type).toBe(
    "oauth_user_registration_not_found",
  );
});
