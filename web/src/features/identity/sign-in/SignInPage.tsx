import { useEffect, useState } from "react";
import { SignInFrame } from "./AuthFrame.tsx";
import { EmailStep } from "./EmailStep.tsx";
import { getIdentity } from "#/features/identity/identity.ts";
import type * as Steps from "./sign-in-steps.ts";
import { wantedPath } from "#/features/identity/session/wanted-path.ts";

type Later = typeof Steps;
type Step =
  | { name: "email" }
  | { name: "method"; email: string }
  | { name: "sent"; email: string; what: "link" | "reset" };

/** The address first, then the ways in; the screen is the same for addresses that nobody has. */
export function SignInPage() {
  const [step, setStep] = useState<Step>({ name: "email" });
  const [later, setLater] = useState<Later | null>(null);
  useLeaveWhenSignedIn();
  async function goOn(email: string) {
    setLater(await import("./sign-in-steps.ts"));
    setStep({ name: "method", email });
  }
  return (
    <SignInFrame>
      {step.name === "email" && <EmailStep onEmail={goOn} />}
      {later && step.name === "method" && (
        <later.MethodStep
          email={step.email}
          onBack={() => setStep({ name: "email" })}
          onSent={(what) => setStep({ ...step, name: "sent", what })}
        />
      )}
      {later && step.name === "sent" && (
        <later.SentStep
          email={step.email}
          what={step.what}
          onBack={() => setStep({ name: "email" })}
          onPassword={() => setStep({ name: "method", email: step.email })}
        />
      )}
    </SignInFrame>
  );
}

// Signing in by a link in another tab counts here too.
function useLeaveWhenSignedIn(): void {
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    async function follow() {
      const { session } = await getIdentity();
      const check = () => {
        if (session.state.get().status === "signed-in") window.location.replace(wantedPath());
      };
      if (isGone) return;
      leave = session.state.subscribe(check);
      check();
    }
    // An unreachable server is told of when the form is sent.
    follow().catch(() => undefined);
    return () => {
      isGone = true;
      leave?.();
    };
  }, []);
}
