import { useOpenConflict } from "#/lib/edits/edit-conflicts.ts";
import { BothTexts } from "#/ui/text/BothTexts.tsx";
import { Button } from "#/ui/Button.tsx";
import { Dialog } from "./Dialog.tsx";

/** Asks which of two edits stays. Closing it decides nothing: what was typed stays where it is. */
export function EditConflict() {
  const conflict = useOpenConflict();
  if (!conflict) return null;
  const { fields, choose } = conflict;
  return (
    <Dialog
      open
      wide
      onClose={() => choose("later")}
      title="Somebody else changed this while you were editing"
      text="Nothing is lost until you choose which of the two stays."
      actions={
        <>
          <Button onClick={() => choose("theirs")}>Keep theirs</Button>
          <Button variant="primary" onClick={() => choose("yours")}>
            Keep mine
          </Button>
        </>
      }
    >
      <BothTexts fields={fields} />
    </Dialog>
  );
}
