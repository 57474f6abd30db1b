import { SavedSearchName } from "@app/contract/discovery/saved-searches/schemas";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { toast } from "#/lib/toasts.ts";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { saveSearch } from "./saved-searches.queries.ts";

interface SaveDialogProps {
  search: Pick<DiscoveryState, "query" | "filters" | "sort">;
  onClose: () => void;
}

/** Of the name that is offered, in characters. */
const NAME_LENGTH = 80;

export function SaveDialog({ search: { query, filters, sort }, onClose }: SaveDialogProps) {
  return (
    <NameDialog
      open
      title="Save this search"
      action="Save"
      label="Name"
      hint="The team finds it under Discovery, with who is new since it was last opened."
      field="name"
      schema={SavedSearchName}
      initial={query.trim().slice(0, NAME_LENGTH)}
      onClose={onClose}
      onName={async (name) => {
        await saveSearch({ name, text: query, filters: filters ?? null, sort: sort ?? null });
        onClose();
        toast(`Saved as “${name}”`);
      }}
    />
  );
}
