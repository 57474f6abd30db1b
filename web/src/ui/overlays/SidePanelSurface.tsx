import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { IconButton } from "#/ui/IconButton.tsx";

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Right after the title, such as a count. */
  mark?: ReactNode;
  /** Beside the title, before the button that closes: steps to others of the same kind. */
  aside?: ReactNode;
  /** Under the title, above what scrolls: a summary, tabs. */
  head?: ReactNode;
  foot?: ReactNode;
  /** Filters beside a table are 416 wide, a profile 592. */
  width?: "narrow" | "wide";
  children: ReactNode;
}

export function SidePanelSurface({
  open,
  onClose,
  title,
  mark,
  aside,
  head,
  foot,
  width = "wide",
  children,
}: SidePanelProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()} modal={false} disablePointerDismissal>
      <Base.Portal>
        <Base.Popup
          className={classes(
            "fixed inset-0 z-30 flex flex-col overflow-hidden bg-surface shadow-overlay md:top-16 md:right-2 md:bottom-2 md:left-auto md:rounded-lg",
            "transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-x-2 data-ending-style:opacity-0 data-starting-style:translate-x-2 data-starting-style:opacity-0",
            width === "wide" ? "md:w-148" : "md:w-104",
          )}
        >
          <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-3">
            <span className="flex min-w-0 items-center gap-2.5">
              <Base.Title className="min-w-0 truncate text-lg font-semibold">{title}</Base.Title>
              {mark}
            </span>
            <span className="flex shrink-0">
              {aside}
              <Base.Close render={<IconButton label="Close" icon={<X aria-hidden size={20} />} />} />
            </span>
          </div>
          {head !== undefined && <div className="px-5 pb-3">{head}</div>}
          <div className="relative flex-1 overflow-y-auto border-t border-line p-5">{children}</div>
          {foot !== undefined && <div className="border-t border-line px-5 py-3">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
