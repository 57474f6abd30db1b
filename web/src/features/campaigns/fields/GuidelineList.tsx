import { GUIDELINE_LENGTH_MAX, GUIDELINES_MAX } from "@app/contract/campaigns/schemas";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { offerUndo } from "#/lib/undo.ts";
import { classes } from "#/ui/classes.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { guidelineCount } from "#/features/campaigns/wizard/draft.rules.ts";

interface GuidelineListProps {
  guidelines: readonly string[];
  onChange: (guidelines: string[]) => void;
  /** The lines as they are when a removal is undone. */
  current: () => readonly string[];
}

const SLOTS = Array.from({ length: GUIDELINES_MAX }, (_, slot) => slot);

/** At most eight lines with their counter; a line is changed in place, moved by buttons and removed with undo. */
export function GuidelineList({ guidelines, onChange, current }: GuidelineListProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const { text, isFull } = guidelineCount(guidelines);

  function add() {
    onChange([...guidelines, ""]);
    // The new row exists after the next paint.
    requestAnimationFrame(() => [...(list.current?.querySelectorAll("input") ?? [])].at(-1)?.focus());
  }
  function remove(index: number) {
    const [line = ""] = guidelines.slice(index, index + 1);
    onChange(guidelines.toSpliced(index, 1));
    if (line === "") return;
    offerUndo(`Guideline ${index + 1} removed`, () => {
      const now = current();
      if (now.length < GUIDELINES_MAX) onChange(now.toSpliced(index, 0, line));
    });
  }
  function move(index: number, step: -1 | 1) {
    const [line = ""] = guidelines.slice(index, index + 1);
    onChange(guidelines.toSpliced(index, 1).toSpliced(index + step, 0, line));
  }

  return (
    <section aria-labelledby={id}>
      <div className="mt-2 flex items-center justify-between">
        <h3 id={id} className="font-semibold">
          Guidelines
        </h3>
        <span className="flex items-center gap-2 text-sm text-fg-2">
          <span aria-hidden className="flex gap-1">
            {SLOTS.map((slot) => (
              <span
                key={slot}
                className={classes(
                  "h-1 w-4 rounded-full",
                  slot < guidelines.length ? "bg-brand" : "bg-line-mid",
                )}
              />
            ))}
          </span>
          <span className="tabular-nums">
            {guidelines.length} of {GUIDELINES_MAX}
          </span>
        </span>
      </div>
      <ul ref={list} className="mt-2 rounded-lg border border-line-mid bg-surface">
        {SLOTS.slice(0, guidelines.length).map((index) => (
          <GuidelineRow
            key={index}
            number={index + 1}
            value={guidelines[index] ?? ""}
            isLast={index === guidelines.length - 1}
            onChange={(line) => onChange(guidelines.with(index, line))}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(index)}
          />
        ))}
        <li className="flex min-h-14 items-center gap-2 border-line px-3 text-sm text-fg-2 not-first:border-t">
          {isFull ? (
            <span role="status">{text}</span>
          ) : (
            <>
              <Plus aria-hidden size={16} />
              <button
                type="button"
                onClick={add}
                className="min-h-6 rounded-sm font-medium text-brand-text hover:underline"
              >
                Add a guideline
              </button>
              <span className="max-sm:hidden">or start with “Do”, “Don’t”, “Must say”, “Must show”</span>
            </>
          )}
        </li>
      </ul>
    </section>
  );
}

interface GuidelineRowProps {
  number: number;
  value: string;
  isLast: boolean;
  onChange: (value: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function GuidelineRow({ number, value, isLast, onChange, onMove, onRemove }: GuidelineRowProps) {
  const noteId = useId();
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-2 max-sm:grid-cols-[24px_minmax(0,1fr)] border-line py-2 pr-2 pl-3 not-first:border-t">
      <span aria-hidden className="text-center text-sm text-fg-2 tabular-nums">
        {number}
      </span>
      <input
        aria-label={`Guideline ${number}`}
        aria-describedby={noteId}
        value={value}
        maxLength={GUIDELINE_LENGTH_MAX}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full min-w-0 rounded-md max-sm:order-3 max-sm:col-span-2 border border-transparent bg-surface px-2 text-base hover:border-line-mid focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus"
      />
      <span className="flex max-sm:justify-end">
        <IconButton
          size="sm"
          label={`Move guideline ${number} up`}
          disabled={number === 1}
          icon={<ArrowUp aria-hidden size={16} />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="sm"
          label={`Move guideline ${number} down`}
          disabled={isLast}
          icon={<ArrowDown aria-hidden size={16} />}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="sm"
          label={`Delete guideline ${number}`}
          icon={<Trash2 aria-hidden size={16} />}
          onClick={onRemove}
        />
      </span>
      <p
        id={noteId}
        className="col-start-2 px-2 text-xs text-fg-2 max-sm:order-4 max-sm:col-span-2 max-sm:col-start-1"
      >
        A person checks this one
      </p>
    </li>
  );
}
