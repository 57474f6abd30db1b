import { useEffect, useRef } from "react";
import type { MouseEvent } from "react";
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
  function closeFromOverlay(event: MouseEvent) {
    if (event.target === event.currentTarget) onClose();
  }
  return (
    // Pressing beside the strip is a second way to close; Escape is the one of the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      onClick={closeFromOverlay}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-transparent backdrop:bg-scrim"
    >
      {open && (
        <nav
          aria-label="Main"
          className="flex h-full w-[14vw] flex-col gap-1 bg-surface px-[3px] pb-3 text-fg"
        >
          <SidebarEntries place="drawer" switchedOn={switchedOn} onChoose={onClose} />
        </nav>
      )}
    </dialog>
  );
}
