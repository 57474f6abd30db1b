import type { Me } from "@app/contract/identity/members/me";
import { hadFirstProof } from "#/features/identity/first-proof.ts";
import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { saveName } from "./ProfilePanel.tsx";

/**
 * Of who has no name here: a link or a code makes accounts without one, and with the first proof of an address goes what
 * somebody else may have written.
 */
export function AskName({ user }: { user: Pick<Me["user"], "id" | "hasPassword"> }) {
  const isOwn = useHostedProvider() === null;
  const { field, problem, busy, submit } = useFormState({ name: "" }, saveName, formFailure);
  if (!isOwn) return null;
  return (
    <Panel title="What is your name?">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
        {hadFirstProof(user.id) && (
          <p role="status">
            Nobody had proved this address before, so the name and the password that were set with it count no
            more; whoever was let into a workspace that you own alone is out of it.{" "}
            {!user.hasPassword && (
              <>
                Choose a new password in{" "}
                <a href="/settings/sign-in-methods" className={LINK_CLASS}>
                  Settings, Sign-in methods
                </a>
                .
              </>
            )}
          </p>
        )}
        <p className="text-sm text-fg-2">Colleagues see it. Until there is one, they see your e-mail.</p>
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-full max-w-80">
            <TextField label="Your name" autoComplete="name" {...field("name")} />
          </div>
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </div>
        <FormProblem text={problem} />
      </form>
    </Panel>
  );
}
