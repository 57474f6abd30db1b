import { useEffect, useRef, useState } from "react";
import { SidebarEntries } from "./Sidebar.tsx";

interface NavDrawerProps {
  open: boolean;
  switchedOn: readonly string[];
  onClose: () => void;
}

/** From here on the sidebar stands beside the content. Specification §2. */
const WIDE = "(min-width: 768px)";

/**
 * The sidebar below 768 px. The browser's own dialog keeps the focus, hears Escape and gives the focus back. Its content
 * comes with the first opening and stays, so that it can slide out, too.
 */
export function NavDrawer({ open, switchedOn, onClose }: NavDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      onClose={onClose}
      className="pointer-events-none m-0 h-dvh max-h-none w-screen max-w-none bg-transparent transition-[display,overlay] transition-discrete duration-200 open:pointer-events-auto backdrop:bg-scrim backdrop:opacity-0 backdrop:transition-[display,overlay,opacity] backdrop:transition-discrete backdrop:duration-200 open:backdrop:opacity-100 starting:open:backdrop:opacity-0"
    >
      {wasOpen && (
        <div className="flex min-h-full">
          <nav
            aria-label="Main"
            className="flex w-[14vw] shrink-0 -translate-x-full flex-col gap-1 bg-surface px-[3px] pb-3 text-fg transition-transform duration-200 ease-out in-[dialog[open]]:translate-x-0 starting:in-[dialog[open]]:-translate-x-full"
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
