import { WORKSPACE_KEPT_MINUTES } from "@app/contract/identity/limits";
import { DeletedWorkspaceList, Workspace } from "@app/contract/identity/schemas";
import type { DeletedWorkspace } from "@app/contract/identity/schemas";
import { identityPaths } from "@app/contract/identity/paths";
import { addressOf } from "@app/contract/paths";
import { send, useRead } from "#/lib/api/api.ts";

const MINUTE_MS = 60_000;

/** Those that the person may still bring back, the latest first. */
export function useDeletedWorkspaces(): readonly DeletedWorkspace[] {
  return useRead(identityPaths.deletedWorkspaces, DeletedWorkspaceList).data?.items ?? [];
}

/** Then it opens, by a whole new load: nothing that was read in one workspace is ever shown in another. */
export async function bringBack({ id }: DeletedWorkspace): Promise<void> {
  const url = addressOf(identityPaths.restoreWorkspace, { id });
  const { slug } = await send("POST", url, undefined, Workspace);
  window.location.assign(`/home?workspace=${slug}`);
}

/** "Deleted 12 minutes ago, gone for good in 48". */
export function deletedText({ deletedAt }: DeletedWorkspace, now: Date): string {
  const ago = Math.max(0, Math.floor((now.getTime() - Date.parse(deletedAt)) / MINUTE_MS));
  const left = Math.max(0, WORKSPACE_KEPT_MINUTES - ago);
  const since = ago === 0 ? "just now" : `${ago} ${ago === 1 ? "minute" : "minutes"} ago`;
  return `Deleted ${since}, gone for good in ${left} min`;
}
