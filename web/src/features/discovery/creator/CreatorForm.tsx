import { CreatorEdit } from "@app/contract/discovery/creator-edits";
import type { CreatorProfile } from "@app/contract/discovery/creators";
import { useState } from "react";
import { currencyChoices } from "#/lib/choices.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { offerUndo } from "#/lib/undo.ts";
import { checked } from "#/lib/forms/checked.ts";
import { InvalidInput } from "#/lib/forms/invalid-input.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { LeaveGuard } from "#/ui/overlays/LeaveGuard.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { CreatorTeamFields } from "./CreatorTeamFields.tsx";
import { draftOf, editNews, editOf, seenOf } from "./creator-edit.rules.ts";
import { editCreator } from "#/features/discovery/discovery.queries.ts";

/** Writes by hand; what was there before comes back with Undo. */
export function CreatorForm({ creator: shown, onClose }: { creator: CreatorProfile; onClose: () => void }) {
  // What was on screen when the form was opened: an edit is what differs from it, whatever came since.
  const [creator] = useState(shown);
  const workspaceCurrency = useWorkspaceCurrency();
  const form = useForm(draftOf(creator, workspaceCurrency), async (draft) => {
    const { edit: typed, error } = editOf(creator, draft);
    if (error !== null) throw new InvalidInput({ price: error });
    const edit = checked(CreatorEdit, typed);
    if (Object.keys(edit).length > 0) {
      const edited = await editCreator(creator.id, edit, seenOf(creator), { quiet: true });
      if (edited) {
        const { version, values, previous } = edited;
        offerUndo(editNews(edit), () =>
          editCreator(creator.id, previous, { ...seenOf(creator), ...values, version }),
        );
      }
    }
    onClose();
  });
  const { values, control, field } = form;

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4 p-4">
      <TextField label="Name" {...field("name")} />
      <TextField label="E-mail" {...field("email")} />
      <TextField label="Phone" {...field("phone")} />
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <TextField label="Price" inputMode="decimal" {...field("price")} />
        <Select label="Currency" {...control("currency")} options={currencyChoices(values.currency)} />
      </div>
      <CreatorTeamFields form={form} fields={values.fields} />
      <TextArea label="Notes" {...field("notes")} />
      <FormProblem text={form.problem} />
      <LeaveGuard unsaved={form.isUnsaved} />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
