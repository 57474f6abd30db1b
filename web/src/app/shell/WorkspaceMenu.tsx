import type { Workspace } from "@app/contract/identity/schemas";
import { Check, Database, Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import type { ComponentProps, ReactElement } from "react";
import {
  bringBack,
  deletedText,
  mayMakeWorkspaces,
  NewWorkspaceDialog,
  useDeletedWorkspaces,
} from "#/features/identity/index.ts";
import { useAnswer } from "#/lib/api/api.ts";
import { allAnswered } from "#/lib/slow-work.ts";
import { Menu } from "#/ui/overlays/Menu.tsx";

interface WorkspaceMenuProps {
  isServerAdministrator: boolean;
  workspaces: readonly Workspace[];
  /** Null for who is in none. */
  current: Workspace | null;
  trigger: ReactElement<ComponentProps<"button">>;
}

export function WorkspaceMenu({ workspaces, current, trigger, ...me }: WorkspaceMenuProps) {
  const [isMaking, setIsMaking] = useState(false);
  const [now] = useState(() => new Date());
  const { data: mayMake } = useAnswer("may make workspaces", () => mayMakeWorkspaces(me));
  const deleted = useDeletedWorkspaces().map((workspace) => ({
    id: workspace.id,
    label: `Bring back ${workspace.name}`,
    icon: <Undo2 aria-hidden size={16} className="text-fg-2" />,
    hint: deletedText(workspace, now),
    // A refusal has shown its notification.
    run: () => void bringBack(workspace).catch(() => undefined),
  }));
  const own = workspaces.map((workspace) => ({
    id: workspace.id,
    label: workspace.name,
    icon: mark(workspace, current),
    ...hintOf(workspace),
    run: () => void open(workspace),
  }));
  const making = {
    id: "new",
    label: "New workspace",
    icon: <Plus aria-hidden size={16} className="text-fg-2" />,
    run: () => setIsMaking(true),
  };
  const items = [...own, ...(mayMake ? [making] : []), ...deleted];
  return (
    <>
      <Menu defaultOpen trigger={trigger} items={items} />
      {isMaking && <NewWorkspaceDialog onClose={() => setIsMaking(false)} />}
    </>
  );
}

function hintOf({ isSample, isSampleCopy }: Workspace): { hint?: string } {
  if (isSampleCopy) return { hint: "Yours alone" };
  return isSample ? { hint: "Sample data" } : {};
}

function mark(workspace: Workspace, current: Workspace | null) {
  if (workspace.id === current?.id) return <Check aria-hidden size={16} className="text-brand-text" />;
  if (workspace.isSample) return <Database aria-hidden size={16} className="text-fg-2" />;
  return <span className="size-4" />;
}

/** A whole new load: nothing that was read in one workspace is ever shown in another. What is being saved goes first. */
async function open(workspace: Workspace): Promise<void> {
  await allAnswered();
  window.location.assign(`/home?workspace=${encodeURIComponent(workspace.slug)}`);
}
