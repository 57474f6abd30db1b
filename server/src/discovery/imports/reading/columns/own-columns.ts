import { isNotKnown, readNumber } from "#/discovery/imports/reading/cells/numbers.ts";
import { readDay } from "#/discovery/imports/reading/history/day-spans.ts";
import { markOfMoney } from "#/discovery/imports/reading/cells/rates.ts";
import type { ColumnStyle } from "#/discovery/imports/reading/cells/rates.ts";
import { readPrice } from "#/discovery/imports/reading/prices.ts";
import type { OwnValue } from "#/discovery/imports/reading/values.ts";
import type { Column } from "./column.ts";
import { headerCurrency, isOrderHeader } from "./headers.ts";
import { cellsAt, textAt } from "#/discovery/imports/reading/words.ts";

export type OwnKind = OwnValue["kind"];

/** A field of the workspace's own. */
export interface OwnColumn {
  name: string;
  kind: OwnKind;
}

const OWN_HEADER = /(.+) \(own field: (text|number|money|date|choice)\)$/u;
const KINDS: Readonly<Record<string, OwnKind>> = {
  text: "text",
  number: "number",
  money: "money",
  date: "date",
  choice: "choice",
};

/** The header that a field of the workspace's own has in a table of ours. */
export function ownHeader({ name, kind }: OwnColumn): string {
  return `${name} (own field: ${kind})`;
}

/** The field that a header of a table of ours names; null for every other header. */
export function readOwnHeader(header: string): OwnColumn | null {
  const match = OWN_HEADER.exec(header);
  const kind = KINDS[textAt(match, 2)];
  return kind === undefined ? null : { name: textAt(match, 1), kind };
}

/** Share of the filled cells that must read as a kind. */
const FITTING = 0.8;
/** Longest word of a list of choices, and the share of different ones that a list has at most. */
const CHOICE_MAX = 40;
const CHOICES_SHARE = 0.5;
const CHOICES_MAX = 20;
const TEXT_MAX = 5000;
/** Longer ones are numbers of accounts or parcels, not amounts. */
const DIGITS_MAX = 12;

/** Which columns become fields of the workspace's own, by their place: those that are no field, with a name of their own. */
export function findOwnColumns(
  columns: readonly Column[],
  cells: readonly (readonly string[])[],
): Map<number, OwnColumn> {
  const found = new Map<number, OwnColumn>();
  const names = new Set<string>();
  const repeated = repeatedHeaders(columns);
  for (const column of columns) {
    const isFree =
      column.isKept ||
      (column.field === null && column.record === null && column.month === null && !column.isConfirmed);
    if (column.own !== null && column.contents.filled > 0) {
      names.add(column.own.name);
      found.set(column.index, column.own);
    }
    const isNumber = !column.isKept && numbersRows(column, cellsAt(cells, column.index));
    if (!isFree || found.has(column.index) || column.contents.filled === 0 || isNumber) continue;
    const name = uniqueName(column, names, repeated);
    names.add(name);
    found.set(column.index, { name, kind: kindOf(column, cellsAt(cells, column.index)) });
  }
  return found;
}

/** "No." over 1, 2, 3; "id" over the numbers that another system gave is worth keeping. */
function numbersRows({ header }: Column, cells: readonly string[]): boolean {
  if (!isOrderHeader(header)) return false;
  const filled = cells.filter((cell) => cell !== "");
  return filled.filter((cell) => /^#?\d{1,6}[.)]?$/u.test(cell)).length >= filled.length / 2;
}

const NO_NAMES: ReadonlySet<string> = new Set();

/** "Net" below "Reel" and again below "Story": headers that stand below different merged cells. */
function repeatedHeaders(columns: readonly Column[]): ReadonlySet<string> {
  const same = Map.groupBy(columns, ({ header }) => header);
  const isApart = (header: string) => {
    const groups = new Set(same.get(header)?.map(({ group }) => group));
    return groups.size > 1 && !groups.has("");
  };
  return new Set([...same.keys()].filter(isApart));
}

/** A header that repeats is told by the merged cell above it or counted on. */
export function uniqueName(
  column: Pick<Column, "header" | "group" | "index">,
  taken: ReadonlySet<string> = NO_NAMES,
  repeated: ReadonlySet<string> = NO_NAMES,
): string {
  const plain = column.header === "" ? `Column ${column.index + 1}` : column.header;
  if (!taken.has(plain) && !repeated.has(column.header)) return plain;
  const grouped = `${column.group} ${plain}`.trim();
  if (!taken.has(grouped)) return grouped;
  let count = 2;
  while (taken.has(`${grouped} ${count}`)) count += 1;
  return `${grouped} ${count}`;
}

/** The value of a cell; one that is not of its column's kind stays the text that it is. */
export function readOwn(cell: string, kind: OwnKind, style: ColumnStyle): OwnValue {
  const text = readOwnText(cell);
  if (kind === "date") {
    const date = readDay(cell, style);
    return date === null ? { kind: "text", value: text } : { kind, value: date };
  }
  if (kind === "number") {
    const number = isPlainNumber(cell) ? readNumber(cell, "money", style.mark) : null;
    return number === null ? { kind: "text", value: text } : { kind, value: number.value };
  }
  if (kind === "money") {
    const price = readPrice(cell, markOfMoney(cell, style));
    if (price === null) return { kind: "text", value: text };
    return { kind, value: { amount: price.amount, currency: price.currency } };
  }
  return { kind, value: text };
}

/** A cell as it is written. */
export function readOwnText(cell: string): string {
  return cell.slice(0, TEXT_MAX).toWellFormed();
}

function kindOf({ header, contents }: Column, cells: readonly string[]): OwnKind {
  const filled = cells.filter((cell) => !isNotKnown(cell));
  const share = (test: (cell: string) => boolean) => filled.filter(test).length / filled.length;
  // A day would cut off the hour.
  if (contents.dates >= FITTING && !filled.some((cell) => HOUR.test(cell))) return "date";
  const isMoney =
    contents.money >= FITTING || (headerCurrency(header) !== null && contents.fits.price >= FITTING);
  if (isMoney) return "money";
  if (contents.numbers >= FITTING && share(isPlainNumber) >= FITTING) return "number";
  const isShort = filled.every((cell) => cell.length <= CHOICE_MAX);
  const choices = new Set(filled).size;
  const isList = filled.length > 2 && choices <= CHOICES_MAX && choices <= filled.length * CHOICES_SHARE;
  return isShort && isList ? "choice" : "text";
}

/** "07:14", but not the midnight that stands for a whole day. */
const HOUR = /(?<![\d:])(?!0?0:00)\d{1,2}:\d{2}/u;

/** A number that says how much: no house number with a zero in front, no parcel. */
function isPlainNumber(cell: string): boolean {
  return !/^0\d/u.test(cell) && cell.replaceAll(/\D/gu, "").length <= DIGITS_MAX && !/[%]/u.test(cell);
}
