import type { Workspace } from "@app/contract/identity/schemas";
import type { Clock } from "#/platform/clock.ts";
import { allowSeconds, brokenConstraint } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { notFound } from "#/platform/errors.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { copyExists } from "#/identity/identity.errors.ts";
import { requirePerson } from "#/identity/users/people.rules.ts";
import { toAnswer } from "./workspaces.service.ts";
import { insertMembership, insertWorkspace, toWorkspace } from "./workspaces.store.ts";

const NAME = "My copy of the sample";
const PLACE = { timeZone: "UTC", currency: "EUR" };
/** Everything in it goes by one statement. */
const FORGETTING_SECONDS = 30;
const ONE_A_PERSON = "workspaces_sample_copy_key";

/** The private copies of the sample as workspaces, one a person; what is in them is made elsewhere. */
export class SampleCopiesService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(dependencies: { db: Database; clock: Clock }) {
    this.#db = dependencies.db;
    this.#clock = dependencies.clock;
  }

  /** The caller's copy; null while there is none. */
  async find(caller: Caller): Promise<Workspace | null> {
    const userId = requirePerson(caller);
    const row = await this.#db
      .selectFrom("workspaces")
      .selectAll()
      .where("sample_copy_for", "=", userId)
      .where("removed_at", "is", null)
      .executeTakeFirst();
    return row ? toAnswer(toWorkspace(row), "owner") : null;
  }

  /** Makes the workspace of a copy, owned by the caller; the transaction stays in it. */
  async insert(transaction: Transaction, caller: Caller, id: string): Promise<Workspace> {
    const userId = requirePerson(caller);
    const now = this.#clock.now();
    const copy = { id, userId };
    const made = await insertWorkspace(transaction, { name: NAME, ...PLACE, copy }, now);
    await insertMembership(transaction, { workspaceId: id, userId, role: "owner", now });
    return toAnswer(made, "owner");
  }

  /** Takes the caller's copy away; `restore` brings it back until it is forgotten. @returns its id. */
  async remove(transaction: Transaction, caller: Caller): Promise<string> {
    const row = await transaction
      .updateTable("workspaces")
      .set({ removed_at: this.#clock.now() })
      .where("sample_copy_for", "=", requirePerson(caller))
      .where("removed_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!row) throw notFound("copy of the sample");
    return row.id;
  }

  /** Brings back the copy that was removed last. @throws `sample.copy_exists` when there is another one meanwhile. */
  async restore(caller: Caller): Promise<Workspace> {
    const last = this.#db
      .selectFrom("workspaces")
      .select("id")
      .where("sample_copy_for", "=", requirePerson(caller))
      .where("removed_at", "is not", null)
      .orderBy("removed_at", "desc")
      .limit(1);
    try {
      const row = await this.#db
        .updateTable("workspaces")
        .set({ removed_at: null })
        .where("id", "=", last)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound("copy of the sample");
      return toAnswer(toWorkspace(row), "owner");
    } catch (error) {
      throw isSecondCopy(error) ? copyExists(error) : error;
    }
  }

  /** Whether a copy still is removed, so that what is in it may go. */
  async isRemoved(id: string): Promise<boolean> {
    const row = await this.#db
      .selectFrom("workspaces")
      .select("id")
      .where("id", "=", id)
      .where("sample_copy_for", "is not", null)
      .where("removed_at", "is not", null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Deletes a removed copy with everything in it. */
  async forget(id: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await allowSeconds(transaction, FORGETTING_SECONDS);
      await transaction
        .deleteFrom("workspaces")
        .where("id", "=", id)
        .where("sample_copy_for", "is not", null)
        .where("removed_at", "is not", null)
        .execute();
    });
  }
}

/** Whether a write failed because the person has a copy already. */
export function isSecondCopy(error: unknown): boolean {
  return brokenConstraint(error) === ONE_A_PERSON;
}
