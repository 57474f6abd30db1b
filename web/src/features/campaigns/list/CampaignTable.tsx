import type { CampaignStatus, CampaignSummary } from "@app/contract/campaigns/list";
import { CAMPAIGN_STATUSES, CAMPAIGN_STATUS_LABELS } from "@app/contract/campaigns/list";
import { creatorsSource, draftsSource } from "@app/contract/campaigns/count-sources";
import { feesSource, ofBudget } from "@app/contract/campaigns/sources";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { useSeesPrices } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { State } from "#/ui/feedback/State.tsx";
import type { TableColumn } from "#/ui/table/columns.ts";
import { DataTable } from "#/ui/table/DataTable.tsx";
import type { TableState } from "#/ui/table/use-table-state.ts";
import { useWholeList } from "#/ui/table/use-whole-list.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import type { Tone } from "#/ui/text/Badge.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { formatDays, marketNames } from "#/features/campaigns/campaigns.rules.ts";

interface CampaignTableProps {
  campaigns: readonly CampaignSummary[];
  total: number;
  state: TableState;
}

export function CampaignTable({ campaigns, total, state }: CampaignTableProps) {
  const seesPrices = useSeesPrices();
  const timeZone = useTimeZone();
  const columns = useMemo(
    () => [NAME, STATUS, DATES, CREATORS, DRAFTS, ...(seesPrices ? [FEES] : []), changedColumn(timeZone)],
    [seesPrices, timeZone],
  );
  const { rows } = useWholeList(campaigns, columns, state);
  return (
    <DataTable
      name="campaigns"
      label="Campaigns"
      columns={columns}
      rows={rows}
      keyOf={keyOf}
      nameOf={nameOf}
      state={state}
      total={total}
    />
  );
}

function keyOf({ id }: CampaignSummary): string {
  return id;
}

function nameOf({ name }: CampaignSummary): string {
  return name;
}

type Column = TableColumn<CampaignSummary>;

export const CAMPAIGN_SORTABLE = ["name", "status", "dates", "creators", "drafts", "fees", "changed"];

const TONES: Record<CampaignStatus, Tone> = {
  draft: "line",
  active: "success",
  completed: "info",
  archived: "plain",
};
const DAYS = ["Earliest first", "Latest first"] as const;

const NAME: Column = {
  id: "name",
  label: "Campaign",
  fixed: "start",
  sort: ({ name }) => name,
  cell: ({ id, name, markets }) => (
    <>
      <Link
        to="/campaigns/$campaignId"
        params={{ campaignId: id }}
        className="block max-w-80 truncate leading-6 font-medium -outline-offset-2 hover:underline md:max-lg:max-w-44"
      >
        {name}
      </Link>
      <span className="block max-w-80 truncate text-xs text-fg-2 md:max-lg:max-w-44">
        {marketNames(markets)}
      </span>
    </>
  ),
};

const STATUS: Column = {
  id: "status",
  label: "Status",
  orders: ["Drafts first", "Archived first"],
  sort: ({ status }) => CAMPAIGN_STATUSES.indexOf(status),
  cell: ({ status }) => <Badge tone={TONES[status]}>{CAMPAIGN_STATUS_LABELS[status]}</Badge>,
};

const DATES: Column = {
  id: "dates",
  label: "Dates",
  orders: DAYS,
  sort: ({ startsOn, endsOn }) => startsOn ?? endsOn,
  cellClass: "tabular-nums",
  cell: ({ startsOn, endsOn }) => formatDays(startsOn, endsOn),
};

const CREATORS: Column = {
  id: "creators",
  label: "Creators",
  numeric: true,
  sort: ({ creators }) => creators,
  cell: ({ creators, updatedAt }) => (
    <Figure value={formatTotal(creators)} label="Creators" source={creatorsSource(creators, updatedAt)} />
  ),
};

const DRAFTS: Column = {
  id: "drafts",
  label: "Drafts in",
  numeric: true,
  sort: ({ submitted }) => submitted,
  cell: (campaign) => (
    <span className="inline-flex items-center gap-x-3">
      {campaign.late > 0 && <State kind="failed">{campaign.late} late</State>}
      <Figure
        value={`${campaign.submitted} of ${campaign.deliverables}`}
        label="Drafts in"
        source={draftsSource(campaign, campaign.updatedAt)}
      />
    </span>
  ),
};

const FEES: Column = {
  id: "fees",
  label: "Fees",
  numeric: true,
  sort: ({ budgetSummary: { planned } }) => planned[0]?.amount ?? null,
  cell: ({ budgetSummary, updatedAt }) => (
    <Figure
      value={ofBudget(budgetSummary.planned, budgetSummary.budget)}
      label="Fees"
      source={feesSource(budgetSummary, updatedAt)}
    />
  ),
};

function changedColumn(timeZone: string): Column {
  return {
    id: "changed",
    label: "Last change",
    numeric: true,
    orders: DAYS,
    sort: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => formatDate(updatedAt, timeZone),
  };
}
