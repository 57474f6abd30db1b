import { ChevronLeft } from "lucide-react";
import { useEffect, useState } from "react";
import type { SignedIn } from "#/features/identity/client/answers.ts";
import { forgetCode, noteCode } from "#/features/identity/second-factor/half-here.ts";
import { SendAgain } from "#/features/identity/sign-in/SendAgain.tsx";
import { LINK_CLASS } from "#/features/identity/sign-in/link-class.ts";
import { CodeForm } from "./CodeForm.tsx";
import { giveCode, sendCode } from "./code-channels.ts";
import type { CodeChannel, SentCode } from "./code-channels.ts";

const WORDS: Readonly<Record<CodeChannel, { title: string; back: string; again: string; missing: string }>> =
  {
    email: {
      title: "Check your e-mail",
      back: "Another e-mail",
      again: "New e-mail",
      missing:
        "No mail? Where no mail server is set up, the server's administrator finds it in the outbox and can pass the code on.",
    },
    sms: {
      title: "Check your messages",
      back: "Another number",
      again: "New message",
      missing: "No message? It can take a minute. Look at whether the number is right.",
    },
    whatsapp: {
      title: "Check WhatsApp",
      back: "Another number",
      again: "New message",
      missing: "No message? It can take a minute. Look at whether the number is right.",
    },
  };

interface CodeStepProps {
  sent: SentCode;
  /** Whether anybody may make an account, which the code then does. */
  mayBeNew?: boolean;
  onBack: () => void;
  /** Another way in; without one there is none. */
  onPassword?: () => void;
  /** Leads on; else the session's state does. */
  onSignedIn?: (answer: SignedIn) => Promise<void>;
}

/** Takes the code that was sent; says the same whether or not somebody has the address. */
export function CodeStep({ sent: first, mayBeNew, onBack, onPassword, onSignedIn }: CodeStepProps) {
  const [sent, setSent] = useState(first);
  const { channel, to, invitation } = sent;
  const { title, back, again, missing } = WORDS[channel];
  // A phone throws the page away while its person reads their mail; by an invitation its page asks once more.
  useEffect(() => {
    if (!sent.invitation) noteCode(sent);
  }, [sent]);
  function goBack() {
    forgetCode();
    onBack();
  }
  const known = mayBeNew ? "has an account here or may make one" : "has an account here";
  return (
    <div>
      <button type="button" onClick={goBack} className={`${LINK_CLASS} mb-4 flex h-6 items-center gap-1.5`}>
        <ChevronLeft aria-hidden size={14} />
        {back}
      </button>
      <div role="status" className="mb-6">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1 break-words text-fg-2">
          {invitation ? "To " : "If "}
          <span className="font-medium text-fg">{to}</span>
          {invitation ? " a code is on its way." : ` ${known}, a code is on its way.`}
        </p>
      </div>
      <CodeForm
        key={sent.methodId}
        label="Six-digit code"
        action={invitation ? "Join" : "Sign in"}
        onCode={async (code) => {
          const answer = await giveCode(sent, code);
          await onSignedIn?.(answer);
        }}
      />
      <p className="my-4 text-sm text-fg-2">{missing}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <SendAgain what={again} onSend={async () => setSent(await sendCode(channel, to, invitation))} />
        {onPassword && (
          <button type="button" className={`${LINK_CLASS} h-6`} onClick={onPassword}>
            Use a password instead
          </button>
        )}
      </div>
    </div>
  );
}
