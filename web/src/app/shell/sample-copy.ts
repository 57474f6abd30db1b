import { Workspace } from "@app/contract/identity/schemas";
import type { Me } from "@app/contract/identity/schemas";
import { settingsPaths } from "@app/contract/settings/paths";
import { send } from "#/lib/api/api.ts";
import { offerUndo } from "#/lib/undo.ts";

/** Leaving the removed copy is a whole new load; the next page offers to bring it back. */
const REMOVED = "herald_sample_copy_removed";

/** Makes the person's copy of the sample, or opens the one that is there, on the page that is shown. */
export async function openCopy(): Promise<void> {
  const copy = await send("POST", settingsPaths.sampleCopy, undefined, Workspace);
  const here = new URL(window.location.href);
  here.searchParams.set("workspace", copy.slug);
  window.location.assign(here.pathname + here.search);
}

/** Removes the copy in one click and leads to a workspace of the person, else to the sample. */
export async function removeCopy(me: Me): Promise<void> {
  await send("DELETE", settingsPaths.sampleCopy);
  const next = me.workspaces.find(({ isSampleCopy }) => !isSampleCopy);
  window.sessionStorage.setItem(REMOVED, next?.slug ?? "");
  window.location.assign(next ? `/home?workspace=${next.slug}` : "/home");
}

/** Once after a removal: the bar that brings the copy back. */
export function offerRemovedCopy(): void {
  const from = window.sessionStorage.getItem(REMOVED);
  if (from === null) return;
  window.sessionStorage.removeItem(REMOVED);
  offerUndo("Your copy of the sample is removed", async () => {
    const copy = await send("POST", settingsPaths.restoreSampleCopy, undefined, Workspace);
    window.location.assign(`/home?workspace=${copy.slug}`);
  });
}
