import { useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useSession } from "#/features/identity/index.ts";
import { useMe } from "#/lib/api/me.ts";
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
  // Somebody else signed in in another tab: nothing of the first person stays on screen.
  useEffect(() => {
    if (userId !== first) window.location.reload();
  }, [userId, first]);
  return children;
}
