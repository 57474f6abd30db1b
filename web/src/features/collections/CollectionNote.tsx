import { CollectionFields } from "@app/contract/collections/schemas";
import type { Collection } from "@app/contract/collections/schemas";
import { checked } from "#/lib/forms/checked.ts";
import { editCollection } from "./collections.queries.ts";
import { EditableNote } from "./EditableNote.tsx";

/** What the collection is for. */
export function CollectionNote({ collection, mayChange }: { collection: Collection; mayChange: boolean }) {
  return (
    <div className="max-w-160 text-sm">
      <EditableNote
        label={`Note on ${collection.name}`}
        value={collection.note}
        mayChange={mayChange}
        onSave={async (note) => editCollection(collection, checked(CollectionFields, { note }))}
      />
    </div>
  );
}
