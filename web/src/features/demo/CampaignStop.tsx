import type { Campaign } from "@app/contract/campaigns/schemas";
import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { creatorLabel } from "@app/contract/campaigns/creator-label";
import type { Deliverable } from "@app/contract/campaigns/deliverables";
import { creatorsSource } from "@app/contract/campaigns/count-sources";
import { feesSource } from "@app/contract/campaigns/sources";
import { countsText } from "@app/contract/content-checks/summaries";
import { checksSource } from "@app/contract/content-checks/sources";
import { formatMoney, formatTotal } from "#/lib/format.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { CreatorCell } from "#/ui/table/CreatorCell.tsx";
import { useDemoCampaign } from "./demo.queries.ts";

/** Second stop: what was asked for, who does it, and what the checks of the drafts say. */
export function CampaignStop() {
  const { data, error, isEmpty } = useDemoCampaign();
  if (error && !data) return <ErrorState error={error} />;
  if (isEmpty) return <EmptyState title="No campaign in the sample" text="Somebody has removed it." />;
  if (!data) {
    return (
      <Panel>
        <ListSkeleton rows={6} label="Loading the campaign" />
      </Panel>
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <Brief campaign={data} />
      <div className="flex min-w-0 flex-col gap-6">
        <Drafts campaign={data} />
        <Creators campaign={data} />
      </div>
    </div>
  );
}

function Brief({ campaign }: { campaign: Campaign }) {
  return (
    <Panel title={campaign.name} className="pb-4">
      <div className="flex flex-col gap-4 px-4 pt-4">
        {campaign.goal !== "" && <p>{campaign.goal}</p>}
        <p className="text-sm text-fg-2">
          Budget{" "}
          <Figure
            value={formatMoney(campaign.budget)}
            label="Budget"
            source={feesSource(campaign.budgetSummary, campaign.updatedAt)}
          />
        </p>
        <div>
          <h3 className="mb-1 text-sm font-medium">Guidelines</h3>
          <ol className="list-decimal pl-5">
            {campaign.guidelines.map((guideline) => (
              <li key={guideline}>{guideline}</li>
            ))}
          </ol>
        </div>
        <div className="flex flex-wrap gap-2">
          {campaign.handles.map((handle) => (
            <Badge key={handle} tone="line">
              @{handle}
            </Badge>
          ))}
          {campaign.hashtags.map((hashtag) => (
            <Badge key={hashtag} tone="line">
              #{hashtag}
            </Badge>
          ))}
        </div>
      </div>
    </Panel>
  );
}

function Drafts({ campaign }: { campaign: Campaign }) {
  const names = new Map(campaign.creators.map((creator) => [creator.creatorId, creatorLabel(creator)]));
  return (
    <Panel title="Drafts and their checks">
      <ul className="divide-y divide-line">
        {campaign.deliverables.map((deliverable) => (
          <li
            key={deliverable.id}
            className="flex min-h-13 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5"
          >
            <span className="min-w-0">
              <b className="block truncate font-medium">{deliverable.label}</b>
              <span className="block truncate text-sm text-fg-2">{names.get(deliverable.creatorId)}</span>
            </span>
            <DraftState deliverable={deliverable} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function DraftState({ deliverable }: { deliverable: Deliverable }) {
  const [newest] = deliverable.submissions;
  if (!newest) return <State kind="none">No draft yet</State>;
  if (newest.check?.state !== "done") return <State kind="waiting">Not checked yet</State>;
  return (
    <State kind={newest.check.failed > 0 ? "failed" : "passed"}>
      <Figure value={countsText(newest.check)} source={checksSource([newest.check])} />
    </State>
  );
}

function Creators({ campaign }: { campaign: Campaign }) {
  return (
    <Panel
      title="Creators"
      aside={
        <span className="text-sm text-fg-2">
          <Figure
            value={formatTotal(campaign.creators.length)}
            label="Creators"
            source={creatorsSource(campaign.creators.length, campaign.updatedAt)}
          />
        </span>
      }
    >
      <ul className="divide-y divide-line">
        {campaign.creators.map((creator) => (
          <li
            key={creator.creatorId}
            className="flex min-h-13 items-center justify-between gap-3 px-4 py-1.5"
          >
            <CreatorCell name={creator.name} handle={creator.handle} platform={creator.platform} />
            <Badge>{CREATOR_STAGE_LABELS[creator.stage]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
