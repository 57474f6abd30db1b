import type { ImportCells, ImportColumn, ImportNotUsed } from "@app/contract/discovery/imports";
import type { CreatorRow } from "#/discovery/creators/creators.rows.store.ts";
import { isEqual, PERSON_VALUES, toColumns } from "./import-changes.rules.ts";
import { placeOf } from "./reading/merging/merge-rows.ts";
import type { TableAccount } from "./reading/merging/people.ts";
import { namedValues, PERSON_NAMES } from "./reading/values.ts";
import type { ValueName, Values } from "./reading/values.ts";

/** Names of the values that one import has said of each creator of the workspace, by the creator's id. */
export type SaidOnce = Map<string, Set<string>>;

/** A value that gives way to what an earlier row of the same import says of the creator. */
export interface LeftValue {
  account: TableAccount;
  /** "city", "own.Shoe size". */
  name: string;
}

interface Sayings {
  values: Values;
  /** The account whose row says each value. */
  sources: ReadonlyMap<ValueName, TableAccount>;
  left: LeftValue[];
}

const OWN = "own.";

/**
 * What the rows of a table say of one creator of the workspace. The accounts of one of `rows` agree; where several rows
 * turn out to be of one creator, each value counts once, the first time: otherwise every import would change it again.
 */
export function sayOnce(
  rows: readonly (readonly TableAccount[])[],
  existing: CreatorRow | undefined,
  { said: before, currency }: { said: SaidOnce; currency: string },
): Sayings {
  const said = (existing && before.get(existing.id)) ?? new Set<string>();
  if (existing) before.set(existing.id, said);
  const values: Values = {};
  const sources = new Map<ValueName, TableAccount>();
  const left: LeftValue[] = [];
  for (const row of rows) {
    for (const [name, account] of lastSaid(row)) {
      const one = only(account.values, name);
      const isRefusal = one.status === "do_not_contact";
      if (said.has(name) && !isRefusal) {
        const isInferred = account.values.inferred?.some((inferred) => inferred === name) ?? false;
        if (!isInferred && !isKnown(one, values, existing, currency)) left.push({ account, name });
        continue;
      }
      said.add(name);
      Object.assign(values, one, one.own && { own: { ...values.own, ...one.own } });
      const of = PERSON_NAMES.find((field) => field === name) ?? "own";
      sources.set(of, account);
    }
  }
  return { values, sources, left };
}

/** For each value of the person the account whose row says it last. */
function lastSaid(row: readonly TableAccount[]): Map<string, TableAccount> {
  const lasts = new Map<string, TableAccount>();
  for (const account of row) {
    for (const name of namedValues(account.values).keys()) {
      const isOfPerson = name.startsWith(OWN) || PERSON_NAMES.some((field) => field === name);
      if (isOfPerson && lineOf(name, account) > lineOf(name, lasts.get(name))) lasts.set(name, account);
    }
  }
  return lasts;
}

function lineOf(name: string, account?: TableAccount): number {
  const of = PERSON_NAMES.find((field) => field === name) ?? "own";
  return placeOf(account, of)?.line ?? -1;
}

/** One value of an account alone. */
function only({ own = {}, ...values }: Values, name: string): Values {
  const field = name.slice(OWN.length);
  const value = own[field];
  if (name.startsWith(OWN)) return value ? { own: { [field]: value } } : {};
  return Object.fromEntries(Object.entries(values).filter(([each]) => each === name));
}

/** Whether the rows above, else the workspace, say the same. */
function isKnown(one: Values, values: Values, existing: CreatorRow | undefined, currency: string): boolean {
  const above = { ...existing, ...toColumns(values, currency, existing ?? {}) };
  const wanted = toColumns(one, currency, { fields: above.fields ?? {} });
  return Object.values(PERSON_VALUES).every(
    (column) => wanted[column] === undefined || isEqual(wanted[column], above[column] ?? null),
  );
}

/** A value that gave way, as the account of an import tells it. */
export function tellLeft({ account, name }: LeftValue, columns: readonly ImportColumn[]): ImportNotUsed {
  const of = PERSON_NAMES.find((field) => field === name);
  const place = placeOf(account, of ?? "own");
  const column = columns.find(({ header, own }) =>
    of === undefined ? own?.name === name.slice(OWN.length) : header === place?.column,
  );
  const line = place?.line ?? account.first.line;
  return {
    line,
    column: column?.header ?? name,
    value: (line === account.first.line && account.first.cells[column?.index ?? -1]) || "",
    reason: "An earlier line says something else of the same creator, whom you have already, and counts",
  };
}

/** The account of all cells once some gave way. */
export function withoutLeft(cells: ImportCells, left: readonly LeftValue[]): ImportCells {
  const own = left.filter(({ name }) => name.startsWith(OWN)).length;
  return {
    ...cells,
    stored: cells.stored - left.length + own,
    ownFields: cells.ownFields - own,
    refused: cells.refused + left.length,
  };
}
