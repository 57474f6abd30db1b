import { NOTES_MAX } from "@app/contract/discovery/creator-edits";
import type { CreatorChange, CreatorEdited } from "@app/contract/discovery/creator-edits";
import { STATUSES } from "@app/contract/discovery/filters";
import { wordKey } from "#/language/fold.ts";
import type { Status } from "#/language/people/people.ts";
import { dayIn } from "#/platform/clock.ts";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { invalidInput, notFound } from "#/platform/errors.ts";
import { requireReader, requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import { namedIn } from "#/discovery/privacy/objections.rules.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { EDIT_FIELDS, edited, isOfAccount, personColumns, valuesOf } from "./creator-edits.rules.ts";
import type { Edited } from "./creator-edits.rules.ts";
import { findAccountRows, findCreatorRows, listOwners, updateAccounts } from "./creators.rows.store.ts";
import type { AccountRow } from "./creators.rows.store.ts";
import { proposeMerges } from "./merging/merge-proposals.store.ts";

/** What people write on creators by hand. Later imports leave it alone. */
export class CreatorEditsService {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #objections: ObjectionsService;

  constructor({ db, clock, objections }: { db: Database; clock: Clock; objections: ObjectionsService }) {
    this.#db = db;
    this.#clock = clock;
    this.#objections = objections;
  }

  /**
   * Answers what the fields were, so that the edit can be undone.
   * @throws `platform.edited_meanwhile`, `discovery.objection`, `request.invalid` for a last day that is to come, 404.
   */
  async edit(caller: Caller, id: string, change: CreatorChange): Promise<CreatorEdited> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    const { version, accountId, ...edit } = change;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const names = [edit.name, edit.email].flatMap((text) => (text ? namedIn(text) : []));
      await this.#objections.require(transaction, workspaceId, names);
      const current = await readEdited(transaction, workspaceId, id, accountId);
      const fields = EDIT_FIELDS.filter((field) => edit[field] !== undefined);
      const now = this.#clock.now();
      requireNotAhead(edit, now);
      const { person, account } = edited(current, edit, fields, now);
      await storeEdit(transaction, {
        table: "creators",
        row: { workspace_id: workspaceId, id },
        version,
        set: personColumns(person),
        yours: edit,
        stored: () =>
          Promise.resolve({ version: current.person.version, values: valuesOf(current, EDIT_FIELDS) }),
        what: "creator",
      });
      if (fields.some(isOfAccount)) await updateAccounts(transaction, [account]);
      if (edit.email !== undefined) await proposeMerges(transaction, workspaceId, [id]);
      await recordChanges(transaction, workspaceId, [{ kind: "creator", id, version: person.version }]);
      return {
        id,
        version: person.version,
        values: valuesOf({ person, account }, fields, edit),
        // One price may have taken the place of another one: the whole list is what undoes it.
        previous: valuesOf(current, fields.includes("price") ? [...fields, "prices"] : fields, edit),
      };
    });
  }

  /** Puts a tag beside those that a creator has. @returns whether it is new. */
  async addTag(caller: Caller, id: string, tag: string): Promise<boolean> {
    const { tags, version } = await this.#person(caller, id);
    if (tags.some((one) => one.toLowerCase() === tag.toLowerCase())) return false;
    await this.edit(caller, id, { version, tags: [...tags, tag] });
    return true;
  }

  /** Writes a note below those that a creator has. @throws `request.invalid` where they would be too long. */
  async addNote(caller: Caller, id: string, note: string): Promise<void> {
    const { notes, version } = await this.#person(caller, id);
    const all = notes === null || notes === "" ? note : `${notes}\n${note}`;
    if (all.length > NOTES_MAX) throw invalidInput("notes", `At most ${NOTES_MAX} characters`);
    await this.edit(caller, id, { version, notes: all });
  }

  /** Takes a tag off a creator, however it is spelled. @returns whether it was there. */
  async removeTag(caller: Caller, id: string, tag: string): Promise<boolean> {
    const { tags, version } = await this.#person(caller, id);
    const left = tags.filter((one) => wordKey(one) !== wordKey(tag));
    if (left.length === tags.length) return false;
    await this.edit(caller, id, { version, tags: left });
    return true;
  }

  /** Takes the last note away where it is still this one. @returns whether it was. */
  async removeNote(caller: Caller, id: string, note: string): Promise<boolean> {
    const { notes, version } = await this.#person(caller, id);
    const isLast = notes === note || (notes ?? "").endsWith(`\n${note}`);
    if (!isLast) return false;
    await this.edit(caller, id, { version, notes: (notes ?? "").slice(0, -note.length).trimEnd() });
    return true;
  }

  /** @returns the status before. */
  async setStatus(caller: Caller, id: string, status: Status | null): Promise<Status | null> {
    const person = await this.#person(caller, id);
    const before = STATUSES.find((one) => one === person.status) ?? null;
    if (before !== status) await this.edit(caller, id, { version: person.version, status });
    return before;
  }

  /** Who looks after creators, as spelled. */
  async owners(caller: Caller): Promise<string[]> {
    requireReader(caller);
    return withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      listOwners(transaction, caller.workspaceId),
    );
  }

  /** @returns the owner before. */
  async setOwner(caller: Caller, id: string, owner: string | null): Promise<string | null> {
    const person = await this.#person(caller, id);
    if (person.owner !== owner) await this.edit(caller, id, { version: person.version, owner });
    return person.owner;
  }

  async #person(caller: Caller, id: string): Promise<Edited["person"]> {
    requireRole(caller, "member");
    const { person } = await withWorkspace(this.#db, caller.workspaceId, (transaction) =>
      readEdited(transaction, caller.workspaceId, id, undefined),
    );
    return person;
  }
}

/** Where a day begins first: nobody's today is later. */
const EARLIEST_ZONE = "Pacific/Kiritimati";

/** @throws `request.invalid` */
function requireNotAhead(edit: Partial<Pick<CreatorChange, "lastContact" | "lastDeal">>, now: Date): void {
  const today = dayIn(EARLIEST_ZONE, now);
  for (const name of ["lastContact", "lastDeal"] as const) {
    const day = edit[name];
    if (day && day > today) throw invalidInput(name, "This day is still to come");
  }
}

async function readEdited(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  accountId: string | undefined,
): Promise<Edited> {
  const person = (await findCreatorRows(transaction, workspaceId, [id])).get(id);
  if (!person) throw notFound("creator");
  const accounts = await findAccountRows(transaction, workspaceId, { creatorIds: [id] });
  const account =
    accountId === undefined ? mostFollowed(accounts) : accounts.find((one) => one.id === accountId);
  if (!account) throw notFound("account");
  return { person, account };
}

function mostFollowed(accounts: readonly AccountRow[]): AccountRow | undefined {
  return accounts.toSorted((a, b) => (b.followers ?? -1) - (a.followers ?? -1) || (a.id < b.id ? -1 : 1))[0];
}
