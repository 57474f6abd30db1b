import { LinkUsed } from "@app/contract/identity/hosted/hosted-project";
import { identityPaths } from "@app/contract/identity/paths";
import type { ReactNode } from "react";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { useSession } from "#/features/identity/session/use-session.ts";
import { send } from "#/lib/api/api.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { LinkProgress } from "./LinkProgress.tsx";
import { homeOf } from "./use-link-form.ts";

const WORDS = {
  invite: {
    path: identityPaths.useInviteLink,
    title: "Join a workspace",
    text: "You were invited to work together in Herald.",
    button: "Join now",
  },
  setup: {
    path: identityPaths.useSetupLink,
    title: "Welcome to Herald",
    text: "This link makes you the administrator of this server.",
    button: "Start",
  },
} as const;

interface HostedLinkProps {
  type: keyof typeof WORDS;
  token: string;
}

/** One thing where people sign in at a hosted provider, another where they do at this server. */
export function WhereHosted({ hosted, children }: { hosted: ReactNode; children: ReactNode }) {
  const host = useHostedProvider();
  if (host === undefined) return <LinkProgress title="Checking the link" text="This takes a moment." />;
  return host === null ? children : hosted;
}

/** A link of ours: whoever the hosted provider has let in uses it with one press, others sign in first. */
export function HostedLinkLanding({ type, token }: HostedLinkProps) {
  const { status } = useSession();
  const { title, text } = WORDS[type];
  const here = `${window.location.pathname}${window.location.search}`;
  return (
    <>
      <h1 className="text-2xl font-semibold">{title}</h1>
      <p className="mt-1 mb-6 text-fg-2">{text}</p>
      {status === "signed-in" ? (
        <UseNow type={type} token={token} />
      ) : (
        <Button
          variant="primary"
          size={44}
          className="w-full"
          onClick={() => window.location.assign(`/signin?to=${encodeURIComponent(here)}`)}
        >
          Sign in first
        </Button>
      )}
    </>
  );
}

function UseNow({ type, token }: HostedLinkProps) {
  const { path, button } = WORDS[type];
  const { problem, busy, submit } = useFormState({}, use, formFailure);

  async function use() {
    const { workspaceSlug } = await send("POST", path, { token }, LinkUsed, { quiet: true });
    window.location.replace(homeOf(workspaceSlug ?? undefined));
    await new Promise(() => undefined);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" size={44} busy={busy} className="w-full">
        {button}
      </Button>
      <p className="text-sm text-fg-2">With the account that is signed in here.</p>
    </form>
  );
}
