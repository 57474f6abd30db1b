import { Suspense, useState } from "react";
import { CreatorResults } from "./CreatorResults.tsx";
import { useCreatorRows } from "#/features/discovery/discovery.queries.ts";
import type { FilterChip } from "#/features/discovery/filters/filter-chips.rules.ts";
import { withValue } from "#/features/discovery/filters/filter-chips.rules.ts";
import { FilterChips } from "#/features/discovery/filters/FilterChips.tsx";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { late } from "#/ui/late.tsx";

// Most who search say it in words.
const FilterDrawer = late(
  async () => (await import("#/features/discovery/filters/drawer/FilterDrawer.tsx")).FilterDrawer,
);
const ChipEditor = late(async () => (await import("#/features/discovery/filters/ChipEditor.tsx")).ChipEditor);

/** How the sentence was read, and the creators that fit. */
export function PromptResults({ state }: { state: DiscoveryState }) {
  const { query, filters, sort, table } = state;
  const answer = useCreatorRows({ text: query, filters, sort }, table);
  const [edited, setEdited] = useState<FilterChip | null>(null);
  // What was chosen last holds at once, so that a second choice builds on it before the first is answered.
  const data = answer.data && { ...answer.data, filters: filters ?? answer.data.filters };

  function change(value: unknown) {
    if (!data || !edited) return;
    const next = withValue(data.filters, edited, value);
    if (next) state.filter(next);
    setEdited(null);
  }

  return (
    <>
      {data && <FilterChips result={data} onFilter={state.filter} onEdit={setEdited} />}
      <CreatorResults state={state} answer={answer} />
      {data && state.isFiltering && (
        <Suspense fallback={null}>
          <FilterDrawer result={data} onFilter={state.filter} onClose={() => state.showFilters(false)} />
        </Suspense>
      )}
      {edited && (
        <Suspense fallback={null}>
          <ChipEditor key={edited.id} chip={edited} onChange={change} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
