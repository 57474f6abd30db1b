import { useState } from "react";
import type { SyntheticEvent } from "react";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { formFailure, linkProblem, NO_FAILURE } from "#/features/identity/sign-in/sign-in.rules.ts";
import type { LinkProblem } from "#/features/identity/sign-in/sign-in.rules.ts";

interface LinkForm {
  fields: readonly string[];
  onRefused: (problem: LinkProblem) => void;
  /** Uses the link. @returns the page to go to. */
  use: (client: IdentityClient) => Promise<string>;
}

/** The form of a link's page; it stays busy once the link is used, as the page is left then. */
export function useLinkForm({ fields, onRefused, use }: LinkForm) {
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, setBusy] = useState(false);

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(NO_FAILURE);
    try {
      const { client } = await getIdentity();
      window.location.replace(await use(client));
    } catch (error) {
      const problem = linkProblem(error);
      if (problem) onRefused(problem);
      setFailure(formFailure(error, fields));
      setBusy(false);
    }
  }

  return { failure, busy, submit: (event: SyntheticEvent) => void submit(event) };
}

/** Where a person starts in a workspace. */
export function homeOf(slug: string | undefined): string {
  return slug ? `/home?workspace=${slug}` : "/home";
}
