import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { SignInFrame } from "./AuthFrame.tsx";
import { EmailStep } from "./EmailStep.tsx";
import type { PhoneChannels } from "./EmailStep.tsx";
import { useKeptFocus } from "./focus.ts";
import { getIdentity } from "#/features/identity/identity.ts";
import { getProject } from "#/features/identity/project.ts";

const RETRY_MS = 5000;

/** The address first, then the ways in; the screen is the same for addresses that nobody has. */
export function SignInPage() {
  const [ways, setWays] = useState<ReactNode>(null);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    follow(setEnded, async () => {
      const { ResumedStep } = await import("#/features/identity/second-factor/ResumedStep.tsx");
      setWays(<ResumedStep onAgain={() => setWays(null)} />);
    });
  }, []);
  useKeptFocus(ways);
  async function goOn(typed: string) {
    const [{ WaysIn, checkedEmail }, project] = await Promise.all([import("./ways.ts"), getProject()]);
    const email = checkedEmail(typed, project.email_pattern);
    setWays(<WaysIn email={email} project={project} onBack={() => setWays(null)} />);
  }
  async function goOnByPhone(channels: PhoneChannels) {
    const { PhoneStep } = await import("./codes/PhoneStep.tsx");
    setWays(<PhoneStep channels={channels} onBack={() => setWays(null)} />);
  }
  return (
    <SignInFrame>
      {ways ?? <EmailStep hasEnded={hasEnded} onEmail={goOn} onPhone={goOnByPhone} />}
    </SignInFrame>
  );
}

// Signing in by a link in another tab counts here too, and a logout that the server has not heard of is told once it is
// reached. The page is left as a whole, so nobody stops following.
function follow(onEnded: (hasEnded: boolean) => void, onHalf: () => Promise<void>): void {
  followSession(onEnded, onHalf).catch(() => setTimeout(follow, RETRY_MS, onEnded, onHalf));
}

async function followSession(onEnded: (hasEnded: boolean) => void, onHalf: () => Promise<void>) {
  const { session, events } = await getIdentity();
  if (session.state.get().status === "second-factor") await onHalf();
  events.log("sign_in_shown");
  const check = () => {
    if (session.state.get().status === "signed-in") void leaveNow().catch(() => undefined);
    onEnded(session.hasEnded());
  };
  session.state.subscribe(check);
  check();
}

// Few who see this screen are signed in.
async function leaveNow(): Promise<void> {
  const { wantedPath } = await import("#/features/identity/session/wanted-path.ts");
  window.location.replace(wantedPath());
}
