import { queueSource } from "@app/contract/content-checks/sources";
import { useNavigate, useParams } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { formatTotal } from "#/lib/format.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { LoadFailure } from "#/ui/feedback/LoadFailure.tsx";
import { PageActions } from "#/ui/PageActions.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { CheckQueue } from "./CheckQueue.tsx";
import { useContentCheck, useMayReview, useQueue } from "./content-checks.queries.ts";
import { neighbour, QUEUE_LABELS, QUEUE_VIEWS } from "./content-checks.rules.ts";
import type { QueueView } from "./content-checks.rules.ts";
import { ReviewBoard } from "./review/ReviewBoard.tsx";
import { late } from "#/ui/late.tsx";

const NewCheckForm = late(async () => (await import("./new-check/NewCheckForm.tsx")).NewCheckForm);
const FORM_AWAITED = <ListSkeleton rows={4} label="Loading the form" />;

/** Rows below the one on screen that are there before somebody goes on. */
const ROWS_AHEAD = 5;
const VIEW = choice(QUEUE_VIEWS, "review");
const VIEW_OPTIONS = QUEUE_VIEWS.map((value) => ({ value, label: QUEUE_LABELS[value] }));

/** Content checks: the queue, the draft, its ten answers and the verdict. */
export function SentinelPage() {
  const { checkId } = useParams({ strict: false });
  const [view, setView] = usePageState("show", VIEW);
  const queue = useQueue(view);
  const mayReview = useMayReview();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const items = queue.data?.items ?? [];
  const currentId = checkId ?? items[0]?.id ?? null;
  const open = (id: string) =>
    void navigate({ to: "/sentinel/$checkId", params: { checkId: id }, search: (search) => search });
  // The check on screen may not be in the other list.
  const show = (next: QueueView) => {
    if (checkId === undefined) setView(next);
    else void navigate({ to: "/sentinel", search: { show: next === "review" ? undefined : next } });
  };
  const isEmpty = queue.data !== undefined && currentId === null;
  // The queue shows its own error, and is hidden below xl.
  const unread = queue.data === undefined && currentId === null ? queue.error : undefined;
  return (
    <>
      {mayReview && !isEmpty && (
        <PageActions>
          <Button size={32} icon={<Upload aria-hidden size={16} />} onClick={() => setAdding(true)}>
            <span className="max-md:sr-only">Check new content</span>
          </Button>
        </PageActions>
      )}
      <div className="md:grid md:h-[calc(100dvh-56px)] md:grid-cols-[minmax(0,1fr)_400px] md:max-xl:grid-rows-[auto_minmax(0,1fr)] xl:grid-cols-[264px_minmax(0,1fr)_448px]">
        <div className="border-b border-line px-4 py-2 md:col-span-2 md:px-6 xl:hidden">
          <Segmented label="Show" value={view} options={VIEW_OPTIONS} onChange={show} />
        </div>
        <CheckQueue queue={queue} view={view} onView={show} currentId={currentId} />
        {isEmpty && <FirstCheck view={view} mayReview={mayReview} onStarted={open} />}
        {unread && (
          <div className="xl:hidden">
            <ErrorState error={unread} onRetry={() => void queue.mutate()} />
          </div>
        )}
        {!isEmpty && !unread && (
          <CurrentCheck id={currentId} queue={queue} view={view} mayReview={mayReview} onOpen={open} />
        )}
      </div>
      {isAdding && (
        <Dialog open wide onClose={() => setAdding(false)} title="Check new content">
          <Suspense fallback={FORM_AWAITED}>
            <NewCheckForm
              onStarted={(check) => {
                setAdding(false);
                open(check.id);
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

interface CurrentCheckProps {
  /** Null while the queue is being read. */
  id: string | null;
  queue: ReturnType<typeof useQueue>;
  view: QueueView;
  mayReview: boolean;
  onOpen: (id: string) => void;
}

function CurrentCheck({ id, queue, view, mayReview, onOpen }: CurrentCheckProps) {
  const { data, error, mutate } = useContentCheck(id);
  const navigate = useNavigate();
  const items = queue.data?.items ?? [];
  const index = items.findIndex((item) => item.id === id);
  useMoreAtEnd(queue, index);
  if (error && !data) {
    return (
      <LoadFailure
        error={error}
        onRetry={() => void mutate()}
        back={{ to: "/sentinel", label: "All content checks" }}
      />
    );
  }
  if (!data) return <ListSkeleton rows={8} label="Loading the check" />;
  const next = neighbour(items, id, 1);
  const previous = neighbour(items, id, -1);
  return (
    <ReviewBoard
      key={data.id}
      check={data}
      mayReview={mayReview}
      place={
        queue.data && index !== -1 ? (
          <Figure
            value={`${index + 1} of ${formatTotal(queue.data.total)}`}
            label="In the queue"
            source={queueSource(QUEUE_LABELS[view], queue.data.total)}
          />
        ) : null
      }
      onPrevious={previous && (() => onOpen(previous.id))}
      onNext={next && (() => onOpen(next.id))}
      onLeave={() => {
        const other = next ?? previous;
        if (other) onOpen(other.id);
        else void navigate({ to: "/sentinel", search: (search) => search });
      }}
    />
  );
}

/** Whoever walks down the queue meets no end that is none: the next page is read before they are there. */
function useMoreAtEnd({ data, isGrowing, error, more }: ReturnType<typeof useQueue>, index: number): void {
  const isNear = data !== undefined && index >= data.items.length - ROWS_AHEAD;
  const isWanted = isNear && data.left > 0 && !isGrowing && error === undefined;
  useEffect(() => {
    if (isWanted) more();
  });
}

interface FirstCheckProps {
  view: string;
  mayReview: boolean;
  onStarted: (id: string) => void;
}

/** Nothing to review: the way to begin stands where the draft would. */
function FirstCheck({ view, mayReview, onStarted }: FirstCheckProps) {
  return (
    <section
      aria-label="New content"
      className="flex min-h-0 flex-col gap-1 overflow-y-auto p-4 md:col-span-2 md:p-8"
    >
      <h2 className="text-xl font-semibold">
        {view === "decided" ? "Nothing decided yet" : "Nothing to review"}
      </h2>
      <p className="max-w-140 text-fg-2">
        Herald reads a video and its caption and answers ten questions, each with what it saw and the rule
        behind it.
      </p>
      {mayReview && (
        <div className="mt-4 max-w-160">
          <Suspense fallback={FORM_AWAITED}>
            <NewCheckForm onStarted={(check) => onStarted(check.id)} />
          </Suspense>
        </div>
      )}
    </section>
  );
}
