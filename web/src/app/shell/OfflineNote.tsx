import { useSyncExternalStore } from "react";
import { Note } from "#/ui/feedback/Note.tsx";

/** Says above the page that the connection is gone, and goes with its return. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className="px-4 pt-4 md:px-6 print:hidden">
      <Note kind="bad">
        <b className="font-semibold">You are offline.</b> What is on screen stays; changes can be sent when
        the connection is back.
      </Note>
    </div>
  );
}

function follow(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
