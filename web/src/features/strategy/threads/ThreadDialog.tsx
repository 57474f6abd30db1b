import { threadLinkPaths } from "@app/contract/strategy/paths";
import { ThreadTitle } from "@app/contract/strategy/schemas";
import type { Thread } from "@app/contract/strategy/schemas";
import { renameThread } from "./threads.queries.ts";
import { SharePanel } from "#/features/share-links/index.ts";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";

interface ThreadDialogProps {
  thread: Thread;
  does: "rename" | "share";
  onClose: () => void;
}

/** What is asked before a thread is named otherwise or shared. */
export function ThreadDialog({ thread, does, onClose }: ThreadDialogProps) {
  if (does === "share") {
    return (
      <SharePanel
        shared={{ id: thread.id, paths: threadLinkPaths }}
        what="conversation"
        prices="Costs, fees and budgets; without them, words that may name one are left out"
        onClose={onClose}
      />
    );
  }
  return (
    <NameDialog
      open
      title="Rename the thread"
      action="Save"
      label="Name"
      field="title"
      schema={ThreadTitle}
      initial={thread.title}
      onClose={onClose}
      onName={async (title) => {
        await renameThread(thread, title);
        onClose();
      }}
    />
  );
}
