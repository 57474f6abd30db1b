import { memoizeAsync } from "@app/contract/memoize-async";
import { hash, verify } from "@node-rs/argon2";
import { availableParallelism } from "node:os";
import { limitTo } from "#/platform/limits/limit.ts";
import { busy } from "#/identity/identity.errors.ts";
import { HASH_COST, isWeaker, normalisePassword } from "./passwords.rules.ts";
import type { HashCost } from "./passwords.rules.ts";
import { newSecret } from "#/identity/sessions/secrets.rules.ts";

/** Each hash holds 19 MiB and a thread of the pool that file reads need too. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const WAITING_MAX = 200;

/** Makes and checks password hashes, a few at a time. */
export class PasswordHashesService {
  readonly #secret: Buffer;
  readonly #cost: HashCost;
  readonly #dummy = memoizeAsync(() => hash(newSecret(), { ...this.#cost, secret: this.#secret }));
  readonly #limited = limitTo({ atOnce: AT_ONCE, waitingMax: WAITING_MAX, whenFull: busy });

  /** @param pepper kept outside the database, so that a copy of it alone cannot be guessed at. */
  constructor(pepper: string, cost: HashCost = HASH_COST) {
    this.#secret = Buffer.from(pepper);
    this.#cost = cost;
    // Made before anybody asks, so that the first unknown address takes no longer than others.
    this.#dummy().catch(() => undefined);
  }

  /** @returns a PHC string. @throws `identity.busy`. */
  make(password: string): Promise<string> {
    return this.#limited(() => hash(normalisePassword(password), { ...this.#cost, secret: this.#secret }));
  }

  /** Whether a password is to be stored anew, now that its sign-in has shown it. */
  needsRehash(stored: string): boolean {
    return isWeaker(stored, this.#cost);
  }

  /** For an account without a password a hash of nothing known is checked, which takes as long. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    const against = stored ?? (await this.#dummy());
    const isRight = await this.#limited(() =>
      verify(against, normalisePassword(password), { secret: this.#secret }),
    );
    return isRight && stored !== null;
  }
}
