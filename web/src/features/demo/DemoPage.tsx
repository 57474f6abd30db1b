import { Database } from "lucide-react";
import { ApiError } from "#/lib/api/api-error.ts";
import { choice, usePageState } from "#/lib/page-state.ts";
import { Badge } from "#/ui/text/Badge.tsx";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { EmptyState } from "#/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#/ui/feedback/ErrorState.tsx";
import { Mark } from "#/ui/text/Mark.tsx";
import { CampaignStop } from "./CampaignStop.tsx";
import { useDemoSuggestions } from "./demo.queries.ts";
import { FindStop } from "./FindStop.tsx";
import { ReportStop } from "./ReportStop.tsx";

const STOPS = [
  { id: "find", title: "Find", text: "Creators, in your own words" },
  { id: "campaign", title: "Brief and check", text: "A campaign and its drafts" },
  { id: "report", title: "Report", text: "Figures that show their source" },
] as const;
const SCREEN = choice(["find", "campaign", "report"], "find");

/** The sample workspace without a sign-in, read-only, in three stops. */
export function DemoPage() {
  const [screen, goTo] = usePageState("screen", SCREEN);
  const { error, data, mutate } = useDemoSuggestions();
  return (
    <>
      <DemoBar />
      <main id="main" className="page flex flex-col gap-6">
        <div>
          <h1 className="text-2xl font-semibold">Look around in Herald</h1>
          <p className="max-w-160 text-fg-2">
            A tour of three stops through the sample workspace. Every creator, brand and figure in it is
            invented; nothing can be changed, and nothing you type is stored.
          </p>
        </div>
        {error && !data ? (
          <WithoutSample error={error} onRetry={() => void mutate()} />
        ) : (
          <>
            <Tour current={screen} onStop={goTo} />
            {screen === "find" && <FindStop suggestions={data} />}
            {screen === "campaign" && <CampaignStop />}
            {screen === "report" && <ReportStop />}
          </>
        )}
      </main>
    </>
  );
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

function WithoutSample({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (!(error instanceof ApiError && error.status === 404)) {
    return <ErrorState error={error} onRetry={onRetry} />;
  }
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
