import type { UIMessage } from "ai";
import type { Attachment } from "@app/contract/strategy/attachments/schemas";
import { Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { saidOf } from "#/features/strategy/conversation/catch-up.rules.ts";
import type { Said } from "#/features/strategy/conversation/catch-up.rules.ts";
import { EditForm } from "#/features/strategy/conversation/late-parts.ts";
import { IconButton } from "#/ui/IconButton.tsx";

interface UserMessageProps {
  message: UIMessage;
  /** Says something else in its place, in a thread of its own; null for who may not, or while an answer is written. */
  onBranch: ((said: Said) => Promise<void>) | null;
}

/** What a person said, and the way to say it otherwise. */
export function UserMessage({ message, onBranch }: UserMessageProps) {
  const [isEditing, setIsEditing] = useState(false);
  const said = saidOf(message);
  const words = (
    <div data-said className="flex max-w-[85%] scroll-mt-18 flex-col gap-2 self-end">
      {said.text !== "" && (
        <p className="self-end rounded-lg bg-surface-2 px-4 py-3 text-prose break-words whitespace-pre-wrap">
          {said.text}
        </p>
      )}
      {said.attachment && <UsedText attachment={said.attachment} />}
      {onBranch && said.text !== "" && (
        <IconButton
          label="Edit in a new thread"
          className="self-end"
          icon={<Pencil aria-hidden size={16} />}
          onClick={() => setIsEditing(true)}
        />
      )}
    </div>
  );
  if (!isEditing || !onBranch) return words;
  return (
    <Suspense fallback={words}>
      <EditForm said={said} onSend={onBranch} onClose={() => setIsEditing(false)} />
    </Suspense>
  );
}

/** The text of a file that a person used, folded: it is no words of theirs. */
function UsedText({ attachment: { name, text } }: { attachment: Attachment }) {
  return (
    <details className="rounded-lg bg-surface-2 px-4 py-3">
      <summary className="cursor-pointer py-2 break-words">Text of {name}</summary>
      <p className="mt-2 text-sm break-words whitespace-pre-wrap text-fg-2">{text}</p>
    </details>
  );
}
