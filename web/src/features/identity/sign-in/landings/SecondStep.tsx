import { ResumedStep } from "#/features/identity/second-factor/ResumedStep.tsx";
import { signInAddress } from "#/features/identity/session/use-session.ts";
import { invitationIn } from "./joining/invited.rules.ts";

/** Goes on with a sign-in by a link or at a provider; an invitation that waited for it is accepted with it. */
export function SecondStep({ to }: { to: string }) {
  return (
    <ResumedStep
      onDone={() => window.location.replace(invitationIn(to) ? "/home" : to)}
      onAgain={() => window.location.replace(signInAddress(to))}
    />
  );
}
