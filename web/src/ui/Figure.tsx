import type { FigureSource } from "@app/contract/figures";
import { lazy, Suspense, useState } from "react";
import { classes } from "./classes.ts";

// Floating parts are heavy, and most figures are never opened: the popover is fetched at the first press.
const FigurePopover = lazy(async () => ({ default: (await import("./FigurePopover.tsx")).FigurePopover }));

interface FigureProps {
  /** Already formatted; "NA" when unknown. */
  value: string;
  /** The origin itself, or the URL that answers it; fetched when opened. */
  source: FigureSource | string;
  /** Read out before the value when nothing beside it says what it is. */
  label?: string;
  className?: string;
}

/** A figure that opens its definition, inputs, sample, date and source. */
export function Figure({ value, source, label, className }: FigureProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={setAnchor}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={label === undefined ? undefined : `${label}: ${value}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
        className={classes(
          "figure-mark inline-block min-h-6 min-w-6 cursor-help [text-align:inherit] font-[inherit] tabular-nums hover:decoration-fg",
          value === "NA" && "text-fg-2",
          className,
        )}
      >
        {value}
      </button>
      {open && (
        <Suspense fallback={null}>
          <FigurePopover anchor={anchor} value={value} source={source} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
