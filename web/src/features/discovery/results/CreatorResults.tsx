import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { useState } from "react";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { CreatorCards } from "./CreatorCards.tsx";
import { CreatorTable } from "./CreatorTable.tsx";
import { ResultsHead } from "./ResultsHead.tsx";
import { ResultsPending } from "./ResultsPending.tsx";
import { SaveFound } from "./SaveFound.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";

interface CreatorResultsProps {
  state: DiscoveryState;
  answer: { data?: CreatorSearchResult | undefined; error?: unknown; mutate: () => Promise<unknown> };
}

/** Count, what is not known, table or cards, pages, and what to do with a choice. */
export function CreatorResults({ state, answer }: CreatorResultsProps) {
  const { data, error, mutate } = answer;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  if (!data) {
    const again = () => void mutate();
    return <ResultsPending error={error} rows={state.limit} label="Looking for creators" onRetry={again} />;
  }
  const choice = { selected, onSelect: setSelected };
  const order = { sort: data.sort, onSort: state.order };
  return (
    <>
      <ResultsHead
        result={data}
        view={state.view}
        onView={state.setView}
        onFilter={state.filter}
        action={<SaveFound result={data} query={state.query} />}
      />
      {data.items.length === 0 ? (
        <Panel>
          <NothingFound result={data} />
        </Panel>
      ) : (
        <>
          {state.view === "table" && (
            <Panel className="max-md:hidden">
              <CreatorTable items={data.items} {...choice} {...order} />
              <Foot state={state} total={data.total} />
            </Panel>
          )}
          <div className={state.view === "table" ? "md:hidden" : ""}>
            <CreatorCards items={data.items} {...choice} />
            <Panel className="mt-3">
              <Foot state={state} total={data.total} />
            </Panel>
          </div>
        </>
      )}
      {selected.size > 0 && <div className="h-14" />}
      <SelectionBar ids={[...selected]} onDone={() => setSelected(new Set())} />
    </>
  );
}

function Foot({ state, total }: { state: DiscoveryState; total: number }) {
  return (
    <TableFoot {...state.foot} total={total}>
      <span className="max-lg:hidden">Unknown values are kept and shown as NA</span>
    </TableFoot>
  );
}

function NothingFound({ result }: { result: CreatorSearchResult }) {
  if (result.creators === 0) {
    return (
      <EmptyState
        title="No creators yet"
        text="Bring your people with the button above: a pasted table, handles, profile links or a file."
      />
    );
  }
  return (
    <EmptyState
      title="No creator certainly fits"
      text={
        result.unknown.length > 0
          ? "Some may: show those whose values are not known, or remove a filter above."
          : "Remove a filter above, or widen it by pressing it."
      }
    />
  );
}
