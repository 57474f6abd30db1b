import { getIdentity } from "#/features/identity/identity.ts";
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
    const { client, base } = await getIdentity();
    // A hosted provider knows nothing of our workspaces.
    if (base !== "") return { state: "unknown" };
    const searches = search(client);
    const { organization } = await searches.organization(slug);
    if (organization) {
      const { member } = await searches.member(email, organization.organization_id);
      if (member) return { state: "member", name: member.name };
    }
    const { has_account: hasAccount = false } = await searches.user(email);
    return { state: hasAccount ? "account" : "unknown" };
  } catch (error) {
    return { state: "failed", message: sentenceOf(error) };
  }
}
