import { useHostedProvider } from "#/features/identity/hosted-provider.ts";
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
export function AskName() {
  const isOwn = useHostedProvider() === null;
  const { field, problem, busy, submit } = useFormState({ name: "" }, saveName, formFailure);
  if (!isOwn) return null;
  return (
    <Panel title="What is your name?">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 p-4">
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
