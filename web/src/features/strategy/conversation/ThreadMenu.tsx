import { threadLinkPaths } from "@app/contract/strategy/paths";
import { ThreadTitle } from "@app/contract/strategy/schemas";
import type { Thread } from "@app/contract/strategy/schemas";
import { Link } from "@tanstack/react-router";
import { MessagesSquare, Plus } from "lucide-react";
import { useState } from "react";
import { SharePanel } from "#/features/share-links/index.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { renameThread, useThreads } from "#/features/strategy/strategy.queries.ts";
import type { ThreadShelf } from "#/features/strategy/strategy.queries.ts";
import { ThreadRow } from "./ThreadRow.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { SearchField } from "#/ui/fields/SearchField.tsx";
import { Segmented } from "#/ui/fields/Segmented.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { Popover } from "#/ui/overlays/Popover.tsx";

/** The threads of the workspace, pinned ones first: find, open, share, rename, pin, put away, remove, begin a new one. */
export function ThreadMenu({ current }: { current: Thread | null }) {
  const [renamed, setRenamed] = useState<Thread | null>(null);
  const [shared, setShared] = useState<Thread | null>(null);
  return (
    <>
      <Popover
        label="Threads"
        className="w-96"
        trigger={
          <button type="button" className={buttonClass("secondary", 32)} aria-label="Threads">
            <MessagesSquare aria-hidden size={16} />
            <span className="max-md:sr-only">Threads</span>
          </button>
        }
      >
        <ThreadList current={current} onRename={setRenamed} onShare={setShared} />
      </Popover>
      {renamed && (
        <NameDialog
          open
          title="Rename the thread"
          action="Save"
          label="Name"
          field="title"
          schema={ThreadTitle}
          initial={renamed.title}
          onClose={() => setRenamed(null)}
          onName={async (title) => {
            await renameThread(renamed, title);
            setRenamed(null);
          }}
        />
      )}
      {shared && (
        <SharePanel
          shared={{ id: shared.id, paths: threadLinkPaths }}
          what="conversation"
          prices="Costs, fees and budgets; without them, words that may name one are left out"
          onClose={() => setShared(null)}
        />
      )}
    </>
  );
}

interface ThreadListProps {
  current: Thread | null;
  onRename: (thread: Thread) => void;
  onShare: (thread: Thread) => void;
}

function ThreadList({ current, onRename, onShare }: ThreadListProps) {
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
  if (searched.trim() !== "") return `No thread holds “${searched.trim()}”.`;
  return shelf === "archived" ? "No thread is archived." : "No threads yet.";
}
