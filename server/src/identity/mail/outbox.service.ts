import { OUTBOX_DAYS } from "@app/contract/identity/schemas";
import type { OutboxMessage, OutboxPage, OutboxQuery } from "@app/contract/identity/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { pruneTokens } from "#/identity/factors/one-time-tokens.store.ts";
import { allMessages, listMessages } from "./outbox.store.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What Herald wrote, with what became of it: without a mail server, until somebody passes it on by hand. */
export class OutboxService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(dependencies: { db: Database; clock: Clock }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
  }

  /** Newest first. Only for server administrators: a link in it signs its reader in as somebody else. */
  async list(caller: Caller, query: OutboxQuery): Promise<OutboxPage> {
    requireServerAdministrator(caller);
    return listMessages(this.#db, query, this.#clock.now());
  }

  /** For the command line: every message, oldest first. */
  async lines(): Promise<Omit<OutboxMessage, "link" | "delivery">[]> {
    const messages = await allMessages(this.#db, this.#clock.now());
    return messages.map(({ link: _link, delivery: _delivery, ...message }) => message);
  }

  prune(): Promise<void> {
    return pruneTokens(this.#db, new Date(this.#clock.now().getTime() - OUTBOX_DAYS * DAY_MS));
  }
}
