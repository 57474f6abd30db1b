import { NAME_MAX } from "@app/contract/identity/names";
import { brokenConstraint } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Clock } from "#/platform/clock.ts";
import { lockOfEmail } from "#/identity/factors/proved-emails.ts";
import { findFactor, keepFactor } from "#/identity/factors/user-factors.store.ts";
import type { MailsService } from "#/identity/mail/mails.service.ts";
import { freeEmail, giveUpAndTell, proveAndTell } from "#/identity/users/proof-notices.ts";
import { openAccount, openNamelessAccount } from "#/identity/users/sign-ups.store.ts";
import {
  changeUser,
  findByEmail,
  findByProof,
  findUser,
  insertEmail,
  keepNotice,
  lockUser,
  removeEmail,
} from "#/identity/users/users.store.ts";
import type { HostedUser } from "./hosted-provider.ts";

/** The account here of somebody whom the provider outside has let in: who may come in, it decides. */
export class HostedPeopleService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #mails: MailsService;
  readonly #host: string;

  /** @param dependencies.url of the provider, so that people of another one are others. */
  constructor(dependencies: { db: Database; clock: Clock; mails: MailsService; url: string }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#mails = dependencies.mails;
    this.#host = new URL(dependencies.url).host;
  }

  /** The account by the subject, else an account of before by a proved address, else a new one. @returns its id. */
  async find(user: HostedUser): Promise<string> {
    const known = await findFactor(this.#db, "oauth", this.#subjectOf(user));
    try {
      if (known) {
        await this.#keepEmails(known.userId, user.emails);
        return known.userId;
      }
      return await this.#db.transaction().execute((transaction) => this.#connect(transaction, user));
    } catch (error) {
      // Another request of the same person was first.
      if (brokenConstraint(error) === null) throw error;
      const made = await findFactor(this.#db, "oauth", this.#subjectOf(user));
      if (!made) throw error;
      return made.userId;
    }
  }

  async #connect(transaction: Transaction, user: HostedUser): Promise<string> {
    const now = this.#clock.now();
    const userId = (await this.#byEmail(transaction, user)) ?? (await this.#open(transaction, user, now));
    await lockUser(transaction, userId);
    const details = { provider: this.#host, providerSubject: user.id, picture: "", locale: "" };
    const factor = {
      userId,
      kind: "oauth",
      subject: this.#subjectOf(user),
      details,
      verified: true,
      now,
    } as const;
    await keepFactor(transaction, factor);
    return userId;
  }

  // Whose an address is says the provider: one that it has taken away may be another person's next.
  async #keepEmails(userId: string, emails: readonly string[]): Promise<void> {
    const user = await findUser(this.#db, userId);
    const lost = user?.emails.filter(({ email }) => !emails.includes(email)) ?? [];
    const come = emails.filter((email) => user?.emails.every((own) => own.email !== email));
    if (lost.length + come.length === 0) return;
    const now = this.#clock.now();
    await this.#db.transaction().execute(async (transaction) => {
      for (const email of come) await lockOfEmail(transaction, userId, email);
      await lockUser(transaction, userId);
      for (const { id } of lost) await removeEmail(transaction, id);
      for (const email of come) {
        const known = await findByEmail(transaction, email);
        // Who has proved it here keeps it until the provider says the same of them.
        if (known?.verified) continue;
        if (known) await giveUpAndTell(transaction, this.#mails, { ...known, email, provedBy: userId }, now);
        await insertEmail(transaction, userId, email, now);
      }
    });
  }

  async #byEmail(transaction: Transaction, { emails }: HostedUser): Promise<string | null> {
    const now = this.#clock.now();
    for (const email of emails) {
      const known = await findByProof(transaction, email);
      if (!known) continue;
      if (await this.#isKnown(transaction, known.userId)) {
        // It was another person's there, who keeps the account.
        await removeEmail(transaction, known.emailId);
        continue;
      }
      await proveAndTell(transaction, this.#mails, known, null, now);
      return known.userId;
    }
    return null;
  }

  async #open(transaction: Transaction, user: HostedUser, now: Date): Promise<string> {
    let isFreed = false;
    for (const email of user.emails)
      isFreed = (await freeEmail(transaction, this.#mails, { email, now })) || isFreed;
    const userId = await open(transaction, user, now);
    if (isFreed) await keepNotice(transaction, userId, "address_freed");
    return userId;
  }

  async #isKnown(transaction: Transaction, userId: string): Promise<boolean> {
    const user = await findUser(transaction, userId);
    const beginning = this.#subjectOf({ id: "" });
    return (
      user?.factors.some(({ kind, subject }) => kind === "oauth" && subject.startsWith(beginning)) ?? false
    );
  }

  // No id of OAUTH_PROVIDERS holds a dot or a colon, so it is nobody's of those.
  #subjectOf({ id }: Pick<HostedUser, "id">): string {
    return `hosted:${this.#host} ${id}`;
  }
}

async function open(transaction: Transaction, user: HostedUser, now: Date): Promise<string> {
  const name = user.name.length <= NAME_MAX ? user.name : "";
  const [email] = user.emails;
  if (email !== undefined)
    return (await openAccount(transaction, { name, email, verified: true, now })).userId;
  const userId = await openNamelessAccount(transaction, now);
  if (name !== "") await changeUser(transaction, userId, { name });
  return userId;
}
