import type { MailChange, MailInput, MailSetting } from "@app/contract/identity/mail";
import type { Clock } from "#/platform/clock.ts";
import { isLoopback } from "#/platform/config/setting-values.ts";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { fixedByEnvironment } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { MailDelivery } from "./delivery/mail-delivery.ts";
import { outboxDelivery } from "./delivery/outbox.delivery.ts";
import { smtpDelivery } from "./delivery/smtp.delivery.ts";
import { endpointOfUrl, isSamePlace, noServer } from "./mail-server.rules.ts";
import type { MailEndpoint } from "./mail-server.rules.ts";
import { MAIL_SETTING } from "./mail-settings.store.ts";
import { editSealed, readSealed } from "#/identity/users/sealed-settings.store.ts";
import type { SealedRow } from "#/identity/users/sealed-settings.store.ts";

/** How mails go out: SMTP_URL goes before the screen, and the screen before the outbox. */
export class MailSettingsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #secret: string;
  readonly #fixed: MailEndpoint | null;

  constructor(dependencies: { db: Database; clock: Clock; settings: IdentitySettings }) {
    const { smtpUrl, baseUrl, pepper } = dependencies.settings;
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#secret = pepper;
    this.#fixed = smtpUrl === null ? null : endpointOfUrl(smtpUrl, baseUrl);
  }

  /** The way that holds now. */
  async delivery(): Promise<MailDelivery> {
    if (this.#fixed) return smtpDelivery(this.#fixed);
    const { stored } = await this.#row();
    return stored?.isUsed ? smtpDelivery(stored) : outboxDelivery;
  }

  /** Whether something sends mails, so that none has to be passed on by hand. */
  async isSending(): Promise<boolean> {
    return (await this.delivery()) !== outboxDelivery;
  }

  async read(caller: Caller): Promise<MailSetting> {
    requireServerAdministrator(caller);
    return this.#toSetting(await this.#row());
  }

  /** @throws `identity.fixed_by_environment`, `request.invalid`, `platform.edited_meanwhile`. */
  async change(caller: Caller, { password, version, ...change }: MailChange): Promise<MailSetting> {
    requireServerAdministrator(caller);
    if (this.#fixed) throw fixedByEnvironment("SMTP_URL");
    requireWhole(change);
    const { stored } = await this.#row();
    const kept = stored && isSamePlace(stored, change) ? stored.password : null;
    const made = { ...change, password: password === undefined ? kept : password };
    const now = this.#clock.now();
    await editSealed(this.#db, this.#secret, MAIL_SETTING, { version, made, now });
    return this.#toSetting(await this.#row());
  }

  #row() {
    return readSealed(this.#db, this.#secret, MAIL_SETTING);
  }

  #toSetting({ stored, version }: SealedRow<MailEndpoint & { isUsed: boolean }>): MailSetting {
    const { password, ...server } = this.#fixed ?? stored ?? { ...noServer(), password: null };
    const isUsed = this.#fixed !== null || stored?.isUsed === true;
    return {
      ...server,
      way: this.#fixed ? "environment" : isUsed ? "settings" : "outbox",
      isUsed,
      hasPassword: password !== null,
      isUnreadable: this.#fixed === null && version > 0 && stored === null,
      version,
    };
  }
}

// What is not used may be half filled.
function requireWhole({ isUsed, host, fromAddress, security }: Omit<MailInput, "password">): void {
  if (!isUsed) return;
  if (host === "") throw invalidInput("host", "Enter the name of the mail server");
  if (fromAddress === "") throw invalidInput("fromAddress", "Enter the address that mails come from");
  if (security === "none" && !isLoopback(host))
    throw invalidInput("security", "Without encryption only a mail server on this machine is used");
}
