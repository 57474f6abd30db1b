import { PAGE_LIMITS } from "@app/contract/paging";
import type { PageLimit } from "@app/contract/paging";
import { ChevronLeft, ChevronRight, Columns3 } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { formatTotal } from "#/lib/format.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import type { TableOptionsProps } from "./TableOptions.tsx";
import { late } from "#/ui/late.tsx";

const TableOptions = late(async () => (await import("./TableOptions.tsx")).TableOptions);

interface TableFootProps {
  /** Counted from 1. */
  page: number;
  limit: PageLimit;
  /** Of all pages together; null while nobody knows. */
  total: number | null;
  /** Needed where the total is unknown: whether a page follows. */
  hasNext?: boolean;
  onPage: (page: number) => void;
  onLimit: (limit: PageLimit) => void;
  /** Between range and choice: the age of the data. */
  children?: ReactNode;
  /** What there is to choose of the table itself. */
  table?: Omit<TableOptionsProps, "onClose">;
}

/** Range, data age, "Rows per page" and arrows. The choice is that of the specification, §9. */
export function TableFoot(props: TableFootProps) {
  const { page, limit, total, onPage, onLimit, children, table } = props;
  const isLong = table?.state.isLong ?? false;
  const first = (page - 1) * limit + 1;
  const hasNext = total === null ? (props.hasNext ?? false) : page * limit < total;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-2 text-sm text-fg-2">
      <span aria-live="polite" className="tabular-nums">
        {isLong ? `All ${formatTotal(total)}` : rangeText(first, limit, total)}
      </span>
      {children}
      <span className="ml-auto flex items-center gap-3">
        {table && <OptionsButton {...table} />}
        {!isLong && (
          <>
            <LimitChoice limit={limit} onLimit={onLimit} />
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
          </>
        )}
      </span>
    </div>
  );
}

const CHOICES = PAGE_LIMITS.map((limit) => ({ value: String(limit), label: String(limit) }));

function LimitChoice({ limit, onLimit }: Pick<TableFootProps, "limit" | "onLimit">) {
  function choose(value: string) {
    const chosen = PAGE_LIMITS.find((candidate) => String(candidate) === value);
    if (chosen !== undefined) onLimit(chosen);
  }
  return (
    <>
      <span aria-hidden className="max-sm:hidden">
        Rows per page
      </span>
      <Select
        label="Rows per page"
        hideLabel
        size="sm"
        value={String(limit)}
        options={CHOICES}
        onChange={choose}
      />
    </>
  );
}

function OptionsButton(table: Omit<TableOptionsProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Columns and rows"
        icon={<Columns3 aria-hidden size={16} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <TableOptions {...table} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function rangeText(first: number, limit: number, total: number | null): string {
  if (total === 0) return "0 of 0";
  if (total === null) return `${formatTotal(first)}–${formatTotal(first + limit - 1)}`;
  const last = Math.min(total, first + limit - 1);
  return `${formatTotal(first)}–${formatTotal(last)} of ${formatTotal(total)}`;
}
