import type { Me } from "@app/contract/identity/schemas";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import type { ReactNode } from "react";
import { formatDate } from "#/lib/format.ts";
import { useMayWork } from "#/lib/api/me.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { buttonClass } from "#/ui/button.styles.ts";
import { classes } from "#/ui/classes.ts";
import { PageHeader } from "#/ui/PageHeader.tsx";
import { FiguresPanel } from "./FiguresPanel.tsx";
import { EndingTokens } from "./EndingTokens.tsx";
import {
  useChecksToDecide,
  useDue,
  useOpenMerges,
  useRecentResults,
  useWaitingResults,
} from "./home.queries.ts";
import { daySentence, greeting, hasFirstSteps } from "./home.rules.ts";
import type { FirstStep, StepState } from "./home.rules.ts";
import { CollectionsPanel, SourcesPanel } from "./ListPanels.tsx";
import { CampaignsPanel, ReportsPanel } from "./RecentPanels.tsx";
import { RecentResultsPanel, WaitingPanel } from "./ResultPanels.tsx";
import { Starts } from "./Starts.tsx";
import { TodayPanel } from "./TodayPanel.tsx";
import { StepsLeft } from "./first-run/StepsLeft.tsx";
import { late } from "#/ui/late.tsx";

// Nearly everybody has a name.
const AskName = late(async () => (await import("./name.lazy.ts")).AskName);
// Most visits have nobody to join.
const MergePanel = late(async () => (await import("./merges.lazy.ts")).MergePanel);

interface OverviewProps {
  me: Me;
  states: Record<FirstStep, StepState>;
}

export function Overview({ me, states }: OverviewProps) {
  const timeZone = useTimeZone();
  const due = useDue();
  const mayWork = useMayWork();
  const checks = useChecksToDecide();
  const [now] = useState(() => new Date());
  const weekday = new Intl.DateTimeFormat("en-GB", { timeZone, weekday: "long" }).format(now);
  const isSample = me.currentWorkspace?.isSample ?? false;
  const counts = due.data ? { late: due.data.late, soon: due.data.total - due.data.late } : null;
  return (
    <div className="page flex flex-col gap-6">
      <PageHeader
        title={greeting(now, timeZone, me.user.name)}
        text={daySentence(weekday, formatDate(now, timeZone), counts)}
        actions={
          mayWork && (
            <Link to="/campaigns/new" className={buttonClass("primary")}>
              <Plus aria-hidden size={16} />
              Plan a campaign
            </Link>
          )
        }
      />
      {me.user.name === "" && (
        <Suspense fallback={null}>
          <AskName />
        </Suspense>
      )}
      <EndingTokens role={me.currentWorkspace?.role} />
      <Starts />
      <TodayPanel due={due} now={now} />
      <InTurn after={[due, checks]}>
        <FiguresPanel isSample={isSample} own={me.workspaces.find((one) => !one.isSample)} />
        {hasFirstSteps(me.currentWorkspace) && <StepsLeft states={states} />}
        <Lists isSample={isSample} />
      </InTurn>
    </div>
  );
}

function Lists({ isSample }: { isSample: boolean }) {
  const waiting = useWaitingResults();
  const merges = useOpenMerges();
  const results = useRecentResults();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <WaitingPanel />
        {(merges.data?.items.length ?? 0) > 0 && (
          <Suspense fallback={null}>
            <MergePanel />
          </Suspense>
        )}
        <RecentResultsPanel />
        <InTurn after={[waiting, merges, results]}>
          <CampaignsPanel />
        </InTurn>
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <CollectionsPanel />
        <ReportsPanel />
        <SourcesPanel isSample={isSample} />
      </div>
    </div>
  );
}

interface InTurnProps {
  after: readonly { data: unknown; error: unknown }[];
  children: ReactNode;
}

/** Read at once, and seen when it is known how much room what stands above takes: nothing seen is moved. */
function InTurn({ after, children }: InTurnProps) {
  const isTurn = after.every(({ data, error }) => data !== undefined || error !== undefined);
  return <div className={classes("flex flex-col gap-6", isTurn ? "" : "invisible")}>{children}</div>;
}
