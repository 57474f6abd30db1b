import { useEffect } from "react";
import { Button } from "#/ui/Button.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import type { IdentityClient } from "#/features/identity/client/client.ts";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LinkFailed } from "./LinkFailed.tsx";
import { LinkProgress } from "./LinkProgress.tsx";
import { focusFirst } from "#/features/identity/sign-in/focus.ts";
import { guessCurrency, guessTimeZone } from "#/features/identity/sign-in/places.rules.ts";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import { PersonFields } from "#/features/identity/sign-in/PersonFields.tsx";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { Unreached } from "./Unreached.tsx";
import { useLink } from "./use-link.ts";
import { links } from "#/features/identity/sign-in/landings/links.ts";
import { homeOf, useLinkForm } from "./use-link-form.ts";

const ADVICE = "For a new one, run ./herald admin-link on the server.";
const look = (client: IdentityClient, token: string) => links(client).lookAtSetup(token);

/** The administrator's link: one form, then the first steps. */
export function SetUpLanding({ token }: { token: string }) {
  const [state, refuse] = useLink(token, look);
  if (state.status === "checking") {
    return <LinkProgress title="Checking the link" text="This takes a moment." />;
  }
  if (state.status === "refused") return <LinkFailed problem={state.problem} resend={null} advice={ADVICE} />;
  if (state.status === "failed") return <Unreached error={state.error} />;
  return <SetUpForm token={token} {...state.link} onRefused={refuse} />;
}

interface SetUpFormProps {
  token: string;
  workspace_name: string | null;
  /** Of the one account that the link is for. */
  email?: string | null;
  /** Of that account: then none is made. */
  has_workspace?: boolean;
  onRefused: (problem: LinkProblem) => void;
}

function SetUpForm({ token, workspace_name, email, has_workspace = false, onRefused }: SetUpFormProps) {
  const { values, control, field, problem, busy, submit } = useLinkForm({
    initial: () => ({
      name: "",
      email: email ?? "",
      password: "",
      workspace_name: workspace_name ?? "",
      time_zone: guessTimeZone(),
      currency: guessCurrency(guessTimeZone(), navigator.language),
    }),
    onRefused,
    async use(client, { workspace_name: named, ...form }) {
      const args = { token, ...form, ...(!has_workspace && { workspace_name: named }) };
      return homeOf((await links(client).setUp(args)).workspace_slug);
    },
  });
  useEffect(focusFirst, []);

  return (
    <form noValidate onSubmit={submit}>
      <h1 className="text-2xl font-semibold">Welcome to Herald</h1>
      <p className="mt-1 mb-6 text-fg-2">This link makes you the administrator of this server.</p>
      <div className="flex flex-col gap-4">
        <PersonFields field={field} />
        <NewPassword {...control("password")} email={values.email} />
        {!has_workspace && (
          <>
            <TextField
              label="Workspace name"
              hint="Your brand or your team"
              autoComplete="organization"
              {...field("workspace_name")}
            />
            <p className="text-sm text-fg-2">
              In {values.time_zone.replaceAll("_", " ")} time and {values.currency}, as this browser has it.
              Settings, Workspace changes both.
            </p>
          </>
        )}
        <FormProblem text={problem} />
      </div>
      <Button type="submit" variant="primary" size={44} busy={busy} className="mt-5 w-full">
        Start
      </Button>
    </form>
  );
}
