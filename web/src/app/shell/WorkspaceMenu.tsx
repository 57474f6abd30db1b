import type { Workspace } from "@app/contract/identity/schemas";
import { Check, Database } from "lucide-react";
import type { ComponentProps, ReactElement } from "react";
import { Menu } from "#/ui/overlays/Menu.tsx";

interface WorkspaceMenuProps {
  workspaces: readonly Workspace[];
  current: Workspace;
  trigger: ReactElement<ComponentProps<"button">>;
}

export function WorkspaceMenu({ workspaces, current, trigger }: WorkspaceMenuProps) {
  const items = workspaces.map((workspace) => ({
    id: workspace.id,
    label: workspace.name,
    icon: mark(workspace, current),
    ...hintOf(workspace),
    run: () => open(workspace),
  }));
  return <Menu defaultOpen trigger={trigger} items={items} />;
}

function hintOf({ isSample, isSampleCopy }: Workspace): { hint?: string } {
  if (isSampleCopy) return { hint: "Yours alone" };
  return isSample ? { hint: "Sample data" } : {};
}

function mark(workspace: Workspace, current: Workspace) {
  if (workspace.id === current.id) return <Check aria-hidden size={16} className="text-brand-text" />;
  if (workspace.isSample) return <Database aria-hidden size={16} className="text-fg-2" />;
  return <span className="size-4" />;
}

/** A whole new load: nothing that was read in one workspace is ever shown in another. */
function open(workspace: Workspace): void {
  window.location.assign(`/home?workspace=${encodeURIComponent(workspace.slug)}`);
}
