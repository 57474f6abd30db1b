import type { Thread } from "@app/contract/strategy/schemas";
import { MessagesSquare } from "lucide-react";
import { Suspense, useState } from "react";
import { buttonClass } from "#/ui/button.styles.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { Popover } from "#/ui/overlays/Popover.tsx";
import { late } from "#/ui/late.tsx";

const fetchList = () => import("./thread-list.lazy.ts");
const ThreadList = late(async () => (await fetchList()).ThreadList);
const ThreadDialog = late(async () => (await fetchList()).ThreadDialog);

/** The threads of the workspace, pinned ones first: find, open, share, rename, pin, put away, remove, begin a new one. */
export function ThreadMenu({ current }: { current: Thread | null }) {
  const [asked, setAsked] = useState<{ thread: Thread; does: "rename" | "share" } | null>(null);
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
        <Suspense fallback={<ListSkeleton rows={4} label="Loading the threads" />}>
          <ThreadList
            current={current}
            onRename={(thread) => setAsked({ thread, does: "rename" })}
            onShare={(thread) => setAsked({ thread, does: "share" })}
          />
        </Suspense>
      </Popover>
      <Suspense fallback={null}>
        {asked && <ThreadDialog {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </>
  );
}
