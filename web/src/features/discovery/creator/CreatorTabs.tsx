import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Suspense, useState } from "react";
import { useMayWork, useSeesPrices } from "#/lib/api/me.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TabPanel, Tabs } from "#/ui/Tabs.tsx";
import { AddPosts } from "#/features/discovery/posts/AddPosts.tsx";
import { AccountsPanel } from "./AccountsPanel.tsx";
import { CreatorDetails } from "./CreatorDetails.tsx";
import { CreatorKpis } from "./CreatorKpis.tsx";
import { CREATOR_TAB_LABELS, creatorTabs } from "./creator-tabs.rules.ts";
import type { CreatorTab } from "./creator-tabs.rules.ts";
import { StandingPanel } from "./StandingPanel.tsx";
import { countDeals, useDeals } from "./tabs/deals.queries.ts";
import { KeptPanel } from "./tabs/KeptPanel.tsx";
import { UnknownLine } from "./UnknownLine.tsx";
import { late } from "#/ui/late.tsx";

const GrowthPanel = late(async () => (await import("./tabs/GrowthPanel.tsx")).GrowthPanel);
const OtherTab = late(async () => (await import("./tabs/OtherTab.tsx")).OtherTab);

interface CreatorTabsProps {
  creator: CreatorProfile;
  tab: CreatorTab;
  onTab: (tab: CreatorTab) => void;
}

/** Only the tabs that have something to show; a tab that has nothing is the overview. */
export function CreatorTabs({ creator, tab, onTab }: CreatorTabsProps) {
  const seesPrices = useSeesPrices();
  const deals = useDeals(creator.id);
  const there = creatorTabs(creator, { seesPrices, deals: countDeals(deals.data) });
  const shown = there.includes(tab) ? tab : "overview";
  return (
    <div className="flex flex-col gap-6">
      {there.length > 1 && (
        <Tabs
          label="About the creator"
          name="creator"
          items={there.map((id) => ({ id, label: CREATOR_TAB_LABELS[id] }))}
          value={shown}
          onChange={onTab}
        />
      )}
      <TabPanel name="creator" value={shown}>
        {shown === "overview" ? (
          <Overview creator={creator} />
        ) : (
          <Suspense fallback={<ListSkeleton rows={4} label="Loading" />}>
            <OtherTab creator={creator} tab={shown} />
          </Suspense>
        )}
      </TabPanel>
    </div>
  );
}

function Overview({ creator }: { creator: CreatorProfile }) {
  const [isEditing, setEditing] = useState(false);
  const mayWork = useMayWork();
  const hasHistory = creator.snapshots.length > 1;
  return (
    <div className="flex flex-col gap-6">
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-2">
            <CreatorKpis creator={creator} />
            <UnknownLine creator={creator} onAdd={() => setEditing(true)} />
          </div>
          <StandingPanel creatorId={creator.id} />
          {creator.postsTotal === 0 && mayWork && (
            <Panel className="flex flex-wrap items-center justify-between gap-3 p-4">
              <span className="text-fg-2">Add posts to see views, posting rhythm and brand work.</span>
              <AddPosts creatorId={creator.id} />
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CreatorDetails creator={creator} isEditing={isEditing} onEditing={setEditing} />
          <KeptPanel creator={creator} />
        </div>
      </div>
      <AccountsPanel creator={creator} />
      {hasHistory && (
        <Suspense fallback={<ListSkeleton rows={4} label="Loading the history" />}>
          <GrowthPanel creator={creator} />
        </Suspense>
      )}
    </div>
  );
}
