import type { ContentCheck, Verdict } from "@app/contract/content-checks/reviews";
import { VERDICT_LABELS } from "@app/contract/content-checks/reviews";
import { formatDate } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Button } from "#/ui/Button.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Key } from "#/features/content-checks/CheckQueue.tsx";
import { mayBeApproved } from "#/features/content-checks/content-checks.rules.ts";

interface VerdictBarProps {
  check: ContentCheck;
  feedback: string;
  onFeedback: (text: string) => void;
  /** Null takes the verdict back. */
  onVerdict: (verdict: Verdict | null) => void;
}

/** What the person decides, with a word to the creator. */
export function VerdictBar({ check, feedback, onFeedback, onVerdict }: VerdictBarProps) {
  return (
    <div className="bottom-bar-tall flex shrink-0 flex-col gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-4 max-md:sticky max-md:bottom-0 max-md:z-10">
      {check.verdict ? (
        <Decided check={check} onReopen={() => onVerdict(null)} />
      ) : (
        <>
          <TextField
            label="Feedback to the creator"
            hideLabel
            placeholder="Feedback to the creator"
            value={feedback}
            maxLength={2000}
            onChange={(event) => onFeedback(event.target.value)}
          />
          {!mayBeApproved(check) && (
            <p className="text-sm text-fg-2">
              This file could not be read, so it cannot be approved. Ask for a new one.
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {mayBeApproved(check) && <Approvals onVerdict={onVerdict} />}
            <Button
              data-focus-once
              variant="primary"
              className="flex-1 max-md:basis-full"
              onClick={() => onVerdict("needs_work")}
            >
              Needs work
              <span className="max-md:hidden">
                <Key>R</Key>
              </span>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Approvals({ onVerdict }: Pick<VerdictBarProps, "onVerdict">) {
  return (
    <>
      <Button data-focus-once className="max-md:min-h-11 max-md:flex-1" onClick={() => onVerdict("approved")}>
        Approve
        <span className="max-md:hidden">
          <Key>A</Key>
        </span>
      </Button>
      <Button
        data-focus-once
        className="max-md:min-h-11 max-md:flex-1"
        onClick={() => onVerdict("approved_with_corrections")}
      >
        With corrections
      </Button>
    </>
  );
}

function Decided({ check, onReopen }: { check: ContentCheck; onReopen: () => void }) {
  const timeZone = useTimeZone();
  const { verdict, verdictBy, verdictAt, feedback } = check;
  if (!verdict) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="min-w-0">
        <State kind={verdict === "needs_work" ? "warn" : "passed"}>{VERDICT_LABELS[verdict]}</State>
        <p className="text-xs text-fg-2">
          {verdictBy ?? "Somebody"}, {formatDate(verdictAt, timeZone)}
        </p>
        {feedback !== "" && <p className="text-sm break-words">{feedback}</p>}
      </div>
      <Button size={32} onClick={onReopen}>
        Decide again
      </Button>
    </div>
  );
}
