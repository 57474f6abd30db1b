import type { CreatorProfile } from "@app/contract/discovery/creators";
import { formatTotal } from "#/lib/format.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { AddPosts } from "#/features/discovery/posts/AddPosts.tsx";
import { PostCard } from "#/features/discovery/posts/PostCard.tsx";

/** The latest posts that are known. */
export function PostsPanel({ creator }: { creator: CreatorProfile }) {
  const { posts, postsTotal } = creator;
  const aside =
    posts.length < postsTotal ? `The latest ${posts.length} of ${formatTotal(postsTotal)}` : undefined;
  return (
    <Panel
      title="Posts"
      aside={
        <span className="flex items-center gap-3">
          {aside && <span className="text-sm text-fg-2">{aside}</span>}
          <AddPosts creatorId={creator.id} />
        </span>
      }
    >
      {posts.length === 0 ? (
        <EmptyState
          title="No posts are known"
          text="Nothing that this creator published is in this workspace."
        />
      ) : (
        <ul className="grid gap-3 p-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
