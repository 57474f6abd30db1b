import { IdentityClient } from "./client.ts";
import type { SignedIn } from "./client.ts";
import { PairStore } from "./pkce.ts";
import { Transport } from "./transport.ts";
import type { Proofs } from "./transport.ts";

export const PUBLIC_TOKEN = "public-token-live-test";

export interface SentCall {
  method: string;
  path: string;
  headers: Headers;
  body: Record<string, unknown> | null;
}

type Answer = (call: SentCall) => Response | Promise<Response>;

interface Setting {
  publicToken?: string;
  sessionToken?: string;
  sessionId?: string;
  proofs?: () => Promise<Proofs>;
}

/** The client against a provider of the test's own. */
export function startClient(answer: Answer, setting: Setting = {}) {
  const calls: SentCall[] = [];
  const ended: (string | null)[] = [];
  const signedIn: SignedIn[] = [];
  const { publicToken = PUBLIC_TOKEN, sessionToken = null, sessionId = null } = setting;
  const transport = new Transport({
    base: "http://provider.test",
    publicToken,
    fetch: async (input, init = {}) => {
      const call = sentCall(input, init);
      calls.push(call);
      return answer(call);
    },
    origin: "http://localhost:4870",
    hostname: "localhost",
    sessionToken: () => sessionToken,
    context: () => ({ userId: sessionId && "user-live-1", sessionId }),
    onFatal: (id) => ended.push(id),
    proofs: setting.proofs,
  });
  const client = new IdentityClient({
    publicToken,
    transport,
    pairs: new PairStore(localStorage, publicToken),
    hasSession: () => sessionId !== null,
    onSignedIn: (answered) => signedIn.push(answered),
  });
  return { client, transport, calls, ended, signedIn };
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

function sentCall(input: RequestInfo | URL, init: RequestInit): SentCall {
  const text = typeof init.body === "string" ? init.body : null;
  return {
    method: init.method ?? "GET",
    path: new URL(input instanceof Request ? input.url : input).pathname,
    headers: new Headers(init.headers),
    body: text === null ? null : asObject(JSON.parse(text)),
  };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}
