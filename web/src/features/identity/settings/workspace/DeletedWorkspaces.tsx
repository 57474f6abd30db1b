import type { DeletedWorkspace } from "@app/contract/identity/schemas";
import { useState } from "react";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { bringBack, deletedText, useDeletedWorkspaces } from "./deleted-workspaces.ts";

/** What the person deleted within the last hour, to be brought back; nothing while there is none. */
export function DeletedWorkspaces() {
  const deleted = useDeletedWorkspaces();
  if (deleted.length === 0) return null;
  return (
    <Panel title="Deleted workspaces">
      <ul className="divide-y divide-line">
        {deleted.map((workspace) => (
          <Deleted key={workspace.id} workspace={workspace} />
        ))}
      </ul>
    </Panel>
  );
}

function Deleted({ workspace }: { workspace: DeletedWorkspace }) {
  const { isBusy, run } = useTask();
  const [now] = useState(() => new Date());
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 p-4">
      <p className="min-w-0 flex-1 basis-60">
        <span className="font-medium break-words">{workspace.name}</span>
        <span className="block text-sm text-fg-2">{deletedText(workspace, now)}</span>
      </p>
      <Button
        aria-label={`Bring it back: ${workspace.name}`}
        busy={isBusy}
        onClick={() => run(() => bringBack(workspace))}
      >
        Bring it back
      </Button>
    </li>
  );
}
