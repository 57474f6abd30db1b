import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import type { Range } from "@tanstack/react-virtual";
import { useEffect, useLayoutEffect } from "react";
import type { RefObject } from "react";
import { Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { DataRow } from "./DataRow.tsx";
import { ROLES } from "./grid-focus.ts";
import type { RowsProps } from "./PageRows.tsx";

interface LongRowsProps<Item> extends RowsProps<Item> {
  region: RefObject<HTMLDivElement | null>;
  /** What a row is taken for until it has been measured, in pixels. */
  height: number;
  /** The first and the last row on screen, for whoever brings them. */
  onRange?: ((first: number, last: number) => void) | undefined;
}

const OVERSCAN = 4;
/** What is on its way keeps its height. */
const DRAWN = "[data-row]:not([aria-busy])";

/** The rows of a long list that are on screen, and the one that has the focus; the others are empty room. */
export function LongRows<Item>(props: LongRowsProps<Item>) {
  const { rows, keyOf, columns, active, region, height, onRange, ...rest } = props;
  // oxlint-disable-next-line react/incompatible-library -- what it answers goes to no memoised component
  const virtual = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => region.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    rangeExtractor: (range) => withActive(range, active),
  });
  const shown = virtual.getVirtualItems();
  const { startIndex = 0, endIndex = 0 } = virtual.range ?? {};
  useEffect(() => onRange?.(startIndex, endIndex), [onRange, startIndex, endIndex]);
  // Rows are brought where they are on screen: a row that is to have the focus has to come there first.
  useEffect(() => virtual.scrollToIndex(active), [virtual, active]);
  // All at once, after one layout: an observer for each row that comes by is dearer than the row's own elements.
  useLayoutEffect(() => {
    const taken = new Map(shown.map(({ index, size }) => [String(index), size]));
    for (const row of region.current?.querySelectorAll<HTMLElement>(DRAWN) ?? []) {
      const { offsetHeight, dataset } = row;
      const index = dataset["row"] ?? "";
      if (offsetHeight > 0 && taken.get(index) !== offsetHeight)
        virtual.resizeItem(Number(index), offsetHeight);
    }
  });
  let end = 0;
  return (
    <>
      {shown.flatMap(({ index, start, size }) => {
        const item = rows[index] ?? null;
        const gap = start - end;
        end = start + size;
        return [
          gap > 0 && <Gap key={`before ${index}`} height={gap} />,
          item === null ? (
            <Awaited
              key={`awaited ${index}`}
              row={index}
              isActive={index === active}
              columns={columns.length}
              height={height}
            />
          ) : (
            <DataRow
              key={keyOf(item)}
              item={item}
              row={index}
              place={index + 2}
              columns={columns}
              isActive={index === active}
              isChosen={rest.chosen?.has(keyOf(item))}
              name={rest.nameOf(item)}
              onPress={rest.onPress}
              isLaidOutByHead
            />
          ),
        ];
      })}
      <Gap height={virtual.getTotalSize() - end} />
    </>
  );
}

function withActive(range: Range, active: number): number[] {
  const shown = defaultRangeExtractor(range);
  if (active >= range.count || shown.includes(active)) return shown;
  return [...shown, active].toSorted((one, other) => one - other);
}

function Gap({ height }: { height: number }) {
  return <tr aria-hidden className="max-[480px]:block" style={{ height: Math.max(0, height) }} />;
}

interface AwaitedProps {
  row: number;
  isActive: boolean;
  columns: number;
  height: number;
}

/** In the place of a row that is on its way: it has the focus until then, so that no key is lost. */
function Awaited({ row, isActive, columns, height }: AwaitedProps) {
  return (
    <tr
      {...ROLES.row}
      data-row={row}
      aria-rowindex={row + 2}
      aria-busy
      tabIndex={isActive ? 0 : -1}
      className="-outline-offset-2"
      style={{ height }}
    >
      <td {...ROLES.cell} colSpan={columns} className="bg-surface">
        <Skeleton className="h-3 w-1/2 rounded-sm" />
      </td>
    </tr>
  );
}
