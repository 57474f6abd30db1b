import { ChevronDown, Clock, Pencil, Quote, TextQuote } from "lucide-react";
import type { FieldCheck } from "@app/contract/content-checks/schemas";
import type { ContentCheck } from "@app/contract/content-checks/reviews";
import { Button } from "#/ui/Button.tsx";
import { classes } from "#/ui/classes.ts";
import { CheckMeasures } from "./CheckMeasures.tsx";
import { clock } from "#/features/content-checks/content-checks.rules.ts";
import type { CheckLine } from "#/features/content-checks/content-checks.rules.ts";
import { StatusWord } from "./StatusWord.tsx";

export interface EvidenceActions {
  onSeek: (seconds: number) => void;
  onCaption: (start: number) => void;
  onOverride: (line: CheckLine) => void;
  onFeedback: (text: string) => void;
}

interface CheckRowProps {
  line: CheckLine;
  /** The content that was checked. */
  content: ContentCheck;
  isOpen: boolean;
  mayReview: boolean;
  onToggle: () => void;
  actions: EvidenceActions;
}

/** One of the ten: its answer in a word, and behind it why. */
export function CheckRow({ line, content, isOpen, mayReview, onToggle, actions }: CheckRowProps) {
  const { check, override } = line;
  return (
    <li className={classes("border-b border-line last:border-b-0", isOpen && "bg-surface-2")}>
      <div className="flex min-h-13 items-center gap-2 pr-4 hover:bg-hover">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-13 min-w-0 flex-1 items-center gap-3 py-1.5 pl-4 text-left"
        >
          <ChevronDown
            aria-hidden
            size={16}
            className={classes(
              "shrink-0 text-fg-2 transition-transform duration-120",
              !isOpen && "-rotate-90",
            )}
          />
          <span className="flex min-w-0 flex-1 flex-col">
            <b className="font-medium">{line.label}</b>
            {check && !isOpen && <small className="truncate text-xs text-fg-2">{check.message}</small>}
          </span>
        </button>
        {check && <EvidenceJump check={check} actions={actions} />}
        <span className="w-28 shrink-0">
          <StatusWord status={line.status} isAsked={check?.reason !== "no_rule"} />
        </span>
      </div>
      {isOpen && check && (
        <div className="flex flex-col gap-2 pr-4 pb-3 pl-11 text-sm">
          <p>{check.message}</p>
          {override && (
            <p className="text-fg-2">
              {override.by ?? "Somebody"} decided differently: “{override.reason}”. The machine found{" "}
              {WORDS[check.status]}.
            </p>
          )}
          <Evidence check={check} content={content} />
          <RowActions line={line} check={check} mayReview={mayReview} actions={actions} />
        </div>
      )}
    </li>
  );
}

const WORDS = { pass: "that it passes", fail: "that it fails", unknown: "no answer" } as const;
const EVIDENCE =
  "inline-flex h-6 shrink-0 items-center gap-1 rounded-sm border border-line-mid px-2 text-xs font-medium whitespace-nowrap tabular-nums hover:border-line-2 max-sm:hidden";

/** Leads to the first second, or the first word, that the answer rests on. */
function EvidenceJump({ check, actions }: { check: FieldCheck; actions: EvidenceActions }) {
  const [moment] = check.moments;
  const [span] = check.spans;
  if (moment)
    return (
      <button
        type="button"
        aria-label={`${clock(moment.t0)}, ${moment.note}: show it`}
        onClick={() => actions.onSeek(moment.t0)}
        className={EVIDENCE}
      >
        <Clock aria-hidden size={14} />
        {clock(moment.t0)}
      </button>
    );
  if (!span) return null;
  return (
    <button
      type="button"
      aria-label={`At ${span.start + 1}: show ${span.text} in the caption`}
      onClick={() => actions.onCaption(span.start)}
      className={EVIDENCE}
    >
      <TextQuote aria-hidden size={14} />
      At {span.start + 1}
    </button>
  );
}

/** The sentence above says what a person needs; what was measured and by which rule is there for who wants to know. */
function Evidence({ check, content }: { check: FieldCheck; content: ContentCheck }) {
  const { measures, rule, confidence } = check;
  if (measures.length === 0 && !rule && confidence === null) return null;
  return (
    <details className="group/evidence">
      <summary className="inline-flex min-h-6 cursor-pointer items-center gap-1 text-xs font-medium text-fg-2 hover:text-fg">
        {measures.length === 0 ? "Rule" : "Measures and rule"}
      </summary>
      <div className="mt-1 flex flex-col gap-2">
        <CheckMeasures check={check} content={content} />
        <RuleLine check={check} />
      </div>
    </details>
  );
}

function RuleLine({ check }: { check: FieldCheck }) {
  const { rule, confidence } = check;
  const sure =
    confidence === null ? null : confidence >= 0.85 ? "high" : confidence >= 0.65 ? "medium" : "low";
  if (!rule && sure === null) return null;
  return (
    <p className="text-xs text-fg-2">
      {rule && `Rule ${rule.id}, version ${rule.version}: ${rule.source}. `}
      {sure !== null && `Sure: ${sure}.`}
    </p>
  );
}

interface RowActionsProps {
  line: CheckLine;
  check: FieldCheck;
  mayReview: boolean;
  actions: EvidenceActions;
}

function RowActions({ line, check, mayReview, actions }: RowActionsProps) {
  if (!mayReview) return null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size={24} icon={<Pencil aria-hidden size={14} />} onClick={() => actions.onOverride(line)}>
        {line.override ? "Change the override" : "Override with a reason"}
      </Button>
      {line.status === "fail" && (
        <Button
          size={24}
          variant="ghost"
          icon={<Quote aria-hidden size={14} />}
          onClick={() => actions.onFeedback(check.message)}
        >
          Add to feedback
        </Button>
      )}
    </div>
  );
}
