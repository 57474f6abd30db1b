import { PAGE_SIZES } from "@app/contract/paging";
import type { PageSize } from "@app/contract/paging";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatTotal } from "#/lib/format.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Select } from "#/ui/Select.tsx";

interface TableFootProps {
  /** Counted from 1. */
  page: number;
  pageSize: PageSize;
  /** Of all pages together; null while nobody knows. */
  total: number | null;
  /** Needed where the total is unknown: whether a page follows. */
  hasNext?: boolean;
  onPage: (page: number) => void;
  onPageSize: (size: PageSize) => void;
  /** Between range and choice: the age of the data. */
  children?: ReactNode;
}

const CHOICES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

/** Range, data age, "Rows per page" and arrows. The sizes are those of the specification, §9. */
export function TableFoot(props: TableFootProps) {
  const { page, pageSize, total, onPage, onPageSize, children } = props;
  const first = (page - 1) * pageSize + 1;
  const hasNext = total === null ? (props.hasNext ?? false) : page * pageSize < total;
  function chooseSize(value: string) {
    const size = PAGE_SIZES.find((candidate) => String(candidate) === value);
    if (size !== undefined) onPageSize(size);
  }
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2 text-sm text-fg-2">
      <span aria-live="polite" className="tabular-nums">
        {rangeText(first, pageSize, total)}
      </span>
      {children}
      <span className="ml-auto flex items-center gap-3">
        <span aria-hidden>Rows per page</span>
        <Select
          label="Rows per page"
          hideLabel
          size="sm"
          value={String(pageSize)}
          options={CHOICES}
          onChange={chooseSize}
        />
        <span className="flex">
          <IconButton
            label="Previous page"
            icon={<ChevronLeft aria-hidden size={16} />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          <IconButton
            label="Next page"
            icon={<ChevronRight aria-hidden size={16} />}
            disabled={!hasNext}
            onClick={() => onPage(page + 1)}
          />
        </span>
      </span>
    </div>
  );
}

function rangeText(first: number, pageSize: number, total: number | null): string {
  if (total === 0) return "0 of 0";
  if (total === null) return `${formatTotal(first)}–${formatTotal(first + pageSize - 1)}`;
  const last = Math.min(total, first + pageSize - 1);
  return `${formatTotal(first)}–${formatTotal(last)} of ${formatTotal(total)}`;
}
