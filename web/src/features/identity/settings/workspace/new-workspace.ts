import { Workspace, WorkspaceInput } from "@app/contract/identity/schemas";
import type { Me } from "@app/contract/identity/schemas";
import { identityPaths } from "@app/contract/identity/paths";
import { send } from "#/lib/api/api.ts";
import { checked } from "#/lib/forms/checked.ts";
import { search } from "#/features/identity/client/calls/search.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";

/** Whether this person may make workspaces, as `NEW_WORKSPACES` says. */
export async function mayMakeWorkspaces(me: Pick<Me, "isServerAdministrator">): Promise<boolean> {
  return me.isServerAdministrator || (await getProject()).create_organization_enabled;
}

/** What is known of a name in links. */
export type SlugState =
  | { state: "wrong" }
  | { state: "free" }
  | { state: "taken"; by: string }
  | { state: "failed"; message: string };

/** Looks a name in links up. A failure is an answer, too: saving will tell. */
export async function lookUpSlug(slug: string): Promise<SlugState> {
  try {
    const [{ client, base }, { slug_pattern: pattern }] = await Promise.all([getIdentity(), getProject()]);
    if (!new RegExp(pattern).test(slug)) return { state: "wrong" };
    // A hosted provider knows nothing of our workspaces: saving tells.
    if (base !== "") return { state: "free" };
    const { organization } = await search(client).organization(slug);
    return organization ? { state: "taken", by: organization.organization_name } : { state: "free" };
  } catch (error) {
    return { state: "failed", message: sentenceOf(error) };
  }
}

/** Without a name in links, the server makes one of the name. */
export function createWorkspace({ name, slug }: { name: string; slug: string }): Promise<Workspace> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const input = checked(WorkspaceInput, { name, timeZone, ...(slug.trim() !== "" && { slug: slug.trim() }) });
  return send("POST", identityPaths.workspaces, input, Workspace, { quiet: true });
}
