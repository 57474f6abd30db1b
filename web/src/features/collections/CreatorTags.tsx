import type { CollectionCreator } from "@app/contract/collections/schemas";
import { TAG_CLASS } from "#/ui/text/tag.styles.ts";
import { editCreator } from "./collections.queries.ts";
import { splitTags, tagsError } from "./collections.rules.ts";
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
      text={tags.join(", ")}
      errorOf={(text) => tagsError(splitTags(text))}
      onSave={(text) => editCreator(collectionId, creator, { tags: splitTags(text) })}
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
            <button type="button" {...opener} className="min-h-6 text-brand-text hover:underline">
              {tags.length === 0 ? "Add tags" : "Edit tags"}
              <span className="sr-only"> of @{handle}</span>
            </button>
          )}
        </span>
      )}
    </EditInPlace>
  );
}
