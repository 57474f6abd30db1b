import { CAMPAIGN_LIST_MAX } from "@app/contract/campaigns/schemas";
import type { DeliverableLine } from "@app/contract/campaigns/deliverables";
import { Plus } from "lucide-react";
import { offerUndo } from "#/lib/undo.ts";
import { Button } from "#/ui/Button.tsx";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { LineEditor } from "#/features/campaigns/fields/LineEditor.tsx";
import { newLine } from "#/features/campaigns/wizard/lines.rules.ts";
import { StepHead } from "#/features/campaigns/wizard/StepHead.tsx";
import type { StepProps } from "#/features/campaigns/wizard/wizard.rules.ts";

export function DeliverablesStep({ draft, form, campaign }: StepProps) {
  const { lines } = form;
  function replace(changed: DeliverableLine) {
    draft.change({ lines: lines.map((line) => (line.id === changed.id ? changed : line)) });
  }
  function remove(line: DeliverableLine, index: number) {
    draft.change({ lines: lines.filter((other) => other.id !== line.id) });
    offerUndo(`Line ${index + 1} removed`, () => {
      const now = draft.store.get().form.lines;
      draft.change({ lines: now.toSpliced(index, 0, line) });
    });
  }
  const add = () => draft.change({ lines: [...lines, newLine(lines.at(-1), form.startsOn)] });
  return (
    <>
      <StepHead
        title="What do the creators make?"
        text="One line for each kind of content. Orientation and length are checked in every draft."
      />
      {lines.length === 0 ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            title="No deliverables yet"
            text="A line says how many pieces of which format are due when, such as 2 reels from each creator."
            action={
              <Button icon={<Plus aria-hidden size={16} />} onClick={add}>
                Add a line
              </Button>
            }
          />
        </div>
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            {lines.map((line, index) => (
              <li key={line.id}>
                <LineEditor
                  line={line}
                  number={index + 1}
                  creators={campaign?.creators ?? []}
                  onChange={replace}
                  onRemove={() => remove(line, index)}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button
              icon={<Plus aria-hidden size={16} />}
              disabled={lines.length >= CAMPAIGN_LIST_MAX}
              onClick={add}
            >
              Add a line
            </Button>
          </div>
        </>
      )}
    </>
  );
}
