import { randomUUID } from "node:crypto";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import * as store from "./claims.store.ts";
import type { HeldClaim } from "./claims.store.ts";

/** Something that only its holder does, among all processes on one database. */
export interface Claim {
  /** Of this one claim. */
  id: string;
  release(): Promise<void>;
}

/** A process that ended without letting go holds for this long; one that is only busy renews in time. Chosen by us. */
const LEASE_SECONDS = 15;
/** Until a holder in another process learns that it is asked back. Chosen by us. */
const RENEW_MS = 1000;

/**
 * What one process at a time may do, by name: a row in the database that its holder renews. Whoever wants it next can
 * ask for it back; when the holder's process ends, it is free after fifteen seconds.
 */
export class Claims {
  readonly #db: Database;
  readonly #held = new Map<string, HeldHere>();

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * @param onAskedBack called when somebody else wants it, or has it already: end what you do, then release.
   * @returns null while somebody else has it.
   */
  async take(workspaceId: string, name: string, onAskedBack: () => void): Promise<Claim | null> {
    const held = new HeldHere(this.#db, { workspaceId, name, onAskedBack });
    if (!(await held.take())) return null;
    const key = keyOf(workspaceId, name);
    this.#held.set(key, held);
    const release = async () => {
      if (this.#held.get(key) === held) this.#held.delete(key);
      await held.release();
    };
    return { id: held.id, release };
  }

  /** Asks the holder to let go; nothing happens when there is none. */
  async requestRelease(workspaceId: string, name: string): Promise<void> {
    const here = this.#held.get(keyOf(workspaceId, name));
    if (here) return here.requestRelease();
    await withWorkspace(this.#db, workspaceId, (transaction) =>
      store.requestRelease(transaction, workspaceId, name),
    );
  }

  /** Who holds it in any process. */
  find(workspaceId: string, name: string): Promise<HeldClaim | null> {
    return withWorkspace(this.#db, workspaceId, (transaction) =>
      store.findClaim(transaction, workspaceId, name),
    );
  }
}

/** A claim of this process. */
class HeldHere {
  readonly id = randomUUID();
  readonly #db: Database;
  readonly #workspaceId: string;
  readonly #name: string;
  readonly #onAskedBack: () => void;
  #timer: NodeJS.Timeout | undefined;
  #renewal: Promise<void> = Promise.resolve();
  #renewedAt = 0;

  constructor(
    db: Database,
    { workspaceId, name, onAskedBack }: { workspaceId: string; name: string; onAskedBack: () => void },
  ) {
    this.#db = db;
    this.#workspaceId = workspaceId;
    this.#name = name;
    this.#onAskedBack = onAskedBack;
  }

  async take(): Promise<boolean> {
    this.#renewedAt = performance.now();
    const isTaken = await withWorkspace(this.#db, this.#workspaceId, (transaction) =>
      store.insertClaim(transaction, this.#workspaceId, this.#name, this.#lease()),
    );
    if (isTaken) this.#schedule();
    return isTaken;
  }

  requestRelease(): void {
    this.#onAskedBack();
  }

  async release(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#renewal;
    clearTimeout(this.#timer);
    // A row that stays because the database is away is free once its time has run out.
    await withWorkspace(this.#db, this.#workspaceId, (transaction) =>
      store.deleteClaim(transaction, this.#workspaceId, this.#name, this.id),
    ).catch(() => undefined);
  }

  #schedule(): void {
    this.#timer = setTimeout(() => {
      this.#renewal = this.#renew();
    }, RENEW_MS).unref();
  }

  async #renew(): Promise<void> {
    const began = performance.now();
    try {
      const isAskedBack = await withWorkspace(this.#db, this.#workspaceId, (transaction) =>
        store.renewClaim(transaction, this.#workspaceId, this.#name, this.#lease()),
      );
      this.#renewedAt = began;
      if (isAskedBack !== false) this.#onAskedBack();
    } catch {
      // The database is away: as long as the lease holds, nobody else can have it.
      if (began - this.#renewedAt > LEASE_SECONDS * 1000) this.#onAskedBack();
    }
    this.#schedule();
  }

  #lease() {
    return { holder: this.id, seconds: LEASE_SECONDS };
  }
}

function keyOf(workspaceId: string, name: string): string {
  return `${workspaceId} ${name}`;
}
