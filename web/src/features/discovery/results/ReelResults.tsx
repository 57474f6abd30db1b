import { formatTotal } from "#/lib/format.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { Figure } from "#/ui/text/Figure.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { TableFoot } from "#/ui/table/TableFoot.tsx";
import { usePostSearch } from "#/features/discovery/discovery.queries.ts";
import { AddPosts } from "#/features/discovery/posts/AddPosts.tsx";
import { PostCard } from "#/features/discovery/posts/PostCard.tsx";
import { searchedWords } from "#/features/discovery/posts/post-words.rules.ts";
import { ResultsPending } from "./ResultsPending.tsx";
import { useResultsFocus } from "./use-results-focus.ts";
import { postsFoundSource } from "./search-figures.ts";
import type { DiscoveryState } from "#/features/discovery/use-discovery-state.ts";

/** Posts whose captions and hashtags fit, the most viewed first. */
export function ReelResults({ state }: { state: DiscoveryState }) {
  const { query } = state;
  const { page, limit, foot } = state.table;
  const { data, error, mutate } = usePostSearch({ text: query, limit, offset: (page - 1) * limit });
  const list = useResultsFocus(state.takesFocus, data !== undefined);
  if (!data) {
    const again = () => void mutate();
    return <ResultsPending error={error} rows={limit} label="Looking for posts" onRetry={again} />;
  }
  const words = searchedWords(data, query);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-prose">
          <b className="font-semibold">
            <Figure
              label="Posts found"
              value={formatTotal(data.total)}
              source={postsFoundSource(data, query)}
            />{" "}
            {data.total === 1 ? "post" : "posts"}
          </b>{" "}
          <span className="text-fg-2">found by caption and hashtag, the most viewed first</span>
        </p>
        <AddPosts />
      </div>
      {data.unparsed.length > 0 && <Note>Not understood: {data.unparsed.join(", ")}</Note>}
      {data.items.length === 0 ? (
        <Panel>
          <EmptyState
            title="No post has these words"
            text="Leave out a word, or try a hashtag. Captions are searched, not the picture."
          />
        </Panel>
      ) : (
        <>
          <ul
            {...list}
            aria-label="Posts"
            className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5"
          >
            {data.items.map((post) => (
              <PostCard key={post.id} post={post} showCreator words={words} />
            ))}
          </ul>
          <Panel>
            <TableFoot {...foot} total={data.total} />
          </Panel>
        </>
      )}
    </>
  );
}
