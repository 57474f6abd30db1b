import { imagePaths } from "@app/contract/images";
import { addressOf } from "@app/contract/paths";

let shown: string | null = null;

/**
 * The workspace that every request names: the one in the address, else the one that this page shows. Null before that
 * is known leaves it to the session: the last one used.
 */
export function currentWorkspace(): string | null {
  const asked = new URLSearchParams(window.location.search).get("workspace");
  return asked ? encodeURIComponent(asked) : shown;
}

/** From now on this page stays where it is, whichever workspace another tab uses meanwhile. */
export function stayInWorkspace(slug: string | null): void {
  shown = slug;
}

/** The address of a picture or a video, which the browser asks for by itself, with the workspace of this page. */
export function inWorkspace(url: string): string {
  const workspace = currentWorkspace();
  if (workspace === null) return url;
  return `${url}${url.includes("?") ? "&" : "?"}workspace=${workspace}`;
}

/** A stored picture of this workspace; `Picture` says how wide. */
export function imageUrl(imageId: string): string {
  return inWorkspace(addressOf(imagePaths.one, { id: imageId }));
}
