import { useState } from "react";
import type { SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { SearchField } from "#/ui/fields/SearchField.tsx";
import { EVERYBODY, MODE_WORDS } from "./mode-words.ts";
import type { DiscoveryState } from "./use-discovery-state.ts";

/** The sentence, the words or the handle in one line, above what was found. */
export function SearchBox({ state }: { state: DiscoveryState }) {
  const [draft, setDraft] = useState(state.query);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    state.ask(draft.trim() === "" ? EVERYBODY : draft.trim());
  }
  const { label, placeholder } = MODE_WORDS[state.mode];
  return (
    <form role="search" onSubmit={submit} className="flex min-w-0 flex-1">
      <SearchField
        label={label}
        placeholder={placeholder}
        className="flex-1"
        value={draft}
        onChange={setDraft}
      >
        <Button variant="primary" type="submit" size={36}>
          Search
        </Button>
      </SearchField>
    </form>
  );
}
