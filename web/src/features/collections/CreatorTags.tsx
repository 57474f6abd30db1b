import type { CollectionCreator } from "@app/contract/collections";
import { useState } from "react";
import { useTask } from "#/lib/use-task.ts";
import { TAG_CLASS } from "#/ui/tag.styles.ts";
import { TextField } from "#/ui/TextField.tsx";
import { editCreator } from "./collections.queries.ts";
import { splitTags, tagsError } from "./collections.rules.ts";
import { SaveOrCancel } from "./SaveOrCancel.tsx";

interface CreatorTagsProps {
  collectionId: string;
  creator: CollectionCreator;
  mayChange: boolean;
  /** Shows only the creators with this tag. */
  onTag: (tag: string) => void;
}

/** Tags of a creator in this collection: each filters, and members write them. */
export function CreatorTags({ collectionId, creator, mayChange, onTag }: CreatorTagsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBack, setIsBack] = useState(false);
  const { tags, handle, creatorId } = creator;
  if (isOpen) {
    return (
      <TagsField
        label={`Tags of @${handle}, separated by commas`}
        tags={tags}
        onClose={() => {
          setIsOpen(false);
          setIsBack(true);
        }}
        onSave={(next) => editCreator(collectionId, creatorId, { tags: next })}
      />
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {tags.map((tag) => (
        <button key={tag} type="button" onClick={() => onTag(tag)} className={TAG_CLASS}>
          <span className="truncate">{tag}</span>
          <span className="sr-only">, show only creators with this tag</span>
        </button>
      ))}
      {mayChange && (
        <button
          type="button"
          // After the field has gone the keyboard goes on where it was.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={isBack}
          onClick={() => setIsOpen(true)}
          className="min-h-6 text-brand-text hover:underline"
        >
          {tags.length === 0 ? "Add tags" : "Edit tags"}
          <span className="sr-only"> of @{handle}</span>
        </button>
      )}
    </span>
  );
}

interface TagsFieldProps {
  label: string;
  tags: readonly string[];
  onClose: () => void;
  onSave: (tags: string[]) => Promise<void>;
}

function TagsField({ label, tags, onClose, onSave }: TagsFieldProps) {
  const [text, setText] = useState(tags.join(", "));
  const { isBusy, run } = useTask();
  const error = tagsError(splitTags(text));
  const save = () => {
    if (error !== undefined) return;
    run(async () => {
      await onSave(splitTags(text));
      onClose();
    });
  };
  return (
    <span className="flex flex-col gap-2 py-2">
      <TextField
        label={label}
        hideLabel
        value={text}
        error={error}
        // The person has just asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Escape") onClose();
          if (event.key === "Enter") save();
        }}
      />
      <SaveOrCancel isBusy={isBusy} isRefused={error !== undefined} onSave={save} onCancel={onClose} />
    </span>
  );
}
