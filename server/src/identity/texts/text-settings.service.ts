import { TextChannel, TextFormat, USUAL_BODIES } from "@app/contract/identity/texts";
import type { TextChange, TextInput, TextSetting } from "@app/contract/identity/texts";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { fixedByEnvironment } from "#/identity/identity.errors.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { MailDelivery } from "#/identity/mail/delivery/mail-delivery.ts";
import { outboxDelivery } from "#/identity/mail/delivery/outbox.delivery.ts";
import { editSealed, readSealed } from "#/identity/users/sealed-settings.store.ts";
import type { SealedRow, SealedSetting } from "#/identity/users/sealed-settings.store.ts";
import { isSameServer, readHeaders, wrongAddress, wrongBody } from "./text-service.rules.ts";
import type { TextEndpoint } from "./text-service.rules.ts";
import { webhookDelivery } from "./webhook.delivery.ts";

const StoredText = z.object({
  isUsed: z.boolean(),
  address: z.string(),
  format: TextFormat,
  body: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
});
type StoredText = z.infer<typeof StoredText>;

const NAMES: Readonly<Record<TextChannel, string>> = { sms: "SMS_WEBHOOK", whatsapp: "WHATSAPP_WEBHOOK" };
const NO_SERVICE: TextEndpoint = { address: "", format: "json", body: USUAL_BODIES.json, headers: [] };

/** How messages to phones go out: the environment goes before the screen, and the screen before the outbox. */
export class TextSettingsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #secret: string;
  readonly #fixed: IdentitySettings["texts"];

  constructor(dependencies: { db: Database; clock: Clock; settings: IdentitySettings }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#secret = dependencies.settings.pepper;
    this.#fixed = dependencies.settings.texts;
  }

  /** The way that holds now. */
  async delivery(channel: TextChannel): Promise<MailDelivery> {
    const fixed = this.#fixed[channel];
    if (fixed) return webhookDelivery(fixed);
    const { stored } = await this.#row(channel);
    return stored?.isUsed ? webhookDelivery(stored) : outboxDelivery;
  }

  /** The channels whose messages go out by themselves. */
  async channels(): Promise<TextChannel[]> {
    const set: TextChannel[] = [];
    for (const channel of TextChannel.options)
      if (this.#fixed[channel] || (await this.#row(channel)).stored?.isUsed) set.push(channel);
    return set;
  }

  async read(caller: Caller, channel: TextChannel): Promise<TextSetting> {
    requireServerAdministrator(caller);
    return this.#toSetting(channel, await this.#row(channel));
  }

  /** @throws `identity.fixed_by_environment`, `request.invalid`, `platform.edited_meanwhile`. */
  async change(caller: Caller, channel: TextChannel, { headers, version, ...change }: TextChange) {
    requireServerAdministrator(caller);
    if (this.#fixed[channel]) throw fixedByEnvironment(NAMES[channel]);
    requireWhole(change);
    const { stored } = await this.#row(channel);
    const kept = stored && isSameServer(stored, change) ? stored.headers : [];
    const made = { ...change, headers: headers === undefined ? kept : given(headers) };
    const now = this.#clock.now();
    await editSealed(this.#db, this.#secret, settingOf(channel), { version, made, now });
    return this.#toSetting(channel, await this.#row(channel));
  }

  #row(channel: TextChannel): Promise<SealedRow<StoredText>> {
    return readSealed(this.#db, this.#secret, settingOf(channel));
  }

  #toSetting(channel: TextChannel, { stored, version }: SealedRow<StoredText>): TextSetting {
    const fixed = this.#fixed[channel];
    const { address, format, body, headers } = fixed ?? stored ?? NO_SERVICE;
    const isUsed = fixed !== null || stored?.isUsed === true;
    return {
      channel,
      // What follows the path may be a key, which whoever set the environment knows.
      address: fixed ? address.replace(/\?.*$/u, "") : address,
      format,
      body,
      way: fixed ? "environment" : isUsed ? "settings" : "outbox",
      isUsed,
      headerNames: headers.map(({ name }) => name),
      isUnreadable: fixed === null && version > 0 && stored === null,
      version,
    };
  }
}

function settingOf(channel: TextChannel): SealedSetting<StoredText> {
  return {
    key: `texts_${channel}`,
    purpose: `herald text service ${channel}`,
    schema: StoredText,
    shown: ({ headers: _headers, ...service }) => service,
  };
}

// What is not used may be half filled.
function requireWhole({ isUsed, address, format, body }: Omit<TextInput, "headers">): void {
  if (!isUsed) return;
  const place = wrongAddress(address);
  if (place !== null) throw invalidInput("address", `The address ${place}`);
  const wrong = wrongBody(body, format);
  if (wrong !== null) throw invalidInput("body", wrong.startsWith("{{") ? wrong : `The body ${wrong}`);
}

function given(lines: string | null) {
  const read = readHeaders(lines ?? "");
  if ("wrong" in read) throw invalidInput("headers", `This ${read.wrong}`);
  return read.headers;
}
