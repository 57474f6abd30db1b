import { useState } from "react";
import type { SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { TextField } from "#/ui/TextField.tsx";
import type { IdentityClient } from "./client/client.ts";
import { LINK_CLASS } from "./AuthFrame.tsx";
import { FormProblem } from "./FormProblem.tsx";
import { getIdentity } from "./identity.ts";
import { LinkFailed } from "./LinkFailed.tsx";
import { LinkProgress } from "./LinkProgress.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { formFailure, linkProblem, NO_FAILURE } from "./sign-in.rules.ts";
import type { LinkProblem } from "./sign-in.rules.ts";
import { Unreached } from "./Unreached.tsx";
import { useLink } from "./use-link.ts";
import { useSession } from "./use-session.ts";

const ADVICE = "Ask whoever sent it for a new invite link.";
const look = (client: IdentityClient, token: string) => client.links.lookAtInvite(token);

interface Invite {
  workspace_name: string;
  role: string;
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
      <p className="mt-1 mb-6 text-fg-2">{welcome(state.link)}</p>
      {session.status === "signed-in" ? (
        <JoinNow {...form} />
      ) : (
        <>
          <JoinForm key={String(isKnown)} {...form} isKnown={isKnown} />
          <button type="button" onClick={() => setKnown(!isKnown)} className={`${LINK_CLASS} mt-6 h-6`}>
            {isKnown ? "I have no account yet" : "I have an account already"}
          </button>
        </>
      )}
    </>
  );
}

function welcome({ role }: Invite): string {
  return `You are invited as ${role === "admin" ? "an" : "a"} ${role}.`;
}

function JoinNow({ token, onRefused }: FormProps) {
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, setBusy] = useState(false);
  async function join() {
    setBusy(true);
    try {
      leadOn((await (await getIdentity()).client.links.join({ token })).workspace_slug);
    } catch (error) {
      const problem = linkProblem(error);
      if (problem) onRefused(problem);
      setFailure(formFailure(error, []));
      setBusy(false);
    }
  }
  return (
    <>
      <Button variant="primary" size={44} busy={busy} className="w-full" onClick={() => void join()}>
        Join now
      </Button>
      <p className="mt-3 text-sm text-fg-2">With the account that is signed in here.</p>
      <FormProblem text={failure.form} />
    </>
  );
}

function JoinForm({ token, onRefused, isKnown }: FormProps & { isKnown: boolean }) {
  const [form, setForm] = useState({ name: "", email: "", password: "" });
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, setBusy] = useState(false);
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });

  async function join(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(NO_FAILURE);
    const { name, ...rest } = form;
    try {
      const { client } = await getIdentity();
      const { workspace_slug } = await client.links.join({ token, ...rest, ...(!isKnown && { name }) });
      leadOn(workspace_slug);
    } catch (error) {
      const problem = linkProblem(error);
      if (problem) onRefused(problem);
      setFailure(formFailure(error, ["name", "email", "password"]));
      setBusy(false);
    }
  }

  const password = {
    value: form.password,
    error: failure.fields["password"],
    onChange: (value: string) => change({ password: value }),
  };
  return (
    <form noValidate onSubmit={(event) => void join(event)} className="flex flex-col gap-4">
      {!isKnown && (
        <TextField
          label="Your name"
          autoComplete="name"
          value={form.name}
          error={failure.fields["name"]}
          onChange={(event) => change({ name: event.target.value })}
        />
      )}
      <TextField
        label="E-mail"
        type="email"
        autoComplete="username"
        value={form.email}
        error={failure.fields["email"]}
        onChange={(event) => change({ email: event.target.value })}
      />
      {isKnown ? (
        <PasswordField {...password} autoComplete="current-password" />
      ) : (
        <NewPassword {...password} email={form.email} />
      )}
      <Button type="submit" variant="primary" size={44} busy={busy} className="mt-1 w-full">
        {isKnown ? "Sign in and join" : "Make account and join"}
      </Button>
      <FormProblem text={failure.form} />
    </form>
  );
}

function leadOn(slug: string | undefined): void {
  window.location.replace(slug ? `/home?workspace=${slug}` : "/home");
}
