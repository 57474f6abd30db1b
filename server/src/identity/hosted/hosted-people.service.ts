import { NAME_MAX } from "@app/contract/identity/names";
import { brokenConstraint } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import type { Clock } from "#/platform/clock.ts";
import { findFactor, keepFactor } from "#/identity/factors/user-factors.store.ts";
import { proveEmail } from "#/identity/users/first-proofs.ts";
import { openAccount, openNamelessAccount } from "#/identity/users/sign-ups.store.ts";
import { changeUser, findByEmail, lockUser } from "#/identity/users/users.store.ts";
import type { HostedUser } from "./hosted-provider.ts";

/** The account here of somebody whom the provider outside has let in: who may come in, it decides. */
export class HostedPeopleService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #host: string;

  /** @param dependencies.url of the provider, so that people of another one are others. */
  constructor(dependencies: { db: Database; clock: Clock; url: string }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
    this.#host = new URL(dependencies.url).host;
  }

  /** The account by the subject, else by a proved address, else a new one. @returns its id. */
  async find(user: HostedUser): Promise<string> {
    const known = await findFactor(this.#db, "oauth", this.#subjectOf(user));
    if (known) return known.userId;
    try {
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
    const userId = (await this.#byEmail(transaction, user)) ?? (await open(transaction, user, now));
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

  async #byEmail(transaction: Transaction, { emails }: HostedUser): Promise<string | null> {
    for (const email of emails) {
      const known = await findByEmail(transaction, email);
      if (!known) continue;
      await proveEmail(transaction, known, null, this.#clock.now());
      return known.userId;
    }
    return null;
  }

  // No id of OAUTH_PROVIDERS holds a dot or a colon, so it is nobody's of those.
  #subjectOf({ id }: HostedUser): string {
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
