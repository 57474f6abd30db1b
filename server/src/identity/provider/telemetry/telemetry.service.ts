import { EVENT_DAYS } from "@app/contract/identity/telemetry";
import type { IdentityEvents } from "@app/contract/identity/telemetry";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { countEvents } from "./telemetry.rules.ts";
import { addCounts, pruneCounts, sumCounts } from "./telemetry.store.ts";

const DAY_MS = 24 * 3600 * 1000;

/** Counts of what happens on the way to a sign-in, by the day: nothing of a person is in them. */
export class TelemetryService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(dependencies: { db: Database; clock: Clock }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
  }

  take(batch: readonly unknown[]): Promise<void> {
    return addCounts(this.#db, this.#day(0), countEvents(batch));
  }

  /** @param days with today. */
  async read(caller: Caller, days: number): Promise<IdentityEvents> {
    requireServerAdministrator(caller);
    return { days, items: await sumCounts(this.#db, this.#day(days - 1)) };
  }

  prune(): Promise<void> {
    return pruneCounts(this.#db, this.#day(EVENT_DAYS - 1));
  }

  #day(ago: number): string {
    return new Date(this.#clock.now().getTime() - ago * DAY_MS).toISOString().slice(0, 10);
  }
}
