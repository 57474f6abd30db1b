import { ProviderFailure } from "@app/contract/identity/provider";
import * as z from "zod/mini";
import { InvalidAnswerError, isSessionOver, ProviderError, SchemaError, UnreachableError } from "./errors.ts";

const SDK = { identifier: "herald-web", version: "1" };
const Envelope = z.object({ data: z.unknown() });

/** Proofs that a guarded call carries when the provider asks for them. */
export interface Proofs {
  captcha_token?: string;
  dfp_telemetry_id?: string;
}

/** Where the client is and what it may use; everything of the browser is handed in, for tests too. */
export interface TransportDependencies {
  /** Origin of the provider; empty for the page's own. */
  base: string;
  publicToken: string;
  fetch: typeof fetch;
  /** Origin of the page. */
  origin: string;
  hostname: string;
  /** The session token where scripts may know it. */
  sessionToken: () => string | null;
  context: () => { userId: string | null; sessionId: string | null };
  /** Hears of an answer that ends the session, whichever call got it, and with which session it was sent. */
  onFatal: (sessionId: string | null) => void;
  /** Fresh proofs; asked for once when a call is answered "Captcha required". */
  proofs?: (() => Promise<Proofs>) | undefined;
}

interface CallOptions {
  /** The body also carries proofs, and "Captcha required" is answered by one more try. */
  guarded?: boolean;
}

/** Sends calls of the wire contract: headers, envelope, failures, one captcha retry. */
export class Transport {
  readonly #dependencies: TransportDependencies;

  constructor(dependencies: TransportDependencies) {
    this.#dependencies = dependencies;
  }

  /** @returns the `data` of the answer. @throws UnreachableError, InvalidAnswerError, SchemaError, ProviderError. */
  async call(
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: Record<string, unknown>,
    { guarded = false }: CallOptions = {},
  ): Promise<unknown> {
    const { sessionId } = this.#dependencies.context();
    const response = await this.#send(method, path, body);
    const text = await response.text();
    const { proofs } = this.#dependencies;
    if (guarded && proofs && !response.ok && needsCaptcha(response, text)) {
      const again = await this.#send(method, path, { ...body, ...(await proofs()) });
      return this.#read(again, await again.text(), sessionId);
    }
    return this.#read(response, text, sessionId);
  }

  /** Telemetry goes without a sign-in and without cookies; nobody waits for its answer. */
  async sendEvents(events: readonly unknown[]): Promise<void> {
    const { base, fetch: send } = this.#dependencies;
    const telemetry = this.#blob();
    await send(`${base}/sdk/v1/events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "omit",
      body: JSON.stringify(events.map((event) => ({ telemetry, event }))),
    });
  }

  #read(response: Response, text: string, sessionId: string | null): unknown {
    if (needsCaptcha(response, text)) {
      throw new ProviderError({
        ...unexplained(response),
        type: "captcha_required",
        message: "CAPTCHA required",
      });
    }
    const json = parseJson(text);
    if (response.ok) return Envelope.parse(json).data;
    const error = failureOf(response, json);
    if (isSessionOver(error)) this.#dependencies.onFatal(sessionId);
    throw error;
  }

  async #send(method: string, path: string, body: Record<string, unknown> | undefined): Promise<Response> {
    const { base, fetch: send } = this.#dependencies;
    const init: RequestInit = { method, headers: this.#headers(), credentials: "include" };
    if (body) init.body = JSON.stringify(body);
    try {
      return await send(`${base}/sdk/v1${path}`, init);
    } catch (error) {
      throw new UnreachableError(error);
    }
  }

  #headers(): Record<string, string> {
    const { publicToken, sessionToken, origin } = this.#dependencies;
    return {
      authorization: `Basic ${btoa(`${publicToken}:${sessionToken() ?? publicToken}`)}`,
      "content-type": "application/json",
      "x-sdk-client": btoa(JSON.stringify(this.#blob())),
      "x-sdk-parent-host": origin,
    };
  }

  #blob() {
    const { userId, sessionId } = this.#dependencies.context();
    return {
      event_id: `event-id-${randomId()}`,
      app_session_id: `app-session-id-${randomId()}`,
      persistent_id: `persistent-id-${randomId()}`,
      client_sent_at: new Date().toISOString(),
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(userId !== null && { stytch_user_id: userId }),
      ...(sessionId !== null && { stytch_session_id: sessionId }),
      app: { identifier: this.#dependencies.hostname },
      sdk: SDK,
    };
  }
}

// Only an answer that is no JSON asks for a captcha.
function needsCaptcha(response: Response, text: string): boolean {
  return (
    !response.ok &&
    !(response.headers.get("content-type") ?? "").includes("application/json") &&
    text.includes("Captcha required")
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidAnswerError();
  }
}

function failureOf(response: Response, json: unknown): Error {
  const parsed = ProviderFailure.safeParse(json);
  if (!parsed.success) return new ProviderError(unexplained(response));
  const { data } = parsed;
  if (data.body) return new SchemaError(data.body);
  const retryAfter = Number(response.headers.get("retry-after") ?? "");
  return new ProviderError({
    status: response.status,
    type: data.error_type,
    message: data.error_message,
    link: data.error_url,
    requestId: data.request_id ?? null,
    details: data.error_details ?? {},
    retryAfter: retryAfter > 0 ? retryAfter : null,
  });
}

function unexplained({ status }: Response) {
  return {
    status,
    type: "unexplained",
    message: `The server answered ${status} without saying why. Try again in a moment.`,
    link: "",
    requestId: null,
    details: {},
    retryAfter: null,
  };
}

// crypto.randomUUID is missing on plain http addresses other than localhost.
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
