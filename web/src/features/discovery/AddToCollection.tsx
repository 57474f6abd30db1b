import { useState } from "react";
import { toast } from "#/lib/toasts.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { SearchSelect } from "#/ui/fields/SearchSelect.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { addToCollection, useCollections } from "./discovery.queries.ts";

interface AddToCollectionProps {
  creatorIds: readonly string[];
  onClose: () => void;
  onAdded?: () => void;
}

const NEW = "new";

/** Puts creators into a collection that exists, or into a new one. */
export function AddToCollection({ creatorIds, onClose, onAdded }: AddToCollectionProps) {
  const list = useCollections();
  const { data, error, mutate } = list;
  const people = creatorIds.length === 1 ? "1 creator" : `${creatorIds.length} creators`;
  return (
    <Dialog open onClose={onClose} title={`Add ${people} to a collection`}>
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {!error && !data && <ListSkeleton rows={2} label="Loading collections" />}
      {data && (
        <ChooseCollection
          list={list}
          collections={data.items}
          creatorIds={creatorIds}
          onClose={onClose}
          onAdded={() => {
            onClose();
            onAdded?.();
          }}
        />
      )}
    </Dialog>
  );
}

interface ChooseCollectionProps {
  list: ReturnType<typeof useCollections>;
  collections: readonly { id: string; name: string }[];
  creatorIds: readonly string[];
  onClose: () => void;
  onAdded: () => void;
}

function ChooseCollection({ list, collections, creatorIds, onClose, onAdded }: ChooseCollectionProps) {
  const [chosen, setChosen] = useState(collections[0]?.id ?? NEW);
  const [name, setName] = useState("");
  const { isBusy, run } = useTask();
  const options = collections.map((collection) => ({ value: collection.id, label: collection.name }));

  async function save(): Promise<void> {
    const collection = await addToCollection(
      creatorIds,
      chosen === NEW ? { name: name.trim() } : { id: chosen },
    );
    toast(`Added to ${collection.name}`);
    onAdded();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(save);
      }}
      className="flex flex-col gap-4"
    >
      <SearchSelect
        label="Collection"
        of="collections"
        value={chosen}
        options={options}
        after={[{ value: NEW, label: "New collection" }]}
        search={list}
        onChange={setChosen}
      />
      {chosen === NEW && (
        <TextField
          label="Name of the new collection"
          value={name}
          required
          maxLength={120}
          onChange={(event) => setName(event.target.value)}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={isBusy} disabled={chosen === NEW && name.trim() === ""}>
          Add
        </Button>
      </div>
    </form>
  );
}
