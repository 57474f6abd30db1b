import { OUTBOX_DAYS } from "@app/contract/identity/schemas";
import type { OutboxMessage, OutboxPage, OutboxQuery } from "@app/contract/identity/schemas";
import type { Clock } from "#/platform/clock.ts";
import { enter } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { pruneTokens } from "#/identity/factors/one-time-tokens.store.ts";
import { AppError, notFound } from "#/platform/errors.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { findRecipient } from "#/identity/users/users.store.ts";
import { insertMemberEvents } from "#/identity/workspaces/member-events.store.ts";
import { workspaceIdsOf } from "#/identity/workspaces/workspaces.store.ts";
import type { TextSettingsService } from "#/identity/texts/text-settings.service.ts";
import type { MailSettingsService } from "./mail-settings.service.ts";
import { allMessages, findMessage, listMessages } from "./outbox.store.ts";
import type { StoredMessage } from "./outbox.store.ts";
import { withoutSecrets } from "./secrets-in-mails.rules.ts";

const DAY_MS = 24 * 60 * 60_000;

/** What Herald wrote, with what became of it: without a mail server, until somebody passes it on by hand. */
export class OutboxService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #mailSettings: Pick<MailSettingsService, "isSending">;
  readonly #textSettings: Pick<TextSettingsService, "channels">;

  constructor(dependencies: {
    db: Database;
    clock: Clock;
    mailSettings: Pick<MailSettingsService, "isSending">;
    textSettings: Pick<TextSettingsService, "channels">;
  }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#mailSettings = dependencies.mailSettings;
    this.#textSettings = dependencies.textSettings;
  }

  /** Newest first, for server administrators, without links and codes: those sign in as somebody else. */
  async list(caller: Caller, query: OutboxQuery): Promise<OutboxPage> {
    requireServerAdministrator(caller);
    const page = await listMessages(this.#db, query, this.#clock.now());
    const channels = new Set(page.items.map(({ channel }) => channel));
    const kept = new Set<OutboxMessage["channel"]>();
    for (const channel of channels) if (!(await this.#isSending(channel))) kept.add(channel);
    return { ...page, items: page.items.map((message) => toListed(message, kept.has(message.channel))) };
  }

  /**
   * One with its link or code, to be passed on by hand where nothing sends it; the members' logs of whom it is for tell
   * who read it. @throws `identity.message_of_administrator`.
   */
  async read(caller: Caller, id: string): Promise<OutboxMessage> {
    requireServerAdministrator(caller);
    const message = await findMessage(this.#db, id, this.#clock.now());
    if (!message) throw notFound("message");
    const isOpen = message.delivery.state !== "sent" && !(await this.#isSending(message.channel));
    if (!isOpen) return toListed(message, false);
    if (toListed(message, true).hidesSecret) await this.#requireMayOpen(requirePerson(caller), message.to);
    return { ...message, hidesSecret: false };
  }

  // It would sign in as its recipient: as another administrator nobody needs to here, since the machine has the way.
  async #requireMayOpen(readerId: string, to: string): Promise<void> {
    const recipient = await findRecipient(this.#db, to);
    if (!recipient || recipient.userId === readerId) return;
    if (recipient.isServerAdministrator) throw messageOfAdministrator();
    const { userId } = recipient;
    await this.#db.transaction().execute(async (transaction) => {
      const now = this.#clock.now();
      for (const workspaceId of await workspaceIdsOf(transaction, userId)) {
        await enter(transaction, "herald.workspace", workspaceId);
        const event = { kind: "message_read", actorId: readerId, userId } as const;
        await insertMemberEvents(transaction, workspaceId, now, [event]);
      }
    });
  }

  async #isSending(channel: OutboxMessage["channel"]): Promise<boolean> {
    if (channel === "email") return this.#mailSettings.isSending();
    return (await this.#textSettings.channels()).includes(channel);
  }

  /** For the command line: every message, oldest first, with what was not sent as it is. */
  async lines(): Promise<Omit<StoredMessage, "link" | "delivery">[]> {
    const messages = await allMessages(this.#db, this.#clock.now());
    return messages.map(({ link: _link, delivery: _delivery, ...message }) => message);
  }

  prune(): Promise<void> {
    return pruneTokens(this.#db, new Date(this.#clock.now().getTime() - OUTBOX_DAYS * DAY_MS));
  }
}

function toListed(message: StoredMessage, isOpen: boolean): OutboxMessage {
  const text = withoutSecrets(message.text);
  return {
    ...message,
    text,
    hidesSecret: isOpen && message.delivery.state !== "sent" && text !== message.text,
  };
}

const messageOfAdministrator = () =>
  new AppError({
    code: "identity.message_of_administrator",
    status: 403,
    detail:
      "This would sign in as another server administrator, so it is not shown here. ./herald outbox on the server prints it.",
  });
