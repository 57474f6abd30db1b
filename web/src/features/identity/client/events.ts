import type { Transport } from "./transport.ts";

/** Specification section 9. */
const FLUSH_MS = 800;
const BATCH_MAX = 15;

type Details = Record<string, string>;

interface ClientEvent {
  event_name: string;
  details: Details;
}

/** What a call means when it has gone well, by how its path ends. */
const MEANINGS: readonly [RegExp, string][] = [
  [/^\/sessions\/authenticate$/, "session_refreshed"],
  [/^\/sessions\/revoke$/, "signed_out"],
  [/\/(login_or_create|send\/\w+|reset\/start)$/, "code_sent"],
  [/^\/(webauthn\/register|totps)$/, "factor_added"],
  [/^\/users\/\w+\/./, "factor_removed"],
  [/\/(authenticate|reset|recover)$|^\/passwords$/, "authenticated"],
];

/**
 * Sends what happened in the client in batches: every 800 ms, as soon as there are 15, and when the page goes. Failures
 * are dropped.
 */
export class EventLogger {
  readonly #transport: Pick<Transport, "sendEvents">;
  #waiting: ClientEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(transport: Pick<Transport, "sendEvents">, page: Pick<EventTarget, "addEventListener">) {
    this.#transport = transport;
    page.addEventListener("pagehide", () => this.#flush());
  }

  /** `details` hold no personal datum: names of methods and error types. */
  log(name: string, details: Details = {}): void {
    this.#waiting.push({ event_name: name, details });
    if (this.#waiting.length >= BATCH_MAX) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS);
  }

  /** How a call went; calls that only read are no event. */
  logCall(path: string, refusal: string | null): void {
    const meaning = MEANINGS.find(([pattern]) => pattern.test(path))?.[1];
    if (meaning === undefined) return;
    const [, method = ""] = /^(?:\/users)?\/(\w+)/.exec(path) ?? [];
    if (refusal === null) this.log(meaning, { method });
    else this.log("failed", { method, what: meaning, error_type: refusal });
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    if (batch.length > 0) void this.#transport.sendEvents(batch).catch(() => undefined);
  }
}
