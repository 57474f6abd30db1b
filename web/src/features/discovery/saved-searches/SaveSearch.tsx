import { SavedSearchName } from "@app/contract/discovery/saved-searches/schemas";
import { Bookmark } from "lucide-react";
import { useState } from "react";
import { EVERYBODY } from "#/features/discovery/mode-words.ts";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { saveSearch } from "./saved-searches.queries.ts";

/** Keeps what was asked for the team: whoever opens it again sees who is new. */
export function SaveSearch({ state: { query, filters, sort } }: { state: DiscoveryState }) {
  const [isNaming, setNaming] = useState(false);
  const mayWork = useMayWork();
  const isEverybody = filters === undefined && (query.trim() === "" || query === EVERYBODY);
  if (!mayWork || isEverybody) return null;
  return (
    <>
      <Button
        className="max-md:hidden"
        icon={<Bookmark aria-hidden size={16} />}
        onClick={() => setNaming(true)}
      >
        Save search
      </Button>
      {isNaming && (
        <NameDialog
          open
          title="Save this search"
          action="Save"
          label="Name"
          hint="The team finds it under Discovery, with who is new since it was last opened."
          field="name"
          schema={SavedSearchName}
          initial={query.trim().slice(0, NAME_LENGTH)}
          onClose={() => setNaming(false)}
          onName={async (name) => {
            await saveSearch({ name, text: query, filters: filters ?? null, sort: sort ?? null });
            setNaming(false);
            toast(`Saved as “${name}”`);
          }}
        />
      )}
    </>
  );
}

/** Of the name that is offered, in characters. */
const NAME_LENGTH = 80;
