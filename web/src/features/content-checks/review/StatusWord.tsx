import type { CheckStatus } from "@app/contract/content-checks/schemas";
import { State } from "#/ui/feedback/State.tsx";

interface StatusWordProps {
  status: CheckStatus | null;
  /** Whether the brief asks for it at all. */
  isAsked: boolean;
}

/** Passed, Failed, Not checked or Not asked for; while the video is being read, Checking. */
export function StatusWord({ status, isAsked }: StatusWordProps) {
  if (status === null) return <State kind="running">Checking</State>;
  if (status === "pass") return <State kind="passed">Passed</State>;
  if (status === "fail") return <State kind="failed">Failed</State>;
  return <State kind="none">{isAsked ? "Not checked" : "Not asked for"}</State>;
}
