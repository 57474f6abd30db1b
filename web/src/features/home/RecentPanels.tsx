import { CAMPAIGN_STATUS_LABELS } from "@app/contract/campaigns";
import { Link } from "@tanstack/react-router";
import { formatDate, formatRange, plural } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Badge } from "#/ui/Badge.tsx";
import { Progress } from "#/ui/Progress.tsx";
import { HomePanel } from "./HomePanel.tsx";
import { RECENT, useRecentCampaigns, useRecentReports } from "./home.queries.ts";

const ROW = "flex min-h-15 items-center gap-3 px-4 hover:bg-hover";
const MORE =
  "inline-flex min-h-6 min-w-6 items-center justify-end text-sm font-medium text-brand-text hover:underline";

export function CampaignsPanel() {
  const read = useRecentCampaigns();
  return (
    <HomePanel
      title="Campaigns"
      aside={
        <Link to="/campaigns" className={MORE}>
          All campaigns
        </Link>
      }
      read={read}
      rows={RECENT}
      empty="No campaigns yet. A campaign holds the brief, the creators and the drafts they owe."
    >
      {(items) =>
        items.map((campaign) => (
          <li key={campaign.id}>
            <Link to="/campaigns/$campaignId" params={{ campaignId: campaign.id }} className={ROW}>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-medium">{campaign.name}</b>
                <span className="block truncate text-sm text-fg-2">
                  {plural(campaign.creators, "creator")}
                  {flight(campaign.startsOn, campaign.endsOn)}
                </span>
              </span>
              {campaign.deliverables > 0 && (
                <span className="w-36 max-md:hidden">
                  <Progress
                    label={`Drafts of ${campaign.name}`}
                    value={campaign.submitted}
                    max={campaign.deliverables}
                    text={`${campaign.submitted} of ${campaign.deliverables} drafts`}
                  />
                </span>
              )}
              <span className="flex min-w-18 justify-end">
                <Badge tone={campaign.status === "active" ? "brand" : "plain"}>
                  {CAMPAIGN_STATUS_LABELS[campaign.status]}
                </Badge>
              </span>
            </Link>
          </li>
        ))
      }
    </HomePanel>
  );
}

export function ReportsPanel() {
  const read = useRecentReports();
  const timeZone = useTimeZone();
  return (
    <HomePanel
      title="Recent reports"
      aside={
        <Link to="/reports" className={MORE}>
          All
        </Link>
      }
      read={read}
      rows={RECENT}
      empty="No reports yet. A report shows a campaign’s results, to print or to share by a link."
    >
      {(items) =>
        items.map((report) => (
          <li key={report.id}>
            <Link to="/reports/$reportId" params={{ reportId: report.id }} className={ROW}>
              <span className="min-w-0">
                <b className="block truncate font-medium">{report.title}</b>
                <span className="block truncate text-sm text-fg-2">
                  {report.campaign}, edited {formatDate(report.updatedAt, timeZone)}
                </span>
              </span>
            </Link>
          </li>
        ))
      }
    </HomePanel>
  );
}

function flight(from: string | null, to: string | null): string {
  if (from === null || to === null) return "";
  return `, ${formatRange(formatDate(from, "UTC"), formatDate(to, "UTC"))}`;
}
