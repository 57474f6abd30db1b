import type { ReactNode } from "react";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";

interface HomePanelProps<Item> {
  title: string;
  aside?: ReactNode;
  read: { data: { items: readonly Item[] } | undefined; error: unknown; mutate: () => unknown };
  /** In place of the rows when there are none; without it the panel is not there then. */
  empty?: ReactNode;
  rows: number;
  children: (items: readonly Item[]) => ReactNode;
}

/** Each panel of the home page waits, fails and tries again by itself. */
export function HomePanel<Item>({ title, aside, read, empty, rows, children }: HomePanelProps<Item>) {
  if (empty === undefined && read.data?.items.length === 0) return null;
  return (
    <Panel title={title} aside={aside}>
      <HomePanelBody read={read} empty={empty} rows={rows}>
        {children}
      </HomePanelBody>
    </Panel>
  );
}

function HomePanelBody<Item>({
  read,
  empty,
  rows,
  children,
}: Pick<HomePanelProps<Item>, "read" | "empty" | "rows" | "children">) {
  const { data, error, mutate } = read;
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={rows} isTall />;
  if (data.items.length === 0) return <p className="px-4 py-5 text-fg-2">{empty}</p>;
  return <ul className="divide-y divide-line">{children(data.items.slice(0, rows))}</ul>;
}
