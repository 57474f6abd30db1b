import type { Collection } from "@app/contract/collections/schemas";
import { CollectionName } from "@app/contract/collections/schemas";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { editCollection, removeCollection } from "./collections.queries.ts";

interface CollectionMenuProps {
  collection: Collection;
  /** After the removal, where the collection's own page must be left. */
  onRemoved?: () => void;
}

/** Rename and remove; a removal can be undone. */
export function CollectionMenu({ collection, onRemoved }: CollectionMenuProps) {
  const [isRenaming, setIsRenaming] = useState(false);

  async function remove(): Promise<void> {
    try {
      await removeCollection(collection);
      onRemoved?.();
    } catch {
      // The request has shown its own notification.
    }
  }

  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={`More for ${collection.name}`}
            icon={<Ellipsis aria-hidden size={16} />}
          />
        }
        items={[
          {
            id: "rename",
            label: "Rename",
            icon: <Pencil aria-hidden size={16} />,
            run: () => setIsRenaming(true),
          },
          {
            id: "remove",
            label: "Remove",
            icon: <Trash2 aria-hidden size={16} />,
            danger: true,
            run: () => void remove(),
          },
        ]}
      />
      <NameDialog
        open={isRenaming}
        title={`Rename “${collection.name}”`}
        action="Rename"
        label="Name"
        field="name"
        schema={CollectionName}
        initial={collection.name}
        onClose={() => setIsRenaming(false)}
        onName={async (name) => {
          await editCollection(collection, { name });
          setIsRenaming(false);
        }}
      />
    </>
  );
}
