import { InvalidAnswerError, isSessionOver, ProviderError, SchemaError, UnreachableError } from "./errors.ts";
import { randomHex } from "./random.ts";
import { list, object, optional, record, text } from "./shapes.ts";
import type { Read } from "./shapes.ts";

/** By this name the provider knows that an intermediate token is understood here. */
const SDK = { identifier: "herald-web", version: "1" };
const readFields = optional(list(object({ dataPath: text, message: text })));
const readSchemaFailure = object({ body: readFields, params: readFields, query: readFields });
const readFailure = object({
  request_id: optional(text),
  error_type: text,
  error_message: text,
  error_url: text,
  error_details: optional(record),
});
const CAPTCHA = { error_type: "captcha_required", error_message: "CAPTCHA required", error_url: "" };

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Proofs that a guarded call carries when the provider asks for them. */
export interface Proofs {
  captcha_token?: string;
  dfp_telemetry_id?: string;
}

export interface CallKind {
  guarded?: boolean | undefined;
  isProof?: boolean | undefined;
}

/** Why an answer may be none of the provider's, for the person. */
type Explain = (response: Response) => string;

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
  /**
   * Hears of an answer that ends the session, whichever call got it, with which session it was sent, and whether the
   * call was to prove a factor.
   */
  onFatal: (sessionId: string | null, isProof?: boolean) => void;
  explain?: Explain;
  /** What calls say of themselves beside the rest. */
  claims?: object;
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
   * @param kind.guarded whether the body carries proofs when asked to, in one more try.
   * @param kind.isProof whether the call is to prove a factor, which may be a wrong one.
   * @returns the `data` of the answer.
   * @throws UnreachableError, InvalidAnswerError, SchemaError, ProviderError.
   */
  async call(method: Method, path: string, body?: object, kind: CallKind = {}): Promise<unknown> {
    const { context, onFatal, proofs } = this.#dependencies;
    const { sessionId } = context();
    let answer = await this.#send(method, path, body);
    if (kind.guarded && proofs && needsCaptcha(answer))
      answer = await this.#send(method, path, { ...body, ...(await proofs()) });
    if (needsCaptcha(answer)) throw refused(answer, CAPTCHA);
    const json = parseJson(answer, this.#dependencies.explain);
    if (answer.response.ok) return record(json)["data"];
    const error = failureOf(answer, json);
    if (isSessionOver(error)) onFatal(sessionId, kind.isProof);
    throw error;
  }

  /** Telemetry goes without a sign-in and without cookies, also while the page goes; nobody waits for its answer. */
  async sendEvents(events: readonly object[]): Promise<void> {
    const { base, fetch: send, publicToken: public_token } = this.#dependencies;
    const telemetry = this.#blob();
    await send(`${base}/sdk/v1/events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      credentials: "omit",
      keepalive: true,
      body: JSON.stringify(events.map((event) => ({ telemetry, event: { public_token, ...event } }))),
    });
  }

  async #send(method: Method, path: string, body: object | undefined): Promise<Answer> {
    const { base, fetch: send } = this.#dependencies;
    const init: RequestInit = { method, headers: this.#headers(), credentials: "include" };
    if (body) init.body = JSON.stringify(body);
    try {
      const response = await send(`${base}/sdk/v1${path}`, init);
      return { response, text: await response.text() };
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
      event_id: `event-id-${randomHex(16)}`,
      app_session_id: `app-session-id-${randomHex(16)}`,
      persistent_id: `persistent-id-${randomHex(16)}`,
      client_sent_at: new Date().toISOString(),
      timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(userId && { stytch_user_id: userId }),
      ...(sessionId && { stytch_session_id: sessionId }),
      app: { identifier: this.#dependencies.hostname },
      sdk: SDK,
      ...this.#dependencies.claims,
    };
  }
}

interface Answer {
  response: Response;
  text: string;
}

// Only an answer that is no JSON asks for a captcha.
function needsCaptcha({ response, text: said }: Answer): boolean {
  const isJson = response.headers.get("content-type")?.includes("application/json");
  return !response.ok && !isJson && said.includes("Captcha required");
}

/** @throws InvalidAnswerError; then a gateway that does not reach the server has answered, or a Wi-Fi. */
export function parseJson({ response, text: said }: Answer, explain?: Explain): unknown {
  try {
    return JSON.parse(said);
  } catch {
    throw new InvalidAnswerError(explain?.(response));
  }
}

function failureOf(answer: Answer, json: unknown): Error {
  try {
    const { body, params, query } = readSchemaFailure(json);
    const fields = body ?? params ?? query;
    return fields ? new SchemaError(fields) : refused(answer, readFailure(json));
  } catch {
    const { status } = answer.response;
    const error_message = `The server failed (${status}). Try again in a moment.`;
    return refused(answer, { error_type: "unexplained", error_message, error_url: "" });
  }
}

function refused({ response }: Answer, said: Read<typeof readFailure>): ProviderError {
  const texts = Object.entries(said.error_details ?? {}).filter(([, value]) => typeof value === "string");
  return new ProviderError({
    status: response.status,
    type: said.error_type,
    message: said.error_message,
    link: said.error_url,
    requestId: said.request_id ?? null,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
    details: Object.fromEntries(texts) as Record<string, string>,
    retryAfter: Number(response.headers.get("retry-after")) || null,
  });
}
