import type { Thread } from "@app/contract/strategy/schemas";
import { Link, useNavigate } from "@tanstack/react-router";
import {
  Archive,
  ArchiveRestore,
  Ellipsis,
  Link as LinkIcon,
  Pencil,
  Pin,
  PinOff,
  Trash2,
} from "lucide-react";
import { archiveThread, pinThread, removeThread } from "./threads.queries.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { Menu } from "#/ui/overlays/Menu.tsx";
import type { MenuItem } from "#/ui/overlays/Menu.tsx";

interface ThreadRowProps {
  thread: Thread;
  isCurrent: boolean;
  mayChange: boolean;
  onRename: () => void;
  onShare: () => void;
}

export function ThreadRow({ thread, isCurrent, mayChange, onRename, onShare }: ThreadRowProps) {
  const navigate = useNavigate();
  const { title, pinned, archived } = thread;

  async function remove() {
    await removeThread(thread);
    if (isCurrent) await navigate({ to: "/strategy-ai" });
  }
  const items: MenuItem[] = [
    {
      id: "pin",
      label: pinned ? "Unpin" : "Pin",
      icon: pinned ? <PinOff aria-hidden size={16} /> : <Pin aria-hidden size={16} />,
      run: () => void pinThread(thread, !pinned),
    },
    { id: "rename", label: "Rename", icon: <Pencil aria-hidden size={16} />, run: onRename },
    {
      id: "archive",
      label: archived ? "Bring back" : "Archive",
      icon: archived ? <ArchiveRestore aria-hidden size={16} /> : <Archive aria-hidden size={16} />,
      run: () => void archiveThread(thread, !archived),
    },
    { id: "share", label: "Share links", icon: <LinkIcon aria-hidden size={16} />, run: onShare },
    {
      id: "remove",
      label: "Remove",
      icon: <Trash2 aria-hidden size={16} />,
      danger: true,
      run: () => void remove(),
    },
  ];
  return (
    <li className="flex items-center gap-1">
      <Link
        to="/strategy-ai/$threadId"
        params={{ threadId: thread.id }}
        aria-current={isCurrent ? "page" : undefined}
        className="flex min-w-0 flex-1 items-center gap-2 rounded-sm px-2.5 py-2 hover:bg-hover aria-[current]:bg-selected"
      >
        {pinned && <Pin aria-label="Pinned" size={14} className="shrink-0 text-fg-2" />}
        <span className="truncate">{title}</span>
      </Link>
      {mayChange && (
        <Menu
          align="end"
          items={items}
          trigger={
            <IconButton size="sm" label={`More for ${title}`} icon={<Ellipsis aria-hidden size={16} />} />
          }
        />
      )}
    </li>
  );
}
