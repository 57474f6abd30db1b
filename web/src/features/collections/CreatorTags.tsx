import { CollectionEntryFields } from "@app/contract/collections/schemas";
import type { CollectionCreator } from "@app/contract/collections/schemas";
import { checked } from "#/lib/forms/checked.ts";
import { TAG_CLASS } from "#/ui/text/tag.styles.ts";
import { editCreator } from "./collections.queries.ts";
import { splitTags } from "./collections.rules.ts";
import { EditInPlace } from "./EditInPlace.tsx";

interface CreatorTagsProps {
  collectionId: string;
  creator: CollectionCreator;
  mayChange: boolean;
  /** Shows only the creators with this tag. */
  onTag: (tag: string) => void;
}

/** Tags of a creator in this collection: each filters, and members write them. */
export function CreatorTags({ collectionId, creator, mayChange, onTag }: CreatorTagsProps) {
  const { tags, handle } = creator;
  return (
    <EditInPlace
      label={`Tags of @${handle}, separated by commas`}
      name="tags"
      text={tags.join(", ")}
      onSave={async (text) => {
        const change = checked(CollectionEntryFields, { tags: splitTags(text) });
        await editCreator(collectionId, creator, change, { quiet: true });
      }}
    >
      {(opener) => (
        <span className="flex flex-wrap items-center gap-1.5">
          {tags.map((tag) => (
            <button key={tag} type="button" onClick={() => onTag(tag)} className={TAG_CLASS}>
              <span className="truncate">{tag}</span>
              <span className="sr-only">, show only creators with this tag</span>
            </button>
          ))}
          {mayChange && (
            <button type="button" {...opener} className="min-h-6 text-fg-2 hover:underline">
              {tags.length === 0 ? "Add tags" : "Edit tags"}
              <span className="sr-only"> of @{handle}</span>
            </button>
          )}
        </span>
      )}
    </EditInPlace>
  );
}
