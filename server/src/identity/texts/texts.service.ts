import type { TextChannel, TextTest } from "@app/contract/identity/texts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { IdentitySettings } from "#/identity/identity.settings.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { prefixesOf, requirePhone } from "./phones.rules.ts";
import { testText } from "./texts.rules.ts";

/** Tries of a service that sends messages to phones. */
export class TextsService {
  readonly #mails: MailsService;
  readonly #settings: IdentitySettings;

  constructor(dependencies: { mails: MailsService; settings: IdentitySettings }) {
    this.#mails = dependencies.mails;
    this.#settings = dependencies.settings;
  }

  /** Sends a message now, and says what became of it. @throws `request.invalid` for what is no number. */
  async test(caller: Caller, channel: TextChannel, number: string): Promise<TextTest> {
    requireServerAdministrator(caller);
    requirePerson(caller);
    const to = requirePhone(number, prefixesOf(this.#settings, channel), "to");
    return this.#mails.sendNow({ channel, to, mail: testText() });
  }
}
