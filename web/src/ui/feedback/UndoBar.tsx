import { Undo2, X } from "lucide-react";
import { useEffect } from "react";
import { keepFocus } from "#/lib/keep-focus.ts";
import { closeUndo, holdUndo, restartUndoTimer, runUndo, useUndoOffer } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";

/** At the bottom of the content for at least 10 s; Ctrl or ⌘ Z does the same. Stands once, in the shell. */
export function UndoBar() {
  const offer = useUndoOffer();
  useEffect(() => {
    document.addEventListener("keydown", undoByKey);
    return () => document.removeEventListener("keydown", undoByKey);
  }, []);
  if (!offer) return null;
  return (
    <div className="bottom-bar pointer-events-none fixed inset-x-0 bottom-4 z-35 flex justify-center px-2 md:pl-[6vw] print:hidden">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only the time stands still while somebody is at the bar */}
      <div
        role="status"
        onPointerEnter={holdUndo}
        onPointerLeave={restartUndoTimer}
        onFocus={holdUndo}
        onBlur={restartUndoTimer}
        className="pointer-events-auto flex min-h-13 max-w-full items-center gap-2 rounded-lg bg-surface py-1 pr-2 pl-4 shadow-overlay"
      >
        <span className="min-w-0 break-words">{offer.text}</span>
        <Button variant="solid" size={32} icon={<Undo2 aria-hidden size={16} />} onClick={undo}>
          Undo
        </Button>
        <IconButton size="sm" label="Close" icon={<X aria-hidden size={16} />} onClick={closeUndo} />
      </div>
    </div>
  );
}

function undo(): void {
  runUndo();
  keepFocus();
}

function undoByKey(event: KeyboardEvent): void {
  const pressed = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  // In a text field the browser's own undo is what the person means.
  if (!pressed || isEditing(event.target)) return;
  if (runUndo()) event.preventDefault();
}

function isEditing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLTextAreaElement || target.isContentEditable) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button"].includes(target.type);
}
