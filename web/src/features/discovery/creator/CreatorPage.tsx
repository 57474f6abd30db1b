import { useParams } from "@tanstack/react-router";
import { useBarTitle } from "#/lib/page-heading.ts";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { AccountsPanel } from "./AccountsPanel.tsx";
import { AudiencePanel } from "./AudiencePanel.tsx";
import { CreatorDetails } from "./CreatorDetails.tsx";
import { CreatorHead } from "./CreatorHead.tsx";
import { CreatorKpis } from "./CreatorKpis.tsx";
import { useCreator } from "#/features/discovery/discovery.queries.ts";
import { DealsPanel } from "./DealsPanel.tsx";
import { KeptPanel } from "./KeptPanel.tsx";
import { GrowthPanel } from "./GrowthPanel.tsx";
import { MergeLines } from "#/features/discovery/merging/MergeLines.tsx";
import { PostsPanel } from "./PostsPanel.tsx";

const PARENT = { label: "Influencer Discovery", to: "/influencers" };

/** One creator: figures with their sources, growth, audience, posts, and what the team wrote. */
export function CreatorPage() {
  const { creatorId = "" } = useParams({ strict: false });
  const { data, error, mutate } = useCreator(creatorId);
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
      <CreatorKpis creator={data} />
      <AccountsPanel creator={data} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <GrowthPanel creator={data} />
          <AudiencePanel creator={data} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CreatorDetails creator={data} />
          <KeptPanel creator={data} />
        </div>
      </div>
      <DealsPanel creatorId={data.id} />
      <PostsPanel creator={data} />
    </div>
  );
}
