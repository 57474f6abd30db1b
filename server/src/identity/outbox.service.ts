import { OUTBOX_DAYS } from "@app/contract/identity";
import type { OutboxMessage, OutboxPage } from "@app/contract/identity";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { pruneTokens } from "./one-time-tokens.store.ts";
import { countMessages, readMessages } from "./outbox.store.ts";

const DAY_MS = 24 * 60 * 60_000;
const LINES_MAX = 10_000;

/** What Herald would have sent: kept until somebody passes it on by hand. */
export class OutboxService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(parts: { db: Database; clock: Clock }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
  }

  /** Newest first. Only for server administrators: a link in it signs its reader in as somebody else. */
  async list(
    caller: Caller,
    page: { channel?: OutboxMessage["channel"] | undefined; limit: number; offset: number },
  ): Promise<OutboxPage> {
    requireServerAdministrator(caller);
    const channel = page.channel ?? null;
    const { limit, offset } = page;
    const [items, total] = await Promise.all([
      readMessages(this.#db, { channel, order: "desc", limit, offset, now: this.#clock.now() }),
      countMessages(this.#db, channel),
    ]);
    return { items, total };
  }

  /** For the command line: every message, oldest first. */
  async lines(): Promise<Omit<OutboxMessage, "link">[]> {
    const now = this.#clock.now();
    const messages = await readMessages(this.#db, {
      channel: null,
      order: "asc",
      limit: LINES_MAX,
      offset: 0,
      now,
    });
    return messages.map(({ link: _link, ...message }) => message);
  }

  prune(): Promise<void> {
    return pruneTokens(this.#db, new Date(this.#clock.now().getTime() - OUTBOX_DAYS * DAY_MS));
  }
}
