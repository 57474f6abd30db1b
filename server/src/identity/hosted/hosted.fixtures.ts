import { SignJWT, exportJWK, generateKeyPair } from "jose";
import type { JWTPayload } from "jose";
import { once } from "node:events";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";
import type { AuthenticationFactor } from "@app/contract/identity/provider";
import { Browser, startIdentityApp } from "#/identity/identity.fixtures.ts";
import type { IdentityApp } from "#/identity/identity.fixtures.ts";
import { SESSION_CLAIM } from "#/identity/sessions/sessions.rules.ts";

export const PROJECT = "project-test-11111111";
const HOSTED_TOKEN = "public-token-test-hosted";
const HOUR_MS = 3_600_000;

export interface HostedPerson {
  user_id: string;
  name: { first_name: string; last_name: string };
  emails: { email: string; verified: boolean }[];
}

export const NORA: HostedPerson = {
  user_id: "user-test-nora",
  name: { first_name: "Nora", last_name: "Vale" },
  emails: [{ email: "nora@vale.com", verified: true }],
};

export type HostedDouble = Awaited<ReturnType<typeof hostedProvider>>;

/** The provider outside as a double on this machine: its keys, and the one call that the server makes. */
export async function hostedProvider() {
  const keys = new Map([["key-1", await generateKeyPair("RS256", { extractable: true })]]);
  const sessions = new Map<string, { person: HostedPerson; answer: () => Promise<string> }>();
  const asked: string[] = [];
  const double = { isDown: false, keys, sessions, asked, url: "" };
  const server = createServer((request, response) => {
    void answer(request.url ?? "", request.headers.authorization ?? "").then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  });

  async function answer(path: string, authorization: string): Promise<{ status: number; body: object }> {
    asked.push(path);
    if (double.isDown) return { status: 502, body: {} };
    if (path === `/v1/sessions/jwks/${PROJECT}`) return { status: 200, body: { keys: await publicKeys() } };
    const [publicToken, token = ""] = Buffer.from(authorization.slice(6), "base64").toString().split(":");
    const session = publicToken === HOSTED_TOKEN ? sessions.get(token) : undefined;
    if (path !== "/sdk/v1/sessions/authenticate" || !session)
      return { status: 404, body: { error_type: "session_not_found" } };
    return { status: 200, body: { data: { session_jwt: await session.answer(), user: session.person } } };
  }

  function publicKeys() {
    return Promise.all(
      [...keys].map(async ([kid, { publicKey }]) => ({
        ...(await exportJWK(publicKey)),
        kid,
        alg: "RS256",
        use: "sig",
      })),
    );
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  double.url = `http://127.0.0.1:${address.port}`;
  return double;
}

/** Herald with that provider in the place of its own. */
export async function startHosted(double: HostedDouble, env: Record<string, string> = {}) {
  return startIdentityApp(
    { IDENTITY_URL: double.url, IDENTITY_PUBLIC_TOKEN: HOSTED_TOKEN, ...env },
    { isNew: true },
  );
}

export interface TokenChange {
  kid?: string;
  claims?: JWTPayload;
  /** A claim that is left out. */
  without?: string;
  session?: { id?: string; expires_at?: string; authentication_factors?: AuthenticationFactor[] };
}

/** A token as the provider signs it for somebody. */
export async function signed(
  double: HostedDouble,
  app: IdentityApp,
  person: HostedPerson,
  { kid = "key-1", ...change }: TokenChange = {},
): Promise<string> {
  const key = double.keys.get(kid)?.privateKey;
  if (!key) throw new Error(`There is no key ${kid}`);
  return new SignJWT(claimsOf(app, person, change))
    .setProtectedHeader({ alg: "RS256", kid, typ: "JWT" })
    .sign(key);
}

export function claimsOf(
  app: IdentityApp,
  person: HostedPerson,
  { claims = {}, session = {}, without = "" }: TokenChange = {},
): JWTPayload {
  const now = app.clock.now();
  const seconds = Math.floor(now.getTime() / 1000);
  const whole = {
    sub: person.user_id,
    iss: `stytch.com/${PROJECT}`,
    aud: [PROJECT],
    iat: seconds,
    nbf: seconds,
    exp: seconds + 300,
    [SESSION_CLAIM]: {
      id: `session-test-${person.user_id}`,
      started_at: now.toISOString(),
      last_accessed_at: now.toISOString(),
      expires_at: new Date(now.getTime() + HOUR_MS).toISOString(),
      attributes: { ip_address: "", user_agent: "" },
      authentication_factors: [passwordAt(now)],
      roles: ["stytch_user"],
      ...session,
    },
    ...claims,
  };
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== without));
}

export function passwordAt(now: Date): AuthenticationFactor {
  return { type: "password", delivery_method: "knowledge", last_authenticated_at: now.toISOString() };
}

/** A browser in which the provider's client has written the cookies of a session. */
export async function hostedBrowser(
  double: HostedDouble,
  app: IdentityApp,
  person: HostedPerson = NORA,
): Promise<Browser> {
  const token = `token-${person.user_id}`;
  double.sessions.set(token, { person, answer: () => signed(double, app, person) });
  const browser = new Browser(app);
  browser.cookies.set("stytch_session", token);
  browser.cookies.set("stytch_session_jwt", await signed(double, app, person));
  return browser;
}
