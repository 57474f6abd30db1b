import { Copy, Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "#/lib/api/download.ts";
import { copyText } from "#/lib/clipboard.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { Note } from "#/ui/feedback/Note.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, once: they are kept as hashes. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const text = `Recovery codes for Herald at ${window.location.host}\nEach works once, in place of a code of the authenticator app.\n\n${codes.join("\n")}\n`;
  const [isAsked, setAsked] = useState(false);
  return (
    <Dialog
      open
      // They cannot be shown again, so a stray Escape closes nothing.
      onClose={() => setAsked(true)}
      title="Keep your recovery codes"
      text="With one of these you sign in when the app is lost. Each works once."
      actions={
        <>
          <Button icon={<Copy aria-hidden size={16} />} onClick={() => void copyText(text, "Codes copied")}>
            Copy
          </Button>
          <Button
            icon={<Download aria-hidden size={16} />}
            onClick={() => saveFile(text, "herald-recovery-codes.txt", "text/plain")}
          >
            Download
          </Button>
          <Button variant="primary" onClick={onClose}>
            I have kept them
          </Button>
        </>
      }
    >
      <ol aria-label="Recovery codes" className="grid gap-y-1 font-mono text-sm">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <FormProblem
        text={
          isAsked ? "Still open: nobody can show them again. Copy or download them, then say so below." : null
        }
      />
      <Note kind="warn">They are shown only now. Keep them where you find them without your phone.</Note>
    </Dialog>
  );
}
