import type { CollectionCreator, TriageState } from "@app/contract/collections/schemas";
import { CollectionEntryFields, TRIAGE_LABELS } from "@app/contract/collections/schemas";
import { Check, Trash2, X } from "lucide-react";
import { checked } from "#/lib/forms/checked.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { editCreator, removeCreators } from "./collections.queries.ts";
import { EditableNote } from "./EditableNote.tsx";

interface TriageProps {
  creator: CollectionCreator;
  mayChange: boolean;
  onChoose: (state: TriageState) => void;
}

/** Shortlist or pass over; pressing the same again takes it back. */
export function Triage({ creator, mayChange, onChoose }: TriageProps) {
  const { state, handle } = creator;
  if (!mayChange) return <StateBadge state={state} />;
  return (
    <span className="inline-flex gap-1">
      <Button
        size={32}
        aria-pressed={state === "shortlisted"}
        className="aria-pressed:border-transparent aria-pressed:bg-success-soft aria-pressed:text-success"
        icon={<Check aria-hidden size={14} />}
        onClick={() => onChoose("shortlisted")}
      >
        {state === "shortlisted" ? "Shortlisted" : "Shortlist"} <span className="sr-only">@{handle}</span>
      </Button>
      <Button
        size={32}
        variant="ghost"
        aria-pressed={state === "passed"}
        className="aria-pressed:bg-surface-2 aria-pressed:text-fg"
        icon={<X aria-hidden size={14} />}
        onClick={() => onChoose("passed")}
      >
        {state === "passed" ? "Passed over" : "Pass over"} <span className="sr-only">@{handle}</span>
      </Button>
    </span>
  );
}

function StateBadge({ state }: { state: TriageState }) {
  const tone = { untriaged: "line", shortlisted: "success", passed: "plain" } as const;
  return <Badge tone={tone[state]}>{TRIAGE_LABELS[state]}</Badge>;
}

interface CreatorNoteProps {
  collectionId: string;
  creator: CollectionCreator;
  mayChange: boolean;
  noteOn: string | null;
  onNote: (creatorId: string | null) => void;
}

export function CreatorNote({ collectionId, creator, mayChange, noteOn, onNote }: CreatorNoteProps) {
  const { creatorId, handle, note } = creator;
  return (
    <EditableNote
      label={`Note on @${handle}`}
      value={note}
      mayChange={mayChange}
      isOpen={noteOn === creatorId}
      onClose={() => onNote(null)}
      onSave={async (text) => {
        const change = checked(CollectionEntryFields, { note: text });
        await editCreator(collectionId, creator, change, { quiet: true });
      }}
    />
  );
}

export function RemoveCreator({
  collectionId,
  creator,
}: {
  collectionId: string;
  creator: CollectionCreator;
}) {
  async function remove(): Promise<void> {
    try {
      await removeCreators(collectionId, [creator.creatorId]);
    } catch {
      // The request has shown its own notification.
    }
  }
  return (
    <IconButton
      size="sm"
      label={`Remove @${creator.handle} from the collection`}
      icon={<Trash2 aria-hidden size={16} />}
      onClick={() => void remove()}
    />
  );
}
