import { CollectionName } from "@app/contract/collections/schemas";
import { useNavigate } from "@tanstack/react-router";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { createCollection } from "./collections.queries.ts";

/** Asks for a name and opens the new collection. */
export function NewCollection({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <NameDialog
      open={open}
      title="New collection"
      action="Make the collection"
      label="Name"
      field="name"
      schema={CollectionName}
      initial=""
      onClose={onClose}
      onName={async (name) => {
        const { id } = await createCollection(name);
        onClose();
        await navigate({ to: "/collections/$collectionId", params: { collectionId: id } });
      }}
    />
  );
}
