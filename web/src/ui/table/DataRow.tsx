import { memo, useLayoutEffect, useRef } from "react";
import type { CSSProperties, ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import type { TableColumn } from "./columns.ts";
import { holdControls, ROLES } from "./grid-focus.ts";

export interface ShownColumn<Item> extends TableColumn<Item> {
  /** As a person set it. */
  width: number | undefined;
}

interface DataRowProps<Item> {
  item: Item;
  /** Counted from 0, among the rows that can be reached; null for one that only paper shows. */
  row: number | null;
  /** Counted from 1, among all rows of the list and its head. */
  place: number;
  columns: readonly ShownColumn<Item>[];
  isActive: boolean;
  isChosen: boolean | undefined;
  name: string;
  onPress: (row: number, isRange: boolean) => void;
  /** Whether its head alone says how wide a cell is, as in a list that shows a part of its rows. */
  isLaidOutByHead?: boolean;
}

function Plain<Item>(props: DataRowProps<Item>) {
  const { item, row, place, columns, isActive, isChosen, isLaidOutByHead = false } = props;
  const element = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => holdControls(element.current));
  return (
    <tr
      ref={element}
      {...ROLES.row}
      data-row={row ?? undefined}
      aria-rowindex={place}
      aria-selected={isChosen}
      tabIndex={isActive ? 0 : -1}
      className={classes(
        "group/row cursor-default -outline-offset-2",
        row === null && "hidden print:table-row",
      )}
    >
      {columns.map((column, index) => (
        <DataCell
          key={column.id}
          column={column}
          style={isLaidOutByHead ? undefined : widthStyle(column.width)}
        >
          {index === 0 && isChosen !== undefined ? (
            <span className="flex items-center gap-2">
              <Checkbox
                label={`Choose ${props.name}`}
                hideLabel
                checked={isChosen}
                onClick={(event) => row !== null && props.onPress(row, event.shiftKey)}
                onChange={() => undefined}
              />
              <span className="min-w-0 flex-1">{column.cell(item)}</span>
            </span>
          ) : (
            column.cell(item)
          )}
        </DataCell>
      ))}
    </tr>
  );
}

// Scrolling and moving the focus draw a table anew; its rows stay as they are.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo loses the parameter of the type, nothing else
export const DataRow = memo(Plain) as unknown as typeof Plain;

interface DataCellProps<Item> {
  column: ShownColumn<Item>;
  style: CSSProperties | undefined;
  children: ReactNode;
}

function DataCell<Item>({ column, style, children }: DataCellProps<Item>) {
  return (
    <td
      {...ROLES.cell}
      data-name={column.fixed === undefined ? column.label : undefined}
      style={style}
      className={classes(
        "whitespace-nowrap",
        column.isMarked
          ? "bg-warn-soft"
          : "bg-surface group-hover/row:bg-hover group-aria-selected/row:bg-selected",
        column.numeric && "text-right tabular-nums",
        column.width !== undefined && "overflow-hidden text-ellipsis",
        column.cellClass,
      )}
    >
      {children}
    </td>
  );
}

export function widthStyle(width: number | undefined): CSSProperties | undefined {
  return width === undefined ? undefined : { width, minWidth: width, maxWidth: width };
}
