import type { ImportMapping, RememberedColumn } from "@app/contract/discovery/imports";
import { plainWords } from "#/discovery/imports/reading/words.ts";
import type { Column } from "./column.ts";

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
export function applyMapping(column: Column, mapping: readonly ImportMapping[]): void {
  const said = mapping.find((entry) => isMapped(column, entry));
  if (said && said.field !== "auto") follow(column, said.field, said.platform);
}

/** Follows what a person said of earlier tables whose rows were of this kind, where nothing is said of this one. */
export function recallMapping(
  columns: readonly Column[],
  mapping: readonly ImportMapping[],
  remembered: readonly RememberedColumn[],
): void {
  const known = new Map(remembered.map((one) => [one.header, one]));
  for (const [place, header] of headerKeys(columns).entries()) {
    const column = columns[place];
    const found = header === null ? undefined : known.get(header);
    if (!column || !found || mapping.some((said) => isMapped(column, said))) continue;
    follow(column, found.field, found.platform);
    column.chosenAt = found.chosenAt;
  }
}

function follow(
  column: Column,
  field: RememberedColumn["field"],
  platform: RememberedColumn["platform"] | undefined,
): void {
  column.field = field === "ignore" ? null : field;
  column.platform = platform ?? column.platform;
  column.confidence = 1;
  column.doubt = null;
  column.isConfirmed = true;
}
