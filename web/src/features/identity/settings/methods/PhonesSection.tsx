import { Smartphone } from "lucide-react";
import { useState } from "react";
import type { OwnUser } from "#/features/identity/client/answers.ts";
import { CodeForm } from "#/features/identity/sign-in/codes/CodeForm.tsx";
import { giveCode, sendProof } from "#/features/identity/sign-in/codes/code-channels.ts";
import type { CodeChannel, SentCode } from "#/features/identity/sign-in/codes/code-channels.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { toast } from "#/lib/toasts.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { Dialog } from "#/ui/overlays/Dialog.tsx";
import { Panel } from "#/ui/Panel.tsx";
import { MethodRow } from "./MethodRow.tsx";
import { RemoveMethod } from "./RemoveMethod.tsx";
import { usePhoneChannels } from "./use-phone-channels.ts";
import type { PhoneChannel } from "./phone-channels.lazy.ts";

const ACTIONS: Readonly<Record<PhoneChannel, string>> = {
  sms: "Send a code by SMS",
  whatsapp: "Send a code by WhatsApp",
};

/** Numbers that codes go to. One becomes a person's once its code was typed in. */
export function PhonesSection({ user }: { user: OwnUser }) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [added, setAdded] = useState(0);
  const channels = usePhoneChannels();
  return (
    <Panel title="Phone numbers">
      {user.phone_numbers.length > 0 && (
        <ul className="divide-y divide-line border-b border-line">
          {user.phone_numbers.map(({ phone_id: id, phone_number: number }) => (
            <MethodRow key={id} icon={<Smartphone size={16} />} name={number} text="Codes go to it">
              <RemoveMethod kind="phone_numbers" id={id} name={number} />
            </MethodRow>
          ))}
        </ul>
      )}
      {channels !== null && channels.length === 0 && (
        <p className="p-4 text-sm text-fg-2">
          This server sends no messages to phones yet. Whoever runs it sets that up in Settings, Messages.
        </p>
      )}
      {channels !== null && channels.length > 0 && (
        <AddNumber key={added} channels={channels} onSent={setSent} />
      )}
      {sent && <CodeDialog sent={sent} onClose={() => setSent(null)} onAdded={() => setAdded(added + 1)} />}
    </Panel>
  );
}

function AddNumber(props: { channels: readonly PhoneChannel[]; onSent: (sent: SentCode) => void }) {
  const { channels, onSent } = props;
  const [first = "sms", ...others] = channels;
  const sendBy =
    (channel: CodeChannel) =>
    async ({ phone_number }: { phone_number: string }) =>
      onSent(await sendProof(channel, phone_number.trim()));
  const form = useFormState({ phone_number: "" }, sendBy(first), formFailure);

  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-3 p-4">
      <TextField
        className="max-w-94"
        label="Another number"
        type="tel"
        autoComplete="tel"
        placeholder="+49 1512 3456789"
        hint="With its country. A code proves that it is yours"
        {...form.field("phone_number")}
      />
      <FormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.busy}>
          {ACTIONS[first]}
        </Button>
        {others.map((channel) => (
          <Button key={channel} paused={form.busy} onClick={(event) => form.submit(event, sendBy(channel))}>
            {ACTIONS[channel]}
          </Button>
        ))}
      </div>
    </form>
  );
}

interface CodeDialogProps {
  sent: SentCode;
  onClose: () => void;
  onAdded: () => void;
}

function CodeDialog({ sent, onClose, onAdded }: CodeDialogProps) {
  async function prove(code: string) {
    await giveCode(sent, code);
    toast("Number added");
    onAdded();
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Is this number yours?"
      text={`A code is on its way to ${sent.to}, unless the number belongs to another account.`}
    >
      <CodeForm label="Six-digit code" action="Add number" size={36} onCode={prove} />
    </Dialog>
  );
}
