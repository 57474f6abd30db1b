import type { Lesson } from "@app/contract/strategy/learning";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Loading, Skeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { useLearning } from "./score.queries.ts";

/** Whether campaigns made the next plan any surer, and said as plainly where they did not. */
export function LearningPanel() {
  const { data, error, mutate } = useLearning();
  return (
    <Panel title="What the next plan has learned">
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <ul className="flex flex-col gap-1 p-4">
          {data.lessons.map((lesson) => (
            <li key={lesson.figure.id}>
              <LessonText lesson={lesson} />
            </li>
          ))}
        </ul>
      ) : (
        <Awaited />
      )}
    </Panel>
  );
}

/** As high as what comes: there are always two lessons. */
function Awaited() {
  return (
    <Loading label="Loading what was learned">
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-3 w-3/4 rounded-sm" />
        <Skeleton className="h-3 w-3/4 rounded-sm" />
      </div>
    </Loading>
  );
}

/** A sentence with figures has the origin of its figure. */
function LessonText({ lesson: { figure, sentence } }: { lesson: Lesson }) {
  if (!/\d/u.test(sentence)) return sentence;
  return <Figure value={sentence} label={figure.label} source={figure.source} className="text-left" />;
}
