import { threadLinkPaths } from "@app/contract/strategy/paths";
import { ThreadTitle } from "@app/contract/strategy/schemas";
import type { Thread } from "@app/contract/strategy/schemas";
import { MessagesSquare } from "lucide-react";
import { Suspense, useState } from "react";
import { SharePanel } from "#/features/share-links/index.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { Popover } from "#/ui/overlays/Popover.tsx";
import { late } from "#/ui/late.tsx";

const ThreadList = late(async () => (await import("./ThreadList.tsx")).ThreadList);

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
        <Suspense fallback={<ListSkeleton rows={4} label="Loading the threads" />}>
          <ThreadList current={current} onRename={setRenamed} onShare={setShared} />
        </Suspense>
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
            const { renameThread } = await import("./threads.queries.ts");
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
