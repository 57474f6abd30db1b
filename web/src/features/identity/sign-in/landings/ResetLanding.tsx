import { useState } from "react";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LinkFailed } from "./LinkFailed.tsx";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import type { LinkProblem } from "#/features/identity/sign-in/refusals.rules.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { useLinkForm } from "./use-link-form.ts";

/** A new password by a mailed link; it signs in. */
export function ResetLanding({ token, to }: { token: string; to: string }) {
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const form = useLinkForm({
    initial: { password: "" },
    onRefused: setProblem,
    async use(client, { password }) {
      await passwords(client).reset(token, password);
      return to;
    },
  });

  if (problem) return <LinkFailed problem={problem} resend="reset" />;
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3">
      <div className="mb-3">
        <h1 className="text-2xl font-semibold">Choose a new password</h1>
        <p className="mt-1 text-fg-2">It signs you in here and ends every other session of yours.</p>
      </div>
      <NewPassword {...form.control("password")} startsFocused />
      <FormProblem text={form.problem} />
      <Button type="submit" variant="primary" size={44} busy={form.busy} className="w-full">
        Save and sign in
      </Button>
    </form>
  );
}
