import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { SignInFrame } from "./AuthFrame.tsx";
import { EmailStep } from "./EmailStep.tsx";
import type { PhoneChannels } from "./EmailStep.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { getProject } from "#/features/identity/identity.ts";
import { followIdentity } from "#/features/identity/session/follow-identity.ts";

/** The address first, then the ways in; the screen is the same for addresses that nobody has. */
export function SignInPage() {
  const [ways, setWays] = useState<ReactNode>(null);
  useLeaveWhenSignedIn();
  useKeptFocus(ways);
  async function goOn(email: string) {
    const [{ WaysIn }, project] = await Promise.all([import("./ways.ts"), getProject()]);
    setWays(<WaysIn email={email} project={project} onBack={() => setWays(null)} />);
  }
  async function goOnByPhone(channels: PhoneChannels) {
    const { PhoneStep } = await import("./codes/PhoneStep.tsx");
    setWays(<PhoneStep channels={channels} onBack={() => setWays(null)} />);
  }
  return <SignInFrame>{ways ?? <EmailStep onEmail={goOn} onPhone={goOnByPhone} />}</SignInFrame>;
}

// Signing in by a link in another tab counts here too.
function useLeaveWhenSignedIn(): void {
  useEffect(
    () =>
      followIdentity(({ session, events }) => {
        events.log("sign_in_shown");
        const check = () => {
          if (session.state.get().status === "signed-in") void leaveNow().catch(() => undefined);
        };
        check();
        return session.state.subscribe(check);
      }),
    [],
  );
}

// Few who see this screen are signed in.
async function leaveNow(): Promise<void> {
  const { wantedPath } = await import("#/features/identity/session/wanted-path.ts");
  window.location.replace(wantedPath());
}
