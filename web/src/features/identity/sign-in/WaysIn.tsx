import { useEffect, useState } from "react";
import { rememberEmail } from "#/features/identity/session/last-email.ts";
import { MethodStep } from "./MethodStep.tsx";
import { SentStep } from "./SentStep.tsx";

interface WaysInProps {
  email: string;
  onBack: () => void;
}

/** The ways in for an address, and what was sent to it. Loaded while the first form is sent: that screen is small. */
export function WaysIn({ email, onBack }: WaysInProps) {
  const [sent, setSent] = useState<"link" | "reset" | null>(null);
  // A page whose link has failed fills it in.
  useEffect(() => rememberEmail(email), [email]);
  if (sent === null) return <MethodStep email={email} onBack={onBack} onSent={setSent} />;
  return <SentStep email={email} what={sent} onBack={onBack} onPassword={() => setSent(null)} />;
}
