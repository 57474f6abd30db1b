import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";
import { search } from "#/features/identity/client/calls/search.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { useAnswer } from "#/lib/api/api.ts";
import type { Lookup } from "./addresses.rules.ts";

/** What the searches say of an address; undefined until they have answered. A failure is an answer, too. */
export function useLookup(email: string, slug: string): Lookup | undefined {
  return useAnswer(`address ${email} in ${slug}`, () => look(email, slug)).data;
}

async function look(email: string, slug: string): Promise<Lookup> {
  try {
    const [{ client, base }, project] = await Promise.all([getIdentity(), getProject()]);
    // A hosted provider knows nothing of our workspaces.
    if (base !== "") return { state: "unknown" };
    const searches = search(client);
    const { organization } = await searches.organization(slug);
    if (organization) {
      const { member } = await searches.member(email, organization.organization_id);
      if (member) return { state: "member", name: member.name };
    }
    const { userType } = await searches.user(email);
    // Where strangers may learn nothing, everybody has a password for them.
    const isTold = project.user_search === "open" || userType !== "password";
    return { state: isTold && userType !== "new" ? "account" : "unknown" };
  } catch (error) {
    return { state: "failed", message: sentenceOf(error) };
  }
}
