import { useId, useState } from "react";
import * as z from "zod/mini";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Dialog } from "./Dialog.tsx";

interface NameDialogProps {
  open: boolean;
  title: string;
  action: string;
  label: string;
  hint?: string;
  /** As the server calls it. */
  field: "name" | "title" | "tags";
  /** What a name has to be. */
  schema: z.ZodMiniType<string, string>;
  initial: string;
  onClose: () => void;
  /** Closes the dialog itself when it is done. */
  onName: (name: string) => Promise<void>;
}

/** Each opening begins anew. */
export function NameDialogSurface(props: NameDialogProps) {
  if (!props.open) return null;
  return <OpenNameDialog {...props} />;
}

function OpenNameDialog(props: NameDialogProps) {
  const { title, action, label, hint, field, schema, initial, onClose, onName } = props;
  const id = useId();
  // Names what was there when the dialog was opened, whatever came since.
  const [nameIt] = useState(() => onName);
  const form = useForm({ [field]: initial }, async (values) => {
    const { [field]: name = "" } = checked(z.record(z.string(), schema), values);
    await nameIt(name);
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={form.submit} className="flex flex-col gap-4">
        <TextField label={label} {...(hint !== undefined && { hint })} {...form.field(field)} />
        <FormProblem text={form.problem} />
      </form>
    </Dialog>
  );
}
