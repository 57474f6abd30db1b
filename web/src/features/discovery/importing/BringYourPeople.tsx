import { X } from "lucide-react";
import { IconButton } from "#/ui/IconButton.tsx";
import { useImportOpen } from "./BringYourPeopleButton.tsx";
import { ImportHistory } from "./ImportHistory.tsx";
import { ImportSteps } from "./ImportSteps.tsx";

/** The import with its history, in place of the search. */
export function BringYourPeople() {
  const { close } = useImportOpen();
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
