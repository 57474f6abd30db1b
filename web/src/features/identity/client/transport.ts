import { InvalidAnswerError, isSessionOver, ProviderError, SchemaError, UnreachableError } from "./errors.ts";
import { anything, list, object, optional, record, text } from "./shapes.ts";

/** By this name the provider knows that an intermediate token is understood here. */
const SDK = { identifier: "herald-web", version: "1" };
const readEnvelope = object({ data: anything });
const readFields = optional(list(object({ dataPath: text, message: text })));
const readSchemaFailure = object({ body: readFields, params: readFields, query: readFields });
const readFailure = object({
  request_id: optional(text),
  error_type: text,
  error_message: text,
  error_url: text,
  error_details: optional(record),
});

export type Method = "GET" | "POST" | "PUT" | "DELETE";

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

/** Sends calls of the wire contract: headers, envelope, failures, one captcha retry. */
export class Transport {
  readonly #dependencies: TransportDependencies;

  constructor(dependencies: TransportDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * @param guarded whether the body carries proofs when asked to, in one more try.
   * @returns the `data` of the answer.
   * @throws UnreachableError, InvalidAnswerError, SchemaError, ProviderError.
   */
  async call(
    method: Method,
    path: string,
    body?: Record<string, unknown>,
    guarded = false,
  ): Promise<unknown> {
    const { sessionId } = this.#dependencies.context();
    const response = await this.#send(method, path, body);
    const answer = await response.text();
    const { proofs } = this.#dependencies;
    if (guarded && proofs && needsCaptcha(response, answer)) {
      const again = await this.#send(method, path, { ...body, ...(await proofs()) });
      return this.#read(again, await again.text(), sessionId);
    }
    return this.#read(response, answer, sessionId);
  }

  /** Telemetry goes without a sign-in and without cookies, also while the page goes; nobody waits for its answer. */
  async sendEvents(events: readonly unknown[]): Promise<void> {
    const { base, fetch: send } = this.#dependencies;
    const telemetry = this.#blob();
    await send(`${base}/sdk/v1/events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "omit",
      keepalive: true,
      body: JSON.stringify(events.map((event) => ({ telemetry, event }))),
    });
  }

  #read(response: Response, answer: string, sessionId: string | null): unknown {
    if (needsCaptcha(response, answer)) {
      throw new ProviderError({
        ...unexplained(response),
        type: "captcha_required",
        message: "CAPTCHA required",
      });
    }
    const json = parseJson(answer);
    if (response.ok) return readEnvelope(json).data;
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
function needsCaptcha(response: Response, answer: string): boolean {
  return (
    !response.ok &&
    !(response.headers.get("content-type") ?? "").includes("application/json") &&
    answer.includes("Captcha required")
  );
}

function parseJson(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new InvalidAnswerError();
  }
}

function failureOf(response: Response, json: unknown): Error {
  try {
    const { body, params, query } = readSchemaFailure(json);
    const fields = body ?? params ?? query;
    if (fields) return new SchemaError(fields);
    const refusal = readFailure(json);
    const retryAfter = Number(response.headers.get("retry-after") ?? "");
    return new ProviderError({
      status: response.status,
      type: refusal.error_type,
      message: refusal.error_message,
      link: refusal.error_url,
      requestId: refusal.request_id ?? null,
      details: textsOf(refusal.error_details ?? {}),
      retryAfter: retryAfter > 0 ? retryAfter : null,
    });
  } catch {
    return new ProviderError(unexplained(response));
  }
}

function textsOf(details: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
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
