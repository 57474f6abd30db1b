import type { Campaign } from "@app/contract/campaigns/schemas";
import { formatDateTime } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Panel } from "#/ui/Panel.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { useCampaignActivity } from "#/features/campaigns/campaigns.queries.ts";

/** Begins with what the campaign brings along, and goes on from there. */
export function CampaignActivityList({ campaign }: { campaign: Pick<Campaign, "id" | "activity"> }) {
  const list = useCampaignActivity(campaign.id);
  const activity = list.data?.items ?? campaign.activity;
  const timeZone = useTimeZone();
  return (
    <div className="page">
      <Panel title="Activity" aside={<span className="text-sm text-fg-2">Newest first</span>}>
        {activity.length === 0 ? (
          <p className="p-4 text-fg-2">Nothing has happened yet.</p>
        ) : (
          <ul className="divide-y divide-line">
            {activity.map(({ id, at, by, text }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3">
                <span className="min-w-0 break-words">
                  {text}
                  {by !== null && <span className="text-fg-2">, {by}</span>}
                </span>
                <time dateTime={at} className="text-sm text-fg-2 tabular-nums">
                  {formatDateTime(at, timeZone)}
                </time>
              </li>
            ))}
          </ul>
        )}
        <ShowMore list={list} of="activity" />
      </Panel>
    </div>
  );
}
