import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { Button } from "#/ui/Button.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { refusalOf } from "#/features/identity/client/errors.ts";
import { LinkFailed } from "./LinkFailed.tsx";
import { LinkProgress } from "./LinkProgress.tsx";
import { links } from "./links.ts";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { Unreached } from "./Unreached.tsx";
import { useLink } from "./use-link.ts";
import { useLinkForm } from "./use-link-form.ts";

interface ResetLandingProps {
  token: string;
  to: string;
}

const look = (client: IdentityClient, token: string) => links(client).lookAtReset(token);

/** A new password by a mailed link; it signs in. Nobody thinks one up for a link that does not work. */
export function ResetLanding({ token, to }: ResetLandingProps) {
  const [state, refuse] = useLink(token, look);
  if (state.status === "checking")
    return <LinkProgress title="Checking the link" text="This takes a moment." />;
  if (state.status === "refused") return <LinkFailed problem={state.problem} resend="reset" />;
  // A provider outside cannot be asked: it judges the link when the form is sent.
  if (state.status === "failed" && !refusalOf(state.error)) return <Unreached error={state.error} />;
  const isFirstProof = state.status === "open" && state.link.is_first_proof === true;
  return <ResetForm token={token} to={to} isFirstProof={isFirstProof} onRefused={refuse} />;
}

interface ResetFormProps extends ResetLandingProps {
  /** Whether it ends what was set up with an address that nobody has proved. */
  isFirstProof: boolean;
  onRefused: (problem: LinkProblem) => void;
}

function ResetForm({ token, to, isFirstProof, onRefused }: ResetFormProps) {
  const form = useLinkForm({
    initial: { password: "" },
    onRefused,
    async use(client, { password }) {
      await passwords(client).reset(token, password);
      return to;
    },
  });

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <div className="mb-3">
        <h1 className="text-2xl font-semibold">Choose a new password</h1>
        <p className="mt-1 text-fg-2">It signs you in here and ends every other session of yours.</p>
      </div>
      {isFirstProof && (
        <Note kind="warn">
          Nobody has proved yet that this address is yours. With a new password all ends that was set up so
          far: name, invitations, API tokens and share links; and whoever came into a workspace of yours by
          your links is out of it, its other owners too. If you know the old password,{" "}
          <a href="/signin" className={LINK_CLASS}>
            sign in with it
          </a>{" "}
          and press Verify in Settings, Sign-in methods, first: then all of it stays.
        </Note>
      )}
      <NewPassword {...form.control("password")} startsFocused={!isFirstProof} />
      <FormProblem text={form.problem} />
      <Button type="submit" variant="primary" size={44} busy={form.busy} className="w-full">
        Save and sign in
      </Button>
    </form>
  );
}
