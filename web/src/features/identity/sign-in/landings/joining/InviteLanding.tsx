import { useState } from "react";
import type { ReactNode } from "react";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { LinkFailed } from "#/features/identity/sign-in/landings/LinkFailed.tsx";
import { LinkProgress } from "#/features/identity/sign-in/landings/LinkProgress.tsx";
import { offers } from "#/features/identity/sign-in/offer/offered.ts";
import { useProject } from "#/features/identity/sign-in/offer/use-offered.ts";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { Unreached } from "#/features/identity/sign-in/landings/Unreached.tsx";
import { useLink } from "#/features/identity/sign-in/landings/use-link.ts";
import { JoinForm } from "./JoinForm.tsx";
import { KnownForm } from "./KnownForm.tsx";
import { SignedInForm } from "./SignedInForm.tsx";
import { invitePath } from "./invited.rules.ts";
import { links } from "#/features/identity/sign-in/landings/links.ts";
import { useKeptFocus } from "#/features/identity/sign-in/focus.ts";
import { useSession } from "#/features/identity/session/use-session.ts";

const ADVICE = "For a new one, ask whoever sent it.";
const look = (client: IdentityClient, token: string) => links(client).lookAtInvite(token);

export interface Invite {
  workspace_name: string;
  role: string;
  /** Whom it is for alone. */
  email: string | null;
  /** Of who is a member already. */
  workspace_slug?: string | null;
}

export interface FormProps {
  token: string;
  onRefused: (problem: LinkProblem) => void;
}

/** An invite link: whoever is signed in joins with one press, others make an account or sign in. */
export function InviteLanding({ token }: { token: string }) {
  const [state, refuse] = useLink(token, look);
  const session = useSession();
  const project = useProject();
  /** What takes the place of the form, once a link or a code was sent. */
  const [step, setStep] = useState<ReactNode>(null);
  const [typed, setTyped] = useState("");
  const [isKnown, setKnown] = useState(false);
  useKeptFocus(step ?? isKnown);
  if (state.status === "refused") return <LinkFailed problem={state.problem} resend={null} advice={ADVICE} />;
  if (state.status === "failed") return <Unreached error={state.error} />;
  if (state.status === "checking" || session.status === "unknown" || !project) {
    return <LinkProgress title="Checking the link" text="This takes a moment." />;
  }
  // Whoever came in meanwhile, here or in another tab, may be a member by now: the link is looked at anew.
  if (step !== null) return session.status === "signed-in" ? <InviteLanding token={token} /> : step;
  const form = { token, onRefused: refuse };
  return (
    <>
      <h1 className="text-2xl font-semibold break-words">Join {state.link.workspace_name}</h1>
      <p className="mt-1 mb-6 break-words text-fg-2">{welcome(state.link)}</p>
      {session.status === "signed-in" && <SignedInForm {...form} invite={state.link} />}
      {session.status !== "signed-in" && isKnown && (
        <KnownForm {...form} invited={state.link.email} onNew={() => setKnown(false)} />
      )}
      {session.status !== "signed-in" && !isKnown && (
        <JoinForm
          {...form}
          project={project}
          invited={state.link.email}
          typed={typed}
          onStep={(next, name) => {
            if (name !== undefined) setTyped(name);
            setStep(next);
          }}
          // Whoever has an account proves it in any way that is on, and comes back here.
          onKnown={() =>
            offers(project, "passwords")
              ? setKnown(true)
              : window.location.assign(`/signin?to=${encodeURIComponent(invitePath({ token }))}`)
          }
        />
      )}
    </>
  );
}

function welcome({ role, email }: Invite): string {
  const whom = email === null ? "You are" : `${email} is`;
  return `${whom} invited as ${role === "admin" ? "an" : "a"} ${role}.`;
}
