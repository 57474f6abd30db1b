import type { DoubtfulColumn, ImportField } from "@app/contract/discovery/imports";
import { IMPORT_FIELD_LABELS } from "@app/contract/discovery/import-field-labels";
import type { Column } from "./column.ts";
import { isNotKnown } from "#/discovery/imports/reading/cells/numbers.ts";
import { NO_STYLE } from "#/discovery/imports/reading/cells/rates.ts";
import { countryName } from "#/language/places/countries.ts";
import type { TableContext } from "#/discovery/imports/reading/row-accounts.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { readValues } from "#/discovery/imports/reading/values.ts";
import { shortened } from "#/discovery/imports/reading/words.ts";

const EXAMPLES = 3;

/** The columns that a person should look at, each with a question and what speaks for the reading. */
export function findDoubts(
  { columns, styles, ofNobody, doubtfulCities }: TableContext,
  cells: readonly (readonly string[])[],
): DoubtfulColumn[] {
  return columns.flatMap((column) => {
    if (column.isConfirmed && column.platform !== null) return [];
    if (ofNobody.has(column.index)) return [ofWhichAccount(column, cells[column.index] ?? [])];
    if (column.field === "city" && doubtfulCities.size > 0) return [inWhichCountry(column, doubtfulCities)];
    return column.doubt === null ? [] : [describe(column, cells[column.index] ?? [], styles[column.index])];
  });
}

/** One question for each column of figures that stands beside several accounts. */
function ofWhichAccount(column: Column, cells: readonly string[]): DoubtfulColumn {
  const { index, header, field } = column;
  return {
    index,
    header,
    field,
    question: `Of which account is ${nameOf(column)}?`,
    reason: "Rows have several accounts and no word says which one is meant. It is read as the first one's.",
    examples: [...new Set(cells.filter((cell) => !isNotKnown(cell)))].slice(0, EXAMPLES).map(shortened),
  };
}

/** One question for all cities of an import that are in several countries. */
function inWhichCountry(column: Column, cities: ReadonlyMap<string, readonly string[]>): DoubtfulColumn {
  const { index, header, field } = column;
  const [[city, countries] = ["", []]] = cities;
  const names = countries.map((code) => countryName(code)).join(" or ");
  return {
    index,
    header,
    field,
    question: `In which country is ${titled(city)}: ${names}?`,
    reason:
      cities.size === 1
        ? "The row does not say, so its country stays NA."
        : `${cities.size.toLocaleString("en")} cities are in several countries and their rows do not say which. Their country stays NA.`,
    examples: [...cities.keys()].slice(0, EXAMPLES).map(titled),
  };
}

function titled(city: string): string {
  return city.replaceAll(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

function nameOf({ header, index }: Column): string {
  return header === "" ? `Column ${index + 1}` : `“${header}”`;
}

function describe(column: Column, cells: readonly string[], style: ColumnStyle | undefined): DoubtfulColumn {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  const readable = filled.filter((cell) => canRead(column, cell, style ?? NO_STYLE));
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

function questionOf(column: Column): string {
  const { field, doubt } = column;
  const name = nameOf(column);
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
