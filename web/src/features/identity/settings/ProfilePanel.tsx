import type { Me } from "@app/contract/identity/schemas";
import { useState } from "react";
import type { SyntheticEvent } from "react";
import { refreshMe, useMe } from "#/lib/api/me.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { sentenceOf } from "#/features/identity/client/errors.ts";
import { FormProblem } from "#/features/identity/sign-in/FormProblem.tsx";
import { getIdentity } from "#/features/identity/identity.ts";
import { NewPassword } from "#/features/identity/sign-in/NewPassword.tsx";
import { formFailure, NO_FAILURE } from "#/features/identity/sign-in/sign-in.rules.ts";

/** Settings, Profile: name and password. */
export function ProfilePanel() {
  const { data: me, error, mutate } = useMe();
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!me) return <ListSkeleton rows={3} />;
  return (
    <>
      <NameForm user={me.user} />
      <PasswordForm user={me.user} />
    </>
  );
}

function NameForm({ user }: { user: Me["user"] }) {
  const [name, setName] = useState(user.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() === "") return setProblem("Enter your name");
    setBusy(true);
    setProblem(null);
    try {
      const { client } = await getIdentity();
      await client.user.update({ name: { first_name: name.trim(), last_name: "" } });
      await refreshMe();
      toast("Profile saved");
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Name and e-mail">
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5 p-4">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            label="Name"
            autoComplete="name"
            value={name}
            error={problem ?? undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <TextField label="E-mail" readOnly value={user.email ?? "NA"} hint="You sign in with it" />
        </div>
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Save profile
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function PasswordForm({ user }: { user: Me["user"] }) {
  const [password, setPassword] = useState("");
  const [failure, setFailure] = useState(NO_FAILURE);
  const [busy, setBusy] = useState(false);

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    setBusy(true);
    setFailure(NO_FAILURE);
    try {
      const { client } = await getIdentity();
      await client.passwords.resetBySession(password);
      setPassword("");
      await refreshMe();
      toast("Password saved", { detail: "Your other sessions have ended." });
    } catch (error) {
      setFailure(formFailure(error, ["password"]));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Panel title="Password">
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-5 p-4">
        <p className="text-sm text-fg-2">
          {user.hasPassword ? "A new password replaces the one you have." : "You sign in by link so far."} It
          can be set for ten minutes after you signed in.
        </p>
        <div className="max-w-94">
          <NewPassword
            value={password}
            email={user.email ?? undefined}
            error={failure.fields["password"]}
            onChange={setPassword}
          />
          <FormProblem text={failure.form} />
        </div>
        <div>
          <Button type="submit" busy={busy}>
            Save password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
