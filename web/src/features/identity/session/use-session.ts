import { useEffect, useState } from "react";
import { getIdentity } from "#/features/identity/identity.ts";
import { MARKER } from "./session-cookies.ts";
import type { SessionState } from "./session.rules.ts";

const UNKNOWN: SessionState = { status: "unknown" };
const RETRY_MS = 5000;
let isLoggingOut = false;

/** Whether somebody is signed in in this browser. Unknown until it is known: show an empty placeholder. */
export function useSession(): SessionState {
  const [state, setState] = useState<SessionState>(UNKNOWN);
  useEffect(() => {
    let leave: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    async function follow() {
      try {
        const { session } = await getIdentity();
        if (isGone) return;
        setState(session.state.get());
        leave = session.state.subscribe(() => setState(session.state.get()));
      } catch {
        if (!isGone) timer = setTimeout(() => void follow(), RETRY_MS);
      }
    }
    void follow();
    return () => {
      isGone = true;
      clearTimeout(timer);
      leave?.();
    };
  }, []);
  return state;
}

/**
 * Where a signed-out visitor of a page goes: the sign-in screen, and back afterwards; not so who has just logged out.
 * /home needs no naming, unless the server takes the visitor for signed in: it would lead back there from the bare screen.
 */
export function signInAddress(path: string): string {
  const isUsual = (path === "/" || path === "/home") && !document.cookie.includes(MARKER);
  return isLoggingOut || isUsual ? "/signin" : `/signin?to=${encodeURIComponent(path)}`;
}

/** Ends the session, also while the server is not reached; the app then leads to the sign-in screen. */
export async function logOut(): Promise<void> {
  const { session } = await getIdentity();
  isLoggingOut = true;
  await session.logOut();
}
