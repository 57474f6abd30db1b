import { CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { oauth } from "#/features/identity/client/calls/oauth.ts";
import { refusalOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { callRefusal, outsideRefusal } from "#/features/identity/sign-in/outside/outside-refusals.rules.ts";
import { isHalfHere } from "#/features/identity/second-factor/half-here.ts";
import { useSession } from "#/features/identity/session/use-session.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { homeOf } from "./use-link-form.ts";
import { invitationIn } from "./joining/invited.rules.ts";
import { LinkProgress } from "./LinkProgress.tsx";
import { SecondStep } from "./SecondStep.tsx";
import { Unreached } from "./Unreached.tsx";

interface OAuthLandingProps {
  token: string;
  /** Why the way ended before there was a token; empty where there is one. */
  errorType: string;
  to: string;
}

type State =
  | { status: "working" }
  | { status: "half" }
  | { status: "refused"; text: string }
  | { status: "failed"; error: unknown };

/** Back from a provider: signs in as soon as it is drawn, then leads on. */
export function OAuthLanding({ token, errorType, to }: OAuthLandingProps) {
  const [state, setState] = useState<State>(
    token === "" ? { status: "refused", text: outsideRefusal(errorType) } : { status: "working" },
  );
  useEffect(() => {
    if (token === "") return undefined;
    let isGone = false;
    async function work() {
      try {
        const { client } = await getIdentity();
        const { workspace_slug: slug } = await oauth(client).authenticate(token, invitationIn(to));
        window.location.replace(slug === undefined ? to : homeOf(slug));
      } catch (error) {
        if (isGone) return;
        // The question for the second step was closed.
        if (isHalfHere()) {
          setState({ status: "half" });
          return;
        }
        setState(
          refusalOf(error) ? { status: "refused", text: callRefusal(error) } : { status: "failed", error },
        );
      }
    }
    // Strict mode draws twice; only the drawing that stays uses the token up.
    const timer = setTimeout(() => void work(), 0);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [token, to]);

  if (state.status === "refused") return <Refused text={state.text} to={to} />;
  if (state.status === "half") return <SecondStep to={to} />;
  if (state.status === "failed") return <Unreached error={state.error} />;
  return <LinkProgress title="Signing you in" text="The provider let you through. This takes a moment." />;
}

function Refused({ text, to }: { text: string; to: string }) {
  const session = useSession();
  const isSignedIn = session.status === "signed-in";
  return (
    <>
      <span className="mb-5 grid size-12 place-items-center rounded-lg bg-warn-soft text-warn">
        <CircleAlert aria-hidden size={20} />
      </span>
      <div role="alert">
        <h1 className="text-2xl font-semibold">{isSignedIn ? "Not connected" : "Not signed in"}</h1>
        <p className="mt-1 text-fg-2">{text}</p>
      </div>
      <a href={isSignedIn ? to : "/signin"} className={`${buttonClass("primary", 44)} mt-6 w-full`}>
        {isSignedIn ? "Go on" : "Back to sign-in"}
      </a>
    </>
  );
}
