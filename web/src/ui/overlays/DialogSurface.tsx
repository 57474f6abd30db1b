import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import type { ReactNode } from "react";
import { classes } from "#/ui/classes.ts";
import { HoldOpen } from "#/lib/forms/hold-open.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { LeaveQuestion } from "./LeaveQuestion.tsx";

interface DialogProps {
  open: boolean;
  onClose: () => void;
  /** Names the thing: "Remove 3 creators?". */
  title: string;
  text?: ReactNode;
  /** The buttons, the way back first. */
  actions?: ReactNode;
  /** A form in two columns is wide; what stands side by side takes the screen. */
  wide?: boolean | "screen";
  children?: ReactNode;
}

interface Opened {
  open: boolean;
  /** What had the focus then. */
  by: Element | null;
  /** Where it goes afterwards, if that is not found without us. */
  giveBackTo: HTMLElement | null;
}

const FIELD =
  "input:not([type=hidden], [type=file], [disabled]), select:not([disabled]), textarea:not([disabled])";

export function DialogSurface({ open, onClose, title, text, actions, wide, children }: DialogProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [opened, setOpened] = useState<Opened>({ open: false, by: null, giveBackTo: null });
  if (open !== opened.open) setOpened({ open, by: document.activeElement, giveBackTo: buttonOfMenu() });
  const { giveBackTo } = opened;
  function close() {
    if (isUnsaved) setIsAsking(true);
    else onClose();
  }
  return (
    <HoldOpen value={setIsUnsaved}>
      <Base.Root open={open} onOpenChange={(next) => !next && close()}>
        <Base.Portal>
          <Base.Backdrop className="fixed inset-0 z-40 bg-scrim" />
          <Base.Popup
            {...(giveBackTo && { finalFocus: () => !giveBackTo.isConnected || giveBackTo })}
            // By touch the first field would open the keyboard over what there is to read.
            initialFocus={(how) => {
              // A field that has taken the focus itself has it already, so that the opener would be forgotten.
              const { by } = opened;
              if (by instanceof HTMLElement && body.current?.contains(document.activeElement))
                setOpened({ ...opened, giveBackTo: by });
              return how === "touch" || (body.current?.querySelector<HTMLElement>(FIELD) ?? true);
            }}
            className={classes(
              "fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-hidden rounded-xl bg-surface shadow-overlay",
              "transition-opacity duration-160 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0",
              wide === "screen" ? "max-w-320" : wide ? "max-w-180" : "max-w-110",
            )}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-5">
              <Base.Title className="text-lg font-semibold">{title}</Base.Title>
              <Base.Close
                render={<IconButton size="sm" label="Close" icon={<X aria-hidden size={16} />} />}
              />
            </div>
            <div ref={body} className="flex flex-col gap-4 overflow-y-auto px-5 pt-1 pb-5">
              {text !== undefined && <Base.Description className="text-fg-2">{text}</Base.Description>}
              {children}
            </div>
            {actions !== undefined && (
              <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3">
                {actions}
              </div>
            )}
            {isAsking && <LeaveQuestion onStay={() => setIsAsking(false)} onLeave={onClose} />}
          </Base.Popup>
        </Base.Portal>
      </Base.Root>
    </HoldOpen>
  );
}

/** Of the menu that has the focus now: its entries go when one is chosen, and could not take the focus back. */
function buttonOfMenu(): HTMLElement | null {
  const menu = document.activeElement?.closest("[role=menu]");
  return document.getElementById(menu?.getAttribute("aria-labelledby") ?? "");
}
