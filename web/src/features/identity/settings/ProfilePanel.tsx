import { PersonName } from "@app/contract/identity/schemas";
import type { Me } from "@app/contract/identity/schemas";
import * as z from "zod/mini";
import { refreshMe, useMe } from "#/lib/api/me.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { ownUser } from "#/features/identity/client/calls/own-user.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";

/** Settings, Profile: the name. */
export function ProfilePanel() {
  const { data: me, error, mutate } = useMe();
  const host = useHostedProvider();
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!me) return <ListSkeleton rows={3} />;
  return host ? <HostedName user={me.user} host={host} /> : <NameForm user={me.user} />;
}

const PersonalName = z.object({ name: PersonName });

export async function saveName(values: { name: string }): Promise<void> {
  const { name } = checked(PersonalName, values);
  const { client } = await getIdentity();
  await ownUser(client).update({ name: { first_name: name, last_name: "" } });
  await refreshMe();
  toast("Profile saved");
}

/** Where another provider knows who people are, the name is its. */
function HostedName({ user, host }: { user: Me["user"]; host: string }) {
  return (
    <Panel title="Name and e-mail">
      <div className="grid gap-5 p-4 md:grid-cols-2">
        <TextField label="Name" readOnly value={user.name || "NA"} hint={`Kept by ${host}`} />
        <TextField label="E-mail" readOnly value={user.email ?? "NA"} hint={`Kept by ${host}`} />
      </div>
    </Panel>
  );
}

function NameForm({ user }: { user: Me["user"] }) {
  const { field, problem, busy, isUnsaved, submit } = useFormState(
    { name: user.name },
    saveName,
    formFailure,
  );

  return (
    <Panel title="Name and e-mail">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 p-4">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField label="Name" autoComplete="name" {...field("name")} />
          <TextField
            label="E-mail"
            readOnly
            value={user.email ?? "NA"}
            hint="Changed under Sign-in methods"
          />
        </div>
        <FormProblem text={problem} />
        <LeaveGuard unsaved={isUnsaved} />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            Save profile
          </Button>
        </div>
      </form>
    </Panel>
  );
}
