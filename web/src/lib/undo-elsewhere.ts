import { Workspace } from "@app/contract/identity/members/me";
import { send } from "#/lib/api/api.ts";
import { offerUndo } from "#/lib/undo.ts";

/** Leaving a workspace is a whole new load; the next page offers to undo it. */
const KEPT = "herald_undo_elsewhere";

/** What the bar says, and what brings the workspace back. */
interface KeptUndo {
  text: string;
  url: string;
}

/** Leads to another workspace, where `offerKeptUndo` offers to come back. */
export function leaveFor(next: { slug: string } | undefined, undo: KeptUndo): void {
  tried(() => window.sessionStorage.setItem(KEPT, JSON.stringify(undo)));
  window.location.assign(next ? `/home?workspace=${next.slug}` : "/home");
}

/** Once after a workspace was left: the bar that undoes it. */
export function offerKeptUndo(): void {
  const kept = tried(() => window.sessionStorage.getItem(KEPT));
  if (kept === null) return;
  tried(() => window.sessionStorage.removeItem(KEPT));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only `leaveFor` writes it
  const { text, url } = JSON.parse(kept) as KeptUndo;
  offerUndo(text, async () => {
    const { slug } = await send("POST", url, undefined, Workspace);
    window.location.assign(`/home?workspace=${slug}`);
  });
}

// A browser that keeps nothing offers no undo there, and all else goes on.
function tried<Found>(work: () => Found): Found | null {
  try {
    return work();
  } catch {
    return null;
  }
}
