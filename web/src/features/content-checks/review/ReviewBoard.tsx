import { useState } from "react";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { ContentCheckChange, VERDICT_LABELS } from "@app/contract/content-checks/reviews";
import type { ContentCheck, Verdict } from "@app/contract/content-checks/reviews";
import { checked } from "#/lib/forms/checked.ts";
import { toast } from "#/lib/toasts.ts";
import { CaptionDialog } from "./CaptionDialog.tsx";
import { CheckList } from "./CheckList.tsx";
import { CheckStage } from "./CheckStage.tsx";
import { checkActions } from "#/features/content-checks/content-checks.queries.ts";
import { mayBeApproved } from "#/features/content-checks/content-checks.rules.ts";
import type { CheckLine } from "#/features/content-checks/content-checks.rules.ts";
import { OverrideDialog } from "./OverrideDialog.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import { VerdictBar } from "./VerdictBar.tsx";
import { usePlayer } from "./VideoPlayer.tsx";

const OwnFields = z.omit(ContentCheckChange, { version: true });
/** A form says itself what is wrong. */
const QUIET = { quiet: true };

interface ReviewBoardProps {
  check: ContentCheck;
  mayReview: boolean;
  /** Where it stands in the queue. */
  place: ReactNode;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  /** After the check is out of the way. */
  onLeave: () => void;
}

/** One check under review: draft, ten answers, verdict. Give it the check's id as key. */
export function ReviewBoard({ check, mayReview, place, onPrevious, onNext, onLeave }: ReviewBoardProps) {
  const actions = checkActions;
  const player = usePlayer(check.media?.durationS ?? 0);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const [seen, setSeen] = useState(check);
  const [feedback, setFeedback] = useState(check.feedback);
  // What others save is taken over while nothing of one's own is typed; what is typed is saved over what was seen.
  if (check.version !== seen.version && feedback === seen.feedback) {
    setSeen(check);
    setFeedback(check.feedback);
  }
  const [overridden, setOverridden] = useState<CheckLine | null>(null);
  const [isEditing, setEditing] = useState(false);
  async function decide(verdict: Verdict | null) {
    const stored = await actions.change({ ...seen, verdict: check.verdict }, { verdict, feedback });
    if (stored) setSeen(stored);
    else setFeedback(seen.feedback);
    if (stored && verdict) toast(VERDICT_LABELS[verdict]);
  }
  const mayDecide = mayReview && check.verdict === null;
  useReviewKeys({
    j: onNext,
    k: onPrevious,
    a: mayDecide && mayBeApproved(check) ? () => attempt(decide("approved")) : null,
    r: mayDecide ? () => attempt(decide("needs_work")) : null,
  });
  return (
    <>
      <CheckStage
        check={check}
        player={player}
        focusAt={focusAt}
        place={place}
        mayReview={mayReview}
        actions={{
          onPrevious,
          onNext,
          onEditCaption: () => setEditing(true),
          onRerun: () => attempt(actions.rerun(check.id)),
          onRemove: () => attempt(actions.remove(check.id, check.title).then(onLeave)),
        }}
      />
      <section aria-label="Checks" className="flex min-h-0 flex-col border-line max-md:border-t md:border-l">
        <CheckList
          check={check}
          mayReview={mayReview}
          actions={{
            onSeek: player.seek,
            onCaption: setFocusAt,
            onOverride: setOverridden,
            onFeedback: (text) => setFeedback((now) => `${now} ${text}`.trim()),
          }}
        />
        {mayReview && (
          <VerdictBar
            check={check}
            feedback={feedback}
            onFeedback={setFeedback}
            onVerdict={(verdict) => attempt(decide(verdict))}
          />
        )}
      </section>
      {overridden && (
        <OverrideDialog
          line={overridden}
          onClose={() => setOverridden(null)}
          onDecide={async (status, reason) =>
            actions.change(
              check,
              checked(OwnFields, { override: { field: overridden.field, status, reason } }),
              QUIET,
            )
          }
        />
      )}
      {isEditing && (
        <CaptionDialog
          check={check}
          onClose={() => setEditing(false)}
          onSave={async (caption, rules) =>
            actions.change(check, checked(OwnFields, { caption, ...(rules && { rules }) }), QUIET)
          }
        />
      )}
    </>
  );
}

/** A refusal has shown its notification; the screen stays as it was. */
function attempt(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
