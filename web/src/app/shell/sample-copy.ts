import { Workspace } from "@app/contract/identity/members/me";
import type { Me } from "@app/contract/identity/schemas";
import { settingsPaths } from "@app/contract/settings/paths";
import { send } from "#/lib/api/api.ts";
import { leaveFor } from "#/lib/undo-elsewhere.ts";

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
  leaveFor(next, { text: "Your copy of the sample is removed", url: settingsPaths.restoreSampleCopy });
}
