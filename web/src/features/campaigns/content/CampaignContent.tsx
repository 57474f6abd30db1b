import type { Campaign } from "@app/contract/campaigns/schemas";
import type { CampaignResults } from "@app/contract/results/figures";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { useTablePage } from "#/lib/table-page.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Head, Table } from "#/ui/table/Table.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { contentLines } from "./content.rules.ts";
import { ContentFigures } from "./ContentFigures.tsx";
import { ContentRow } from "./ContentRow.tsx";
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
      className="md:max-xl:[&_td]:px-2 md:max-xl:[&_th]:px-2"
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
  const { page, limit, foot } = useTablePage();
  const seesPrices = useSeesPrices();
  const lines = contentLines(campaign, results);
  return (
    <>
      <Table label="Pieces of the campaign" stacks>
        <thead>
          <tr>
            <Head>Piece</Head>
            <Head>State</Head>
            <Head numeric>Views</Head>
            <Head numeric>Likes</Head>
            <Head numeric>Comments</Head>
            <Head numeric>Shares</Head>
            <Head numeric>Saves</Head>
            {seesPrices && <Head numeric>Per 1,000 views</Head>}
            {mayChange && (
              <Head>
                <span className="sr-only">Actions</span>
              </Head>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.slice((page - 1) * limit, page * limit).map((line) => (
            <ContentRow
              key={line.key}
              campaign={campaign}
              line={line}
              takenAt={results.takenAt}
              mayChange={mayChange}
              seesPrices={seesPrices}
            />
          ))}
        </tbody>
      </Table>
      <TableFoot total={lines.length} {...foot} />
    </>
  );
}
