import type { Me } from "@app/contract/identity/schemas";
import { Navigate } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { choice, usePageState } from "#/lib/page-state.ts";
import { useMe } from "#/lib/api/me.ts";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { FIRST_STEPS } from "./home.rules.ts";
import type { FirstStep } from "./home.rules.ts";
import { useFirstRun } from "./first-run/use-first-run.ts";
import { late } from "#/ui/late.tsx";

// Who begins sees the first steps alone, everybody else the overview.
const FirstSteps = late(async () => (await import("./first-run/FirstSteps.tsx")).FirstSteps);
const Overview = late(async () => (await import("./Overview.tsx")).Overview);

// Nearly everybody has an address that is proved.
const ProveAddress = late(async () => (await import("./name.lazy.ts")).ProveAddress);

const STEP = choice(["", ...FIRST_STEPS], "");

export function HomePage() {
  const { data: me, error, mutate } = useMe();
  if (error && !me) return <ErrorState error={error} onRetry={() => void mutate()} />;
  if (!me) return <Waiting />;
  // Reviewers work on content checks only: nothing of this page is read for them.
  if (me.currentWorkspace?.role === "reviewer") return <Navigate to="/sentinel" replace />;
  return <Home me={me} />;
}

/** The first-run steps one at a time until each was met once; then what is due and what was used last. */
function Home({ me }: { me: Me }) {
  const [asked, goTo] = usePageState("step", STEP);
  const firstRun = useFirstRun(me);
  // It stays once it has begun: what was brought in there is told before the home page takes its place.
  const [begun, setBegun] = useState<FirstStep | null>(null);
  if (!firstRun) return <Waiting />;
  if (begun === null && firstRun.begins !== null) setBegun(firstRun.begins);
  const step = asked === "" ? begun : asked;
  function open(next: FirstStep | null) {
    setBegun(null);
    goTo(next ?? "");
  }
  return (
    <Suspense fallback={<Waiting />}>
      {me.user.unprovedEmail !== null && (
        <div className="page pb-0!">
          <ProveAddress email={me.user.unprovedEmail} />
        </div>
      )}
      {step ? (
        <FirstSteps step={step} states={firstRun.states} onStep={open} />
      ) : (
        <Overview me={me} states={firstRun.states} />
      )}
    </Suspense>
  );
}

function Waiting() {
  return (
    <div className="page">
      <ListSkeleton rows={6} label="Loading the home page" />
    </div>
  );
}
