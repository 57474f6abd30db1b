import { CAMPAIGN_STATUSES, CAMPAIGN_STATUS_LABELS } from "@app/contract/campaigns/list";
import { Link } from "@tanstack/react-router";
import { Megaphone, Plus } from "lucide-react";
import { useMayWork } from "#/lib/api/me.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useTableState } from "#/ui/table/use-table-state.ts";
import { CAMPAIGN_SORTABLE, CampaignTable } from "./CampaignTable.tsx";
import { useCampaigns } from "#/features/campaigns/campaigns.queries.ts";

const CHOICES = ["all", ...CAMPAIGN_STATUSES] as const;
const OPTIONS = CHOICES.map((value) => ({
  value,
  label: value === "all" ? "All" : CAMPAIGN_STATUS_LABELS[value],
}));

export function CampaignsPage() {
  const [status, setStatus] = usePageState("status", choice(CHOICES, "all"));
  const mayChange = useMayWork();
  const create = mayChange && (
    <Link to="/campaigns/new" className={buttonClass("primary")}>
      <Plus aria-hidden size={16} />
      New campaign
    </Link>
  );
  return (
    <div className="page flex flex-col gap-4">
      <PageHeader
        title="Campaigns"
        text="Who makes what by when, and how the drafts are doing."
        actions={create || undefined}
      />
      <div className="overflow-x-auto">
        <Segmented
          label="Status"
          options={OPTIONS}
          value={status}
          onChange={(next) => setStatus(next, { also: { page: undefined } })}
        />
      </div>
      <Panel>
        <CampaignList status={status} />
      </Panel>
    </div>
  );
}

function CampaignList({ status }: { status: (typeof CHOICES)[number] }) {
  const table = useTableState(CAMPAIGN_SORTABLE);
  const { data, error, mutate } = useCampaigns(status, table);
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={5} label="Loading campaigns" />;
  if (data.total > 0) return <CampaignTable campaigns={data.items} total={data.total} state={table} />;
  if (status !== "all") {
    return (
      <EmptyState
        title={`No campaign is ${status === "draft" ? "a draft" : status}`}
        text="Choose another status to see the others."
      />
    );
  }
  return (
    <EmptyState
      icon={<Megaphone aria-hidden size={20} />}
      title="No campaigns yet"
      text="A campaign holds the brief, the creators and their drafts. Start one here, or save a plan of Strategy AI as one."
      action={
        <Link to="/strategy-ai" className={buttonClass()}>
          Ask Strategy AI
        </Link>
      }
    />
  );
}
