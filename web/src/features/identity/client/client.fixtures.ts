import type { OwnUser, SignedIn } from "./answers.ts";
import { magicLinks } from "./calls/magic-links.ts";
import { otps } from "./calls/otps.ts";
import { ownUser } from "./calls/own-user.ts";
import { passwords } from "./calls/passwords.ts";
import { project } from "./calls/project.ts";
import { search } from "./calls/search.ts";
import { sessions } from "./calls/sessions.ts";
import { totps } from "./calls/totps.ts";
import { cryptoWallets } from "./calls/wallets.ts";
import { oauth } from "./calls/oauth.ts";
import { webauthn } from "./calls/webauthn.ts";
import { IdentityClient } from "./client.ts";
import { Transport } from "./transport.ts";
import type { Proofs, TransportDependencies } from "./transport.ts";

export const PUBLIC_TOKEN = "public-token-live-test";

export interface SentCall {
  method: string;
  origin: string;
  path: string;
  headers: Headers;
  credentials: string | undefined;
  keepalive: boolean | undefined;
  body: Record<string, unknown> | null;
}

type Answer = (call: SentCall) => Response | Promise<Response>;

/** Every call of the provider, by its family. */
export function allCalls(client: IdentityClient) {
  return {
    project: () => project(client),
    sessions: sessions(client),
    totps: totps(client),
    magicLinks: magicLinks(client),
    passwords: passwords(client),
    otps: otps(client),
    ownUser: ownUser(client),
    search: search(client),
    webauthn: webauthn(client),
    oauth: oauth(client),
    cryptoWallets: cryptoWallets(client),
  };
}
export type AllCalls = ReturnType<typeof allCalls>;

interface Setting {
  /** Origin of the provider. */
  base?: string;
  publicToken?: string;
  intermediateToken?: string;
  onStale?: () => Promise<boolean>;
  secondFactor?: () => Promise<SignedIn>;
  sessionToken?: string;
  sessionId?: string;
  proofs?: () => Promise<Proofs>;
  /** What sends the calls in place of the transport. */
  through?: (transport: (claims?: object) => Transport) => Pick<Transport, "call">;
}

/** The client against a provider of the test's own. */
export function startClient(answer: Answer, setting: Setting = {}) {
  const calls: SentCall[] = [];
  const ended: (string | null)[] = [];
  /** Sessions that ended, or may have: the answer was to a call that proves a factor. */
  const doubted: (string | null)[] = [];
  const signedIn: SignedIn[] = [];
  const users: OwnUser[] = [];
  const answered: [path: string, refusal: string | null][] = [];
  const { publicToken = PUBLIC_TOKEN, sessionToken = null, sessionId = null } = setting;
  const { base = "http://provider.test" } = setting;
  const sending: TransportDependencies = {
    base,
    publicToken,
    fetch: async (input, init = {}) => {
      const call = sentCall(input, init);
      calls.push(call);
      return answer(call);
    },
    explain: ({ status }) => `Why ${status}.`,
    origin: "http://localhost:4870",
    hostname: "localhost",
    sessionToken: () => sessionToken,
    context: () => ({ userId: sessionId && "user-live-1", sessionId }),
    onFatal: (id, isProof) => (isProof ? doubted : ended).push(id),
    proofs: setting.proofs,
  };
  const transport = new Transport(sending);
  const saying = (claims?: object) => new Transport({ ...sending, ...(claims && { claims }) });
  const core = new IdentityClient({
    publicToken,
    transport: setting.through?.(saying) ?? transport,
    pairsOf: () => localStorage,
    hasSession: () => sessionId !== null,
    onSignedIn: (taken) => signedIn.push(taken),
    onUser: (user) => users.push(user),
    intermediateToken: () => setting.intermediateToken ?? null,
    ...(setting.onStale && { onStale: setting.onStale }),
    ...(setting.secondFactor && { secondFactor: setting.secondFactor }),
    onAnswer: (path, refused) => answered.push([path, refused]),
  });
  return { core, client: allCalls(core), transport, calls, ended, doubted, signedIn, users, answered };
}

/** What a call fails with. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => {
      throw new Error("The call did not fail");
    },
    (error: unknown) => error,
  );
}

export function data(value: object): Response {
  return Response.json({ data: { status_code: 200, request_id: "request-id-live-1", ...value } });
}

export function refusal(
  status: number,
  type: string,
  rest: { message?: string; details?: Record<string, string>; retryAfter?: number } = {},
): Response {
  const { message = "A sentence for the person.", details, retryAfter } = rest;
  return Response.json(
    {
      status_code: status,
      request_id: "request-id-live-7",
      error_type: type,
      error_message: message,
      error_url: "http://localhost:4870/help",
      ...(details && { error_details: details }),
    },
    { status, ...(retryAfter !== undefined && { headers: { "retry-after": String(retryAfter) } }) },
  );
}

/** The own user, as the provider answers it. */
export function userAnswer(change: Partial<OwnUser> = {}): OwnUser {
  return {
    user_id: "user-live-1",
    status: "active",
    created_at: "2026-11-01T09:00:00Z",
    name: { first_name: "Ana", middle_name: "", last_name: "" },
    emails: [{ email_id: "email-live-1", email: "ana@brand.com", verified: true }],
    phone_numbers: [],
    providers: [],
    webauthn_registrations: [],
    biometric_registrations: [],
    totps: [],
    crypto_wallets: [],
    password: null,
    trusted_metadata: {},
    untrusted_metadata: {},
    roles: ["stytch_user"],
    ...change,
  };
}

export function signedInAnswer(change: { sessionId?: string; expiresAt?: string } = {}): SignedIn {
  return {
    user_id: "user-live-1",
    session: {
      session_id: change.sessionId ?? "session-live-1",
      expires_at: change.expiresAt ?? "2026-12-21T09:00:00Z",
    },
    session_token: "",
    session_jwt: "",
  };
}

const MARKER = "herald_signed_in";

/** An answer that signs in, with the cookie that the server sends beside it. */
export function signedInData(more: object = {}): Response {
  document.cookie = `${MARKER}=1`;
  return data({ ...signedInAnswer(), ...more });
}

export function forgetSession(): void {
  localStorage.clear();
  document.cookie = `${MARKER}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

function sentCall(input: RequestInfo | URL, init: RequestInit): SentCall {
  const text = typeof init.body === "string" ? init.body : null;
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input);
  return {
    method: init.method ?? "GET",
    origin,
    path: pathname,
    headers: new Headers(init.headers),
    credentials: init.credentials,
    keepalive: init.keepalive,
    body: text === null ? null : asObject(JSON.parse(text)),
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
