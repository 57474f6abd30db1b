import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { Suspense, useLayoutEffect, useRef, useState } from "react";
import type { PointerEvent, ReactNode, RefObject } from "react";
import { classes } from "#/ui/classes.ts";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { directionOf, nextSort } from "./columns.ts";
import type { TableSort } from "./columns.ts";
import { widthStyle } from "./DataRow.tsx";
import type { ShownColumn } from "./DataRow.tsx";
import { holdControls, ROLES } from "./grid-focus.ts";
import { late } from "#/ui/late.tsx";

// Most columns stay as they are.
const ColumnMenu = late(async () => (await import("./ColumnMenu.tsx")).ColumnMenu);

export interface HeadActions {
  sort: TableSort | null;
  onSort: (sort: TableSort | null) => void;
  /** Shown columns that can be moved, in their order. */
  free: readonly string[];
  onColumns: (ids: readonly string[]) => void;
  onWidth: (id: string, width: number | null) => void;
}

interface DataHeadProps<Item> extends HeadActions {
  columns: readonly ShownColumn<Item>[];
  /** Choosing all rows of the page. */
  all: { isOn: boolean; isPart: boolean; onChange: (isOn: boolean) => void } | undefined;
}

export function DataHead<Item>({ columns, all, ...actions }: DataHeadProps<Item>) {
  const head = useRef<HTMLTableSectionElement>(null);
  // A select in the head is a question, and keeps its place in the order of the Tab key.
  useLayoutEffect(() => holdControls(head.current, "select"));
  return (
    <thead ref={head} {...ROLES.group}>
      <tr {...ROLES.row} aria-rowindex={1}>
        {columns.map((column, index) => (
          <HeadCell key={column.id} column={column} {...actions}>
            {index === 0 && all && (
              <Checkbox
                label="Choose all on this page"
                hideLabel
                checked={all.isOn}
                indeterminate={all.isPart}
                onChange={all.onChange}
              />
            )}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Item> extends HeadActions {
  column: ShownColumn<Item>;
  children: ReactNode;
}

function HeadCell<Item>({ column, children, ...actions }: HeadCellProps<Item>) {
  const { label, numeric = false, width, fixed } = column;
  const cell = useRef<HTMLTableCellElement>(null);
  const direction = directionOf(actions.sort, column.id);
  return (
    <th
      ref={cell}
      {...ROLES.head}
      scope="col"
      aria-label={column.headName ?? label}
      aria-sort={column.sort === undefined ? undefined : (direction ?? "none")}
      style={widthStyle(width)}
      className={classes(
        "group/head relative h-9 border-b border-line px-3 text-xs font-medium whitespace-nowrap text-fg-2",
        column.isMarked ? "bg-warn-soft" : "bg-surface",
        column.below !== undefined && "pt-1 pb-2 align-bottom",
        numeric ? "text-right" : "text-left",
      )}
    >
      <span className={classes("flex items-center gap-2", numeric && "flex-row-reverse")}>
        {children}
        <HeadLabel column={column} {...actions} />
        {fixed !== "end" && <HeadMenu column={column} cell={cell} {...actions} />}
      </span>
      {column.below}
      {fixed !== "end" && <WidthHandle cell={cell} onWidth={(next) => actions.onWidth(column.id, next)} />}
    </th>
  );
}

/** The arrow stands only on the sorted column. */
function HeadLabel<Item>({ column, sort, onSort }: HeadActions & { column: ShownColumn<Item> }) {
  const { id, label, isBare } = column;
  if (column.sort === undefined) {
    return <span className={isBare ? "sr-only" : "min-w-0 truncate"}>{label}</span>;
  }
  const direction = directionOf(sort, id);
  const Arrow = direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => onSort(nextSort(sort, column))}
      className={classes(
        "inline-flex h-6 min-w-0 items-center gap-1 hover:text-fg",
        direction !== null && "text-fg",
      )}
    >
      <span className="truncate">{label}</span>
      {direction !== null && <Arrow aria-hidden size={14} className="shrink-0" />}
    </button>
  );
}

interface HeadMenuProps<Item> extends HeadActions {
  column: ShownColumn<Item>;
  cell: RefObject<HTMLTableCellElement | null>;
}

/** Its button is always there for whoever has no pointer to hover with. */
function HeadMenu<Item>({ column, cell, ...actions }: HeadMenuProps<Item>) {
  const [isWanted, setWanted] = useState(false);
  const trigger = (
    <button
      type="button"
      aria-label={`Column ${column.label}`}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
      className="-mx-1.5 grid size-6 shrink-0 place-items-center rounded-sm hover:bg-surface-2 hover:text-fg focus-visible:opacity-100 aria-expanded:opacity-100 [@media(hover:hover)]:not-group-hover/head:opacity-0"
    >
      <ChevronDown aria-hidden size={14} />
    </button>
  );
  if (!isWanted) return trigger;
  const width = () => cell.current?.offsetWidth ?? 0;
  return (
    <Suspense fallback={trigger}>
      <ColumnMenu column={column} trigger={trigger} width={width} {...actions} />
    </Suspense>
  );
}

interface WidthHandleProps {
  cell: RefObject<HTMLTableCellElement | null>;
  onWidth: (width: number | null) => void;
}

/** Pulled with the pointer; the menu of the column does the same by key. Twice pressed it gives the width back. */
function WidthHandle({ cell, onWidth }: WidthHandleProps) {
  const from = useRef<{ x: number; width: number } | null>(null);
  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, width: cell.current?.offsetWidth ?? 0 };
  }
  function pull({ clientX }: PointerEvent<HTMLElement>) {
    if (from.current) onWidth(from.current.width + clientX - from.current.x);
  }
  return (
    <span
      aria-hidden
      onPointerDown={begin}
      onPointerMove={pull}
      onPointerUp={() => (from.current = null)}
      onDoubleClick={() => onWidth(null)}
      className="absolute inset-y-1.5 right-0 w-2 cursor-col-resize touch-none border-r border-transparent hover:border-line-2 max-md:hidden"
    />
  );
}
