import { normaliseEmail } from "@app/contract/identity/email";
import { useEffect, useState } from "react";
import type { SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import type { Project } from "#/features/identity/client/client.ts";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { getProject } from "#/features/identity/identity.ts";
import { rememberEmail } from "#/features/identity/session/last-email.ts";
import { emailProblem } from "./sign-in.rules.ts";

const NEWCOMERS: Record<Project["sign_up"], string> = {
  closed: "New here? Accounts are made by whoever runs this server.",
  invited: "New here? Ask a colleague for an invite link.",
  open: "New here? Enter your e-mail, then ask for a link: it makes your account.",
};

export function EmailStep({ onEmail }: { onEmail: (email: string) => Promise<void> }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [signUp, setSignUp] = useState<Project["sign_up"] | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // Until it is known who may make an account, the line stays empty.
    // An unreachable server is told of when the form is sent.
    getProject().then(
      (project) => setSignUp(project.sign_up),
      () => undefined,
    );
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get("email");
    const text = typeof typed === "string" ? typed : "";
    setBusy(true);
    try {
      const wrong = await emailProblem(text, (await getProject()).email_pattern);
      setProblem(wrong);
      if (wrong !== null) return;
      const email = normaliseEmail(text);
      rememberEmail(email);
      await onEmail(email);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h1 className="text-2xl font-semibold">Sign in to Herald</h1>
      <p className="mt-1 mb-6 text-fg-2">Your e-mail first, then the ways in that are set up here.</p>
      {/* The browser keeps the text: what is typed before this script has loaded is not lost. */}
      <TextField
        label="E-mail"
        type="email"
        name="email"
        autoComplete="username"
        placeholder="you@company.com"
        error={problem ?? undefined}
      />
      <Button type="submit" variant="primary" size={44} busy={busy} className="mt-3 w-full">
        Continue
      </Button>
      <p className="mt-6 text-sm text-fg-2">{signUp ? NEWCOMERS[signUp] : "\u00a0"}</p>
    </form>
  );
}
