import type { CreatorSearchResult } from "@app/contract/discovery/creators";
import { lazy, Suspense, useState } from "react";
import { useSeesPrices } from "#/lib/api/me.ts";
import { Panel } from "#/ui/Panel.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { columnsWithValues, emptyColumns, emptyText, shownColumns } from "./columns/columns.rules.ts";
import { CreatorCards } from "./CreatorCards.tsx";
import { CreatorTable } from "./CreatorTable.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { ResultsHead } from "./ResultsHead.tsx";
import { ResultsPending } from "./ResultsPending.tsx";
import { SaveFound } from "./SaveFound.tsx";
import { SelectionBar } from "./selection/SelectionBar.tsx";
import { keepInShortlist } from "./selection/keep.ts";
import { useChoice } from "./selection/use-choice.ts";
import type { Choice } from "./selection/use-choice.ts";
import { AddMissingButton } from "#/features/discovery/importing/BringYourPeopleButton.tsx";
import { SaveSearch } from "#/features/discovery/saved-searches/SaveSearch.tsx";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";

const CreatorPanel = lazy(async () => ({
  default: (await import("#/features/discovery/creator/CreatorPanel.tsx")).CreatorPanel,
}));
const ColumnChooser = lazy(async () => ({
  default: (await import("./columns/ColumnChooser.tsx")).ColumnChooser,
}));

interface CreatorResultsProps {
  state: DiscoveryState;
  answer: { data?: CreatorSearchResult | undefined; error?: unknown; mutate: () => Promise<unknown> };
}

/** Count, what is not known, table or cards, pages, and what to do with a choice. */
export function CreatorResults({ state, answer }: CreatorResultsProps) {
  const { data, error, mutate } = answer;
  const choice = useChoice();
  const [isChoosing, setChoosing] = useState(false);
  if (!data) {
    const again = () => void mutate();
    return <ResultsPending error={error} rows={state.limit} label="Looking for creators" onRetry={again} />;
  }
  return (
    <>
      <ResultsHead
        result={data}
        view={state.view}
        onView={state.setView}
        onColumns={() => setChoosing(true)}
        onFilter={state.filter}
        action={
          <>
            <SaveSearch state={state} />
            <SaveFound result={data} query={state.query} />
          </>
        }
      >
        {data.items.length > 0 && <NothingKnown result={data} />}
      </ResultsHead>
      {data.items.length === 0 ? (
        <Panel>
          <NothingFound result={data} onFilter={state.filter} />
        </Panel>
      ) : (
        <List state={state} result={data} choice={choice} />
      )}
      {choice.chosen.size > 0 && <div className="h-14" />}
      <SelectionBar choice={choice} result={data} />
      {state.profile !== "" && (
        <Suspense fallback={null}>
          <CreatorPanel
            creatorId={state.profile}
            ids={data.items.map(({ id }) => id)}
            onShow={state.showProfile}
            onClose={() => state.showProfile("")}
          />
        </Suspense>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <ColumnChooser
            there={columnsWithValues(data)}
            shown={shownColumns(data, state.columns)}
            onChange={state.setColumns}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ListProps {
  state: DiscoveryState;
  result: CreatorSearchResult;
  choice: Choice;
}

function List({ state, result, choice }: ListProps) {
  const seesPrices = useSeesPrices();
  const columns = shownColumns(result, state.columns).filter((column) => seesPrices || column !== "price");
  return (
    <>
      {state.view === "table" && (
        <Panel className="max-md:hidden">
          <CreatorTable
            items={result.items}
            columns={columns}
            choice={choice}
            onOpen={({ id }) => state.showProfile(id)}
            onShortlist={(item) => void keepInShortlist([item])}
            sort={result.sort}
            onSort={state.order}
          />
          <TableFoot {...state.foot} total={result.total}>
            <span className="max-lg:hidden">↑ ↓ to move, Enter opens, X chooses, S shortlists</span>
          </TableFoot>
        </Panel>
      )}
      <div className={state.view === "table" ? "md:hidden" : ""}>
        <CreatorCards items={result.items} columns={columns} choice={choice} />
        <Panel className="mt-3">
          <TableFoot {...state.foot} total={result.total} />
        </Panel>
      </div>
    </>
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
