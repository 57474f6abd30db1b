import { SignUpPolicy } from "@app/contract/identity";
import type { SignUpSetting } from "@app/contract/identity";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { fixedByEnvironment } from "./identity.errors.ts";
import type { IdentitySettings } from "./identity.settings.ts";
import { findServerSetting, writeServerSetting } from "./server-settings.store.ts";

const KEY = "sign_up";

/** Who may make an account: nobody, who was invited, or everybody. The environment goes before the screen. */
export class SignUpService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settings: IdentitySettings;

  constructor(parts: { db: Database; clock: Clock; settings: IdentitySettings }) {
    this.#db = parts.db;
    this.#clock = parts.clock;
    this.#settings = parts.settings;
  }

  async policy(): Promise<SignUpPolicy> {
    if (this.#isFixed()) return this.#settings.signUp;
    const stored = SignUpPolicy.safeParse(await findServerSetting(this.#db, KEY));
    return stored.success ? stored.data : this.#settings.signUp;
  }

  async read(caller: Caller): Promise<SignUpSetting> {
    requireServerAdministrator(caller);
    return { policy: await this.policy(), isFixed: this.#isFixed() };
  }

  /** @throws `identity.fixed_by_environment`. */
  async change(caller: Caller, policy: SignUpPolicy): Promise<SignUpSetting> {
    requireServerAdministrator(caller);
    if (this.#isFixed()) throw fixedByEnvironment("SIGN_UP");
    await writeServerSetting(this.#db, KEY, policy, this.#clock.now());
    return { policy, isFixed: false };
  }

  #isFixed(): boolean {
    return this.#settings.fixed.has("SIGN_UP");
  }
}
