import { SignUpPolicy } from "@app/contract/identity/schemas";
import type { SignUpChange, SignUpSetting } from "@app/contract/identity/schemas";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { fixedByEnvironment } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { SignInSettingsService } from "#/identity/sign-in/sign-in-settings.service.ts";
import { noteSignInChange } from "./administrators/server-administrators.store.ts";
import { requirePerson } from "./people.rules.ts";
import { editServerSetting, findVersionedSetting } from "./server-settings.store.ts";

const KEY = "sign_up";

/** Who may make an account: nobody, who was invited, or everybody. The environment goes before the screen. */
export class SignUpService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #settings: IdentitySettings;
  readonly #signIn: Pick<SignInSettingsService, "values">;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    settings: IdentitySettings;
    signIn: Pick<SignInSettingsService, "values">;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#settings = dependencies.settings;
    this.#signIn = dependencies.signIn;
  }

  async policy(): Promise<SignUpPolicy> {
    if (this.#isFixed()) return this.#settings.signUp;
    return this.#policyOf(await findVersionedSetting(this.#db, KEY));
  }

  /** Whether somebody with this address may make an account without an invitation. */
  async isOpenTo(email: string): Promise<boolean> {
    const { signUpDomains } = await this.#signIn.values();
    const domain = email.split("@").at(-1) ?? "";
    return (signUpDomains.length === 0 || signUpDomains.includes(domain)) && (await this.policy()) === "open";
  }

  /** Whether somebody without an address may make an account. */
  async isOpenToNameless(): Promise<boolean> {
    return !(await this.needsMailedLink()) && (await this.policy()) === "open";
  }

  /** Whether only addresses of some domains may sign up: whoever types one may have no mailbox there. */
  async needsMailedLink(): Promise<boolean> {
    return (await this.#signIn.values()).signUpDomains.length > 0;
  }

  async read(caller: Caller): Promise<SignUpSetting> {
    requireServerAdministrator(caller);
    const stored = await findVersionedSetting(this.#db, KEY);
    const isFixed = this.#isFixed();
    const policy = isFixed ? this.#settings.signUp : this.#policyOf(stored);
    return { policy, isFixed, version: stored?.version ?? 0 };
  }

  /** @throws `identity.fixed_by_environment`, `platform.edited_meanwhile`. */
  async change(caller: Caller, { policy, version }: SignUpChange): Promise<SignUpSetting> {
    requireServerAdministrator(caller);
    if (this.#isFixed()) throw fixedByEnvironment("SIGN_UP");
    const by = requirePerson(caller);
    const name = { key: KEY, field: "policy" };
    const now = this.#clock.now();
    await this.#db.transaction().execute(async (transaction) => {
      await editServerSetting(transaction, name, { version, value: policy }, now);
      await noteSignInChange(transaction, { by, changed: { policy }, now });
    });
    return { policy, isFixed: false, version: version + 1 };
  }

  #policyOf(stored: { value: string } | null): SignUpPolicy {
    const read = SignUpPolicy.safeParse(stored?.value);
    return read.success ? read.data : this.#settings.signUp;
  }

  #isFixed(): boolean {
    return this.#settings.fixed.has("SIGN_UP");
  }
}
