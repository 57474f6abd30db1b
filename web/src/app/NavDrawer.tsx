import { useEffect, useRef } from "react";
import { SidebarEntries } from "./Sidebar.tsx";

interface NavDrawerProps {
  open: boolean;
  switchedOn: readonly string[];
  onClose: () => void;
}

/** The sidebar below 768 px. The browser's own dialog keeps the focus, hears Escape and gives the focus back. */
export function NavDrawer({ open, switchedOn, onClose }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-transparent backdrop:bg-scrim"
    >
      {open && (
        <div className="flex min-h-full">
          <nav
            aria-label="Main"
            className="flex w-[14vw] shrink-0 flex-col gap-1 bg-surface px-[3px] pb-3 text-fg"
          >
            <SidebarEntries place="drawer" switchedOn={switchedOn} onChoose={onClose} />
          </nav>
          <button
            type="button"
            aria-label="Close menu"
            onClick={onClose}
            className="flex-1 cursor-default -outline-offset-4"
          />
        </div>
      )}
    </dialog>
  );
}
