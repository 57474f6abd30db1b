import { useEffect, useState } from "react";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { sentenceOf, UnreachableError } from "#/features/identity/client/errors.ts";
import { hasPasskeys } from "#/features/identity/client/passkey-support.ts";
import { wasEnded } from "#/features/identity/noted-session.ts";
import { getProject } from "#/features/identity/project.ts";
import { browserTexts } from "#/lib/storage/lasting-storage.ts";
import { focusFirst } from "./focus.ts";
import { offers } from "./offer/offered.ts";
import { OutsideWay } from "./outside/OutsideWay.tsx";
import { PasskeyWay } from "./passkeys/PasskeyWay.tsx";
import { LINK_CLASS } from "./link-class.ts";

const NEWCOMERS: Record<Project["sign_up"], string> = {
  closed: "New here? Accounts are made by whoever runs this server.",
  invited: "New here? Ask a colleague for an invite link.",
  open: "New here? Enter your e-mail, then ask for a link: it makes your account.",
};

// Until it is known who may make an account, the line stays empty.
function newcomersText(project: Project): string {
  const isMailed = project.sign_up !== "open" || offers(project, "magic_links");
  return isMailed ? NEWCOMERS[project.sign_up] : "New here? Any way in makes your account.";
}

function introduction(hasEnded: boolean, byEmail: boolean): string {
  if (hasEnded) return "Your session has ended. Sign in again to go on.";
  return byEmail
    ? "Your e-mail first, then the ways in that are set up here."
    : "In a way that is set up here.";
}

// The form has one field, above its button: whatever is wrong stands there. Its calls meet no schema and no captcha, and
// what is none of them is a script that could not be fetched.
const failureOf = (error: unknown) => ({
  fields: {},
  form: sentenceOf(error instanceof TypeError ? new UnreachableError(error) : error),
});

export type PhoneChannels = readonly Exclude<Project["passcode_channels"][number], "email">[];

interface EmailStepProps {
  /** Whether the person was signed in here, and was signed out by something else than a logout. */
  hasEnded: boolean;
  /** With what was typed, which may be no address. */
  onEmail: (typed: string) => Promise<void>;
  /** With a number in place of an address, where the server sends to phones. */
  onPhone: (channels: PhoneChannels) => Promise<void>;
}

export function EmailStep({ hasEnded, onEmail, onPhone }: EmailStepProps) {
  const [project, setProject] = useState<Project | null>(null);
  const phones: PhoneChannels = project?.passcode_channels.filter((channel) => channel !== "email") ?? [];
  const hasPasskey = project !== null && offers(project, "passkeys") && hasPasskeys();
  const byEmail = !project || offers(project, "passwords", "magic_links", "email_codes");
  const { state, submit } = useSending(failureOf);
  useEffect(() => {
    // Why somebody is here again is to be read first.
    if (!wasEnded(browserTexts)) focusFirst();
    // An unreachable server is told of when the form is sent.
    getProject().then(setProject, () => undefined);
  }, []);

  // The browser keeps the text: what is typed before this script has loaded is not lost.
  async function save(form: HTMLElement) {
    await onEmail(form.querySelector("input")?.value ?? "");
  }

  return (
    // Until this script has loaded the browser would send the form itself: by that method it goes nowhere.
    <form noValidate method="dialog" onSubmit={(event) => submit(event, save)}>
      <h1 className="text-2xl font-semibold">Sign in to Herald</h1>
      <p role="status" className="mt-1 mb-6 text-fg-2">
        {introduction(hasEnded, byEmail)}
      </p>
      {byEmail && (
        <>
          <TextField
            label="E-mail"
            type="email"
            name="email"
            autoComplete="username webauthn"
            placeholder="you@company.com"
            error={state.form ?? undefined}
          />
          <Button type="submit" variant="primary" size={44} busy={state.busy} className="mt-3 w-full">
            Continue
          </Button>
        </>
      )}
      {hasPasskey && <PasskeyWay />}
      {phones.length > 0 && (
        <button
          type="button"
          className={`${LINK_CLASS} mt-3 h-6`}
          onClick={(event) => submit(event, () => onPhone(phones))}
        >
          Use a phone number
        </button>
      )}
      {project && <OutsideWay project={project} isBelow={byEmail || hasPasskey || phones.length > 0} />}
      <p className="mt-6 text-sm text-fg-2">
        {/* On a slow line the form is there long before what it needs. */}
        {project ? newcomersText(project) : <span className="animate-late">Waiting for an answer.</span>}
      </p>
    </form>
  );
}
