import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LinkFailed } from "./LinkFailed.tsx";
import { LinkProgress } from "./LinkProgress.tsx";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import { PasswordField } from "#/features/identity/sign-in/PasswordField.tsx";
import { PersonFields } from "#/features/identity/sign-in/PersonFields.tsx";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { Unreached } from "./Unreached.tsx";
import { useLink } from "./use-link.ts";
import { homeOf, useLinkForm } from "./use-link-form.ts";
import { links } from "#/features/identity/client/calls/links.ts";
import { useSession } from "#/features/identity/session/use-session.ts";

const ADVICE = "Ask whoever sent it for a new invite link.";
const look = (client: IdentityClient, token: string) => links(client).lookAtInvite(token);

interface Invite {
  workspace_name: string;
  role: string;
  /** Whom it is for alone. */
  email: string | null;
}

interface FormProps {
  token: string;
  onRefused: (problem: LinkProblem) => void;
}

/** An invite link: whoever is signed in joins with one press, others make an account or sign in. */
export function InviteLanding({ token }: { token: string }) {
  const [state, refuse] = useLink(token, look);
  const session = useSession();
  const [isKnown, setKnown] = useState(false);
  if (state.status === "refused") return <LinkFailed problem={state.problem} resend={null} advice={ADVICE} />;
  if (state.status === "failed") return <Unreached error={state.error} />;
  if (state.status === "checking" || session.status === "unknown") {
    return <LinkProgress title="Checking the link" text="This takes a moment." />;
  }
  const form = { token, onRefused: refuse };
  return (
    <>
      <h1 className="text-2xl font-semibold break-words">Join {state.link.workspace_name}</h1>
      <p className="mt-1 mb-6 break-words text-fg-2">{welcome(state.link)}</p>
      {session.status === "signed-in" ? (
        <JoinNow {...form} />
      ) : (
        <>
          <JoinForm key={String(isKnown)} {...form} isKnown={isKnown} invited={state.link.email} />
          <button type="button" onClick={() => setKnown(!isKnown)} className={`${LINK_CLASS} mt-6 h-6`}>
            {isKnown ? "I have no account yet" : "I have an account already"}
          </button>
        </>
      )}
    </>
  );
}

function welcome({ role, email }: Invite): string {
  const whom = email === null ? "You are" : `${email} is`;
  return `${whom} invited as ${role === "admin" ? "an" : "a"} ${role}.`;
}

function JoinNow({ token, onRefused }: FormProps) {
  const { problem, busy, submit } = useLinkForm({
    initial: {},
    onRefused,
    use: async (client) => homeOf((await links(client).join({ token })).workspace_slug),
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" size={44} busy={busy} className="w-full">
        Join now
      </Button>
      <p className="text-sm text-fg-2">With the account that is signed in here.</p>
    </form>
  );
}

interface JoinFormProps extends FormProps {
  isKnown: boolean;
  invited: string | null;
}

function JoinForm({ token, onRefused, isKnown, invited }: JoinFormProps) {
  const { values, control, field, problem, busy, submit } = useLinkForm({
    initial: { name: "", email: invited ?? "", password: "" },
    onRefused,
    async use(client, { name, ...rest }) {
      const joined = await links(client).join({ token, ...rest, ...(!isKnown && { name }) });
      return homeOf(joined.workspace_slug);
    },
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <PersonFields field={field} isKnown={isKnown} isGiven={invited !== null} />
      {isKnown ? (
        <PasswordField {...control("password")} autoComplete="current-password" />
      ) : (
        <NewPassword {...control("password")} email={values.email} />
      )}
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" size={44} busy={busy} className="mt-1 w-full">
        {isKnown ? "Sign in and join" : "Make account and join"}
      </Button>
    </form>
  );
}
