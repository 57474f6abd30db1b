import { Suspense } from "react";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { demoVideo, useDemoCheck } from "./check.queries.ts";

const CheckReading = late(async () => (await import("./check.lazy.ts")).CheckReading);

/** Second stop: a draft that a creator sent, and ten answers, each with what it rests on. */
export function CheckStop() {
  const { check, isMissing, error, retry } = useDemoCheck();
  if (error && !check) return <ErrorState error={error} onRetry={retry} />;
  if (isMissing)
    return <EmptyState title="No check in the sample" text="Its drafts could not be read here." />;
  const waiting = <ListSkeleton rows={10} label="Loading the check" />;
  return (
    <Panel
      title={check?.title ?? "A draft"}
      aside={<span className="text-sm text-fg-2">{check?.subject?.group}</span>}
    >
      {check ? (
        <Suspense fallback={waiting}>
          <CheckReading key={check.id} check={check} video={demoVideo(check)} />
        </Suspense>
      ) : (
        waiting
      )}
    </Panel>
  );
}
