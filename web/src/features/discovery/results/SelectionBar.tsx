import { ListPlus, X } from "lucide-react";
import { useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { AddToCollection } from "#/features/discovery/AddToCollection.tsx";

/** What to do with the chosen creators; at the bottom of the content while there are any. */
export function SelectionBar({ ids, onDone }: { ids: readonly string[]; onDone: () => void }) {
  const [isAdding, setIsAdding] = useState(false);
  const mayWork = useMayWork();
  if (ids.length === 0) return null;
  return (
    <section
      aria-label="Chosen creators"
      className="bottom-bar fixed bottom-3 left-1/2 z-20 flex -translate-x-1/2 items-center gap-3 rounded-lg bg-surface px-4 py-2.5 shadow-overlay max-md:w-[calc(100vw-16px)] md:ml-[3vw]"
    >
      <b aria-live="polite" className="font-semibold whitespace-nowrap">
        {ids.length} selected
      </b>
      {mayWork && (
        <Button
          variant="solid"
          className="max-md:flex-1"
          icon={<ListPlus aria-hidden size={16} />}
          onClick={() => setIsAdding(true)}
        >
          Add to collection
        </Button>
      )}
      <IconButton label="Choose none" icon={<X aria-hidden size={16} />} onClick={onDone} />
      {isAdding && <AddToCollection creatorIds={ids} onClose={() => setIsAdding(false)} onAdded={onDone} />}
    </section>
  );
}
