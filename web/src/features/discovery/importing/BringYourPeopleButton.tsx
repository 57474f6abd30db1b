import { UserPlus } from "lucide-react";
import { useMayWork } from "#/lib/api/me.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { Button } from "#/ui/Button.tsx";
import { TextButton } from "#/features/discovery/TextButton.tsx";

const OPEN = choice(["closed", "open"], "closed");

/** Whether the page shows the import in place of the search: `?import=open`. */
export function useImportOpen() {
  const [state, setState] = usePageState("import", OPEN);
  return {
    isOpen: state === "open",
    open: () => setState("open"),
    close: () => setState("closed"),
  };
}

/** Opens the import; not there for those who may not bring creators. */
export function BringYourPeopleButton() {
  const { open } = useImportOpen();
  if (!useMayWork()) return null;
  return (
    <Button icon={<UserPlus aria-hidden size={16} />} onClick={open}>
      Bring your people
    </Button>
  );
}

/** Beside a line that says what nobody has. */
export function AddMissingButton() {
  const { open } = useImportOpen();
  if (!useMayWork()) return null;
  return <TextButton onClick={open}>Add them</TextButton>;
}
