import { useId, useState } from "react";
import { ownUser } from "#/features/identity/client/calls/own-user.ts";
import type { FactorKind } from "#/features/identity/client/calls/own-user.ts";
import { refusalOf } from "#/features/identity/client/errors.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { keepFocus } from "#/lib/keep-focus.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";

interface RemoveMethodProps {
  kind: FactorKind;
  id: string;
  /** As the question names it: "Remove maya@brand.com?". */
  name: string;
}

/** Takes a way to sign in away, after a question: it cannot be brought back. */
export function RemoveMethod({ kind, id, name }: RemoveMethodProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" size={32} aria-label={`Remove ${name}`} onClick={() => setOpen(true)}>
        Remove
      </Button>
      {isOpen && <RemoveDialog kind={kind} id={id} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemoveDialog({ kind, id, name, onClose }: RemoveMethodProps & { onClose: () => void }) {
  const formId = useId();
  const form = useFormState({}, remove, formFailure);

  async function remove() {
    const { client } = await getIdentity();
    try {
      await ownUser(client).remove(kind, id);
      toast(`${name} removed`, { detail: "Your other sessions have ended." });
    } catch (error) {
      // In another tab: the list is read anew.
      if (!refusalOf(error)?.type.endsWith("_not_found")) throw error;
      await ownUser(client).get();
      toast(`${name} was removed already`, { severity: "info" });
    }
    onClose();
    keepFocus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`Remove ${name}?`}
      text={`${kind === "totps" ? "Its codes are not asked for any more" : "It will not sign you in any more"}, and your other sessions end.`}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button type="submit" form={formId} variant="danger" busy={form.busy}>
            Remove
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="empty:hidden">
        <FormProblem text={form.problem} />
      </form>
    </Dialog>
  );
}
