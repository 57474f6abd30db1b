import type { Me, Workspace } from "@app/contract/identity/schemas";
import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";
import type { RawSearch } from "#/lib/page-state.ts";
import { stayInWorkspace } from "#/lib/workspace.ts";

/** Keeps the page in the workspace that it shows, and names it in the address unless it is the default one. */
export function useWorkspaceOfPage(me: Me | undefined): void {
  const navigate = useNavigate();
  const isNamed = useRouterState({ select: ({ location }) => "workspace" in location.search });
  const slug = me?.currentWorkspace?.slug ?? null;
  const isDefault = slug === defaultWorkspace(me?.workspaces ?? [])?.slug;
  useEffect(() => stayInWorkspace(slug), [slug]);
  useEffect(() => {
    if (slug === null || isDefault || isNamed) return;
    void navigate({
      to: ".",
      replace: true,
      hash: true,
      resetScroll: false,
      search: (now: RawSearch) => ({ ...now, workspace: slug }),
    });
  }, [navigate, slug, isDefault, isNamed]);
}

/** The oldest of one's own, as for a session that has used none yet. */
function defaultWorkspace(workspaces: readonly Workspace[]): Workspace | undefined {
  const own = workspaces.filter(({ isSample }) => !isSample);
  return own.toSorted((left, right) => left.createdAt.localeCompare(right.createdAt))[0];
}
