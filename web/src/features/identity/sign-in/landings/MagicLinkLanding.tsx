import { useEffect, useState } from "react";
import { getIdentity } from "#/features/identity/identity.ts";
import { homeOf } from "./use-link-form.ts";
import { invitationIn } from "./joining/invited.rules.ts";
import { LinkFailed } from "./LinkFailed.tsx";
import { LinkProgress } from "./LinkProgress.tsx";
import { linkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { isHalfHere } from "#/features/identity/second-factor/half-here.ts";
import { magicLinks } from "#/features/identity/client/calls/magic-links.ts";
import { PROVED_AT } from "#/features/identity/settings/methods/prove-address.ts";
import { SecondStep } from "./SecondStep.tsx";
import { Unreached } from "./Unreached.tsx";

type State =
  | { status: "working" }
  | { status: "half" }
  | { status: "refused"; problem: LinkProblem }
  | { status: "failed"; error: unknown };

/** Signs in as soon as it is drawn, then leads on. */
export function MagicLinkLanding({ token, to }: { token: string; to: string }) {
  const [state, setState] = useState<State>({ status: "working" });
  useEffect(() => {
    let isGone = false;
    async function work() {
      try {
        const { client } = await getIdentity();
        const { workspace_slug: slug } = await magicLinks(client).authenticate(token, invitationIn(to));
        window.location.replace(slug === undefined ? to : homeOf(slug));
      } catch (error) {
        if (isGone) return;
        // The question for the second step was closed.
        if (isHalfHere()) {
          setState({ status: "half" });
          return;
        }
        const problem = linkProblem(error);
        setState(problem ? { status: "refused", problem } : { status: "failed", error });
      }
    }
    // Strict mode draws twice; only the drawing that stays uses the link up.
    const timer = setTimeout(() => void work(), 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [token, to]);

  if (state.status === "refused") {
    return <LinkFailed problem={state.problem} resend={to === PROVED_AT ? "proof" : "link"} to={to} />;
  }
  if (state.status === "half") return <SecondStep to={to} />;
  if (state.status === "failed") return <Unreached error={state.error} />;
  return (
    <LinkProgress
      title="Signing you in"
      text={
        to === "/home"
          ? "Checking the link. This takes a moment."
          : "Checking the link. Then back to the page you asked for."
      }
    />
  );
}
