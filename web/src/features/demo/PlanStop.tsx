import { Suspense } from "react";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { Panel } from "#/ui/Panel.tsx";
import type { useDemoPlan } from "./plan.queries.ts";

const PlanReading = late(async () => (await import("./plan.lazy.ts")).PlanReading);

/** First stop: a line that asks for a plan, and the plan that came. */
export function PlanStop({ plan, asked, error, retry }: ReturnType<typeof useDemoPlan>) {
  if (error && !plan) return <ErrorState error={error} onRetry={retry} />;
  const waiting = <ListSkeleton rows={8} label="Loading the plan" />;
  // Right after the first start it is still being made.
  if (!plan || asked === undefined) return <Panel title="The plan is on its way">{waiting}</Panel>;
  return (
    <>
      <section aria-label="What was asked" className="flex flex-col items-end gap-1">
        <span className="text-xs text-fg-2">Asked of Strategy AI</span>
        <p className="max-w-160 rounded-lg bg-surface-2 px-4 py-3 text-prose break-words">{asked}</p>
      </section>
      <Panel title="The plan that came" aside={<span className="text-sm text-fg-2">Click any figure</span>}>
        <Suspense fallback={waiting}>
          <PlanReading strategy={plan} />
        </Suspense>
      </Panel>
    </>
  );
}
