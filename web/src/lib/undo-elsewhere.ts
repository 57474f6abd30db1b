import { Workspace } from "@app/contract/identity/members/me";
import * as z from "zod/mini";
import { send } from "#/lib/api/api.ts";
import { tabTexts } from "#/lib/storage/lasting-storage.ts";
import { readKept } from "#/lib/storage/remembered.ts";
import { offerUndo } from "#/lib/undo.ts";

/** Leaving a workspace is a whole new load; the next page offers to undo it, but in a browser that keeps nothing. */
const KEPT = "herald_undo_elsewhere";

/** What the bar says, and what brings the workspace back. */
const KeptUndo = z.object({ text: z.string(), url: z.string() });
type KeptUndo = z.infer<typeof KeptUndo>;

/** Leads to another workspace, where `offerKeptUndo` offers to come back. */
export function leaveFor(next: { slug: string } | undefined, undo: KeptUndo): void {
  tabTexts.setItem(KEPT, JSON.stringify(undo));
  window.location.assign(next ? `/home?workspace=${next.slug}` : "/home");
}

/** Once after a workspace was left: the bar that undoes it. */
export function offerKeptUndo(): void {
  const kept = readKept(tabTexts, KEPT, KeptUndo);
  tabTexts.removeItem(KEPT);
  if (!kept) return;
  offerUndo(kept.text, async () => {
    const { slug } = await send("POST", kept.url, undefined, Workspace);
    window.location.assign(`/home?workspace=${slug}`);
  });
}
