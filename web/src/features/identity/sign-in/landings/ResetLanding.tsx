import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/features/identity/sign-in/FormProblem.tsx";
import { LinkFailed } from "./LinkFailed.tsx";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import type { LinkProblem } from "#/features/identity/sign-in/sign-in.rules.ts";
import { useLinkForm } from "./use-link-form.ts";

/** A new password by a mailed link; it signs in. */
export function ResetLanding({ token, to }: { token: string; to: string }) {
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const { failure, busy, submit } = useLinkForm({
    fields: ["password"],
    onRefused: setProblem,
    async use(client) {
      await client.passwords.reset(token, password);
      return to;
    },
  });

  if (problem) return <LinkFailed problem={problem} resend="reset" />;
  return (
    <form noValidate onSubmit={submit}>
      <h1 className="text-2xl font-semibold">Choose a new password</h1>
      <p className="mt-1 mb-6 text-fg-2">It signs you in here and ends every other session of yours.</p>
      <NewPassword value={password} onChange={setPassword} error={failure.fields["password"]} startsFocused />
      <Button type="submit" variant="primary" size={44} busy={busy} className="mt-3 w-full">
        Save and sign in
      </Button>
      <FormProblem text={failure.form} />
    </form>
  );
}
