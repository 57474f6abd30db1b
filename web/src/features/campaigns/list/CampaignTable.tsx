import type { CampaignStatus, CampaignSummary } from "@app/contract/campaigns/list";
import { CAMPAIGN_STATUS_LABELS } from "@app/contract/campaigns/list";
import { creatorsSource, draftsSource } from "@app/contract/campaigns/count-sources";
import { feesSource, ofBudget } from "@app/contract/campaigns/sources";
import { Link } from "@tanstack/react-router";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import type { Tone } from "#/ui/text/Badge.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Cell, Head, Row, Table } from "#/ui/table/Table.tsx";
import { formatDays, marketNames } from "#/features/campaigns/campaigns.rules.ts";

const TONES: Record<CampaignStatus, Tone> = {
  draft: "line",
  active: "success",
  completed: "info",
  archived: "plain",
};

function StatusBadge({ status }: { status: CampaignStatus }) {
  return <Badge tone={TONES[status]}>{CAMPAIGN_STATUS_LABELS[status]}</Badge>;
}

export function CampaignTable({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  const seesPrices = useSeesPrices();
  return (
    <Table label="Campaigns" stacks>
      <thead>
        <tr>
          <Head>Campaign</Head>
          <Head>Status</Head>
          <Head>Dates</Head>
          <Head numeric>Creators</Head>
          <Head numeric>Drafts in</Head>
          {seesPrices && <Head numeric>Fees</Head>}
          <Head numeric>Last change</Head>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <CampaignRow key={campaign.id} campaign={campaign} seesPrices={seesPrices} />
        ))}
      </tbody>
    </Table>
  );
}

function CampaignRow({ campaign, seesPrices }: { campaign: CampaignSummary; seesPrices: boolean }) {
  const timeZone = useTimeZone();
  const { planned, budget } = campaign.budgetSummary;
  return (
    <Row>
      <Cell className="md:max-xl:py-2">
        <Link
          to="/campaigns/$campaignId"
          params={{ campaignId: campaign.id }}
          className="block max-w-80 truncate leading-6 md:max-xl:line-clamp-2 md:max-xl:w-34 md:max-xl:whitespace-normal font-medium -outline-offset-2 hover:underline"
        >
          {campaign.name}
        </Link>
        <span className="block max-w-80 truncate text-xs text-fg-2 md:max-xl:w-34">
          {marketNames(campaign.markets)}
        </span>
      </Cell>
      <Cell name="Status">
        <StatusBadge status={campaign.status} />
      </Cell>
      <Cell name="Dates" className="tabular-nums md:max-xl:text-sm md:max-xl:whitespace-normal">
        {formatDays(campaign.startsOn, campaign.endsOn)}
      </Cell>
      <Cell numeric name="Creators">
        <Figure
          value={formatTotal(campaign.creators)}
          label="Creators"
          source={creatorsSource(campaign.creators, campaign.updatedAt)}
        />
      </Cell>
      <Cell numeric name="Drafts in">
        <span className="inline-flex items-center gap-x-3 md:max-xl:flex-col md:max-xl:items-end">
          {campaign.late > 0 && <State kind="failed">{campaign.late} late</State>}
          <Figure
            value={`${campaign.submitted} of ${campaign.deliverables}`}
            label="Drafts in"
            source={draftsSource(campaign, campaign.updatedAt)}
          />
        </span>
      </Cell>
      {seesPrices && (
        <Cell numeric name="Fees" className="md:max-xl:whitespace-normal">
          <Figure
            className="md:max-xl:w-20"
            value={ofBudget(planned, budget)}
            label="Fees"
            source={feesSource(campaign.budgetSummary, campaign.updatedAt)}
          />
        </Cell>
      )}
      <Cell numeric name="Last change" className="md:max-xl:text-sm">
        {formatDate(campaign.updatedAt, timeZone)}
      </Cell>
    </Row>
  );
}
