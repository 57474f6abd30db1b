import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PASSWORD } from "./herald.ts";

const PROJECT = "project-test-1";
const PUBLIC_TOKEN = "public-token-test-double";
const DAY_MS = 86_400_000;
const HEADERS = {
  "content-type": "application/json",
  "access-control-allow-credentials": "true",
  "access-control-allow-headers": "authorization, content-type, x-sdk-client, x-sdk-parent-host",
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
};
const EMPTY = {
  phone_numbers: [],
  providers: [],
  webauthn_registrations: [],
  biometric_registrations: [],
  totps: [],
  crypto_wallets: [],
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: ["stytch_user"],
};

/**
 * A hosted identity provider as a double on this machine: one person, a password, a provider behind it that lets them
 * through, and tokens signed by RS256.
 */
export async function hostedProvider(person: { id: string; name: string; email: string }) {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const sessions = new Map<string, string>();
  const user = userOf(person);
  const behind = providerBehind();
  /** How long ago factors were proved, as it says from now on. */
  const factors = { agedMs: 0 };

  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
    if (pathname === "/v1/public/oauth/google/start") {
      response.writeHead(302, { location: behind.letThrough(searchParams) }).end();
      return;
    }
    const { status, body } = answer(request, await bodyOf(request));
    response
      .writeHead(status, { ...HEADERS, "access-control-allow-origin": request.headers.origin ?? "" })
      .end(JSON.stringify(body));
  }

  function answer({ method, url = "", headers }: IncomingMessage, body: Body) {
    const basic = Buffer.from((headers.authorization ?? "").slice("Basic ".length), "base64").toString();
    const [publicToken, token = ""] = basic.split(":");
    if (method === "OPTIONS") return { status: 200, body: {} };
    if (url === `/v1/sessions/jwks/${PROJECT}`) {
      const key = { ...publicKey.export({ format: "jwk" }), kid: "key-1", alg: "RS256", use: "sig" };
      return { status: 200, body: { keys: [key] } };
    }
    if (url === "/sdk/v1/events") return data({});
    if (publicToken !== PUBLIC_TOKEN) return refusal(401, "unauthorized_credentials");
    if (url.startsWith("/sdk/v1/projects/bootstrap/")) return data({ captcha_settings: { enabled: false } });
    if (url === "/sdk/v1/passwords/authenticate") {
      const isRight = body.email === person.email && body.password === PASSWORD;
      return isRight ? data(signedInAgain(token)) : refusal(401, "unauthorized_credentials");
    }
    if (url === "/sdk/v1/oauth/authenticate")
      return behind.isPassed(body) ? data(signedInAgain(token)) : refusal(401, "unauthorized_credentials");
    if (!sessions.has(token)) return refusal(404, "session_not_found");
    if (url === "/sdk/v1/sessions/authenticate") return data(signedIn(token));
    if (url === "/sdk/v1/users/me") return data(user);
    if (url !== "/sdk/v1/sessions/revoke") return refusal(404, "route_not_found");
    sessions.delete(token);
    return data({});
  }

  // Who is signed in stays in the same session, with a fresh factor.
  function signedInAgain(token: string) {
    const known = sessions.has(token) ? token : randomBytes(32).toString("base64url");
    if (known !== token) sessions.set(known, `session-test-${sessions.size}`);
    factors.agedMs = 0;
    return signedIn(known);
  }

  function signedIn(token: string) {
    const session = sessionOf(sessions.get(token) ?? "", person.id, factors.agedMs);
    const session_jwt = jwtOf(session, privateKey);
    return { user_id: person.id, user, session, session_token: token, session_jwt };
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  const url = `http://127.0.0.1:${address.port}`;
  return { url, publicToken: PUBLIC_TOKEN, sessions, factors, stop: () => server.close() };
}

/** The provider behind it: lets everybody through, with a token that goes with the challenge they came with. */
function providerBehind() {
  const passed = new Map<string, string>();
  return {
    letThrough(query: URLSearchParams): string {
      const to = new URL(query.get("login_redirect_url") ?? "");
      const token = randomBytes(32).toString("base64url");
      if (query.get("public_token") === PUBLIC_TOKEN) passed.set(token, query.get("code_challenge") ?? "");
      to.searchParams.set("stytch_token_type", "oauth");
      to.searchParams.set("token", token);
      return to.href;
    },
    isPassed({ token = "", code_verifier = "" }: Body): boolean {
      const challenge = createHash("sha256").update(code_verifier).digest("base64url");
      const isRight = passed.get(token) === challenge;
      passed.delete(token);
      return isRight;
    },
  };
}

function userOf(person: { id: string; name: string; email: string }) {
  return {
    user_id: person.id,
    status: "active",
    created_at: new Date().toISOString(),
    name: { first_name: person.name, middle_name: "", last_name: "" },
    emails: [{ email_id: "email-test-1", email: person.email, verified: true }],
    password: { password_id: "password-test-1", requires_reset: false },
    ...EMPTY,
  };
}

function sessionOf(session_id: string, user_id: string, agedMs: number) {
  const now = new Date();
  const at = new Date(now.getTime() - agedMs).toISOString();
  return {
    session_id,
    user_id,
    started_at: at,
    last_accessed_at: at,
    expires_at: new Date(now.getTime() + DAY_MS).toISOString(),
    attributes: { ip_address: "", user_agent: "" },
    authentication_factors: [{ type: "password", delivery_method: "knowledge", last_authenticated_at: at }],
    custom_claims: null,
    roles: ["stytch_user"],
  };
}

function jwtOf(session: { session_id: string; user_id: string }, key: KeyObject): string {
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: session.user_id,
    iss: `stytch.com/${PROJECT}`,
    aud: [PROJECT],
    iat: seconds,
    nbf: seconds,
    exp: seconds + 300,
    "https://stytch.com/session": { ...session, id: session.session_id },
  };
  const text = [{ alg: "RS256", kid: "key-1", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

function data(value: object) {
  return { status: 200, body: { data: { status_code: 200, request_id: "request-id-test-1", ...value } } };
}

function refusal(status: number, type: string) {
  const body = { status_code: status, error_type: type, error_message: "That is not right.", error_url: "" };
  return { status, body };
}

interface Body {
  email?: string;
  password?: string;
  token?: string;
  code_verifier?: string;
}

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const text = Buffer.concat(chunks).toString();
  return text.startsWith("{") ? JSON.parse(text) : {};
}
