import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#/ui/IconButton.tsx";

interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: string;
  foot?: ReactNode;
  children: ReactNode;
}

export function DrawerSurface({ open, onClose, title, foot, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Base.Popup className="fixed inset-x-0 bottom-0 z-50 flex max-h-[90dvh] flex-col overflow-hidden rounded-t-xl bg-surface shadow-overlay transition-[opacity,transform] duration-200 ease-out data-ending-style:translate-y-4 data-ending-style:opacity-0 data-starting-style:translate-y-4 data-starting-style:opacity-0 md:inset-y-0 md:right-0 md:left-auto md:max-h-none md:w-104 md:rounded-none">
          <div className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={<X aria-hidden size={20} />} />} />
          </div>
          <div className="flex-1 overflow-y-auto p-5">{children}</div>
          {foot !== undefined && <div className="border-t border-line px-5 py-3">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
