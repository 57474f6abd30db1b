import { useState } from "react";
import type { SyntheticEvent } from "react";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "./FormProblem.tsx";
import { getIdentity } from "./identity.ts";
import { LinkFailed } from "./LinkFailed.tsx";
import { NewPassword } from "./NewPassword.tsx";
import { formFailure, linkProblem, NO_FAILURE } from "./sign-in.rules.ts";
import type { LinkProblem } from "./sign-in.rules.ts";

/** A new password by a mailed link; it signs in. */
export function ResetLanding({ token, to }: { token: string; to: string }) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState(NO_FAILURE);
  const [problem, setProblem] = useState<LinkProblem | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(NO_FAILURE);
    try {
      const { client } = await getIdentity();
      await client.passwords.reset(token, password);
      window.location.replace(to);
    } catch (error) {
      setProblem(linkProblem(error));
      setFailure(formFailure(error, ["password"]));
      setBusy(false);
    }
  }

  if (problem) return <LinkFailed problem={problem} resend="reset" />;
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
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
