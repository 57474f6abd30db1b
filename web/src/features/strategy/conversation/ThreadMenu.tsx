import { ThreadTitle } from "@app/contract/strategy/schemas";
import type { Thread } from "@app/contract/strategy/schemas";
import { Link, useNavigate } from "@tanstack/react-router";
import { MessagesSquare, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useMayWork } from "#/lib/api/me.ts";
import { removeThread, renameThread, useThreads } from "#/features/strategy/strategy.queries.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { ShowMore } from "#/ui/feedback/ShowMore.tsx";
import { Popover } from "#/ui/overlays/Popover.tsx";

/** The threads of the workspace, last used first: open, rename, remove, begin a new one. */
export function ThreadMenu({ current }: { current: Thread | null }) {
  const [renamed, setRenamed] = useState<Thread | null>(null);
  const list = useThreads();
  const mayChange = useMayWork();
  const items = list.data?.items ?? [];
  return (
    <>
      <Popover
        label="Threads"
        className="w-90"
        trigger={
          <button type="button" className={buttonClass("secondary", 32)} aria-label="Threads">
            <MessagesSquare aria-hidden size={16} />
            <span className="max-md:sr-only">Threads</span>
          </button>
        }
      >
        <Link to="/strategy-ai" className={buttonClass("ghost", 32)}>
          <Plus aria-hidden size={16} />
          New thread
        </Link>
        {items.length === 0 && <p className="px-2.5 py-2 text-fg-2">No threads yet.</p>}
        <ul className="mt-1 flex flex-col">
          {items.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              isCurrent={thread.id === current?.id}
              mayChange={mayChange}
              onRename={() => setRenamed(thread)}
            />
          ))}
        </ul>
        <ShowMore list={list} of="threads" />
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
    </>
  );
}

interface ThreadRowProps {
  thread: Thread;
  isCurrent: boolean;
  mayChange: boolean;
  onRename: () => void;
}

function ThreadRow({ thread, isCurrent, mayChange, onRename }: ThreadRowProps) {
  const navigate = useNavigate();

  async function remove() {
    await removeThread(thread);
    if (isCurrent) await navigate({ to: "/strategy-ai" });
  }
  return (
    <li className="flex items-center gap-1">
      <Link
        to="/strategy-ai/$threadId"
        params={{ threadId: thread.id }}
        aria-current={isCurrent ? "page" : undefined}
        className="min-w-0 flex-1 truncate rounded-sm px-2.5 py-2 hover:bg-hover aria-[current]:bg-selected"
      >
        {thread.title}
      </Link>
      {mayChange && (
        <>
          <IconButton
            size="sm"
            label={`Rename ${thread.title}`}
            icon={<Pencil aria-hidden size={14} />}
            onClick={onRename}
          />
          <IconButton
            size="sm"
            label={`Remove ${thread.title}`}
            icon={<Trash2 aria-hidden size={14} />}
            onClick={() => void remove()}
          />
        </>
      )}
    </li>
  );
}
