import type { Campaign } from "@app/contract/campaigns/schemas";
import { campaignTimeline } from "@app/contract/results/timeline";
import { useCampaignResults } from "#/features/campaigns/content/results.queries.ts";
import { useDayOf } from "#/features/campaigns/use-day-of.ts";
import { Timeline } from "#/ui/charts/Timeline.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** When drafts are due and posts go live, one row for each creator. */
export function CampaignTimeline({ campaign }: { campaign: Campaign }) {
  const { data, error, mutate } = useCampaignResults(campaign.id);
  const dayOf = useDayOf();
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={6} label="Loading the timeline" />;
  const today = dayOf(data.takenAt);
  const rows = campaignTimeline(data.content, { today, dayOf });
  return (
    <div className="px-4 py-3 md:px-6">
      <Panel>
        {rows.length === 0 ? (
          <EmptyState
            title="No days yet"
            text="Give the lines of the brief a day by which drafts are due: then the days of each creator are drawn here."
          />
        ) : (
          <div className="p-4">
            <Timeline
              title="Drafts and posts by creator"
              rows={rows}
              today={today}
              flight={{ from: campaign.startsOn, to: campaign.endsOn }}
            />
          </div>
        )}
      </Panel>
    </div>
  );
}
