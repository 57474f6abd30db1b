import type { DoubtfulColumn, ImportField } from "@app/contract/discovery/imports";
import { IMPORT_FIELD_LABELS } from "@app/contract/discovery/imports";
import type { Column } from "./column.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { readValues } from "#/discovery/imports/reading/values.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";

const EXAMPLES = 3;

/** The columns that a person should look at, each with a question and what speaks for the reading. */
export function findDoubts(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
  styles: readonly ColumnStyle[],
): DoubtfulColumn[] {
  return columns
    .filter(({ doubt }) => doubt !== null)
    .map((column) => describe(column, cells[column.index] ?? [], styles[column.index]));
}

function describe(column: Column, cells: readonly string[], style: ColumnStyle | undefined): DoubtfulColumn {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  const readable = filled.filter((cell) => canRead(column, cell, style ?? { mark: null, isFraction: false }));
  const examples = [...new Set(column.doubt === "unreadable" ? filled : readable)];
  return {
    index: column.index,
    header: column.header,
    field: column.field,
    question: questionOf(column),
    reason: reasonOf(filled.length, readable.length),
    examples: examples.slice(0, EXAMPLES).map(shortened),
  };
}

function questionOf({ header, field, index, doubt }: Column): string {
  const name = header === "" ? `Column ${index + 1}` : `“${header}”`;
  const meaning = field === null ? "nothing that Herald keeps" : meaningOf(field);
  return doubt === "unreadable" ? `Is ${name} the ${meaning}?` : `${name} looks like ${meaning}`;
}

function meaningOf(field: ImportField): string {
  return IMPORT_FIELD_LABELS[field].toLowerCase();
}

function reasonOf(filled: number, readable: number): string {
  const rest = filled - readable;
  const all = `${readable.toLocaleString("en")} of ${filled.toLocaleString("en")} filled cells read as one.`;
  if (rest === 0) return all;
  return `${all} ${rest === 1 ? "The other one stays" : `The other ${rest.toLocaleString("en")} stay`} NA.`;
}

function canRead(column: Column, cell: string, style: ColumnStyle): boolean {
  return readValues(column, cell, style) !== null;
}
