import type {
  CreatorChange,
  CreatorEdit,
  CreatorEdited,
  CreatorPrice,
} from "@app/contract/discovery/creator-edits";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database, Transaction } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import type { AccountPrice, Provenance } from "#/discovery/discovery.tables.ts";
import { isEqual } from "#/discovery/imports/import-changes.rules.ts";
import { namedIn } from "#/discovery/privacy/objections.rules.ts";
import type { ObjectionsService } from "#/discovery/privacy/objections.service.ts";
import { editPrice } from "./creator-prices.rules.ts";
import type { PriceEdit } from "./creator-prices.rules.ts";
import { priceOf } from "./creators.rules.ts";
import { findAccountRows, findCreatorRows, updateAccounts } from "./creators.rows.store.ts";
import type { AccountRow, CreatorRow } from "./creators.rows.store.ts";
import { proposeMerges } from "./merging/merge-proposals.store.ts";

const PERSON_FIELDS = [
  "name",
  "email",
  "phone",
  "notes",
  "tags",
] as const satisfies readonly (keyof CreatorEdit)[];
const FIELDS = [...PERSON_FIELDS, "price"] as const;
type Field = (typeof FIELDS)[number];

/** A creator and the account whose price is written. */
interface Edited {
  person: CreatorRow;
  account: AccountRow;
}

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
   * @throws `platform.edited_meanwhile`, `discovery.objection`, 404.
   */
  async edit(caller: Caller, id: string, change: CreatorChange): Promise<CreatorEdited> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    const { version, accountId, ...edit } = change;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const names = [edit.name, edit.email].flatMap((text) => (text ? namedIn(text) : []));
      await this.#objections.require(transaction, workspaceId, names);
      const current = await readEdited(transaction, workspaceId, id, accountId);
      const fields = FIELDS.filter((field) => edit[field] !== undefined);
      const now = this.#clock.now();
      const priceEdit = priceEditOf(current, edit);
      const { person, account } = edited(current, edit, priceEdit, now);
      await storeEdit(transaction, {
        table: "creators",
        row: { workspace_id: workspaceId, id },
        version,
        set: columnsOf(person),
        yours: edit,
        stored: () => Promise.resolve({ version: current.person.version, values: valuesOf(current, FIELDS) }),
        what: "creator",
      });
      if (edit.price !== undefined) await updateAccounts(transaction, [account]);
      if (edit.email !== undefined) await proposeMerges(transaction, workspaceId, [id]);
      await recordChanges(transaction, workspaceId, [{ kind: "creator", id, version: person.version }]);
      return {
        id,
        version: person.version,
        values: { ...valuesOf({ person, account }, fields), ...(edit.price && { price: edit.price }) },
        previous: {
          ...valuesOf(current, fields),
          ...(priceEdit && { price: asCreatorPrice(priceEdit.replaced) }),
        },
      };
    });
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

function priceEditOf({ account }: Edited, { price }: CreatorEdit): PriceEdit | undefined {
  if (price === undefined) return undefined;
  return editPrice(account.prices, price, account.provenance.price?.pricesBefore);
}

function edited(current: Edited, edit: CreatorEdit, priceEdit: PriceEdit | undefined, now: Date): Edited {
  const { tags } = edit;
  const fields = FIELDS.filter((field) => edit[field] !== undefined);
  const texts = PERSON_FIELDS.filter((field) => field !== "tags" && edit[field] !== undefined);
  const person = {
    ...current.person,
    ...Object.fromEntries(texts.map((field) => [field, edit[field] === "" ? null : edit[field]])),
    ...(tags && { tags: [...new Set(tags)] }),
    version: current.person.version + 1,
    updated_at: now,
  };
  const account = {
    ...current.account,
    ...(priceEdit && {
      prices: [...priceEdit.prices],
      version: current.account.version + 1,
      updated_at: now,
    }),
  };
  const written = { person, account };
  return {
    person: { ...person, provenance: provenanceOf(current, written, "person", fields, now) },
    account: { ...account, provenance: provenanceOf(current, written, "account", fields, now) },
  };
}

function columnsOf({ name, email, phone, notes, tags, provenance, updated_at }: CreatorRow) {
  return { name, email, phone, notes, tags, updated_at, provenance: JSON.stringify(provenance) };
}

/** A value typed back to what it was, as an undo does, is again where it came from. */
function provenanceOf(
  current: Edited,
  written: Edited,
  side: keyof Edited,
  fields: readonly Field[],
  now: Date,
): Provenance {
  const provenance: Provenance = { ...current[side].provenance };
  const [before, after] = [sourcedValues(current), sourcedValues(written)];
  for (const field of fields) {
    if ((field === "price") !== (side === "account")) continue;
    const known = provenance[field];
    const replaced = known?.replaced ?? { source: known ?? null, value: before[field] ?? null };
    if (!isEqual(after[field] ?? null, replaced.value)) {
      provenance[field] = {
        source: "manual",
        asOf: now.toISOString(),
        replaced,
        ...(field === "price" && { pricesBefore: current.account.prices }),
      };
    } else if (replaced.source) provenance[field] = replaced.source;
    else delete provenance[field];
  }
  return provenance;
}

/** Values with a source: of prices all of them, since an edit changes one among others. */
function sourcedValues(of: Edited): Record<Field, unknown> {
  const { name = null, email = null, phone = null, notes = null, tags } = valuesOf(of, FIELDS);
  return { name, email, phone, notes, tags, price: of.account.prices };
}

function valuesOf({ person, account }: Edited, fields: readonly Field[]): CreatorEdit {
  const all: Required<CreatorEdit> = {
    name: person.name,
    email: person.email,
    phone: person.phone,
    price: asCreatorPrice(account.prices[0] ?? null),
    notes: person.notes,
    tags: person.tags,
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}

function asCreatorPrice(price: AccountPrice | null): CreatorPrice | null {
  return priceOf({
    price_amount: price?.amount ?? null,
    price_currency: price?.currency ?? null,
    price_per: price?.per ?? null,
  });
}
