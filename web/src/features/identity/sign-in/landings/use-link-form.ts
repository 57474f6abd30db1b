import type { SyntheticEvent } from "react";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { formFailure, linkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";

/** Uses the link. @returns the page to go to; nothing where another step comes before. */
type Use<Values> = (client: IdentityClient, values: Values) => Promise<string | undefined>;

interface LinkForm<Values> {
  initial: Values | (() => Values);
  onRefused: (problem: LinkProblem) => void;
  use: Use<Values>;
  failureOf?: typeof formFailure;
}

/** The form of a link's page; it stays busy once the link is used, as the page is left then. */
export function useLinkForm<Values extends object>({
  initial,
  onRefused,
  use,
  failureOf = formFailure,
}: LinkForm<Values>) {
  const form = useFormState(initial, by(use), failureOf);
  return {
    ...form,
    /** Another button of the same form uses the link in another way. */
    submit: (event: SyntheticEvent<HTMLElement>, another = use) => form.submit(event, by(another)),
  };

  function by(way: Use<Values>) {
    return async (values: Values) => {
      try {
        const { client } = await getIdentity();
        const page = await way(client, values);
        if (page === undefined) return;
        window.location.replace(page);
        await new Promise(() => undefined);
      } catch (error) {
        const problem = linkProblem(error);
        if (!problem) throw error;
        onRefused(problem);
      }
    };
  }
}

/** Where a person starts in a workspace. */
export function homeOf(slug: string | undefined): string {
  return slug ? `/home?workspace=${slug}` : "/home";
}
