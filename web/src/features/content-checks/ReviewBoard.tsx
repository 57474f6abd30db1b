import { useState } from "react";
import type { ReactNode } from "react";
import type { ContentCheck, Verdict } from "@app/contract/content-checks-reviews";
import { VERDICT_LABELS } from "@app/contract/content-checks-reviews";
import { toast } from "#/lib/toasts.ts";
import { CaptionDialog } from "./CaptionDialog.tsx";
import { CheckList } from "./CheckList.tsx";
import { CheckStage } from "./CheckStage.tsx";
import { useCheckActions } from "./content-checks.queries.ts";
import { mayBeApproved } from "./content-checks.rules.ts";
import type { CheckLine } from "./content-checks.rules.ts";
import { OverrideDialog } from "./OverrideDialog.tsx";
import { useReviewKeys } from "./use-review-keys.ts";
import { VerdictBar } from "./VerdictBar.tsx";
import { usePlayer } from "./VideoPlayer.tsx";

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
  const actions = useCheckActions();
  const player = usePlayer(check.media?.durationS ?? 0);
  const [focusAt, setFocusAt] = useState<number | null>(null);
  const [feedback, setFeedback] = useState(check.feedback);
  const [overridden, setOverridden] = useState<CheckLine | null>(null);
  const [isEditing, setEditing] = useState(false);
  const decide = (verdict: Verdict | null) =>
    attempt(
      actions.change(check.id, { verdict, feedback }).then(() => verdict && toast(VERDICT_LABELS[verdict])),
    );
  const mayDecide = mayReview && check.verdict === null;
  useReviewKeys({
    j: onNext,
    k: onPrevious,
    a: mayDecide && mayBeApproved(check) ? () => decide("approved") : null,
    r: mayDecide ? () => decide("needs_work") : null,
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
          <VerdictBar check={check} feedback={feedback} onFeedback={setFeedback} onVerdict={decide} />
        )}
      </section>
      {overridden && (
        <OverrideDialog
          line={overridden}
          onClose={() => setOverridden(null)}
          onDecide={(status, reason) =>
            actions.change(check.id, { override: { field: overridden.field, status, reason } })
          }
        />
      )}
      {isEditing && (
        <CaptionDialog
          check={check}
          onClose={() => setEditing(false)}
          onSave={(caption, rules) => actions.change(check.id, { caption, ...(rules && { rules }) })}
        />
      )}
    </>
  );
}

/** A refusal has shown its notification; the screen stays as it was. */
function attempt(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
