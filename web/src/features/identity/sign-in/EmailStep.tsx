import { useEffect, useState } from "react";
import { useSending } from "#/lib/forms/use-sending.ts";
import { Button } from "#/ui/Button.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getProject } from "#/features/identity/identity.ts";
import { PasskeyWay } from "./passkeys/PasskeyWay.tsx";
import { checkedEmail } from "./sign-in.rules.ts";

const NEWCOMERS: Record<Project["sign_up"], string> = {
  closed: "New here? Accounts are made by whoever runs this server.",
  invited: "New here? Ask a colleague for an invite link.",
  open: "New here? Enter your e-mail, then ask for a link: it makes your account.",
};

// The form has one field, above its button: whatever is wrong stands there.
const failureOf = (error: unknown) => ({ fields: {}, form: sentenceOf(error) });

export function EmailStep({ onEmail }: { onEmail: (email: string) => Promise<void> }) {
  // Until it is known who may make an account, the line stays empty.
  const [newcomers, setNewcomers] = useState("\u00a0");
  const { state, submit } = useSending(failureOf);
  useEffect(() => {
    // An unreachable server is told of when the form is sent.
    getProject().then(
      ({ sign_up }) => setNewcomers(NEWCOMERS[sign_up]),
      () => undefined,
    );
  }, []);

  // The browser keeps the text: what is typed before this script has loaded is not lost.
  async function save(form: HTMLElement) {
    const typed = form.querySelector("input")?.value ?? "";
    await onEmail(await checkedEmail(typed, (await getProject()).email_pattern));
  }

  return (
    <form noValidate onSubmit={(event) => submit(event, save)}>
      <h1 className="text-2xl font-semibold">Sign in to Herald</h1>
      <p className="mt-1 mb-6 text-fg-2">Your e-mail first, then the ways in that are set up here.</p>
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
      <PasskeyWay />
      <p className="mt-6 text-sm text-fg-2">{newcomers}</p>
    </form>
  );
}
