import type { OwnUser } from "#/features/identity/client/answers.ts";
import { passwords } from "#/features/identity/client/calls/passwords.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { refreshMe } from "#/lib/api/me.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** Sets or changes the password. */
export function PasswordSection({ user }: { user: OwnUser }) {
  const form = useFormState({ password: "" }, save, formFailure);

  async function save({ password }: { password: string }) {
    const { client } = await getIdentity();
    await passwords(client).resetBySession(password);
    form.change({ password: "" });
    await refreshMe();
    toast("Password saved", { detail: "Your other sessions have ended." });
  }

  if (user.emails.length === 0) {
    return (
      <Panel title="Password">
        <p className="p-4 text-sm text-fg-2">
          A password signs in with an e-mail address, and you have none. Add one first.
        </p>
      </Panel>
    );
  }
  return (
    <Panel title="Password">
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
        <p className="text-sm text-fg-2">
          {user.password
            ? "A new password replaces the one you have."
            : "You have none: you sign in by link or passkey so far."}{" "}
          Your other sessions end with it.
        </p>
        <input type="email" autoComplete="username" value={user.emails[0]?.email ?? ""} readOnly hidden />
        <div className="max-w-94">
          <NewPassword {...form.control("password")} email={user.emails[0]?.email} />
        </div>
        <FormProblem text={form.problem} />
        <div>
          <Button type="submit" busy={form.busy}>
            Save password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
