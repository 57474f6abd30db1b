import type { MailTest } from "@app/contract/identity/mail";
import type { OutboxMessage } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import type { Clock } from "#/platform/clock.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { invalidInput } from "#/platform/errors.ts";
import { requireServerAdministrator } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import type { Jobs } from "#/platform/jobs/jobs.ts";
import type { Log } from "#/platform/log.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { findUser } from "#/identity/users/users.store.ts";
import type { UserRecord } from "#/identity/users/users.store.ts";
import type { Delivery } from "./delivery/mail-delivery.ts";
import { htmlLetter } from "./letters.rules.ts";
import type { MailSettingsService } from "./mail-settings.service.ts";
import { GIVEN_UP, LINK_ENDED, nextTryIn, TOO_MANY, wordsOf } from "./mail-tries.rules.ts";
import { beginTry, settle, wakeKept } from "./mail-tries.store.ts";
import type { WaitingMail } from "./mail-tries.store.ts";
import { testMail } from "./mails.rules.ts";
import type { Mail } from "./mails.rules.ts";
import { insertMail } from "./outbox.store.ts";
import { withoutSecrets } from "./secrets-in-mails.rules.ts";
import type { TextSettingsService } from "#/identity/texts/text-settings.service.ts";

const MAIL_QUEUE = "mail";
/** While a mail server hangs on a few, others go out. */
const AT_ONCE = 6;
const TIMEOUT_S = 120;
/** Nothing of a mail runs while the request that wrote it is still timed. */
const FIRST_AFTER_S = 1;
/** Links and codes of a few minutes go before notices and invitations of days, however many of those wait. */
const PRIORITY = { soonOver: 1, lasting: 0 } as const;

const Queued = z.object({ id: z.uuid() });

interface MailsDependencies {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  settings: MailSettingsService;
  texts: TextSettingsService;
}

/** Every mail, and every message to a phone, is written to the outbox, and goes from there as a job. */
export class MailsService {
  readonly #dependencies: MailsDependencies;

  constructor(dependencies: MailsDependencies) {
    this.#dependencies = dependencies;
    dependencies.jobs.define(MAIL_QUEUE, {
      kind: "long",
      concurrency: AT_ONCE,
      timeoutSeconds: TIMEOUT_S,
      handler: (data, signal) => this.#carryOut(Queued.parse(data).id, signal),
      givenUp: (data) =>
        settle(dependencies.db, Queued.parse(data).id, { state: "failed", failure: GIVEN_UP }),
    });
  }

  /**
   * Writes a mail without a one-time link of a person; it goes out once the transaction has gone through.
   * @returns its id.
   */
  async write(transaction: Transaction, message: { to: string; mail: Mail; now: Date }): Promise<string> {
    const id = await insertMail(transaction, { ...message, tokenId: null });
    await this.queue(transaction, id, "lasting");
    return id;
  }

  /** Whether mails go out by themselves, instead of waiting in the outbox. */
  isSending(): Promise<boolean> {
    return this.#dependencies.settings.isSending();
  }

  /** Writes a mail without a link to each address that a person has proved, as `write` does. */
  async writeToPerson(
    transaction: Transaction,
    { emails }: Pick<UserRecord, "emails">,
    message: { mail: Mail; now: Date },
  ): Promise<void> {
    for (const { email, verified } of emails)
      if (verified) await this.write(transaction, { to: email, ...message });
  }

  /** The same, and of who has proved none to the address that they joined with: what concerns nobody's way in. */
  async writeToMember(
    transaction: Transaction,
    { emails }: Pick<UserRecord, "emails">,
    message: { mail: Mail; now: Date },
  ): Promise<void> {
    const proved = emails.filter(({ verified }) => verified);
    for (const { email } of proved.length > 0 ? proved : emails)
      await this.write(transaction, { to: email, ...message });
  }

