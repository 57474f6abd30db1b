import type { CollectionCreator } from "@app/contract/collections/schemas";
import { Check, Tag, Trash2, X } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { plural } from "#/lib/format.ts";
import { Button } from "#/ui/Button.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { editCreators, removeCreators } from "./collections.queries.ts";
import { splitTags } from "./collections.rules.ts";

interface SelectionBarProps {
  collectionId: string;
  creators: readonly CollectionCreator[];
  onDone: () => void;
}

/** What can be done with those selected, at once. */
export function SelectionBar({ collectionId, creators, onDone }: SelectionBarProps) {
  const [isTagging, setIsTagging] = useState(false);
  const [busy, setBusy] = useState(false);
  async function run(work: () => Promise<void>) {
    setBusy(true);
    try {
      await work();
      onDone();
    } catch {
      // The request has shown its own notification.
    } finally {
      setBusy(false);
    }
  }
  const decide = (state: CollectionCreator["state"]) =>
    void run(() => editCreators(collectionId, creators, () => ({ state })));
  const ids = creators.map(({ creatorId }) => creatorId);
  return (
    <div
      role="toolbar"
      aria-label="Selected creators"
      className="flex flex-wrap items-center gap-2 border-b border-line bg-selected px-4 py-2"
    >
      <b className="mr-2 font-medium">{plural(creators.length, "creator")} selected</b>
      <Button
        size={32}
        busy={busy}
        icon={<Check aria-hidden size={14} />}
        onClick={() => decide("shortlisted")}
      >
        Shortlist
      </Button>
      <Button size={32} icon={<X aria-hidden size={14} />} onClick={() => decide("passed")}>
        Pass over
      </Button>
      <Button size={32} icon={<Tag aria-hidden size={14} />} onClick={() => setIsTagging(true)}>
        Add a tag
      </Button>
      <Button
        size={32}
        icon={<Trash2 aria-hidden size={14} />}
        onClick={() => void run(() => removeCreators(collectionId, ids))}
      >
        Remove
      </Button>
      <Button size={32} variant="ghost" onClick={onDone}>
        Clear the selection
      </Button>
      <NameDialog
        open={isTagging}
        title="Add a tag"
        action="Add"
        label="Tags"
        hint="Separated by commas"
        field="tags"
        schema={z.string()}
        initial=""
        onClose={() => setIsTagging(false)}
        onName={async (text) => {
          const added = splitTags(text);
          await editCreators(collectionId, creators, ({ tags }) => ({
            tags: [...new Set([...tags, ...added])],
          }));
          setIsTagging(false);
          onDone();
        }}
      />
    </div>
  );
}
