import type { CreatorChange, CreatorEdit, CreatorEdited } from "@app/contract/discovery/creator-edits";
import { PriceUnit } from "@app/contract/discovery/imports";
import type { Clock } from "#/platform/clock.ts";
import { withWorkspace } from "#/platform/database/database.ts";
import type { Database } from "#/platform/database/database.ts";
import { storeEdit } from "#/platform/database/edits.ts";
import { notFound } from "#/platform/errors.ts";
import { requireRole } from "#/platform/http/caller.ts";
import type { Caller } from "#/platform/http/caller.ts";
import { recordChanges } from "#/discovery/search/change-feed.store.ts";
import type { Provenance } from "#/discovery/discovery.tables.ts";
import { isEqual } from "#/discovery/imports/import-changes.rules.ts";
import { lockCreators } from "#/discovery/imports/imports.store.ts";
import type { CreatorRow } from "#/discovery/imports/imports.store.ts";

const FIELDS = [
  "name",
  "email",
  "phone",
  "price",
  "notes",
  "tags",
] as const satisfies readonly (keyof CreatorEdit)[];

/** What people write on creators by hand. Later imports leave it alone. */
export class CreatorEditsService {
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Answers what the fields were, so that the edit can be undone. @throws `platform.edited_meanwhile`, 404. */
  async edit(caller: Caller, id: string, { version, ...edit }: CreatorChange): Promise<CreatorEdited> {
    requireRole(caller, "member");
    const { workspaceId } = caller;
    return withWorkspace(this.#db, workspaceId, async (transaction) => {
      const current = (await lockCreators(transaction, workspaceId, [id])).get(id);
      if (!current) throw notFound("creator");
      const fields = FIELDS.filter((field) => edit[field] !== undefined);
      const row = edited(current, edit, this.#clock.now());
      await storeEdit(transaction, {
        table: "creators",
        row: { workspace_id: workspaceId, id },
        version,
        set: columnsOf(row),
        yours: edit,
        stored: () => Promise.resolve({ version: current.version, values: valuesOf(current, FIELDS) }),
        what: "creator",
      });
      await recordChanges(transaction, workspaceId, [{ kind: "creator", id, version: row.version }]);
      return { id, version: row.version, values: valuesOf(row, fields), previous: valuesOf(current, fields) };
    });
  }
}

function edited(current: CreatorRow, edit: CreatorEdit, now: Date): CreatorRow {
  const { price, tags, ...texts } = edit;
  const written = Object.entries(texts).filter(([, value]) => value !== undefined);
  const row = {
    ...current,
    ...Object.fromEntries(written.map(([field, value]) => [field, value === "" ? null : value])),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(price !== undefined && {
      price_amount: price?.amount ?? null,
      price_currency: price?.currency ?? null,
      price_per: price?.per ?? null,
    }),
    version: current.version + 1,
    updated_at: now,
  };
  const fields = FIELDS.filter((field) => edit[field] !== undefined);
  return { ...row, provenance: provenanceOf(current, row, fields, now) };
}

function columnsOf(row: CreatorRow) {
  const { name, email, phone, price_amount, price_currency, price_per, notes, tags, provenance, updated_at } =
    row;
  const written = { name, email, phone, price_amount, price_currency, price_per, notes, tags, updated_at };
  return { ...written, provenance: JSON.stringify(provenance) };
}

/** A value typed back to what it was, as an undo does, is again where it came from. */
function provenanceOf(
  current: CreatorRow,
  row: CreatorRow,
  fields: readonly (typeof FIELDS)[number][],
  now: Date,
): Provenance {
  const provenance: Provenance = { ...current.provenance };
  const before = valuesOf(current, FIELDS);
  const after = valuesOf(row, FIELDS);
  for (const field of fields) {
    const known = provenance[field];
    const replaced = known?.replaced ?? { source: known ?? null, value: before[field] ?? null };
    if (!isEqual(after[field] ?? null, replaced.value)) {
      provenance[field] = { source: "manual", asOf: now.toISOString(), replaced };
    } else if (replaced.source) provenance[field] = replaced.source;
    else delete provenance[field];
  }
  return provenance;
}

function valuesOf(row: CreatorRow, fields: readonly (typeof FIELDS)[number][]): CreatorEdit {
  const all: Required<CreatorEdit> = {
    name: row.name,
    email: row.email,
    phone: row.phone,
    price:
      row.price_amount === null || row.price_currency === null
        ? null
        : { amount: row.price_amount, currency: row.price_currency, per: priceUnit(row.price_per) },
    notes: row.notes,
    tags: row.tags,
  };
  return Object.fromEntries(fields.map((field) => [field, all[field]]));
}

function priceUnit(text: string | null): PriceUnit | null {
  return PriceUnit.safeParse(text).data ?? null;
}
