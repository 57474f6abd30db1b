import type { CreatorProfile } from "@app/contract/discovery/creators";
import { useState } from "react";
import { currencyChoices } from "#/lib/choices.ts";
import { useWorkspaceCurrency } from "#/lib/api/me.ts";
import { offerUndo } from "#/lib/undo.ts";
import { useTask } from "#/lib/api/use-task.ts";
import { Button } from "#/ui/Button.tsx";
import { Select } from "#/ui/fields/Select.tsx";
import { TextArea } from "#/ui/fields/TextArea.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { draftOf, editNews, editOf } from "./creator-edit.rules.ts";
import type { Draft } from "./creator-edit.rules.ts";
import { editCreator } from "#/features/discovery/discovery.queries.ts";

/** Writes by hand; what was there before comes back with Undo. */
export function CreatorForm({ creator: shown, onClose }: { creator: CreatorProfile; onClose: () => void }) {
  // What was on screen when the form was opened: an edit is what differs from it, whatever came since.
  const [creator] = useState(shown);
  const workspaceCurrency = useWorkspaceCurrency();
  const [draft, setDraft] = useState(() => draftOf(creator, workspaceCurrency));
  const { isBusy, run } = useTask();
  const { edit, error } = editOf(creator, draft);
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

  async function submit(): Promise<void> {
    if (Object.keys(edit).length > 0) {
      const edited = await editCreator(creator.id, edit, creator);
      if (edited) {
        const { version, values, previous } = edited;
        offerUndo(editNews(edit), () => editCreator(creator.id, previous, { version, ...values }));
      }
    }
    onClose();
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        run(submit);
      }}
      className="flex flex-col gap-4 p-4"
    >
      <TextField
        label="E-mail"
        value={draft.email}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label="Phone"
        value={draft.phone}
        onChange={(event) => change({ phone: event.target.value })}
      />
      <div className="grid grid-cols-[1fr_7rem] gap-3">
        <TextField
          label="Price"
          inputMode="decimal"
          value={draft.price}
          error={error ?? undefined}
          onChange={(event) => change({ price: event.target.value })}
        />
        <Select
          label="Currency"
          value={draft.currency}
          options={currencyChoices(draft.currency)}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <TextArea
        label="Notes"
        value={draft.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" type="submit" busy={isBusy} disabled={error !== null}>
          Save
        </Button>
      </div>
    </form>
  );
}
