import { CreatorEdit } from "@app/contract/discovery/creator-edits";
import * as z from "zod/mini";
import { plural } from "#/lib/format.ts";
import { checked } from "#/lib/forms/checked.ts";
import { toast } from "#/lib/toasts.ts";
import { NameDialog } from "#/ui/overlays/NameDialog.tsx";
import { tagCreators } from "./selection.queries.ts";

interface TagDialogProps {
  creatorIds: readonly string[];
  onClose: () => void;
}

/** One tag for all of them; who has it already keeps it. */
export function TagDialog({ creatorIds, onClose }: TagDialogProps) {
  return (
    <NameDialog
      open
      title={`Tag ${plural(creatorIds.length, "creator")}`}
      action="Tag"
      label="Tag"
      field="tags"
      schema={z.string()}
      initial=""
      onClose={onClose}
      onName={async (text) => {
        const [tag = ""] = checked(CreatorEdit, { tags: [text.trim()] }).tags ?? [];
        const count = await tagCreators(creatorIds, tag);
        toast(`${plural(count, "creator")} tagged ${tag}`);
        onClose();
      }}
    />
  );
}
