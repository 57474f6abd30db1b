import { SLUG_PATTERN } from "@app/contract/identity/schemas";
import { SIGN_IN_METHODS, SignInValues } from "@app/contract/identity/sign-in/settings";
import type {
  SignInChange,
  SignInField,
  SignInMethod,
  SignInSetting,
} from "@app/contract/identity/sign-in/settings";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { shownProviders } from "#/identity/factors/oauth/oauth-providers.ts";
import { passkeyDomain } from "#/identity/factors/passkeys/passkeys.rules.ts";
import type { PasswordPolicy } from "#/identity/factors/passwords/password-policy.rules.ts";
import { fixedByEnvironment, methodSwitchedOff } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import { outboxDelivery } from "#/identity/mail/delivery/outbox.delivery.ts";
import type { MailSettingsService } from "#/identity/mail/mail-settings.service.ts";
import type { TextSettingsService } from "#/identity/texts/text-settings.service.ts";
import { noteSignInChange } from "#/identity/users/administrators/server-administrators.store.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { findVersionedSetting } from "#/identity/users/server-settings.store.ts";
import { findServerAdministrators, findUser } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";
import { comesIn, mayProveOwn, setsPassword, shutOut, switchedOff } from "./sign-in.rules.ts";
import type { Reach } from "./sign-in.rules.ts";

const KEY = "sign_in";
const Stored = z.partial(SignInValues);
type Stored = z.infer<typeof Stored>;

/** The setting of the environment that decides a field. */
const NAMES: Readonly<Record<SignInField, string>> = {
  methods: "SIGN_IN_METHODS",
  passwordLengthMin: "PASSWORD_LENGTH_MIN",
  passwordScoreMin: "PASSWORD_SCORE_MIN",
  captcha: "CAPTCHA",
  telemetryMode: "TELEMETRY_MODE",
  signUpDomains: "SIGN_UP_DOMAINS",
  newWorkspaces: "NEW_WORKSPACES",
};
const FIELDS = z.keyof(SignInValues).options;

interface SignInDependencies {
  db: Database;
  clock: Clock;
  settings: IdentitySettings;
  mailSettings: MailSettingsService;
  textSettings: TextSettingsService;
}

/** How people sign in to this server: the environment goes before the screen, and the screen before what is usual. */
export class SignInSettingsService {
  readonly #dependencies: SignInDependencies;

  constructor(dependencies: SignInDependencies) {
    this.#dependencies = dependencies;
  }

  /** What holds now. */
  async values(): Promise<SignInValues> {
    return this.#valuesOf((await this.#row()).stored);
  }

  async passwordPolicy(): Promise<PasswordPolicy> {
    const { passwordLengthMin, passwordScoreMin } = await this.values();
    const kindsMin = this.#dependencies.settings.passwordKindsMin;
    return { lengthMin: passwordLengthMin, scoreMin: passwordScoreMin, kindsMin };
  }

