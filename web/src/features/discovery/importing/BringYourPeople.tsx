import { UserPlus, X } from "lucide-react";
import { useMayWork } from "#/lib/api/me.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { ImportHistory } from "./ImportHistory.tsx";
import { ImportSteps } from "./ImportSteps.tsx";

const OPEN = choice(["closed", "open"], "closed");

/** Whether the page shows the import in place of the search: `?import=open`. */
export function useImportOpen(): boolean {
  return usePageState("import", OPEN)[0] === "open";
}

/** Opens the import; not there for those who may not bring creators. */
export function BringYourPeopleButton() {
  const [, setOpen] = usePageState("import", OPEN);
  if (!useMayWork()) return null;
  return (
    <Button icon={<UserPlus aria-hidden size={16} />} onClick={() => setOpen("open")}>
      Bring your people
    </Button>
  );
}

/** The import with its history, in place of the search. */
export function BringYourPeople() {
  const [, setOpen] = usePageState("import", OPEN);
  const close = () => setOpen("closed");
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-xl font-semibold">Bring your people</h2>
          <p className="max-w-160 text-fg-2">
            Paste what you have. You see how each column was read before anything is saved, and an import can
            be removed again.
          </p>
        </div>
        <IconButton label="Close the import" icon={<X aria-hidden size={16} />} onClick={close} />
      </div>
      <ImportSteps onDone={close} />
      <ImportHistory />
    </div>
  );
}
