import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { Project } from "#/features/identity/client/calls/project.ts";
import { rememberEmail } from "#/features/identity/session/last-email.ts";
import { chosen } from "./offer/chosen.ts";
import { MethodStep } from "./MethodStep.tsx";
import { offers } from "./offer/offered.ts";
import { SentStep } from "./SentStep.tsx";
import { useKeptFocus } from "./focus.ts";

interface WaysInProps {
  email: string;
  project: Project;
  onBack: () => void;
}

/** The ways in for an address, and what was sent to it. Loaded while the first form is sent: that screen is small. */
export function WaysIn({ email, project, onBack }: WaysInProps) {
  const [step, setStep] = useState<ReactNode>(null);
  useKeptFocus(step);
  // A page whose link has failed fills it in.
  useEffect(() => rememberEmail(email), [email]);

  const ways = { onBack, ...(offers(project, "passwords") && { onPassword: () => setStep(null) }) };
  const isOpen = project.sign_up === "open";
  const showSent = (what: "link" | "reset") =>
    setStep(<SentStep email={email} what={what} mayBeNew={isOpen && what === "link"} {...ways} />);
  async function askForCode() {
    const [{ CodeStep }, { sendCode }] = await Promise.all([
      import("./codes/CodeStep.tsx"),
      import("./codes/code-channels.ts"),
      chosen("otps"),
    ]);
    setStep(<CodeStep sent={await sendCode("email", email)} mayBeNew={isOpen} {...ways} />);
  }

  const steps = { email, project, onBack };
  return step ?? <MethodStep {...steps} onCode={askForCode} onSent={showSent} />;
}
