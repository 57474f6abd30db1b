import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { chosen } from "#/features/identity/sign-in/offer/chosen.ts";
import { formFailure } from "#/features/identity/sign-in/refusals.rules.ts";
import { useKeptFocus } from "#/features/identity/sign-in/focus.ts";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { useFormState } from "#/lib/forms/form-state.ts";
import { Button } from "#/ui/Button.tsx";
import { FormProblem } from "#/ui/feedback/FormProblem.tsx";
import { TextField } from "#/ui/fields/TextField.tsx";
import { CodeStep } from "./CodeStep.tsx";
import { sendCode } from "./code-channels.ts";
import type { CodeChannel, SentCode } from "./code-channels.ts";

const ACTIONS = { sms: "Send me a code by SMS", whatsapp: "Send me a code by WhatsApp" } as const;

interface PhoneStepProps {
  /** Those that the server can send by. */
  channels: readonly Exclude<CodeChannel, "email">[];
  onBack: () => void;
}

/** A number, then the code that was sent to it. */
export function PhoneStep({ channels, onBack }: PhoneStepProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  useKeptFocus(sent);
  const [first = "sms", ...others] = channels;
  const sendBy =
    (channel: CodeChannel) =>
    async ({ phone_number }: { phone_number: string }) => {
      await chosen("otps");
      setSent(await sendCode(channel, phone_number.trim()));
    };
  const form = useFormState({ phone_number: "" }, sendBy(first), formFailure);

  if (sent) return <CodeStep sent={sent} onBack={() => setSent(null)} />;
  return (
    <form noValidate onSubmit={form.submit}>
      <button type="button" onClick={onBack} className={`${LINK_CLASS} mb-4 flex h-6 items-center gap-1.5`}>
        <ChevronLeft aria-hidden size={14} />
        By e-mail
      </button>
      <h1 className="text-2xl font-semibold">Sign in by phone</h1>
      <p className="mt-1 mb-6 text-fg-2">With a number that belongs to your account.</p>
      <div className="flex flex-col gap-3">
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="+49 1512 3456789"
          hint="With its country"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that was just opened
          autoFocus
          {...form.field("phone_number")}
        />
        <FormProblem text={form.problem} />
        <Button type="submit" variant="primary" size={44} busy={form.busy} className="w-full">
          {ACTIONS[first]}
        </Button>
        {others.map((channel) => (
          <Button
            key={channel}
            size={44}
            paused={form.busy}
            className="w-full"
            onClick={(event) => form.submit(event, sendBy(channel))}
          >
            {ACTIONS[channel]}
          </Button>
        ))}
      </div>
    </form>
  );
}
