import { CollectionInput } from "@app/contract/collections/schemas";
import * as z from "zod/mini";
import { plural } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { SearchSelect } from "#/ui/fields/SearchSelect.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { addToCollection, useCollections } from "./collecting.queries.ts";

interface AddToCollectionProps {
  creatorIds: readonly string[];
  onClose: () => void;
  onAdded?: () => void;
}

const NEW = "new";
const NewName = z.pick(CollectionInput, { name: true });

/** Puts creators into a collection that exists, or into a new one. */
export function AddToCollection({ creatorIds, onClose, onAdded }: AddToCollectionProps) {
  const list = useCollections();
  const { data, error, mutate } = list;
  return (
    <Dialog open onClose={onClose} title={`Add ${plural(creatorIds.length, "creator")} to a collection`}>
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
  const initial = { chosen: collections[0]?.id ?? NEW, name: "" };
  const { values, control, field, problem, busy, submit } = useForm(initial, async ({ chosen, name }) => {
    const to = chosen === NEW ? checked(NewName, { name }) : { id: chosen };
    const collection = await addToCollection(creatorIds, to);
    toast(`Added to ${collection.name}`);
    onAdded();
  });
  const options = collections.map((collection) => ({ value: collection.id, label: collection.name }));

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <SearchSelect
        label="Collection"
        of="collections"
        {...control("chosen")}
        options={options}
        after={[{ value: NEW, label: "New collection" }]}
        search={list}
      />
      {values.chosen === NEW && <TextField label="Name of the new collection" {...field("name")} />}
      <FormProblem text={problem} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={busy}>
          Add
        </Button>
      </div>
    </form>
  );
}
