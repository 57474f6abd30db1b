import { createHash, generateKeyPairSync, sign } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";

export const CLIENT = { clientId: "herald", clientSecret: "a-secret-of-the-provider" };

const TOKEN = { access_token: "a", token_type: "bearer", expires_in: 60 };

/** As much of Google's script as the frame uses: it shows nothing, and answers or fails as its server says. */
function googleScript(issuer: string): string {
  return `"use strict";
let settings;
window.google = { accounts: { id: {
  initialize: (given) => { settings = given; },
  prompt: async (notify) => {
    const answer = await fetch("${issuer}/gsi/prompt?nonce=" + settings.nonce);
    const { reason, credential } = await answer.json();
    if (credential) settings.callback({ credential });
    else if (reason === "skipped") notify({ isSkippedMoment: () => true });
    else if (reason === "dismissed") notify({ isDismissedMoment: () => true, getDismissedReason: () => "cancel_called" });
    else notify({ isNotDisplayed: () => true, getNotDisplayedReason: () => reason });
  },
} } };`;
}

interface Answer {
  status?: number;
  headers?: object;
  type?: string;
  body?: object | string;
}

interface Person {
  sub: string;
  email: string;
  name: string;
}

interface Provider {
  isClosed: boolean;
  oneTap: string | null;
  /** Whether it shows a page before it lets somebody through. */
  asks: boolean;
}

async function answerWith(response: ServerResponse, answer: Promise<Answer>): Promise<void> {
  const { status = 200, headers, type = "application/json", body = {} } = await answer;
  response
    .writeHead(status, { "content-type": type, ...headers })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

/**
 * An OpenID provider on this machine that lets one person through, or nobody. It answers as GitHub, too. As Google it has the script of its frame,
 * which fails with the reason that `oneTap` names.
 */
export async function openIdProvider(person: Person) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const begun = new Map<string, URLSearchParams>();
  const provider: Provider = { isClosed: false, oneTap: null, asks: false };
  let issuer = "";

  const server = createServer((request, response) => void answerWith(response, answer(request)));

  async function answer(request: IncomingMessage): Promise<Answer> {
    const url = new URL(request.url ?? "/", issuer);
    if (url.pathname === "/gsi/client") return { type: "text/javascript", body: googleScript(issuer) };
    if (provider.asks && url.pathname === "/authorize")
      return { type: "text/html", body: `<a href="/asked/authorize${url.search}">Let Herald in</a>` };
    if (url.searchParams.get("response_mode") === "form_post")
      return { type: "text/html", body: formPage(back(url.searchParams)) };
    if (url.pathname === "/keys")
      return {
        body: { keys: [{ ...publicKey.export({ format: "jwk" }), kid: "one", alg: "ES256", use: "sig" }] },
      };
    if (url.pathname.endsWith("/authorize"))
      return { status: 302, headers: { location: back(url.searchParams) } };
    if (url.pathname === "/token") return { body: tokens(await formOf(request)) };
    if (url.pathname === "/login/oauth/access_token")
      return { body: { ...tokens(await formOf(request)), id_token: undefined } };
    if (url.pathname.startsWith("/api/v3/")) return toldByGithub(url, request, person);
    if (url.pathname === "/gsi/prompt")
      return { headers: { "access-control-allow-origin": "*" }, body: prompted(url) };
    return { body: discoveryOf(issuer) };
  }

  function back(asked: URLSearchParams): string {
    const to = new URL(asked.get("redirect_uri") ?? "");
    to.searchParams.set("state", asked.get("state") ?? "");
    begun.set("code", asked);
    if (provider.isClosed) to.searchParams.set("error", "access_denied");
    else to.searchParams.set("code", "code");
    return to.href;
  }

  function tokens(form: URLSearchParams): object {
    const asked = begun.get(form.get("code") ?? "");
    const verifier = form.get("code_verifier") ?? "";
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    if (asked?.get("code_challenge") !== challenge) return { error: "invalid_grant" };
    const nonce = asked.get("nonce");
    const idToken = signed(privateKey, { iss: issuer, nonce, email_verified: true, ...person });
    return { ...TOKEN, id_token: idToken };
  }

  function prompted({ searchParams }: URL): object {
    if (provider.oneTap !== null) return { reason: provider.oneTap };
    const nonce = searchParams.get("nonce");
    return { credential: signed(privateKey, { iss: issuer, nonce, email_verified: true, ...person }) };
  }

  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It listens on no port");
  issuer = `http://127.0.0.1:${address.port}`;
  return Object.assign(provider, { issuer, stop: () => server.close() });
}

/** GitHub signs nothing: who somebody is, it tells whoever has the token. */
function toldByGithub({ pathname }: URL, { headers }: IncomingMessage, person: Person): Answer {
  if (headers.authorization !== "Bearer a") return { status: 401 };
  const { sub, email, name } = person;
  if (pathname.endsWith("/emails")) return { body: [{ email, primary: true, verified: true }] };
  return { body: { id: Number(sub), login: name, name, avatar_url: null } };
}

/** A page that sends what stands in the address as a form, as soon as it is there. */
function formPage(address: string): string {
  const { origin, pathname, searchParams } = new URL(address);
  const fields = [...searchParams].map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
  );
  return `<form method="post" action="${origin}${pathname}">${fields.join("")}</form><script>document.forms[0].submit()</script>`;
}

function discoveryOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["ES256"],
  };
}

function signed(key: KeyObject, who: object): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = { aud: CLIENT.clientId, iat: now, exp: now + 60, ...who };
  const text = [{ alg: "ES256", kid: "one" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" });
  return `${text}.${signature.toString("base64url")}`;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
