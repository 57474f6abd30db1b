import { Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { formatTotal } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { shownColumns, usualWidth } from "./columns.ts";
import type { TableColumn } from "./columns.ts";
import { DataHead } from "./DataHead.tsx";
import type { ShownColumn } from "./DataRow.tsx";
import type { LongRows as AnyLongRows } from "./LongRows.tsx";
import { PageRows } from "./PageRows.tsx";
import { TableFoot } from "./TableFoot.tsx";
import { ROLES } from "./grid-focus.ts";
import { useDensity, useWidths } from "./table-look.ts";
import type { Choice } from "./use-choice.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import type { RowLetter } from "./use-grid-keys.ts";
import type { TableState } from "./use-table-state.ts";
import { late } from "#/ui/late.tsx";

// Lists of a page or two do without.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- lazy loses the parameter of the type, nothing else
const LongRows = late(async () => (await import("./LongRows.tsx")).LongRows) as unknown as typeof AnyLongRows;

/** From so many rows on only those on screen are drawn. */
const DRAWN_MAX = 60;
/** Longer lists are printed as they are on screen. */
const PAPER_MAX = 500;
const ROW_HEIGHTS = { comfortable: 48, compact: 40 } as const;

export interface DataTableProps<Item> {
  /** Names it among the tables of which a browser remembers something. */
  name: string;
  /** Names it for those who cannot see what stands above it. */
  label: string;
  /** All that can be shown. */
  columns: readonly TableColumn<Item>[];
  /** Those of the page, or of the whole list where it is long; null for those that are on their way. */
  rows: readonly (Item | null)[];
  keyOf: (item: Item) => string;
  /** Says whose row it is. */
  nameOf: (item: Item) => string;
  state: TableState;
  /** Of all pages together. */
  total: number;
  /** On Enter and a press of the row; without it the first link of the row is followed. */
  onOpen?: (item: Item) => void;
  /** What else a letter does with a row. */
  letters?: Readonly<Record<string, RowLetter<Item>>> | undefined;
  choice?: Choice<Item> | undefined;
  /** Asked as soon as there is a row: whether the first one is to have the focus. True once for each search. */
  takesFocus?: (() => boolean) | undefined;
  /** Every row, for a page that is printed. */
  paper?: readonly Item[] | undefined;
  onRange?: (first: number, last: number) => void;
  /** In the foot: which keys do what, how old the data is. */
  children?: ReactNode;
}

/** The one table: keys, columns, order, pages and long lists, everywhere the same. */
export function DataTable<Item>(props: DataTableProps<Item>) {
  const { name, label, columns: there, rows, keyOf, state, total, choice } = props;
  const paper = total > PAPER_MAX ? undefined : props.paper;
  const [density] = useDensity();
  const { widthOf, setWidth } = useWidths(name);
  const region = useRef<HTMLDivElement>(null);
  const isDrawnInPart = rows.length > DRAWN_MAX && !paper;
  const columns = useMemo(
    () =>
      shownColumns(there, state.chosen).map((column): ShownColumn<Item> => ({
        ...column,
        width: widthOf(column.id) ?? (isDrawnInPart ? usualWidth(column) : undefined),
      })),
    [there, state.chosen, widthOf, isDrawnInPart],
  );
  const { table, body, active, onPress, all } = useRows(props);
  const before = state.isLong ? 0 : (state.page - 1) * state.limit;
  const shared = {
    rows,
    keyOf,
    nameOf: props.nameOf,
    columns,
    active,
    chosen: choice?.chosen,
    onPress,
  };
  const page = (
    <PageRows {...shared} rows={paper ? rows : rows.slice(0, DRAWN_MAX)} paper={paper} before={before} />
  );
  return (
    <>
      <div
        ref={region}
        onScroll={({ currentTarget }) => {
          currentTarget.toggleAttribute("data-moved", currentTarget.scrollLeft > 0);
        }}
        className={classes(
          "data-table-region relative overflow-auto rounded-t-[11px]",
          isDrawnInPart && "is-long",
        )}
      >
        <table
          ref={table}
          {...ROLES.table}
          aria-label={label}
          aria-rowcount={total + 1}
          aria-colcount={columns.length}
          aria-multiselectable={choice ? true : undefined}
          {...body}
          style={isDrawnInPart ? { minWidth: sum(columns.map(({ width }) => width ?? 0)) } : undefined}
          className={classes(
            "data-table w-full border-separate border-spacing-0 text-base",
            density === "compact" && "is-compact",
            isDrawnInPart && "table-fixed",
          )}
        >
          <DataHead
            columns={columns}
            sort={state.sort}
            onSort={state.setSort}
            free={columns.filter(({ fixed }) => fixed === undefined).map(({ id }) => id)}
            onColumns={state.setChosen}
            onWidth={setWidth}
            all={all}
          />
          <tbody {...ROLES.group}>
            {isDrawnInPart ? (
              <Suspense fallback={page}>
                <LongRows {...shared} region={region} height={ROW_HEIGHTS[density]} onRange={props.onRange} />
              </Suspense>
            ) : (
              page
            )}
          </tbody>
        </table>
      </div>
      {choice && (
        <span role="status" className="sr-only">
          {choice.chosen.size > 0 && `${formatTotal(choice.chosen.size)} of ${formatTotal(total)} selected`}
        </span>
      )}
      <div className="print:hidden">
        <TableFoot {...state.foot} total={total} table={{ state, columns: there }}>
          {props.children}
        </TableFoot>
      </div>
    </>
  );
}

/** What the keys and boxes of the rows do. */
function useRows<Item>(props: DataTableProps<Item>) {
  const { rows, keyOf, onOpen, letters, choice, takesFocus } = props;
  const rowKeys = useMemo(
    () => rows.map((item, row) => (item === null ? `${row}` : keyOf(item))),
    [rows, keyOf],
  );
  const ready = rows.filter((item) => item !== null);
  const chosenHere = choice ? ready.filter((item) => choice.chosen.has(keyOf(item))).length : 0;
  const ofRow = (run: (item: Item) => void) => (row: number) => {
    const item = rows[row];
    if (item !== null && item !== undefined) run(item);
  };
  const toggle = (row: number, isRange: boolean) => choice?.press(rows, row, isRange);
  const latest = useRef(toggle);
  useLayoutEffect(() => {
    latest.current = toggle;
  });
  const onPress = useCallback((row: number, isRange: boolean) => latest.current(row, isRange), []);
  const all = choice && {
    isOn: chosenHere > 0 && chosenHere === ready.length,
    isPart: chosenHere > 0 && chosenHere < ready.length,
    onChange: (isOn: boolean) => choice.set(ready, isOn),
  };
  const { table, body, active, focusRow } = useGridKeys({
    rowKeys,
    onOpen: onOpen && ofRow(onOpen),
    onToggle: choice && toggle,
    onToggleAll: all && (() => all.onChange(!all.isOn)),
    letters: letters && mapValues(letters, ({ run, stays = false }) => ({ run: ofRow(run), stays })),
  });
  useEffect(() => {
    if (rows.length > 0 && takesFocus?.() === true) focusRow(0);
  });
  return { table, body, active, onPress, all };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function mapValues<Value, Next>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Next,
): Record<string, Next> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
