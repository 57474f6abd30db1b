import type { Transport } from "./transport.ts";

/** Specification section 9. */
const FLUSH_MS = 800;
const BATCH_MAX = 15;

interface ClientEvent {
  public_token: string;
  event_name: string;
  details: Record<string, unknown>;
}

/** Sends what happened in the client in batches: every 800 ms, or as soon as there are 15. Failures are dropped. */
export class EventLogger {
  readonly #transport: Pick<Transport, "sendEvents">;
  readonly #publicToken: string;
  #waiting: ClientEvent[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(transport: Pick<Transport, "sendEvents">, publicToken: string) {
    this.#transport = transport;
    this.#publicToken = publicToken;
  }

  /** `details` hold no personal datum: names of calls and error types. */
  log(name: string, details: Record<string, unknown> = {}): void {
    this.#waiting.push({ public_token: this.#publicToken, event_name: name, details });
    if (this.#waiting.length >= BATCH_MAX) this.#flush();
    else this.#timer ??= setTimeout(() => this.#flush(), FLUSH_MS);
  }

  #flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#waiting;
    this.#waiting = [];
    void this.#transport.sendEvents(batch).catch(() => undefined);
  }
}
