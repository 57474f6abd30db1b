import type { Campaign } from "@app/contract/campaigns/schemas";
import { useParams } from "@tanstack/react-router";
import { Suspense } from "react";
import { useBarTitle } from "#/lib/page-heading.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TabPanel, Tabs } from "#/ui/Tabs.tsx";
import { CampaignCreators } from "./CampaignCreators.tsx";
import { BudgetBar } from "./BudgetBar.tsx";
import { CampaignHeader } from "./CampaignHeader.tsx";
import { useSeesPrices } from "#/lib/api/me.ts";
import { useCampaign } from "#/features/campaigns/campaigns.queries.ts";
import { late } from "#/ui/late.tsx";

// Most visits see the creators alone; the others come together, with the first look at the tabs.
const loadTabs = () => import("./other-tabs.lazy.ts");
const CampaignActivityList = late(async () => (await loadTabs()).CampaignActivityList);
const CampaignBriefView = late(async () => (await loadTabs()).CampaignBriefView);
const CampaignContent = late(async () => (await loadTabs()).CampaignContent);
const CampaignTracking = late(async () => (await loadTabs()).CampaignTracking);
const PaymentsPanel = late(async () => (await loadTabs()).PaymentsPanel);
// Whoever opens one is told if it cannot be fetched.
const fetchTabs = () => void loadTabs().catch(() => undefined);

const TABS = ["creators", "content", "tracking", "payments", "brief", "activity"] as const;
type Tab = (typeof TABS)[number];

export function CampaignPage() {
  const { campaignId = null } = useParams({ strict: false });
  const { data: campaign, error, mutate } = useCampaign(campaignId);
  useBarTitle(campaign?.name ?? null, { label: "Campaigns", to: "/campaigns" });

  if (error && !campaign) {
    return (
      <div className="page">
        <LoadFailure
          error={error}
          title="This campaign could not be loaded"
          onRetry={() => void mutate()}
          back={{ to: "/campaigns", label: "All campaigns" }}
        />
      </div>
    );
  }
  if (!campaign) {
    return (
      <div className="page">
        <ListSkeleton rows={6} label="Loading the campaign" />
      </div>
    );
  }
  return <CampaignView campaign={campaign} />;
}

function CampaignView({ campaign }: { campaign: Campaign }) {
  const [tab, setTab] = usePageState("tab", choice(TABS, "creators"));
  const seesPrices = useSeesPrices();
  const items: { id: Tab; label: string; count?: number }[] = [
    { id: "creators", label: "Creators", count: campaign.creators.length },
    { id: "content", label: "Content", count: campaign.deliverables.length },
    { id: "tracking", label: "Tracking" },
    ...(seesPrices ? [{ id: "payments" as const, label: "Payments" }] : []),
    { id: "brief", label: "Brief" },
    { id: "activity", label: "Activity" },
  ];
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <div className="border-b border-line bg-surface px-4 pt-4 md:px-6">
        <CampaignHeader campaign={campaign} />
        {seesPrices && <BudgetBar campaign={campaign} />}
        <div onPointerEnter={fetchTabs} onFocus={fetchTabs}>
          <Tabs
            label="Campaign"
            name="campaign"
            items={items}
            value={tab}
            onChange={setTab}
            className="mt-2 border-b-0"
          />
        </div>
      </div>
      <TabPanel name="campaign" value={tab} className="flex min-w-0 flex-1 flex-col">
        {tab === "creators" && <CampaignCreators campaign={campaign} />}
        <Suspense fallback={<ListSkeleton rows={6} label="Loading the tab" />}>
          {tab === "content" && <CampaignContent campaign={campaign} />}
          {tab === "tracking" && <CampaignTracking campaign={campaign} />}
          {tab === "payments" && seesPrices && <PaymentsPanel campaign={campaign} />}
          {tab === "brief" && <CampaignBriefView campaign={campaign} />}
          {tab === "activity" && <CampaignActivityList campaign={campaign} />}
        </Suspense>
      </TabPanel>
    </div>
  );
}
