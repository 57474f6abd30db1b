import type { CheckStatus } from "@app/contract/content-checks/schemas";
import { State } from "#/ui/feedback/State.tsx";

/** Passed, Failed or Not checked; while the video is being read, Checking. */
export function StatusWord({ status }: { status: CheckStatus | null }) {
  if (status === null) return <State kind="running">Checking</State>;
  if (status === "pass") return <State kind="passed">Passed</State>;
  return status === "fail" ? <State kind="failed">Failed</State> : <State kind="none">Not checked</State>;
}
