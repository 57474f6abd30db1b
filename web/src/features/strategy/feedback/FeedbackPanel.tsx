import { FEEDBACK_DAYS, FEEDBACK_REASON_LABELS } from "@app/contract/strategy/feedback/schemas";
import type { UnhelpfulAnswer } from "@app/contract/strategy/feedback/schemas";
import { Link } from "@tanstack/react-router";
import { Download } from "lucide-react";
import { exportFeedback, useFeedbackCounts, useUnhelpfulAnswers } from "./told-feedback.queries.ts";
import { useMayManage } from "#/lib/api/me.ts";
import { formatDateTime, formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** What people said of answers in this workspace, for those who look after it. */
export function FeedbackPanel() {
  const mayRead = useMayManage();
  const { data: counts } = useFeedbackCounts(mayRead);
  const list = useUnhelpfulAnswers(mayRead);
  const { data, error, mutate } = list;
  const hasSome = data !== undefined && data.items.length > 0;
  return (
    <Panel
      title="What people said of answers"
      aside={
        hasSome && (
          <Button size={32} icon={<Download aria-hidden size={16} />} onClick={() => void exportFeedback()}>
            CSV
          </Button>
        )
      }
    >
      {!mayRead && <p className="px-4 py-5 text-fg-2">Owners and admins of this workspace read it here.</p>}
      {counts && (
        <p className="px-4 pt-4">
          In the last {FEEDBACK_DAYS} days: {formatTotal(counts.helpful)} helpful,{" "}
          {formatTotal(counts.notHelpful)} not helpful. It is kept on this machine and sent nowhere.
        </p>
      )}
      {error && !data && <ErrorState error={error} onRetry={() => void mutate()} />}
      {mayRead && !data && !error && <ListSkeleton rows={2} label="Loading what people said" />}
      {data && !hasSome && <p className="px-4 py-4 text-fg-2">No answer was marked as not helpful yet.</p>}
      {hasSome && (
        <ol
          aria-label="Answers that were not helpful"
          className="mt-3 divide-y divide-line border-t border-line"
        >
          {data.items.map((one) => (
            <UnhelpfulRow key={one.id} answer={one} />
          ))}
        </ol>
      )}
      <ShowMore list={list} of="answers" />
    </Panel>
  );
}

function UnhelpfulRow({ answer: one }: { answer: UnhelpfulAnswer }) {
  const timeZone = useTimeZone();
  const wrong = one.reason === null ? "Not helpful" : FEEDBACK_REASON_LABELS[one.reason];
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <b className="font-medium">{wrong}</b>
        <span className="text-fg-2">
          {one.givenBy === null ? "" : `${one.givenBy}, `}
          <time dateTime={one.givenAt} className="tabular-nums">
            {formatDateTime(one.givenAt, timeZone)}
          </time>
        </span>
      </p>
      {one.words !== "" && <p className="break-words">“{one.words}”</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-fg-2">
        <dt>Asked</dt>
        <dd className="min-w-0 break-words">{one.question}</dd>
        <dt>Answered</dt>
        <dd className="min-w-0 break-words">{one.answer}</dd>
      </dl>
      <Link
        to="/strategy-ai/$threadId"
        params={{ threadId: one.threadId }}
        className="min-h-6 w-fit font-medium break-words text-brand-text hover:underline"
      >
        {one.thread}
      </Link>
    </li>
  );
}
