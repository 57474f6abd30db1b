import type { IdentityClient } from "#/features/identity/client/client.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { formFailure, linkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";

interface LinkForm<Values> {
  initial: Values | (() => Values);
  onRefused: (problem: LinkProblem) => void;
  /** Uses the link. @returns the page to go to. */
  use: (client: IdentityClient, values: Values) => Promise<string>;
}

/** The form of a link's page; it stays busy once the link is used, as the page is left then. */
export function useLinkForm<Values extends object>({ initial, onRefused, use }: LinkForm<Values>) {
  return useFormState(initial, save, formFailure);

  async function save(values: Values) {
    try {
      const { client } = await getIdentity();
      window.location.replace(await use(client, values));
      await new Promise(() => undefined);
    } catch (error) {
      const problem = linkProblem(error);
      if (!problem) throw error;
      onRefused(problem);
    }
  }
}

/** Where a person starts in a workspace. */
export function homeOf(slug: string | undefined): string {
  return slug ? `/home?workspace=${slug}` : "/home";
}
