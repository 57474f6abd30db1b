import { Popover as Base } from "@base-ui/react/popover";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { classes } from "#/ui/classes.ts";

export interface PopoverProps {
  /** A button; it opens and closes the popover. */
  trigger: ReactElement<ComponentProps<"button">>;
  label: string;
  className?: string;
  side?: "top" | "bottom" | "left" | "right";
  children: ReactNode;
}

export function OpenedPopover({ trigger, label, className, side = "bottom", children }: PopoverProps) {
  return (
    <Base.Root defaultOpen>
      <Base.Trigger render={trigger} />
      <PopoverSurface label={label} side={side} className={className}>
        {children}
      </PopoverSurface>
    </Base.Root>
  );
}

interface SurfaceProps {
  label: string;
  side?: "top" | "bottom" | "left" | "right";
  anchor?: Element | null;
  className?: string | undefined;
  children: ReactNode;
}

/** The floating part alone, for those that open it themselves. */
export function PopoverSurface({ label, side = "bottom", anchor, className, children }: SurfaceProps) {
  return (
    <Base.Portal>
      <Base.Positioner
        side={side}
        sideOffset={8}
        collisionPadding={8}
        className="z-50"
        {...(anchor === undefined ? {} : { anchor })}
      >
        <Base.Popup
          aria-label={label}
          className={classes(
            "max-h-(--available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-lg bg-surface p-4 shadow-overlay outline-none",
            "transition-opacity duration-160 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0",
            className ?? "w-100",
          )}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}
