import { SavedSearchName } from "@app/contract/discovery/saved-searches/schemas";
import type { SavedSearch } from "@app/contract/discovery/saved-searches/schemas";
import { Bookmark } from "lucide-react";
import { TextButton } from "#/features/discovery/TextButton.tsx";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { formatDate, formatTotal, plural } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { NamedMenu } from "#/ui/overlays/NamedMenu.tsx";
import { lookedAt, removeSearch, renameSearch, useNews, useSavedSearches } from "./saved-searches.queries.ts";

/** Searches that the team keeps; nothing while there are none. */
export function SavedSearches({ state }: { state: DiscoveryState }) {
  const items = useSavedSearches().data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches" className="pt-4">
      <h2 id="saved-searches" className="border-b border-line pb-2 font-semibold">
        Saved searches
      </h2>
      <ul>
        {items.map((saved) => (
          <SavedRow key={saved.id} saved={saved} onSearch={state.search} />
        ))}
      </ul>
    </section>
  );
}

interface SavedRowProps {
  saved: SavedSearch;
  onSearch: DiscoveryState["search"];
}

function SavedRow({ saved, onSearch }: SavedRowProps) {
  const mayWork = useMayWork();
  function open() {
    onSearch(saved);
    void lookedAt(saved).catch(() => undefined);
  }
  return (
    <li className="flex min-h-11 items-center gap-2 border-b border-line">
      <button
        type="button"
        onClick={open}
        className="flex min-h-11 min-w-0 grow items-center gap-2.5 px-1 py-1.5 text-left hover:bg-hover"
      >
        <Bookmark aria-hidden size={16} className="shrink-0 text-fg-2" />
        <span className="min-w-0 break-words">{saved.name}</span>
      </button>
      <News saved={saved} onSearch={onSearch} />
      {mayWork && (
        <NamedMenu
          name={saved.name}
          schema={SavedSearchName}
          onRename={(name) => renameSearch(saved, name)}
          onRemove={() => void removeSearch(saved).catch(() => undefined)}
        />
      )}
    </li>
  );
}

/** How many it finds, and who came since this person last looked. */
function News({ saved, onSearch }: SavedRowProps) {
  const timeZone = useTimeZone();
  const { data } = useNews(saved);
  if (!data) return null;
  const { found, since, added, handles } = data;
  const news = added !== null && added > 0 && since !== null;
  function open() {
    onSearch({ text: "", filters: { name: handles }, sort: null });
    void lookedAt(saved).catch(() => undefined);
  }
  return (
    <span className="flex shrink-0 flex-wrap justify-end gap-x-3 text-sm text-fg-2">
      {news && (
        <TextButton onClick={open}>
          {formatTotal(added)} new since {formatDate(since, timeZone)}
        </TextButton>
      )}
      <span>{plural(found, "creator")}</span>
    </span>
  );
}
