import type { FigureSource } from "@app/contract/figures";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { late } from "#/ui/late.tsx";

// Floating parts are heavy, and most figures are never opened: the popover is fetched at the first press.
const FigurePopover = late(async () => (await import("./FigurePopover.tsx")).FigurePopover);

/** Values of up to so many characters are narrower than the 24 px of a target (WCAG 2.5.8), at any size of ours. */
const NARROW_MAX = 3;

/** The origin itself, or the URL that answers it, or who tells it; the last two are asked when the figure is opened. */
export type FigureOrigin = FigureSource | string | (() => Promise<FigureSource>);

interface FigureProps {
  /** Already formatted; "NA" when unknown. */
  value: string;
  source: FigureOrigin;
  /** Read out before the value when nothing beside it says what it is. */
  label?: string;
  className?: string;
  /** Stands in place of the value: a small drawing of it. */
  children?: ReactNode;
}

/** A figure that opens its definition, inputs, sample, date and source. */
export function Figure({ value, source, label, className, children }: FigureProps) {
  // The button itself while its origin is open: one that is kept from the start draws each figure of a table twice.
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={label === undefined ? undefined : `${label}: ${value}`}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(anchor === null ? event.currentTarget : null);
        }}
        className={classes(
          "figure-mark inline-block min-h-6 min-w-6 cursor-help [text-align:inherit] font-[inherit] tabular-nums hover:decoration-fg",
          // The target reaches out to both sides without moving what stands beside the value.
          value.length <= NARROW_MAX && "-mx-2 px-2",
          value === "NA" && "text-fg-2",
          className,
        )}
      >
        {children || value}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <FigurePopover anchor={anchor} value={value} source={source} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
