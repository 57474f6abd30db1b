import type { Suggestions } from "@app/contract/discovery/creators";
import { Search } from "lucide-react";
import { useState } from "react";
import type { SyntheticEvent } from "react";
import { text, usePageState } from "#/lib/page-state.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { SearchField } from "#/ui/fields/SearchField.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { DemoCreators } from "./DemoCreators.tsx";
import { useDemoSearch } from "./demo.queries.ts";

const QUERY = text();
const SHOWN_PROMPTS = 3;

/** First stop: a sentence becomes a list, and each figure opens where it comes from. */
export function FindStop({ suggestions }: { suggestions: Suggestions | undefined }) {
  const [query, setQuery] = usePageState("q", QUERY);
  const { page, limit, foot } = useTablePage(5);
  const { data, error, mutate } = useDemoSearch({ text: query, offset: (page - 1) * limit, limit });
  const ask = (sentence: string) => setQuery(sentence, { also: { page: undefined } });
  return (
    <>
      <Sentence key={query} query={query} onAsk={ask} />
      {suggestions && (
        <ul aria-label="Suggested prompts" className="flex flex-wrap gap-2">
          {suggestions.prompts.slice(0, SHOWN_PROMPTS).map((prompt) => (
            <li key={prompt.text}>
              <button
                type="button"
                onClick={() => ask(prompt.text)}
                className="min-h-8 rounded-md border border-line-mid bg-surface px-2.5 py-1 text-left text-sm font-medium hover:border-line-2 hover:bg-hover max-md:min-h-11"
              >
                {prompt.text}
              </button>
            </li>
          ))}
        </ul>
      )}
      {/* Seen when it is known how much room the prompts take, so that it never moves. */}
      <Panel title="Creators" className={suggestions ? "" : "invisible"}>
        {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
        {!error && !data && <ListSkeleton rows={limit} label="Loading creators" />}
        {data && (
          <>
            <DemoCreators creators={data.items} unparsed={data.unparsed} />
            <TableFoot total={data.total} {...foot} />
          </>
        )}
      </Panel>
    </>
  );
}

function Sentence({ query, onAsk }: { query: string; onAsk: (sentence: string) => void }) {
  const [draft, setDraft] = useState(query);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onAsk(draft.trim());
  }
  return (
    <form role="search" onSubmit={submit} className="flex max-w-180 gap-2">
      <SearchField
        label="Describe the creators"
        placeholder="Skincare creators in Germany under 50K followers"
        className="flex-1"
        value={draft}
        onChange={setDraft}
      />
      <Button type="submit" className="h-10 max-md:h-11" icon={<Search aria-hidden size={16} />}>
        Find
      </Button>
    </form>
  );
}
