import type { Post } from "@app/contract/discovery/creators";
import type { FigureSource } from "@app/contract/figures";
import { Link } from "@tanstack/react-router";
import { Film } from "lucide-react";
import { formatCount, formatDate, formatSeconds } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { imageUrl } from "#/lib/workspace.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Marked } from "#/ui/text/Marked.tsx";
import { Picture } from "#/ui/text/Picture.tsx";
import { PlatformMark } from "#/ui/text/PlatformMark.tsx";
import { titled } from "#/features/discovery/filters/word-case.ts";
import { captionFrom, tagsBeside } from "./post-words.rules.ts";

/** Five, three or two beside each other; one on a phone. */
const DRAWN = "(min-width: 1200px) 20vw, (min-width: 1024px) 33vw, (min-width: 600px) 50vw, 100vw";

interface PostCardProps {
  post: Post;
  showCreator?: boolean;
  /** What was looked for; it stands out in the caption. */
  words?: readonly string[];
}

/** A post: picture, caption, figures with their source. */
export function PostCard({ post, showCreator = false, words = [] }: PostCardProps) {
  const timeZone = useTimeZone();
  const image = post.imageId && imageUrl(post.imageId);
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface">
      {image ? (
        <Picture image={image} sizes={DRAWN} className="aspect-4/3 w-full object-cover" />
      ) : (
        <span className="grid aspect-4/3 w-full place-items-center bg-surface-2 text-fg-2">
          <Film aria-hidden size={24} />
        </span>
      )}
      <div className="flex flex-1 flex-col gap-2 p-3">
        <p className="flex flex-wrap items-center gap-1.5 text-xs text-fg-2">
          <PlatformMark platform={post.platform} />
          {titled(post.format)}
          {post.durationS !== null && <span>{formatSeconds(post.durationS)}</span>}
          <span>{formatDate(post.postedAt, timeZone)}</span>
          {post.sponsored && <Badge>Sponsored</Badge>}
        </p>
        {showCreator && (
          <Link
            to="/influencers/$creatorId"
            params={{ creatorId: post.creatorId }}
            className="truncate leading-6 font-medium -outline-offset-2 hover:underline"
          >
            {post.creatorName ?? `@${post.creatorHandle}`}
          </Link>
        )}
        <p className="line-clamp-3 text-sm break-words">
          {post.caption === null ? (
            "No caption is known."
          ) : (
            <Marked text={captionFrom(post.caption, words)} words={words} />
          )}
        </p>
        <FoundTags tags={tagsBeside(post, words)} />
        <p className="mt-auto flex gap-4 text-sm text-fg-2">
          <span>
            <Figure
              label="Views"
              value={formatCount(post.views)}
              source={postFigure(post, "views", "Views")}
            />{" "}
            views
          </span>
          <span>
            <Figure
              label="Likes"
              value={formatCount(post.likes)}
              source={postFigure(post, "likes", "Likes")}
            />{" "}
            likes
          </span>
        </p>
      </div>
    </li>
  );
}

function FoundTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <Badge key={tag} tone="brand">
          #{tag}
        </Badge>
      ))}
    </p>
  );
}

function postFigure(post: Post, field: "views" | "likes", label: string): FigureSource {
  return {
    metric: `post.${field}`,
    label,
    definition: `${label} of this post as its source counted them.`,
    inputs: [{ label, value: formatCount(post[field]) }],
    sample: "1 post",
    asOf: post.postedAt,
    source: post.source === "sample" ? "Sample data, invented" : (post.url ?? "Imported file"),
    note: "The date is that of the post.",
  };
}
