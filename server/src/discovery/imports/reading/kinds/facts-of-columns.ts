import type { RecordField, RecordKind } from "@app/contract/discovery/import-records";
import type { Column } from "#/discovery/imports/reading/columns/column.ts";
import { recordFieldOf } from "./record-headers.ts";

/** What a column says of the kind of its table. */
export type Facts = Pick<Column, "header" | "contents" | "said" | "field">;

/** Whether a column says who a row is about. */
export function isIdentity({ said, field }: Facts): boolean {
  const named = field ?? said.fields[0];
  return named === "handle" || named === "url" || named === "platform" || named === "name";
}

/** Whether accounts stand in a column, or the names of people. */
export function isAccountColumn({ said, contents }: Facts): boolean {
  const [first] = said.fields;
  const names = first === "handle" || first === "name" || (first === "url" && contents.profiles > 0.5);
  return names && contents.filled > 0;
}

/** Whether a column that is not empty is of a field. */
export function has(columns: readonly Facts[], field: string): boolean {
  return columns.some(({ said, contents }) => said.fields[0] === field && contents.filled > 0);
}

/** Each field of a record with the header of its column. */
export function fieldsOf(kind: RecordKind, columns: readonly Facts[]): Map<RecordField, string> {
  const found = new Map<RecordField, string>();
  for (const { header, contents } of columns) {
    const said = recordFieldOf(kind, header, contents);
    if (said && contents.filled > 0 && !found.has(said.field)) found.set(said.field, header);
  }
  return found;
}
