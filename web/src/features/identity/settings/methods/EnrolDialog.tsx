import { totps } from "#/features/identity/client/calls/totps.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { CodeForm } from "#/features/identity/sign-in/codes/CodeForm.tsx";
import { CopyField } from "#/ui/fields/CopyField.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";

/** What an app takes, once. */
export interface Enrolment {
  secret: string;
  /** Data URI. */
  picture: string;
  recoveryCodes: readonly string[];
}

interface EnrolDialogProps {
  enrolment: Enrolment;
  onClose: () => void;
  onDone: () => void;
}

/** Photograph, then the first code: only with it the app counts. */
export function EnrolDialog({ enrolment: { secret, picture }, onClose, onDone }: EnrolDialogProps) {
  async function prove(code: string) {
    const { client } = await getIdentity();
    await totps(client).authenticate(code);
    onDone();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up an authenticator app"
      text="Scan this with the app, then enter the code it shows."
    >
      <img
        src={picture}
        alt="QR code for the authenticator app; the key below says the same"
        width={200}
        height={200}
        className="self-center rounded-md"
      />
      <CopyField label="Or type this key into the app" value={secret} action="Copy" />
      <CodeForm
        label="Code of the app"
        hint="A new one comes every half minute. The sixth digit sends it."
        action="Turn it on"
        size={36}
        onCode={prove}
      />
    </Dialog>
  );
}
