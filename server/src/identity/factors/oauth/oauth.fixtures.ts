import { exportJWK, generateKeyPair } from "jose";
import type { CryptoKey } from "jose";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Provider } from "oidc-provider";
import { onTestFinished, vi } from "vitest";
import { newPair } from "#/identity/identity.fixtures.ts";
import type { Browser, IdentityApp, Pair } from "#/identity/identity.fixtures.ts";
import { BASE } from "#/identity/provider/redirects.fixtures.ts";

const CLIENT = { clientId: "herald", clientSecret: "a-secret-of-the-provider" };

/** Somebody at a provider, who is let through without a word. */
export interface Account {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface TestProvider {
  issuer: string;
  /** Who goes through next. */
  account: Account;
  /** Answered for the next who comes, instead of letting them through. */
  refusal: string | null;
  /** Puts another ID token in the place of what it has issued. */
  forge?: (issued: { idToken: string; accessToken: string; key: CryptoKey }) => Promise<string>;
  /** The entry of OAUTH_PROVIDERS. */
  entry: Record<string, unknown>;
}

/** A real OpenID provider on this machine. */
export async function startOidc(account: Account, id = "acme"): Promise<TestProvider> {
  let handle: RequestListener | undefined;
  const issuer = await listen((request, response) => handle?.(request, response));
  const entry = { id, name: "Acme", issuer, ...CLIENT };
  const own: TestProvider = { issuer, account, refusal: null, entry };
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  // It warns of what is kept in memory only.
  const silent = vi.spyOn(console, "warn").mockReturnValue();
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: "ES256", use: "sig" }] },
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: [`${BASE}/v1/oauth/callback/${id}`],
        id_token_signed_response_alg: "ES256",
      },
    ],
    ttl: Object.fromEntries(
      ["AccessToken", "AuthorizationCode", "Grant", "IdToken", "Interaction", "Session"].map((name) => [
        name,
        60,
      ]),
    ),
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "picture", "locale"] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ["a key of the tests"] },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, sub: string) => ({ accountId: sub, claims: () => own.account }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
  });
  silent.mockRestore();
  const callback = provider.callback();
  const inner = await listen((request, response) => callback(request, response));
  handle = (request, response) => {
    const { forge } = own;
    if (forge && request.url === "/token") {
      const forged = (issued: { idToken: string; accessToken: string }) =>
        forge({ ...issued, key: privateKey });
      return void answerForged(`${inner}/token`, forged, request, response);
    }
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    return void provider.interactionFinished(
      request,
      response,
      own.refusal === null ? { login: { accountId: own.account.sub } } : { error: own.refusal },
    );
  };
  return own;
}

async function answerForged(
  url: string,
  forge: (issued: { idToken: string; accessToken: string }) => Promise<string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { authorization = "", "content-type": type = "" } = request.headers;
  const headers = { authorization, "content-type": type };
  const answer = await fetch(url, { method: "POST", headers, body: await bodyOf(request) });
  const issued: { id_token: string; access_token: string } = JSON.parse(await answer.text());
  const id_token = await forge({ idToken: issued.id_token, accessToken: issued.access_token });
  response
    .writeHead(answer.status, { "content-type": "application/json" })
    .end(JSON.stringify({ ...issued, id_token }));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** As GitHub answers: no discovery, no id token, addresses apart from the person. */
export async function startGithub(account: Account & { id: number }): Promise<TestProvider> {
  const challenges = new Map<string, string>();
  const issuer = await listen((request, response) => void answerAsGithub(own, challenges, request, response));
  const entry = { id: "github", type: "github", name: "GitHub", issuer, ...CLIENT };
  const own: TestProvider = { issuer, account, refusal: null, entry };
  return own;
}

async function answerAsGithub(
  { account, refusal }: TestProvider,
  challenges: Map<string, string>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? "/", "http://github");
  const json = (body: unknown, status = 200) =>
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (url.pathname === "/login/oauth/authorize") {
    const to = new URL(url.searchParams.get("redirect_uri") ?? "");
    to.searchParams.set("state", url.searchParams.get("state") ?? "");
    if (refusal) to.searchParams.set("error", refusal);
    else to.searchParams.set("code", "c0de");
    challenges.set("c0de", url.searchParams.get("code_challenge") ?? "");
    response.writeHead(302, { location: to.href }).end();
  } else if (url.pathname === "/login/oauth/access_token") {
    const body = new URLSearchParams(await bodyOf(request));
    const isRight =
      body.get("client_secret") === CLIENT.clientSecret &&
      newPair(body.get("code_verifier") ?? "").challenge === challenges.get(body.get("code") ?? "");
    if (isRight) json({ access_token: "gho", token_type: "bearer", scope: "read:user,user:email" });
    else json({ error: "bad_verification_code" });
  } else if (request.headers.authorization !== "Bearer gho") {
    json({ message: "Requires authentication" }, 401);
  } else if (url.pathname === "/api/v3/user") {
    json({ id: Number(account.sub), login: "ada", name: account.name ?? null, avatar_url: null });
  } else {
    const { email = "", email_verified: verified = false } = account;
    json([
      { email: "other@fern.com", primary: false, verified: true },
      { email, primary: true, verified },
    ]);
  }
}

/** What the page that is being left asks for. */
export function startPath(
  app: IdentityApp,
  id: string,
  pair: Pair,
  more: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    public_token: app.publicToken,
    code_challenge: pair.challenge,
    login_redirect_url: `${BASE}/authenticate`,
    ...more,
  });
  return `/v1/public/oauth/${id}/start?${query.toString()}`;
}

/** Goes to the provider and as far as it leads: the address of this server that it leads back to. */
export async function toProvider(
  app: IdentityApp,
  browser: Browser,
  id: string,
  pair: Pair,
  more: Record<string, string> = {},
): Promise<string> {
  const start = await browser.api("GET", startPath(app, id, pair, more));
  return through(String(start.headers.location));
}

/** Follows a provider's pages with its cookies until they lead back here. */
export async function through(address: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let url = address, steps = 0; steps < 10; steps++) {
    if (url.startsWith(BASE)) return url.slice(BASE.length);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=");
      cookies.set(name, value);
    }
    const location = answer.headers.get("location");
    if (location === null) throw new Error(`${answer.status} ${await answer.text()}`);
    url = new URL(location, url).href;
  }
  throw new Error("The provider leads nowhere");
}

/** The whole way; the answer to the last call. */
export async function signInBy(
  app: IdentityApp,
  browser: Browser,
  id: string,
  pair: Pair = newPair(),
  more: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const landing = await browser.api("GET", await toProvider(app, browser, id, pair, more));
  const url = new URL(String(landing.headers.location));
  const body = {
    token: url.searchParams.get("token") ?? "",
    code_verifier: pair.verifier,
    session_duration_minutes: 43_200,
  };
  const answer = await browser.call("POST", "/oauth/authenticate", body, headers);
  return { ...answer, landing: url };
}

/** Answers on a port of its own until the test is over. @returns its address. */
export async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle);
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("Nothing listens");
  return `http://127.0.0.1:${address.port}`;
}
