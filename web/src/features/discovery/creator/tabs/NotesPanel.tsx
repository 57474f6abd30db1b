import type { CreatorProfile } from "@app/contract/discovery/creators";
import { Link } from "@tanstack/react-router";
import { Panel } from "#/ui/Panel.tsx";
import { TAG_CLASS } from "#/ui/text/tag.styles.ts";

/** What the team wrote. */
export function NotesPanel({ creator: { notes, tags } }: { creator: CreatorProfile }) {
  return (
    <Panel title="Notes">
      <div className="flex flex-col gap-4 p-4">
        {notes !== null && <p className="max-w-160 break-words whitespace-pre-line">{notes}</p>}
        {tags.length > 0 && <TagLinks tags={tags} />}
      </div>
    </Panel>
  );
}

/** Each leads to everybody with the same tag. */
function TagLinks({ tags }: { tags: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Link
          key={tag}
          to="/influencers"
          search={{ filters: JSON.stringify({ label: [{ kind: "tag", value: tag.toLowerCase() }] }) }}
          title={`Creators tagged ${tag}`}
          className={TAG_CLASS}
        >
          <span className="truncate">{tag}</span>
        </Link>
      ))}
    </span>
  );
}
