import type { CreatorProfile } from "@app/contract/discovery/creators";
import { useNavigate } from "@tanstack/react-router";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Checkbox } from "#/ui/fields/Checkbox.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { eraseCreator } from "./privacy.queries.ts";

/** The last question before a creator is erased everywhere. */
export function EraseDialog({ creator, onClose }: { creator: CreatorProfile; onClose: () => void }) {
  const navigate = useNavigate();
  const name = creator.name ?? `@${creator.handle}`;
  const { values, change, problem, busy, submit } = useForm({ objection: true }, async ({ objection }) => {
    await eraseCreator(creator.id, { objection });
    toast(`${name} is erased`);
    await navigate({ to: "/influencers" });
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Erase ${name}?`}
      text="Accounts, posts, deals, payments, notes, drafts with their videos and pictures go for good. Plans, reports and conversations stay, without the name. This cannot be undone."
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" busy={busy} type="submit" form="erase-creator">
            Erase for good
          </Button>
        </>
      }
    >
      <form id="erase-creator" noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Checkbox
          label="Refuse this person in every later import"
          checked={values.objection}
          onChange={(objection) => change({ objection })}
        />
        <FormProblem text={problem} />
      </form>
    </Dialog>
  );
}
