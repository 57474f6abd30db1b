import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useSession } from "#/features/identity/index.ts";
import { useMe } from "#/lib/api/me.ts";
import { isAnythingUnsaved, noteLostText } from "#/lib/forms/unsaved.ts";
import { setTimeZone } from "#/lib/time-zone.ts";
import { isPublicPath } from "./shell/navigation.ts";
import { useWorkspaceOfPage } from "./shell/use-workspace-of-page.ts";
import { ToSignIn } from "./ToSignIn.tsx";

/** Public screens for everybody, the others for the signed-in; an empty placeholder until it is known. */
export function SessionGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, href } = useRouterState({ select: (state) => state.location });
  if (isPublicPath(pathname)) return children;
  if (session.status === "unknown") return null;
  if (session.status !== "signed-in") return <ToSignIn from={href} />;
  return <SignedIn userId={session.session.userId}>{children}</SignedIn>;
}

function SignedIn({ userId, children }: { userId: string; children: ReactNode }) {
  const { data: me } = useMe();
  const [first] = useState(userId);
  const timeZone = me?.currentWorkspace?.timeZone;
  useWorkspaceOfPage(me);
  useEffect(() => {
    if (timeZone !== undefined) setTimeZone(timeZone);
  }, [timeZone]);
  return userId === first ? children : <ForSomebodyElse />;
}

/** Somebody else signed in in another tab: nothing of the first person stays on screen. */
function ForSomebodyElse() {
  // Asked while the forms are still there.
  const [isLost] = useState(isAnythingUnsaved);
  useEffect(() => {
    if (isLost) noteLostText("somebody-else");
    window.location.reload();
  }, [isLost]);
  return null;
}
