import { AtSign, Clapperboard, Search } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import type { ReactNode, SyntheticEvent } from "react";
import { plural } from "#/lib/format.ts";
import { claimHeading } from "#/lib/page-heading.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { TabPanel } from "#/ui/Tabs.tsx";
import { useSuggestions } from "./discovery.queries.ts";
import { ModeTabs } from "./ModeTabs.tsx";
import { EVERYBODY, MODE_WORDS } from "./mode-words.ts";
import type { DiscoveryState, Mode } from "./use-discovery-state.ts";
import { AddPosts } from "./posts/AddPosts.tsx";
import { SavedSearches } from "./saved-searches/SavedSearches.tsx";
import { StartLists } from "./StartLists.tsx";

/** Before the first question: one box, and what to try. */
export function DiscoveryStart({ state }: { state: DiscoveryState }) {
  const { data, error, mutate } = useSuggestions();
  useLayoutEffect(claimHeading, []);
  return (
    <div className="mx-auto flex w-full max-w-268 flex-col gap-4 md:pt-8">
      <h1 className="text-3xl font-semibold max-md:text-2xl">Who are you looking for?</h1>
      <ModeTabs mode={state.mode} onChange={state.chooseMode} />
      <TabPanel name="discovery" value={state.mode}>
        <Question key={state.mode} mode={state.mode} creators={data?.creators} onAsk={state.ask} />
      </TabPanel>
      {state.mode === "reels" && (
        <div>
          <AddPosts />
        </div>
      )}
      {data?.creators === 0 && (
        <Note kind="info">
          There are no creators in this workspace yet. Bring your people first: the suggestions below are then
          written from your own data.
        </Note>
      )}
      {state.mode === "prompt" && <SavedSearches state={state} />}
      <StartLists suggestions={data} error={error} onRetry={() => void mutate()} onChoose={state.askIn} />
    </div>
  );
}

interface QuestionProps {
  mode: Mode;
  /** Creators of the workspace; undefined while nobody knows. */
  creators: number | undefined;
  onAsk: (words: string) => void;
}

const ICONS: Readonly<Record<Mode, ReactNode>> = {
  prompt: <Search aria-hidden size={16} />,
  reels: <Clapperboard aria-hidden size={16} />,
  brands: <AtSign aria-hidden size={16} />,
};

function Question({ mode, creators, onAsk }: QuestionProps) {
  const [draft, setDraft] = useState("");
  const words = MODE_WORDS[mode];
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onAsk(draft.trim() === "" ? EVERYBODY : draft.trim());
  }
  return (
    <form
      role="search"
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-lg border border-line-2 bg-surface p-4 focus-within:border-focus focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus"
    >
      <textarea
        aria-label={words.label}
        rows={2}
        className="w-full resize-none bg-transparent text-lg outline-none placeholder:text-fg-2"
        value={draft}
        placeholder={words.placeholder}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey) submit(event);
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-fg-2">{words.hint}</p>
        {/* As wide as with the number that comes later, so that nothing moves then. */}
        <Button variant="primary" type="submit" className="min-w-52" icon={ICONS[mode]}>
          {mode === "prompt" && creators !== undefined && creators > 0
            ? `Search ${plural(creators, "creator")}`
            : "Search"}
        </Button>
      </div>
    </form>
  );
}
