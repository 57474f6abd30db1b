import type { Collection } from "@app/contract/collections/schemas";
import { COLLECTION_NOTE_MAX } from "@app/contract/collections/schemas";
import { editCollection } from "./collections.queries.ts";
import { EditableNote } from "./EditableNote.tsx";

/** What the collection is for. */
export function CollectionNote({ collection, mayChange }: { collection: Collection; mayChange: boolean }) {
  return (
    <div className="max-w-160 text-sm">
      <EditableNote
        label={`Note on ${collection.name}`}
        value={collection.note}
        maxLength={COLLECTION_NOTE_MAX}
        mayChange={mayChange}
        onSave={(note) => editCollection(collection, { note })}
      />
    </div>
  );
}
