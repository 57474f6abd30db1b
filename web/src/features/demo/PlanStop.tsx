import { Fragment, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { comeInTurn } from "./come-in-turn.ts";
import type { useDemoPlan } from "./plan.queries.ts";

const AnswerReading = late(async () => (await import("./plan.lazy.ts")).AnswerReading);
const PlanReading = late(async () => (await import("./plan.lazy.ts")).PlanReading);

/** From the last word of the question to the answer, and from there to the plan, in turns of a word. */
const PAUSE = 8;

interface PlanStopProps extends ReturnType<typeof useDemoPlan> {
  /** Whether it is the first look at it: then it comes as it would in a conversation. */
  isNew: boolean;
}

/** First stop: a line that asks for a plan, the answer as a thread shows it, and the plan that came. */
export function PlanStop({ plan, talk, error, retry, isNew }: PlanStopProps) {
  useEffect(() => PlanReading.fetchEarly(), []);
  if (error && !plan) return <ErrorState error={error} onRetry={retry} />;
  const waiting = (
    <Panel title="The plan is on its way">
      <ListSkeleton rows={8} label="Loading the plan" />
    </Panel>
  );
  // Right after the first start it is still being made.
  if (!plan || !talk) return waiting;
  const { asked, answer } = talk;
  const words = asked.split(" ");
  return (
    <Suspense fallback={waiting}>
      <InTurn isNew={isNew}>
        <section aria-label="What was asked" className="flex flex-col items-end gap-1">
          <span className="text-xs text-fg-2">Asked of Strategy AI</span>
          <p className="max-w-160 rounded-lg bg-surface-2 px-4 py-3 text-prose break-words">
            {words.map((word, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- the words of one line that never changes
              <Fragment key={place}>
                <span data-turn={place}>{word}</span>{" "}
              </Fragment>
            ))}
          </p>
        </section>
        <section aria-label="What was answered" data-turn={words.length + PAUSE} className="max-w-180">
          <AnswerReading parts={answer} />
        </section>
        <div data-turn={words.length + 2 * PAUSE}>
          <Panel
            title="The plan that came"
            aside={<span className="text-sm text-fg-2">Click any figure</span>}
          >
            <PlanReading strategy={plan} />
          </Panel>
        </div>
      </InTurn>
    </Suspense>
  );
}

/** Everything stands in its place from the start, so nothing moves while one part after the other is shown. */
function InTurn({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  const [comes] = useState(isNew);
  useLayoutEffect(() => {
    if (comes) comeInTurn(root.current);
  }, [comes]);
  return (
    <div ref={root} className="flex flex-col gap-6">
      {children}
    </div>
  );
}
