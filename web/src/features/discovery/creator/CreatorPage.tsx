import { useParams } from "@tanstack/react-router";
import { useBarTitle } from "#/lib/page-heading.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { useCreator } from "#/features/discovery/discovery.queries.ts";
import { MergeLines } from "#/features/discovery/merging/MergeLines.tsx";
import { CreatorHead } from "./CreatorHead.tsx";
import { CREATOR_TABS } from "./creator-tabs.rules.ts";
import { CreatorTabs } from "./CreatorTabs.tsx";

const PARENT = { label: "Influencer Discovery", to: "/influencers" };
const TAB = choice(CREATOR_TABS, "overview");

/** One creator: what is known, tab by tab, each figure with its source. */
export function CreatorPage() {
  const { creatorId = "" } = useParams({ strict: false });
  const { data, error, mutate } = useCreator(creatorId);
  const [tab, setTab] = usePageState("tab", TAB);
  useBarTitle(data ? (data.name ?? `@${data.handle}`) : null, PARENT);
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        onRetry={() => void mutate()}
        back={{ to: "/influencers", label: "Find influencers" }}
      />
    );
  }
  if (!data) return <ListSkeleton rows={8} label="Loading the creator" />;
  return (
    <div className="page flex flex-col gap-6">
      <CreatorHead creator={data} />
      <MergeLines creatorId={data.id} />
      <CreatorTabs creator={data} tab={tab} onTab={setTab} />
    </div>
  );
}
