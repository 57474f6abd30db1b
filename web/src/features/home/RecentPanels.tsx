import { CAMPAIGN_STATUS_LABELS } from "@app/contract/campaigns/list";
import type { CampaignSummary } from "@app/contract/campaigns/list";
import { creatorsSource, draftsSource } from "@app/contract/campaigns/count-sources";
import { Link } from "@tanstack/react-router";
import { formatDate, formatRange, formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Progress } from "#/ui/feedback/Progress.tsx";
import { HomePanel } from "./HomePanel.tsx";
import { RECENT, useRecentCampaigns, useRecentReports } from "./home.queries.ts";
import { ROW, ROW_LINK } from "./row-link.styles.ts";

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
    >
      {(items) =>
        items.map((campaign) => (
          <li key={campaign.id} className={ROW}>
            <span className="min-w-0 flex-1">
              <Link to="/campaigns/$campaignId" params={{ campaignId: campaign.id }} className={ROW_LINK}>
                {campaign.name}
              </Link>
              <span className="block text-sm text-fg-2">
                <Figure
                  className="relative"
                  label={`Creators in ${campaign.name}`}
                  value={formatTotal(campaign.creators)}
                  source={creatorsSource(campaign.creators, campaign.updatedAt)}
                />{" "}
                {campaign.creators === 1 ? "creator" : "creators"}
                {flight(campaign.startsOn, campaign.endsOn)}
              </span>
            </span>
            {campaign.deliverables > 0 && <DraftsIn campaign={campaign} />}
            <span className="flex min-w-22 justify-end">
              <Badge tone={campaign.status === "active" ? "brand" : "plain"}>
                {CAMPAIGN_STATUS_LABELS[campaign.status]}
              </Badge>
            </span>
          </li>
        ))
      }
    </HomePanel>
  );
}

function DraftsIn({ campaign }: { campaign: CampaignSummary }) {
  const { name, submitted, deliverables, updatedAt } = campaign;
  return (
    <span className="w-36 max-md:hidden">
      <Progress label={`Drafts of ${name}`} value={submitted} max={deliverables} />
      <span className="block text-sm text-fg-2">
        <Figure
          className="relative"
          label={`Drafts in of ${name}`}
          value={`${formatTotal(submitted)} of ${formatTotal(deliverables)}`}
          source={draftsSource(campaign, updatedAt)}
        />{" "}
        drafts
      </span>
    </span>
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
    >
      {(items) =>
        items.map((report) => (
          <li key={report.id} className={ROW}>
            <span className="min-w-0">
              <Link to="/reports/$reportId" params={{ reportId: report.id }} className={ROW_LINK}>
                {report.title}
              </Link>
              <span className="block truncate text-sm text-fg-2">
                {report.campaign}, edited {formatDate(report.updatedAt, timeZone)}
              </span>
            </span>
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