  /** Once something sends mails: those that waited in the outbox go out, but for links that have ended meanwhile. */
  async sendKept(): Promise<void> {
    if (!(await this.isSending())) return;
    await this.#dependencies.db.transaction().execute(async (transaction) => {
      for (const id of await wakeKept(transaction)) await this.queue(transaction, id, "lasting");
    });
  }

  /** Has a message of the outbox sent. A decoy takes the same way and goes nowhere. */
  queue(transaction: Transaction, id: string, life: keyof typeof PRIORITY = "soonOver"): Promise<void> {
    const when = { afterSeconds: FIRST_AFTER_S, priority: PRIORITY[life] };
    return this.#dependencies.jobs.send(MAIL_QUEUE, { id }, transaction, when);
  }

  /** Sends a mail to whoever asks, and says what became of it. @throws `request.invalid` without an address. */
  async test(caller: Caller): Promise<MailTest> {
    requireServerAdministrator(caller);
    const user = await findUser(this.#dependencies.db, requirePerson(caller));
    const to = user?.emails[0]?.email;
    if (!user || to === undefined)
      throw invalidInput("", "You have no e-mail address that a mail could go to");
    return this.sendNow({ channel: "email", to, mail: testMail(user.name) });
  }

  /** Sends a message without waiting for a job, and says what became of it. */
  async sendNow(message: { channel: OutboxMessage["channel"]; to: string; mail: Mail }): Promise<MailTest> {
    const { db, clock } = this.#dependencies;
    const { to } = message;
    const id = await insertMail(db, { ...message, tokenId: null, now: clock.now() });
    const mail = await this.#begin(id);
    if (mail === null || "waitS" in mail) {
      await settle(db, id, { state: "failed", failure: TOO_MANY });
      return { to, isSent: false, failure: TOO_MANY };
    }
    const delivery = await this.#deliver(mail, new AbortController().signal);
    // Whoever corrects a setting sends another one by hand; a server that asks for another try gets it.
    const isAgain = delivery.outcome === "failed" && delivery.failure.isAskedFor === true;
    const failure = await this.#conclude(delivery, mail, isAgain);
    return { to, isSent: delivery.outcome === "sent", failure };
  }

  async #carryOut(id: string, signal: AbortSignal): Promise<void> {
    const { db, clock } = this.#dependencies;
    const mail = await this.#begin(id);
    if (mail === null) return;
    if ("waitS" in mail) return this.#again(id, { ...mail, failure: null });
    if (mail.linkEndsAt && mail.linkEndsAt <= clock.now())
      return settle(db, id, { state: "failed", failure: LINK_ENDED });
    await this.#conclude(await this.#deliver(mail, signal), mail, true);
  }

  /** Stores what became of a try. @returns why it failed; null where it did not. */
  async #conclude(
    delivery: Delivery,
    { id, text, tries, linkEndsAt }: WaitingMail,
    isAgain: boolean,
  ): Promise<string | null> {
    const { db } = this.#dependencies;
    if (delivery.outcome !== "failed") {
      const { outcome: state } = delivery;
      // Whoever got it has the link or the code: here it would only let somebody else in.
      await settle(db, id, { state, failure: null, ...(state === "sent" && { body: withoutSecrets(text) }) });
      return null;
    }
    const waitS = isAgain ? nextTryIn(delivery.failure, tries) : null;
    const failure = wordsOf(delivery.failure, waitS);
    const { kind } = delivery.failure;
    if (waitS === null) await settle(db, id, { state: "failed", failure, failure_kind: kind });
    else await this.#again(id, { waitS, failure, linkEndsAt });
    return failure;
  }

  #begin(id: string) {
    const { db, clock } = this.#dependencies;
    return db.transaction().execute((transaction) => beginTry(transaction, id, clock.now()));
  }

  async #deliver(
    { id, channel, to, subject, text, action, tries }: WaitingMail,
    signal: AbortSignal,
  ): Promise<Delivery> {
    const { settings, texts, log } = this.#dependencies;
    const way = channel === "email" ? await settings.delivery() : await texts.delivery(channel);
    const html = htmlLetter({ subject, text, action });
    const delivery = await way.send({ id, to, subject, text, html }, signal);
    // What was said may name people and links: only the kind of it is logged.
    if (delivery.outcome === "failed")
      log.warn({ channel, failure: delivery.failure.kind, try: tries }, "a message could not be sent");
    return delivery;
  }

  #again(
    id: string,
    { waitS, failure, linkEndsAt }: { waitS: number; failure: string | null; linkEndsAt: Date | null },
  ): Promise<void> {
    const priority = linkEndsAt ? PRIORITY.soonOver : PRIORITY.lasting;
    const { db, jobs } = this.#dependencies;
    return db.transaction().execute(async (transaction) => {
      if (failure !== null) await settle(transaction, id, { state: "waiting", failure });
      await jobs.send(MAIL_QUEUE, { id }, transaction, { afterSeconds: waitS, priority });
    });
  }
}
