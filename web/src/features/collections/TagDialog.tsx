import { useId } from "react";
import { useForm } from "#/lib/forms/use-form.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";

interface TagDialogProps {
  onTags: (text: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the tags that those selected get besides their own. */
export function TagDialog({ onTags, onClose }: TagDialogProps) {
  const id = useId();
  const { field, problem, busy, submit } = useForm({ tags: "" }, ({ tags }) => onTags(tags));
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add a tag"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" busy={busy}>
            Add
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField label="Tags" hint="Separated by commas" {...field("tags")} />
        <FormProblem text={problem} />
      </form>
    </Dialog>
  );
}
