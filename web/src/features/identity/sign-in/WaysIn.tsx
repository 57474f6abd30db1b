import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { rememberEmail } from "#/features/identity/session/last-email.ts";
import { MethodStep } from "./MethodStep.tsx";
import { SentStep } from "./SentStep.tsx";

interface WaysInProps {
  email: string;
  onBack: () => void;
}

/** The ways in for an address, and what was sent to it. Loaded while the first form is sent: that screen is small. */
export function WaysIn({ email, onBack }: WaysInProps) {
  const [step, setStep] = useState<ReactNode>(null);
  // A page whose link has failed fills it in.
  useEffect(() => rememberEmail(email), [email]);

  const ways = { onBack, onPassword: () => setStep(null) };
  const showSent = (what: "link" | "reset") => setStep(<SentStep email={email} what={what} {...ways} />);
  async function askForCode() {
    const [{ CodeStep }, { sendCode }] = await Promise.all([
      import("./codes/CodeStep.tsx"),
      import("./codes/code-channels.ts"),
    ]);
    setStep(<CodeStep sent={await sendCode("email", email)} {...ways} />);
  }

  return step ?? <MethodStep email={email} onBack={onBack} onCode={askForCode} onSent={showSent} />;
}
