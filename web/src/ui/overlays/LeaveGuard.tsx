import { useBlocker } from "@tanstack/react-router";
import { useContext, useEffect } from "react";
import { HoldOpen } from "#/lib/forms/hold-open.ts";
import { holdUnsaved } from "#/lib/forms/unsaved.ts";
import { LeaveQuestion } from "./LeaveQuestion.tsx";

/** Asks before a form is left unsaved: by its dialog, by another page, or by closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const hold = useContext(HoldOpen);
  useEffect(() => {
    hold?.(unsaved);
    return () => hold?.(false);
  }, [hold, unsaved]);
  useEffect(() => (unsaved ? holdUnsaved() : undefined), [unsaved]);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return status === "blocked" && <LeaveQuestion onStay={reset} onLeave={proceed} />;
}
