import { Navigate } from "@tanstack/react-router";
import { choice, usePageState } from "#/lib/page-state.ts";
import { useMe } from "#/lib/me.ts";
import { ErrorState } from "#/ui/ErrorState.tsx";
import { ListSkeleton } from "#/ui/Skeleton.tsx";
import { FirstSteps } from "./FirstSteps.tsx";
import { FIRST_STEPS } from "./home.rules.ts";
import { Overview } from "./Overview.tsx";
import { useFirstRun } from "./use-first-run.ts";

const STEP = choice(["", ...FIRST_STEPS], "");

/** The first-run steps one at a time until each was met once; then what is due and what was used last. */
export function HomePage() {
  const { data: me, error, mutate } = useMe();
  const [asked, goTo] = usePageState("step", STEP);
  const firstRun = useFirstRun();
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  // Reviewers work on content checks only.
  if (me?.currentWorkspace?.role === "reviewer") return <Navigate to="/sentinel" replace />;
  if (!me || !firstRun) return <Waiting />;
  const step = asked === "" ? firstRun.begins : asked;
  if (step) return <FirstSteps step={step} states={firstRun.states} onStep={(next) => goTo(next ?? "")} />;
  return <Overview me={me} states={firstRun.states} />;
}

function Waiting() {
  return (
    <div className="page">
      <ListSkeleton rows={6} label="Loading the home page" />
    </div>
  );
}
