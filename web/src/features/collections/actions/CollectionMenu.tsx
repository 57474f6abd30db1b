import type { Collection } from "@app/contract/collections/schemas";
import { CollectionName } from "@app/contract/collections/schemas";
import { NamedMenu } from "#/ui/overlays/NamedMenu.tsx";
import { editCollection, removeCollection } from "#/features/collections/collections.queries.ts";

interface CollectionMenuProps {
  collection: Collection;
  /** After the removal, where the collection's own page must be left. */
  onRemoved?: () => void;
}

/** Rename and remove; a removal can be undone. */
export function CollectionMenu({ collection, onRemoved }: CollectionMenuProps) {
  async function remove(): Promise<void> {
    try {
      await removeCollection(collection);
      onRemoved?.();
    } catch {
      // The request has shown its own notification.
    }
  }

  return (
    <NamedMenu
      name={collection.name}
      schema={CollectionName}
      onRename={(name) => editCollection(collection, { name })}
      onRemove={() => void remove()}
    />
  );
}
