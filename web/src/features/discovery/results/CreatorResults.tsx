import type { CreatorItem, CreatorSearchResult } from "@app/contract/discovery/creators";
import { Suspense } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { columnsWithValues, emptyColumns, emptyText } from "./columns/columns.rules.ts";
import { CreatorTable, keyOf } from "./CreatorTable.tsx";
import { ResultsHead } from "./ResultsHead.tsx";
import { ResultsPending } from "./ResultsPending.tsx";
import { SaveFound } from "./SaveFound.tsx";
import { useChoice } from "#/ui/table/use-choice.ts";
import type { Choice } from "#/ui/table/use-choice.ts";
import type { FoundRows } from "#/features/discovery/discovery.queries.ts";
import { FiltersButton } from "#/features/discovery/filters/drawer/FiltersButton.tsx";
import { AddMissingButton } from "#/features/discovery/importing/BringYourPeopleButton.tsx";
import { SaveSearch } from "#/features/discovery/saved-searches/SaveSearch.tsx";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";
import { late } from "#/ui/late.tsx";

// Most searches find somebody, are read as a table, and choose nobody.
const loadRarer = () => import("./rarer-results.lazy.ts");
const CreatorCards = late(async () => (await loadRarer()).CreatorCards);
const NothingFound = late(async () => (await loadRarer()).NothingFound);
const SelectionBar = late(async () => (await import("./selection/SelectionBar.tsx")).SelectionBar);
const CreatorPanel = late(
  async () => (await import("#/features/discovery/creator/CreatorPanel.tsx")).CreatorPanel,
);
interface CreatorResultsProps {
  state: DiscoveryState;
  answer: FoundRows;
}

/** Count, what is not known, table or cards, pages, and what to do with a choice. */
export function CreatorResults({ state, answer }: CreatorResultsProps) {
  const { data, error, mutate } = answer;
  const choice = useChoice(keyOf);
  if (!data) {
    const again = () => void mutate();
    return (
      <ResultsPending error={error} rows={state.table.limit} label="Looking for creators" onRetry={again} />
    );
  }
  const ids = answer.rows.flatMap((row) => (row === null ? [] : [row.id]));
  return (
    <>
      <ResultsHead
        result={data}
        view={state.view}
        onView={state.setView}
        onFilter={state.filter}
        action={
          <>
            <FiltersButton
              result={data}
              isOpen={state.isFiltering}
              onPress={() => state.showFilters(!state.isFiltering)}
            />
            <SaveSearch state={state} />
            <SaveFound result={data} query={state.query} />
          </>
        }
      >
        {data.items.length > 0 && <NothingKnown result={data} />}
      </ResultsHead>
      {data.total === 0 ? (
        <Panel>
          <Suspense fallback={<ListSkeleton rows={4} label="Loading the ways out" />}>
            <NothingFound result={data} onFilter={state.filter} />
          </Suspense>
        </Panel>
      ) : state.view === "table" ? (
        <Panel>
          <CreatorTable state={state} result={data} found={answer} choice={choice} />
        </Panel>
      ) : (
        <Suspense fallback={<ListSkeleton rows={state.table.limit} label="Loading the cards" />}>
          <Cards state={state} result={data} choice={choice} />
        </Suspense>
      )}
      {choice.chosen.size > 0 && (
        <>
          <div className="h-14" />
          <Suspense fallback={null}>
            <SelectionBar choice={choice} result={data} />
          </Suspense>
        </>
      )}
      {state.profile !== "" && (
        <Suspense fallback={null}>
          <CreatorPanel
            creatorId={state.profile}
            ids={ids}
            onShow={state.showProfile}
            onClose={() => state.showProfile("")}
          />
        </Suspense>
      )}
    </>
  );
}

interface CardsProps {
  state: DiscoveryState;
  result: CreatorSearchResult;
  choice: Choice<CreatorItem>;
}

function Cards({ state: { table, takesFocus }, result, choice }: CardsProps) {
  const seesPrices = useSeesPrices();
  const columns = columnsWithValues(result).filter((column) => seesPrices || column !== "price");
  return (
    <div>
      <CreatorCards items={result.items} columns={columns} choice={choice} takesFocus={takesFocus} />
      <Panel className="mt-3">
        <TableFoot {...table.foot} total={result.total} />
      </Panel>
    </div>
  );
}

/** What is not known of anybody here, said once, with the way to bring it. */
function NothingKnown({ result }: { result: CreatorSearchResult }) {
  const seesPrices = useSeesPrices();
  const empty = emptyColumns(result, { seesPrices });
  if (empty.length === 0) return null;
  return (
    <p className="text-sm text-fg-2">
      {emptyText(empty, result.total)} <AddMissingButton />
    </p>
  );
}
