import { Link } from "@tanstack/react-router";
import { Film } from "lucide-react";
import type { ContentCheckSummary } from "@app/contract/content-checks/reviews";
import { VERDICT_LABELS } from "@app/contract/content-checks/reviews";
import { checksSource, queueSource } from "@app/contract/content-checks/sources";
import { formatDate, formatTotal, plural } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Picture } from "#/ui/text/Picture.tsx";
import { classes } from "#/ui/classes.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { imageUrl } from "#/lib/workspace.ts";
import type { useQueue } from "./content-checks.queries.ts";
import { isUnderWay, QUEUE_LABELS, QUEUE_VIEWS } from "./content-checks.rules.ts";
import type { QueueView } from "./content-checks.rules.ts";

interface CheckQueueProps {
  queue: ReturnType<typeof useQueue>;
  view: QueueView;
  onView: (view: QueueView) => void;
  currentId: string | null;
}

/** What is to be reviewed, what is due first. */
export function CheckQueue({ queue, view, onView, currentId }: CheckQueueProps) {
  return (
    <section aria-label="Queue" className="flex min-h-0 flex-col border-line max-xl:hidden xl:border-r">
      <div className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-4">
        <h2 className="font-semibold">{QUEUE_LABELS[view]}</h2>
        {queue.data && (
          <span className="text-sm text-fg-2">
            <Figure
              value={formatTotal(queue.data.total)}
              label={QUEUE_LABELS[view]}
              source={queueSource(QUEUE_LABELS[view], queue.data.total)}
            />
          </span>
        )}
        <Select
          label="Show"
          hideLabel
          size="sm"
          className="ml-auto w-30"
          value={view}
          options={QUEUE_VIEWS.map((value) => ({ value, label: QUEUE_LABELS[value] }))}
          onChange={onView}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto p-2">
        <QueueItems queue={queue} currentId={currentId} />
      </div>
      <p className="flex items-center gap-1 border-t border-line px-4 py-3 text-xs text-fg-2">
        <Key>J</Key>
        <Key>K</Key> next, previous
      </p>
    </section>
  );
}

export function Key({ children }: { children: string }) {
  return (
    <kbd className="rounded-[5px] border border-line-mid px-1.5 font-sans text-rail font-medium">
      {children}
    </kbd>
  );
}

function QueueItems({ queue, currentId }: Pick<CheckQueueProps, "queue" | "currentId">) {
  const { data, error, mutate } = queue;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={5} label="Loading the queue" />;
  if (data.items.length === 0)
    return (
      <p className="p-2 text-sm text-fg-2">
        Videos appear here once they are sent, what is due first on top.
      </p>
    );
  return (
    <>
      <ul>
        {data.items.map((item) => (
          <li key={item.id}>
            <QueueItem item={item} isCurrent={item.id === currentId} />
          </li>
        ))}
      </ul>
      <ShowMore list={queue} of="content checks" />
    </>
  );
}

function QueueItem({ item, isCurrent }: { item: ContentCheckSummary; isCurrent: boolean }) {
  const timeZone = useTimeZone();
  const day = item.subject?.dueAt ?? item.createdAt;
  return (
    <div
      className={classes(
        "relative flex items-center gap-3 rounded-md px-2 py-2.5 hover:bg-hover",
        isCurrent && "bg-selected",
      )}
    >
      <Thumbnail imageId={item.stillImageId} />
      <span className="flex min-w-0 flex-1 flex-col">
        {/* The whole row leads to the check, without holding the figure that opens for itself. */}
        <Link
          to="/sentinel/$checkId"
          params={{ checkId: item.id }}
          search={(search) => search}
          aria-current={isCurrent ? "true" : undefined}
          title={item.title}
          className="truncate font-medium outline-none after:absolute after:inset-0 after:rounded-md focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
        >
          {item.title}
        </Link>
        <small className="truncate text-xs text-fg-2">{item.subject?.group ?? "On its own"}</small>
        <span className="flex items-center justify-between gap-2">
          <QueueState item={item} />
          <span className="text-xs text-fg-2 tabular-nums">{formatDate(day, timeZone)}</span>
        </span>
      </span>
    </div>
  );
}

/** The picture of the video; a drawn film where there is none. */
function Thumbnail({ imageId }: { imageId: string | null }) {
  const look = "h-12 w-9 shrink-0 rounded-sm bg-surface-2";
  if (imageId !== null)
    return <Picture image={imageUrl(imageId)} sizes={36} className={`${look} object-cover`} />;
  return (
    <span className={`grid place-items-center text-fg-2 ${look}`}>
      <Film aria-hidden size={16} />
    </span>
  );
}

function QueueState({ item }: { item: ContentCheckSummary }) {
  const { state, progress, counts, verdict } = item;
  const figure = (text: string) => (
    <Figure value={text} source={checksSource([counts], item.createdAt)} className="relative" />
  );
  if (verdict)
    return <State kind={verdict === "needs_work" ? "warn" : "passed"}>{VERDICT_LABELS[verdict]}</State>;
  if (isUnderWay(state)) return <State kind="running">{Math.round(progress * 100)}% done</State>;
  if (state === "refused" || state === "failed") return <State kind="warn">Not readable</State>;
  if (counts.failed > 0) return <State kind="failed">{figure(plural(counts.failed, "problem"))}</State>;
  if (counts.passed > 0) return <State kind="passed">{figure(`${counts.passed} passed`)}</State>;
  return <State kind="none">Not checked</State>;
}
