import { useEffect, useState } from "react";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { linkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";

export type LinkState<Link> =
  | { status: "checking" }
  | { status: "open"; link: Link }
  | { status: "refused"; problem: LinkProblem }
  | { status: "failed"; error: unknown };

/**
 * Looks at a link before its form is shown, so that nobody fills in a form for a link that has ended.
 * @param look a function outside of components, so that it stays the same.
 */
export function useLink<Link>(
  token: string,
  look: (client: IdentityClient, token: string) => Promise<Link>,
): [LinkState<Link>, (problem: LinkProblem) => void] {
  const [state, setState] = useState<LinkState<Link>>({ status: "checking" });
  useEffect(() => {
    let isGone = false;
    async function work() {
      try {
        const { client } = await getIdentity();
        const link = await look(client, token);
        if (!isGone) setState({ status: "open", link });
      } catch (error) {
        if (isGone) return;
        const problem = linkProblem(error);
        setState(problem ? { status: "refused", problem } : { status: "failed", error });
      }
    }
    void work();
    return () => {
      isGone = true;
    };
  }, [token, look]);
  return [state, (problem) => setState({ status: "refused", problem })];
}
