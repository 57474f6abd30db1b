import type { ImportField } from "@app/contract/discovery/imports";
import { wordKey } from "#/language/fold.ts";
import { namePartNamed } from "#/language/people/people.ts";
import { cellsAt, textAt } from "#/discovery/imports/reading/words.ts";
import { spellings } from "./headers.ts";
import { forbidsContact } from "./column.ts";
import type { Column } from "./column.ts";

/** Fields that several columns may fill together. */
const SHARED: ReadonlySet<ImportField> = new Set([
  "handle",
  "url",
  "category",
  "brands",
  "notes",
  "tags",
  "audienceAge",
  "audienceCountry",
  "links",
]);

/**
 * Finds columns that hold a part of a name each: by their words, and "Nombre" beside "Apellidos" by what it lacks. Where
 * the other one holds whole names, a part beside it says nothing more and is left out.
 */
export function findNameParts(columns: Column[], cells: readonly (readonly string[])[]): void {
  const all = columns
    .filter(({ field }) => field === "name")
    .map((column) => ({ column, part: partOf(column) }));
  for (const { column, part } of all) if (part !== "either") column.namePart = part;
  const named = all.filter(({ column }) => column.contents.filled > 0);
  const parts = named.filter(({ column }) => column.namePart !== null);
  const [only, ...others] = new Set(parts.map(({ part }) => part));
  const whole = named.find(({ part }) => part === "either" || part === null);
  if (only === undefined || others.length > 0 || whole === undefined) return;
  const isWhole = parts.some(({ column }) => repeats(cellsAt(cells, whole.column.index), column, cells));
  if (isWhole || whole.part === null)
    for (const { column } of parts) {
      column.namePart = null;
      if (!column.isConfirmed) leaveOut(column);
    }
  else whole.column.namePart = only === "given" ? "family" : "given";
}

function partOf({ header }: Column) {
  const said = spellings(header).map(namePartNamed);
  return (
    said.find((part) => part !== null && part !== "either") ?? said.find((part) => part !== null) ?? null
  );
}

/** Whether most cells hold what stands in the other column. */
function repeats(
  whole: readonly string[],
  { index }: Column,
  cells: readonly (readonly string[])[],
): boolean {
  const pairs = cellsAt(cells, index)
    .map((part, row) => [wordKey(part), wordKey(textAt(whole, row))] as const)
    .filter(([part, all]) => part !== "" && all !== "");
  return (
    pairs.filter(([part, all]) => ` ${all} `.includes(` ${part} `)).length * 2 >= Math.max(pairs.length, 1)
  );
}

/**
 * Of several columns with the same meaning ("followers" as 13.8M and as 13800000) keeps the one of plain numbers, else
 * the fuller one; the others become fields of the workspace's own. All prices stay, first and last names together, and
 * those of which no row has two.
 */
export function keepBestDuplicate(columns: Column[], cells: readonly (readonly string[])[]): void {
  const hasParts = columns.some((column) => isPartOfName(column) && column.contents.filled > 0);
  for (const column of columns) {
    const isWhole = column.field === "name" && !isPartOfName(column) && !column.isConfirmed;
    if (hasParts && isWhole) leaveOut(column);
  }
  const groups = new Map<string, Column[]>();
  for (const column of columns) {
    if (column.field === null || SHARED.has(column.field) || isPartOfName(column)) continue;
    // Who must not be written to is said beside how far talks are.
    if (column.isUpperEnd || forbidsContact(column)) continue;
    const key = JSON.stringify([column.field, column.platform, column.audience]);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  for (const duplicates of groups.values()) {
    const [best] = duplicates.toSorted(
      (a, b) =>
        Number(b.isConfirmed) - Number(a.isConfirmed) ||
        sayingSo(b) - sayingSo(a) ||
        b.contents.digits - a.contents.digits ||
        Math.round((b.confidence - a.confidence) * 4) ||
        b.contents.filled - a.contents.filled ||
        a.index - b.index,
    );
    for (const duplicate of duplicates) {
      if (duplicate === best) continue;
      if (duplicate.field === "price") duplicate.isSecond = true;
      else if (best && areApart(best, duplicate, cells)) continue;
      else leaveOut(duplicate);
    }
  }
}

/** "Manager mail" looks like e-mail, too: where "Mail" is beside it, the one whose header says so counts. */
function sayingSo({ field, said, contents }: Column): number {
  return said.fields.some((one) => one === field) && contents.filled > 0 ? 1 : 0;
}

/** What says something of its whole row is looked for in one column. */
const OF_ROWS: ReadonlySet<ImportField> = new Set(["platform", "currency", "format", "vat"]);

/** Whether both have cells and no row has one of each, as columns of blocks below each other. */
function areApart(one: Column, other: Column, cells: readonly (readonly string[])[]): boolean {
  if (one.field === null || OF_ROWS.has(one.field)) return false;
  if (one.contents.filled === 0 || other.contents.filled === 0) return false;
  const beside = cellsAt(cells, other.index);
  return cellsAt(cells, one.index).every((cell, row) => cell === "" || textAt(beside, row) === "");
}

/** Whether a column holds one part of a name, so that all parts make the name. */
export function isPartOfName(column: Column): boolean {
  return column.field === "name" && column.namePart !== null;
}

/** Also where a person chose the same twice: then the cells of the other one are kept as they are written. */
function leaveOut(column: Column): void {
  column.isConfirmed = false;
  column.chosenAt = null;
  column.field = null;
  column.confidence = 0;
  column.doubt = null;
}
