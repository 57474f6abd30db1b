import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { data, forgetSession, refusal, signedInData } from "#/features/identity/client/client.fixtures.ts";

interface Sent {
  path: string;
  body: Record<string, unknown>;
}

let sent: Sent[] = [];

beforeEach(() => {
  vi.resetModules();
  sent = [];
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  forgetSession();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
});

function provider(project: object, answers: Record<string, () => Response> = {}): void {
  vi.stubGlobal("fetch", (input: string, init: RequestInit = {}) => {
    const path = input.replace("/sdk/v1", "");
    if (path === "/projects/current")
      return Promise.resolve(data({ public_token: "public-token-live-test", session_cookies: "httponly" }));
    if (path.startsWith("/projects/bootstrap/")) return Promise.resolve(data(project));
    if (path === "/events") return Promise.resolve(data({}));
    sent.push({ path, body: typeof init.body === "string" ? JSON.parse(init.body) : {} });
    return Promise.resolve(answers[path]?.() ?? refusal(404, "route_not_found"));
  });
}

async function drawWays(isBelow = true) {
  const { OutsideWay } = await import("./OutsideWay.tsx");
  const { getProject } = await import("#/features/identity/project.ts");
  render(<OutsideWay project={await getProject()} isBelow={isBelow} />);
}

test("there is a button for each provider that is set up, and none else", async () => {
  provider({ oauth_providers: [{ id: "acme", name: "Acme" }] });

  await drawWays();

  expect(await screen.findByRole("button", { name: "Continue with Acme" })).toBeDefined();
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test.each([true, false])('"or" stands where another way does above: %s', async (isBelow) => {
  provider({ oauth_providers: [{ id: "acme", name: "Acme" }] });

  await drawWays(isBelow);

  await screen.findByRole("button", { name: "Continue with Acme" });
  expect(screen.queryAllByText("or")).toHaveLength(isBelow ? 1 : 0);
});

test("without a provider and without a wallet nothing stands there", async () => {
  provider({});

  await drawWays();
  await new Promise((done) => setTimeout(done, 50));

  expect(document.body.textContent).toBe("");
});

test("a wallet of the browser signs what the server asks", async () => {
  const request = vi.fn<(asked: { method: string }) => Promise<unknown>>(({ method }) =>
    Promise.resolve(method === "eth_requestAccounts" ? ["0xabc"] : "0x5161"),
  );
  vi.stubGlobal("ethereum", { request });
  provider(
    {},
    {
      "/crypto_wallets/authenticate/start/primary": () => data({ challenge: "sign" }),
      "/crypto_wallets/authenticate": () => signedInData(),
    },
  );

  await drawWays();
  fireEvent.click(await screen.findByRole("button", { name: "Use an Ethereum wallet" }));

  await waitFor(() => expect(sent).toHaveLength(2));
  expect(request.mock.calls.map(([asked]) => asked)).toEqual([
    { method: "eth_requestAccounts" },
    { method: "personal_sign", params: ["0x7369676e", "0xabc"] },
  ]);
  expect(sent[1]?.body).toMatchObject({ crypto_wallet_address: "0xabc", signature: "0x5161" });
});

test("who closes the wallet is told that nothing was signed", async () => {
  vi.stubGlobal("ethereum", { request: () => Promise.reject(Object.assign(new Error("x"), { code: 4001 })) });
  provider({});

  await drawWays();
  fireEvent.click(await screen.findByRole("button", { name: "Use an Ethereum wallet" }));

  expect(await screen.findByText(/closed without signing/)).toBeDefined();
});

test.each([
  ["oauth_denied", /did not let you through/],
  ["oauth_state_not_found", /not begun in this browser/],
  ["oauth_config_not_found", /not set up here/],
  ["something_new", /broke off/],
])("who comes back with %s reads what it means, and the way on", async (type, words) => {
  provider({});
  const { OAuthLanding } = await import("#/features/identity/sign-in/landings/OAuthLanding.tsx");

  render(<OAuthLanding token="" errorType={type} to="/home" />);

  expect((await screen.findByRole("alert")).textContent).toMatch(words);
  expect(screen.getByRole("link", { name: "Back to sign-in" }).getAttribute("href")).toBe("/signin");
});

test("a tab that goes to a provider keeps its own pair, which another tab does not replace", async () => {
  provider({});
  const { getIdentity } = await import("#/features/identity/identity.ts");
  const { oauth } = await import("#/features/identity/client/calls/oauth.ts");
  const { client } = await getIdentity();

  await oauth(client).start("acme");

  expect(Object.keys(sessionStorage)).toEqual([expect.stringMatching(/PKCE_VERIFIER:oauth$/)]);
});

test("whose sign-in was replaced by a newer one reads so, and of no link", async () => {
  const message = "This link was asked for in another browser. Open it there, or ask for a new one here.";
  provider({}, { "/oauth/authenticate": () => refusal(400, "pkce_mismatch", { message }) });
  const { OAuthLanding } = await import("#/features/identity/sign-in/landings/OAuthLanding.tsx");

  render(<OAuthLanding token="t0ken" errorType="" to="/home" />);

  expect((await screen.findByRole("alert")).textContent).toContain(
    "Failed to authenticate token. A newer sign-in replaced this one, or it was begun in another browser. Begin again.",
  );
});

test("who comes back too late reads the server's reason", async () => {
  const message = "This sign-in is over. Begin again.";
  provider({}, { "/oauth/authenticate": () => refusal(404, "oauth_token_not_found", { message }) });
  const { OAuthLanding } = await import("#/features/identity/sign-in/landings/OAuthLanding.tsx");

  render(<OAuthLanding token="t0ken" errorType="" to="/home" />);

  expect((await screen.findByRole("alert")).textContent).toContain(message);
  expect(sent).toMatchObject([{ path: "/oauth/authenticate", body: { token: "t0ken" } }]);
});
