import { ChevronsUpDown } from "lucide-react";
import { Suspense, useState } from "react";
import { useMe } from "#/lib/api/me.ts";
import { late } from "#/ui/late.tsx";

// Floating parts are heavy: fetched when the switcher is first opened.
const WorkspaceMenu = late(async () => (await import("./WorkspaceMenu.tsx")).WorkspaceMenu);

/** Stands left of the title in the head of the content area. */
export function WorkspaceSwitcher() {
  const { data: me } = useMe();
  const [wanted, setWanted] = useState(false);
  if (!me) return null;
  const current = me.currentWorkspace;
  const name = current?.name ?? "No workspace";
  const button = <SwitcherButton name={name} onClick={() => setWanted(true)} />;
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <WorkspaceMenu
        workspaces={me.workspaces}
        isServerAdministrator={me.isServerAdministrator}
        current={current}
        trigger={<SwitcherButton name={name} />}
      />
    </Suspense>
  );
}

interface SwitcherButtonProps extends React.ComponentProps<"button"> {
  name: string;
}

function SwitcherButton({ name, ...rest }: SwitcherButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className="-ml-1.5 flex h-11 min-w-0 shrink-0 items-center gap-2 rounded-md pr-2 pl-1.5 font-medium hover:bg-surface-2 md:h-9"
    >
      <span
        aria-hidden
        className="grid size-6 place-items-center rounded-sm bg-fg text-[10px] leading-3 font-semibold text-bg"
      >
        {name.slice(0, 2).toUpperCase()}
      </span>
      <span className="sr-only">Workspace</span>
      <span className="max-w-50 truncate max-md:sr-only">{name}</span>
      <ChevronsUpDown aria-hidden size={14} className="text-fg-2 max-md:hidden" />
    </button>
  );
}
