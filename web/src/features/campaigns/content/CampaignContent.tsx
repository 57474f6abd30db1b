import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignResults } from "@app/contract/results/figures";
import { Plus } from "lucide-react";
import { Suspense, useMemo, useState } from "react";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { DataTable } from "#/ui/table/DataTable.tsx";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { CONTENT_SORTABLE, contentColumns } from "./content-columns.tsx";
import { contentLines } from "./content.rules.ts";
import type { ContentLine } from "./content.rules.ts";
import { ContentFigures } from "./ContentFigures.tsx";
import { PostsDialog } from "./entry/lazy-posts-dialog.ts";
import { useCampaignResults } from "./results.queries.ts";
import { WaitingPanel } from "./WaitingPanel.tsx";

/** Every piece of a campaign: planned, in review and live, with what came of it. */
export function CampaignContent({ campaign }: { campaign: Campaign }) {
  const { data, error, mutate } = useCampaignResults(campaign.id);
  return (
    <div className="page flex flex-col gap-4">
      {error && !data ? (
        <Panel>
          <ErrorState error={error} onRetry={() => void mutate()} />
        </Panel>
      ) : !data ? (
        <Panel>
          <ListSkeleton rows={6} label="Loading content" />
        </Panel>
      ) : (
        <>
          {data.figures.posts > 0 && <ContentFigures campaign={campaign} results={data} />}
          <ContentPanel campaign={campaign} results={data} />
        </>
      )}
      <WaitingPanel campaign={campaign} />
    </div>
  );
}

function ContentPanel({ campaign, results }: { campaign: Campaign; results: CampaignResults }) {
  const mayChange = useMayWork();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel
      title="Content"
      aside={
        mayChange &&
        campaign.creators.length > 0 && (
          <Button size={32} icon={<Plus aria-hidden size={16} />} onClick={() => setIsAdding(true)}>
            Add posts
          </Button>
        )
      }
    >
      {results.content.length === 0 ? (
        <EmptyState
          title="Nothing is owed yet"
          text="Deliverables appear as soon as the brief has a line and the campaign has creators on its platform. Posts can be added once it has creators."
        />
      ) : (
        <ContentTable campaign={campaign} results={results} mayChange={mayChange} />
      )}
      {isAdding && (
        <Suspense fallback={null}>
          <PostsDialog campaign={campaign} piece={null} onClose={() => setIsAdding(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

interface ContentTableProps {
  campaign: Campaign;
  results: CampaignResults;
  mayChange: boolean;
}

function ContentTable({ campaign, results, mayChange }: ContentTableProps) {
  const state = useTableState(CONTENT_SORTABLE);
  const seesPrices = useSeesPrices();
  const { takenAt } = results;
  const lines = useMemo(() => contentLines(campaign, results), [campaign, results]);
  const columns = useMemo(
    () => contentColumns(lines, { campaign, takenAt, mayChange, seesPrices }),
    [lines, campaign, takenAt, mayChange, seesPrices],
  );
  const { rows, total } = useWholeList(lines, columns, state);
  return (
    <DataTable
      name="content"
      label="Pieces of the campaign"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={state}
      total={total}
    />
  );
}

function keyOf({ key }: ContentLine): string {
  return key;
}

function nameOf({ name, label }: ContentLine): string {
  return `${label} of ${name}`;
}
