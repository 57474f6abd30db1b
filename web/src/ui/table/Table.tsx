import type { ComponentProps, ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

interface TableProps {
  /** Names the table for those who cannot see what stands above it. */
  label: string;
  children: ReactNode;
  /** 48 px rows, or 40 in dense places. */
  dense?: boolean;
  /** Rows become cards below 768; each cell then needs a `name`. */
  stacks?: boolean;
}

/** Scrolls sideways inside itself, never the page. */
export function Table({ label, children, dense, stacks }: TableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-t-[11px] -outline-offset-2 last:rounded-b-[11px]"
    >
      <table
        aria-label={label}
        className={classes(
          "w-full border-separate border-spacing-0 text-base",
          "[&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td:first-child]:pl-4 [&_td:last-child]:pr-4 [&_th:first-child]:pl-4 [&_th:last-child]:pr-4 [&_tr:last-child>td]:border-b-0",
          dense ? "[&_td]:h-10 [&_td]:text-sm" : "[&_td]:h-12",
          stacks && "table-stacks",
        )}
      >
        {children}
      </table>
    </div>
  );
}

interface CellProps extends ComponentProps<"td"> {
  /** Figures stand right, under a head that stands right. */
  numeric?: boolean;
  /** The head, where the rows of a narrow screen are cards. */
  name?: string;
}

export function Cell({ numeric, name, className, ...rest }: CellProps) {
  return (
    <td
      {...rest}
      data-name={name}
      className={classes(
        "whitespace-nowrap group-hover/row:bg-hover group-aria-selected/row:bg-selected",
        numeric && "text-right tabular-nums",
        className,
      )}
    />
  );
}

export function Row({ selected, className, ...rest }: ComponentProps<"tr"> & { selected?: boolean }) {
  return <tr {...rest} aria-selected={selected} className={classes("group/row", className)} />;
}

interface HeadProps {
  children: ReactNode;
  numeric?: boolean;
  className?: string;
}

const HEAD = "h-9 border-b border-line bg-surface px-3 text-xs font-medium whitespace-nowrap text-fg-2";

export function Head({ children, numeric, className }: HeadProps) {
  return (
    <th scope="col" className={classes(HEAD, numeric ? "text-right" : "text-left", className)}>
      {children}
    </th>
  );
}