  /**
   * @param path of a call of the provider.
   * @param signedIn the person of the session, who may go on proving and adding what is their own.
   * @throws `identity.sign_in_method_disabled` where the call is part of a way in that is switched off.
   */
  async requireOffered(path: string, body: unknown, signedIn: () => Promise<string | null>): Promise<void> {
    if (switchedOff(path, []) === null) return;
    const off = switchedOff(path, (await this.values()).methods);
    if (off === null) return;
    const userId = await signedIn();
    const user = userId === null ? null : await findUser(this.#dependencies.db, userId);
    if (user && setsPassword(path)) throw methodSwitchedOff(off, "None can be set until they are on again.");
    if (!user || !mayProveOwn(path, body, user)) throw methodSwitchedOff(off);
  }

  /** @param next what to do where none are taken. @throws `identity.sign_in_method_disabled`. */
  async requirePasswords(next: string): Promise<void> {
    if (!(await this.isOffered("passwords"))) throw methodSwitchedOff("passwords", next);
  }

  async isOffered(method: SignInMethod, db: Database = this.#dependencies.db): Promise<boolean> {
    return this.#valuesOf((await this.#row(db)).stored).methods.includes(method);
  }

  /** Who comes in by a way that is open on this server now; what nothing sends, an administrator passes on from the outbox. */
  async openTo(): Promise<(user: UserRecord) => boolean> {
    const [{ methods }, reach] = [await this.values(), await this.#reach()];
    return (user) => comesIn(user, methods, { ...reach, hasMail: true, phones: ["sms", "whatsapp"] });
  }

  async read(caller: Caller): Promise<SignInSetting> {
    requireServerAdministrator(caller);
    const { settings } = this.#dependencies;
    const { stored, version } = await this.#row();
    const { phones } = await this.#reach();
    return {
      ...this.#valuesOf(stored),
      fixed: Object.fromEntries(
        FIELDS.filter((field) => this.#isFixed(field)).map((field) => [field, NAMES[field]]),
      ),
      slugPattern: SLUG_PATTERN.source,
      providers: shownProviders(settings.oauthProviders).map(({ name }) => name),
      phoneChannels: phones,
      version,
    };
  }

  /** @throws `identity.fixed_by_environment`, `request.invalid`, `platform.edited_meanwhile`. */
  async change(caller: Caller, { version, ...change }: SignInChange): Promise<SignInSetting> {
    requireServerAdministrator(caller);
    const by = requirePerson(caller);
    const fixed = FIELDS.find((field) => change[field] !== undefined && this.#isFixed(field));
    if (fixed) throw fixedByEnvironment(NAMES[fixed]);
    const { stored } = await this.#row();
    if (change.methods) await this.#requireWayIn(this.#valuesOf(stored).methods, change.methods);
    const { db, clock } = this.#dependencies;
    const made: Stored = { ...stored, ...change };
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      await storeEdit(transaction, {
        table: "server_settings",
        row: { key: KEY },
        isMadeByEdit: true,
        version,
        set: { value: JSON.stringify({ value: JSON.stringify(made) }), updated_at: now },
        yours: change,
        stored: async () => {
          const row = await this.#row(transaction);
          return row.version === 0 ? null : { version: row.version, values: this.#valuesOf(row.stored) };
        },
        what: "setting",
      });
      await noteSignInChange(transaction, { by, changed: change, now });
    });
    return this.read(caller);
  }

  async #requireWayIn(before: readonly SignInMethod[], after: readonly SignInMethod[]): Promise<void> {
    const administrators = await findServerAdministrators(this.#dependencies.db);
    const refusal = shutOut(administrators, { before, after, reach: await this.#reach() });
    if (refusal !== null) throw invalidInput("methods", refusal);
  }

  async #reach(): Promise<Reach & { phones: ("sms" | "whatsapp")[] }> {
    const { settings, mailSettings, textSettings } = this.#dependencies;
    return {
      hasMail: (await mailSettings.delivery()) !== outboxDelivery,
      phones: await textSettings.channels(),
      providers: settings.oauthProviders.map(({ id }) => id),
      passkeyDomain: passkeyDomain(settings.baseUrl),
    };
  }

  async #row(db: Database = this.#dependencies.db): Promise<{ stored: Stored; version: number }> {
    const row = await findVersionedSetting(db, KEY);
    const read = Stored.safeParse(row && JSON.parse(row.value));
    return { stored: read.data ?? {}, version: row?.version ?? 0 };
  }

  #valuesOf(stored: Stored): SignInValues {
    const usual = this.#dependencies.settings.signIn;
    const own = FIELDS.filter((field) => stored[field] !== undefined && !this.#isFixed(field));
    const values = { ...usual, ...Object.fromEntries(own.map((field) => [field, stored[field]])) };
    return { ...values, methods: SIGN_IN_METHODS.filter((method) => values.methods.includes(method)) };
  }

  #isFixed(field: SignInField): boolean {
    return this.#dependencies.settings.fixed.has(NAMES[field]);
  }
}
