import type { SignUpPolicy, SignUpSetting } from "@app/contract/identity/schemas";
import { toast } from "#/lib/toasts.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { RadioGroup } from "#/ui/fields/RadioGroup.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { POLICY_NAMES } from "./sign-in-words.ts";
import { changeSignUp, useSignUp } from "./sign-in.queries.ts";

const OPTIONS: { value: SignUpPolicy; label: string; hint: string }[] = [
  { value: "closed", label: POLICY_NAMES.closed, hint: "Only people with an account come in." },
  { value: "invited", label: POLICY_NAMES.invited, hint: "An invite link of a workspace makes the account." },
  {
    value: "open",
    label: POLICY_NAMES.open,
    hint: "Anybody makes an account with a workspace of their own, and joins no other without an invite link.",
  },
];

/** Settings, Sign-in: who may make an account. */
export function SignUpPanel() {
  const { data, error, mutate } = useSignUp();
  if (error && !data) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={3} />;
  const isFixed = data.isFixed;
  return (
    <Panel title="Who may make an account">
      <div className="flex flex-col gap-4 p-4">
        {isFixed && <Note>SIGN_UP is set in the environment of the server, so it is changed there.</Note>}
        <fieldset disabled={isFixed}>
          <RadioGroup
            label="Who may make an account"
            hideLabel
            options={OPTIONS}
            value={data.policy}
            // A refusal has shown its notification.
            onChange={(policy) => void choose(data, policy).catch(() => undefined)}
          />
        </fieldset>
      </div>
    </Panel>
  );
}

async function choose(seen: SignUpSetting, policy: SignUpPolicy): Promise<void> {
  if (await changeSignUp(seen, policy)) toast("Saved");
}
