import type { Thread } from "@app/contract/strategy/schemas";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useThreads } from "./threads.queries.ts";
import type { ThreadShelf } from "./threads.queries.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { SearchField } from "#/ui/fields/SearchField.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { ThreadRow } from "./ThreadRow.tsx";

interface ThreadListProps {
  current: Thread | null;
  onRename: (thread: Thread) => void;
  onShare: (thread: Thread) => void;
}

/** Finds, opens and begins threads. */
export function ThreadList({ current, onRename, onShare }: ThreadListProps) {
  const [shelf, setShelf] = useState<ThreadShelf>("open");
  const [searched, setSearched] = useState("");
  const list = useThreads({ shelf, searched });
  const mayChange = useMayWork();
  const items = list.data?.items ?? [];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link to="/strategy-ai" className={buttonClass("ghost", 32)}>
          <Plus aria-hidden size={16} />
          New thread
        </Link>
        <Segmented
          label="Which threads"
          value={shelf}
          onChange={setShelf}
          options={[
            { value: "open", label: "Threads" },
            { value: "archived", label: "Archived" },
          ]}
        />
      </div>
      <SearchField
        label="Search threads"
        placeholder="A title, or what was said"
        value={searched}
        onChange={setSearched}
      />
      {list.data && items.length === 0 && (
        <p className="px-2.5 py-2 text-fg-2">{nothingIn(shelf, searched)}</p>
      )}
      <ul className="flex flex-col">
        {items.map((thread) => (
          <ThreadRow
            key={thread.id}
            thread={thread}
            isCurrent={thread.id === current?.id}
            mayChange={mayChange}
            onRename={() => onRename(thread)}
            onShare={() => onShare(thread)}
          />
        ))}
      </ul>
      <ShowMore list={list} of="threads" />
    </div>
  );
}

function nothingIn(shelf: ThreadShelf, searched: string): string {
  if (searched.trim() !== "") return `No thread contains “${searched.trim()}”.`;
  return shelf === "archived" ? "No thread is archived." : "No threads yet.";
}
