import type { ReactNode } from "react";

export type SortDirection = "ascending" | "descending";

/** By which column rows stand, and which way. */
export interface TableSort {
  by: string;
  direction: SortDirection;
}

export type CellValue = string | number | null;

export interface TableColumn<Item> {
  id: string;
  /** The head, the name of a value on a card, and the column's name in menus. */
  label: string;
  cell: (item: Item) => ReactNode;
  /** Figures stand right, under a head that stands right, and begin with the largest when they are sorted. */
  numeric?: boolean;
  /** The value that rows are sorted by where all of them are here; "answer" where whoever answers the list sorts it. */
  sort?: "answer" | ((item: Item) => CellValue);
  /** Which way a first press sorts, where that is not as usual. */
  first?: SortDirection;
  /** The words of its two orders, where they are not those of figures or of words: the rising one first. */
  orders?: readonly [string, string];
  /** Stands before or after those that can be moved and hidden, such as the name and the buttons of a row. */
  fixed?: "start" | "end";
  /** Not shown until somebody chooses it. */
  isExtra?: boolean;
  /** Stands in the head under the label. */
  below?: ReactNode;
  /** Says the label, where what stands under it belongs to it. */
  headName?: string;
  /** Asks to be looked at. */
  isMarked?: boolean;
  /** Its head is only said: a column of buttons. */
  isBare?: boolean;
  cellClass?: string | undefined;
}

export type ColumnWords = Pick<
  TableColumn<never>,
  "id" | "label" | "numeric" | "first" | "orders" | "fixed" | "isExtra"
> & {
  sort?: unknown;
};

const NARROW = 120;
const WIDE = 184;
const NAME = 272;

/** What a column takes of a list so long that its rows cannot say it, in pixels. */
export function usualWidth({ fixed, numeric = false }: Pick<ColumnWords, "fixed" | "numeric">): number {
  if (fixed === "start") return NAME;
  return numeric || fixed === "end" ? NARROW : WIDE;
}

/** As a person chose and ordered them, else as they are given; those that are fixed stand at their end. */
export function shownColumns<Column extends ColumnWords>(
  columns: readonly Column[],
  chosen: readonly string[],
): Column[] {
  const free = columns.filter(({ fixed }) => fixed === undefined);
  const wanted = chosen.flatMap((id) => free.filter((column) => column.id === id));
  return [
    ...columns.filter(({ fixed }) => fixed === "start"),
    ...(wanted.length === 0 ? free.filter(({ isExtra = false }) => !isExtra) : wanted),
    ...columns.filter(({ fixed }) => fixed === "end"),
  ];
}

/** The list with one of it a place earlier or later. */
export function moved<Id extends string>(ids: readonly Id[], id: Id, by: -1 | 1): Id[] {
  const from = ids.indexOf(id);
  const others = ids.filter((other) => other !== id);
  const to = Math.max(0, Math.min(others.length, from + by));
  return [...others.slice(0, to), id, ...others.slice(to)];
}

export function directionOf(sort: TableSort | null, id: string): SortDirection | null {
  return sort?.by === id ? sort.direction : null;
}

/** Figures begin with the largest and words with A; the second press turns round, the third takes the order back. */
export function nextSort(sort: TableSort | null, column: ColumnWords): TableSort | null {
  const first = firstDirection(column);
  const now = directionOf(sort, column.id);
  if (now === null) return { by: column.id, direction: first };
  return now === first ? { by: column.id, direction: turned(first) } : null;
}

function firstDirection({ first, numeric = false }: ColumnWords): SortDirection {
  return first ?? (numeric ? "descending" : "ascending");
}

function turned(direction: SortDirection): SortDirection {
  return direction === "ascending" ? "descending" : "ascending";
}

/** "-followers" is the largest first; empty is the list's own order. */
export function sortText(sort: TableSort | null): string {
  if (sort === null) return "";
  return sort.direction === "descending" ? `-${sort.by}` : sort.by;
}

export function readSort(text: string): TableSort | null {
  if (text === "") return null;
  return text.startsWith("-")
    ? { by: text.slice(1), direction: "descending" }
    : { by: text, direction: "ascending" };
}

/** The words of the two orders of a column. */
export function orderWords({
  numeric = false,
  orders,
}: Pick<ColumnWords, "numeric" | "orders">): Record<SortDirection, string> {
  const [ascending, descending] =
    orders ?? (numeric ? ["Smallest first", "Largest first"] : ["A to Z", "Z to A"]);
  return { ascending, descending };
}

// Made once: comparing through a new one each time costs a hundred times as much.
const WORDS = new Intl.Collator("en");

/** Sorted anew; what is not known stands last whichever way, and equal rows as they stood. */
export function sortedRows<Item>(
  rows: readonly Item[],
  columns: readonly TableColumn<Item>[],
  sort: TableSort | null,
): readonly Item[] {
  const valueOf = columns.find(({ id }) => id === sort?.by)?.sort;
  if (!sort || typeof valueOf !== "function") return rows;
  const turn = sort.direction === "ascending" ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted((one, other) => compare(one.value, other.value, turn))
    .map(({ row }) => row);
}

function compare(one: CellValue, other: CellValue, turn: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === "number" && typeof other === "number") return turn * (one - other);
  return turn * WORDS.compare(String(one), String(other));
}
