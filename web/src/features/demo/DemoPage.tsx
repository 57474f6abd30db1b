import { ArrowRight, Database } from "lucide-react";
import { Suspense, useState } from "react";
import { ApiError } from "#/lib/api/api-error.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { Button } from "#/ui/Button.tsx";
import { Badge } from "#/ui/text/Badge.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ListSkeleton } from "#/ui/feedback/Skeleton.tsx";
import { late } from "#/ui/late.tsx";
import { Mark } from "#/ui/text/Mark.tsx";
import { Visitor } from "#/lib/api/me.ts";
import { useDemoPlan } from "./plan.queries.ts";
import { PlanStop } from "./PlanStop.tsx";

// Who comes by sees the first stop; the others come when they are opened.
const CheckStop = late(async () => (await import("./CheckStop.tsx")).CheckStop);
const ReportStop = late(async () => (await import("./ReportStop.tsx")).ReportStop);

const STOPS = [
  { id: "plan", title: "Plan", text: "One line becomes a plan with a proof" },
  { id: "check", title: "Check", text: "Ten answers, each with its evidence" },
  { id: "report", title: "Report", text: "What the client gets" },
] as const;
const SCREEN = choice(["plan", "check", "report"], "plan");

/** The sample workspace without a sign-in, read-only, in three stops. */
export function DemoPage() {
  const [screen, setScreen] = usePageState("screen", SCREEN);
  const [isNew, setNew] = useState(true);
  const goTo: TourProps["onStop"] = (stop) => {
    setNew(false);
    setScreen(stop);
  };
  const plan = useDemoPlan();
  return (
    <Visitor value>
      <DemoBar />
      <main id="main" className="page flex flex-col gap-6">
        <div>
          <h1 className="text-2xl font-semibold">Look around in Herald</h1>
          <p className="max-w-160 text-fg-2">
            A campaign in three stops, from the first line to the client’s report. Every creator, brand and
            figure is invented, and nothing can be changed.
          </p>
        </div>
        {isWithoutSample(plan.error) ? (
          <WithoutSample />
        ) : plan.isComing ? (
          <SampleComing />
        ) : (
          <>
            <Tour current={screen} onStop={goTo} />
            {/* What follows the stop begins below the first screen, so that nothing seen is moved by what comes late. */}
            <div className="flex min-h-svh flex-col gap-6">
              {screen === "plan" && <PlanStop {...plan} isNew={isNew} />}
              <Suspense fallback={<ListSkeleton rows={8} />}>
                {screen === "check" && <CheckStop />}
                {screen === "report" && <ReportStop />}
              </Suspense>
            </div>
            <NextStop current={screen} onStop={goTo} />
          </>
        )}
      </main>
    </Visitor>
  );
}

function isWithoutSample(error: Error | undefined): boolean {
  return error instanceof ApiError && error.status === 404;
}

function DemoBar() {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-line bg-surface px-4 md:px-6">
      <Mark />
      <span className="font-semibold max-[400px]:hidden">Herald</span>
      <Badge tone="line" icon={<Database aria-hidden size={14} />}>
        Sample data
      </Badge>
      <a href="/signin" className={`${buttonClass("primary")} ml-auto`}>
        Start your own
      </a>
    </header>
  );
}

interface TourProps {
  current: string;
  onStop: (stop: (typeof STOPS)[number]["id"]) => void;
}

function Tour({ current, onStop }: TourProps) {
  return (
    <nav aria-label="Tour">
      <ol className="grid overflow-hidden rounded-lg border border-line bg-surface max-md:divide-y md:grid-cols-3 md:divide-x divide-line">
        {STOPS.map(({ id, title, text }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === current ? "step" : undefined}
              onClick={() => onStop(id)}
              className={classes(
                "flex min-h-15 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2",
                id === current ? "bg-selected" : "hover:bg-hover",
              )}
            >
              <span className="grid size-6 shrink-0 place-items-center rounded-full border border-line-mid text-xs font-semibold text-fg-2">
                {index + 1}
              </span>
              <span>
                <b className="block font-semibold">{title}</b>
                <span className="block text-sm text-fg-2">{text}</span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The way on at the end of a stop; after the last one, to a Herald of one's own. */
function NextStop({ current, onStop }: TourProps) {
  const next = STOPS[STOPS.findIndex(({ id }) => id === current) + 1];
  function goOn(stop: (typeof STOPS)[number]["id"]) {
    onStop(stop);
    window.scrollTo({ top: 0 });
  }
  return (
    <div>
      {next ? (
        <Button size={44} icon={<ArrowRight aria-hidden size={16} />} onClick={() => goOn(next.id)}>
          Next: {next.title}
        </Button>
      ) : (
        <a href="/signin" className={buttonClass("secondary", 44)}>
          Start with your own people
        </a>
      )}
    </div>
  );
}

/** The first seconds of a new server. */
function SampleComing() {
  return (
    <div role="status">
      <EmptyState
        icon={<Database aria-hidden size={20} />}
        title="The sample is being made"
        text="This server is new. Its invented creators come in a few seconds; this page shows them by itself."
      />
    </div>
  );
}

function WithoutSample() {
  return (
    <EmptyState
      icon={<Database aria-hidden size={20} />}
      title="The sample workspace is not on this server"
      text="Whoever runs it has removed the sample. Sign in to see your own."
      action={
        <a href="/signin" className={buttonClass("secondary")}>
          Go to sign-in
        </a>
      }
    />
  );
}
