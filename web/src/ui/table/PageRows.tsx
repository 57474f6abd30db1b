import { DataRow } from "./DataRow.tsx";
import type { ShownColumn } from "./DataRow.tsx";

export interface RowsProps<Item> {
  /** Null for those that are on their way. */
  rows: readonly (Item | null)[];
  keyOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  columns: readonly ShownColumn<Item>[];
  active: number;
  chosen: ReadonlyMap<string, unknown> | undefined;
  onPress: (row: number, isRange: boolean) => void;
}

interface PageRowsProps<Item> extends RowsProps<Item> {
  /** Rows of the list before these. */
  before: number;
  /** All rows of the list, where paper shows more of them than the screen. */
  paper?: readonly Item[] | undefined;
}

/** The rows of one page. */
export function PageRows<Item>(props: PageRowsProps<Item>) {
  const { rows, keyOf, nameOf, before, active, chosen, paper, ...rest } = props;
  return (paper ?? rows).map((item, index) => {
    if (item === null) return null;
    const row = paper ? index - before : index;
    return (
      <DataRow
        key={keyOf(item)}
        {...rest}
        item={item}
        row={row >= 0 && row < rows.length ? row : null}
        place={before + row + 2}
        isActive={row === active}
        isChosen={chosen?.has(keyOf(item))}
        name={nameOf(item)}
      />
    );
  });
}
