import { sql } from "kysely";
import type { Updateable } from "kysely";
import type { Database } from "#/platform/database/database.ts";
import type { Schema } from "#/platform/database/schema.ts";
import { editedMeanwhile, notFound } from "#/platform/errors.ts";

/** Tables whose rows people edit. */
type Editable = {
  [Table in keyof Schema]: Schema[Table] extends { version: unknown } ? Table : never;
}[keyof Schema];

export interface Edit<Table extends Editable> {
  table: Table;
  /** The columns that name the row. */
  row: Partial<Record<keyof Schema[Table], string | null>>;
  /** The version that the caller has read. */
  version: number;
  /** The row is made with its first edit, that of version 0. */
  isMadeByEdit?: boolean;
  set: Updateable<Schema[Table]>;
  /** The fields that the caller sent. */
  yours: object;
  /** The same fields, or more, as they are stored now; null when there is nothing to edit. */
  stored: () => Promise<{ version: number; values: object } | null>;
  /** Reads on after "There is no such". */
  what: string;
}

/**
 * Stores an edit as the next version, in one statement that holds only for the version it was made from.
 * @throws `platform.edited_meanwhile` with what is stored now, `request.not_found`.
 */
export async function storeEdit<Table extends Editable>(db: Database, edit: Edit<Table>): Promise<void> {
  const isFirst = edit.isMadeByEdit === true && edit.version === 0;
  const isStored = isFirst ? await insertFirst(db, edit) : await compareAndSet(db, edit);
  if (isStored) return;
  const stored = (await edit.stored()) ?? (edit.isMadeByEdit ? { version: 0, values: {} } : null);
  if (!stored) throw notFound(edit.what);
  throw editedMeanwhile({
    yours: { ...edit.yours },
    theirs: sameFields(edit.yours, stored.values),
    version: stored.version,
  });
}

async function compareAndSet<Table extends Editable>(
  db: Database,
  { table, row, version, set }: Edit<Table>,
): Promise<boolean> {
  const assignments = given(set).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  const conditions = given(row).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  );
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join([...assignments, sql`version = version + 1`])}
    where ${sql.join([...conditions, sql`version = ${version}`], sql` and `)}
  `.execute(db);
  return numAffectedRows === 1n;
}

/** Of two who save first, one finds the other's. */
async function insertFirst<Table extends Editable>(
  db: Database,
  { table, row, set }: Edit<Table>,
): Promise<boolean> {
  const values = [...given(row), ...given(set)];
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(values.map(([column]) => sql.ref(column)))})
    values (${sql.join(values.map(([, value]) => sql`${value}`))})
    on conflict do nothing
  `.execute(db);
  return numAffectedRows === 1n;
}

function given(columns: object): [column: string, value: unknown][] {
  return Object.entries(columns).filter(([, value]) => value !== undefined);
}

function sameFields(wanted: object, values: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(wanted, field)));
}
