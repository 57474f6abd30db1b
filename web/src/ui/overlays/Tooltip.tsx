import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ComponentProps, ReactElement, ReactNode } from "react";

interface TooltipProps {
  /** A focusable thing that has its own accessible name; the tooltip only shows more. */
  trigger: ReactElement<ComponentProps<"button">>;
  side?: "top" | "bottom" | "left" | "right";
  children: ReactNode;
}

export function Tooltip({ trigger, side = "top", children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-50">
          <Base.Popup className="max-w-70 rounded-sm bg-fg px-2.5 py-1.5 text-xs font-medium text-bg">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
