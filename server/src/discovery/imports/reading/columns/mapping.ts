import { meaningsOf } from "@app/contract/discovery/import-meanings";
import { isRecordKind, RecordField } from "@app/contract/discovery/import-records";
import { ImportField } from "@app/contract/discovery/imports";
import type { ImportMapping, ImportMeaning, RememberedColumn } from "@app/contract/discovery/imports";
import type { ImportKind } from "@app/contract/discovery/import-history";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import type { Column } from "./column.ts";
import { countIn, unitOf } from "./header-units.ts";

/** Whether a person's word is about this column: by its place, else by its header, whatever the case. */
export function isMapped(column: { index: number; header: string }, said: ImportMapping): boolean {
  if (said.index !== undefined) return said.index === column.index;
  return said.header !== undefined && said.header.trim().toLowerCase() === column.header.toLowerCase();
}

/** The headers by which columns are remembered; null for those without one, or with one that others share. */
export function headerKeys(columns: readonly { header: string }[]): (string | null)[] {
  const keys = columns.map(({ header }) => plainWords(header));
  return keys.map((key) => (key === "" || keys.indexOf(key) !== keys.lastIndexOf(key) ? null : key));
}

/** Follows what a person says of this table, to the letter. */
export function applyMapping(column: Column, mapping: readonly ImportMapping[], kind: ImportKind): void {
  const said = mapping.find((entry) => isMapped(column, entry));
  if (said && said.field !== "auto") follow(column, said.field, said.platform, kind);
}

/** Follows what a person said of earlier tables whose rows were of this kind, where nothing is said of this one. */
export function recallMapping(
  columns: readonly Column[],
  mapping: readonly ImportMapping[],
  remembered: readonly RememberedColumn[],
  kind: ImportKind,
): void {
  const ofKind = remembered.filter((one) => one.kind === kind);
  const known = new Map(ofKind.map((one) => [one.header, one]));
  for (const [place, header] of headerKeys(columns).entries()) {
    const column = columns[place];
    const found = header === null ? undefined : known.get(header);
    if (!column || !found || mapping.some((said) => isMapped(column, said))) continue;
    follow(column, found.field, found.platform, kind);
    if (column.isConfirmed) column.chosenAt = found.chosenAt;
  }
}

/** A meaning that tables of this kind do not have says nothing. */
function follow(
  column: Column,
  meaning: ImportMeaning,
  platform: RememberedColumn["platform"] | undefined,
  kind: ImportKind,
): void {
  if (!meaningsOf(kind).includes(meaning)) return;
  Object.assign(column, isRecordKind(kind) ? ofRecord(meaning) : { field: ofPerson(meaning) });
  column.isKept = meaning === "own";
  column.own = column.isKept ? column.own : null;
  countIn(column, unitOf(meaning, column.header));
  column.platform = platform ?? column.platform;
  column.confidence = 1;
  column.doubt = null;
  column.isConfirmed = true;
}

function ofRecord(meaning: ImportMeaning): Pick<Column, "field" | "record"> {
  if (meaning === "profile") return { field: "url", record: null };
  const record = RecordField.safeParse(meaning).data ?? null;
  return { field: record === null ? ofPerson(meaning) : null, record };
}

function ofPerson(meaning: ImportMeaning): ImportField | null {
  return meaning === "ignore" ? null : (ImportField.safeParse(meaning).data ?? null);
}
