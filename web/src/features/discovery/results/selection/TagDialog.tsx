import { CreatorEdit } from "@app/contract/discovery/creator-edits";
import { plural } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { useForm } from "#/lib/forms/use-form.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { tagCreators } from "./selection.queries.ts";

interface TagDialogProps {
  creatorIds: readonly string[];
  onClose: () => void;
}

/** One tag for all of them; who has it already keeps it. */
export function TagDialog({ creatorIds, onClose }: TagDialogProps) {
  const { field, problem, busy, submit } = useForm({ tag: "" }, async ({ tag }) => {
    const [name = ""] = checked(CreatorEdit, { tags: [tag.trim()] }).tags ?? [];
    const count = await tagCreators(creatorIds, name);
    toast(`${plural(count, "creator")} tagged ${name}`);
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={`Tag ${plural(creatorIds.length, "creator")}`}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField label="Tag" {...field("tag")} />
        <FormProblem text={problem} />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={busy}>
            Tag
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
