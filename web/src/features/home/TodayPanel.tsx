import { dueSource } from "@app/contract/home/sources";
import type { DueList } from "@app/contract/campaigns/list";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { formatTotal } from "#/lib/format.ts";
import { useTimeZone } from "#/lib/time-zone.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { HomePanel } from "./HomePanel.tsx";
import { useChecksToDecide } from "./home.queries.ts";
import type { useDue } from "./home.queries.ts";
import { ROW, ROW_LINK } from "./row-link.styles.ts";
import { todayActions } from "./today.rules.ts";
import type { TodayAction } from "./today.rules.ts";

const ROWS = 6;

interface TodayPanelProps {
  due: ReturnType<typeof useDue>;
  now: Date;
}

/** What to do now, each line with the way to where it is done; what is late stands first. Nothing while nothing is. */
export function TodayPanel({ due, now }: TodayPanelProps) {
  const checks = useChecksToDecide();
  const timeZone = useTimeZone();
  // A day without a time, as Swedes write it.
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now);
  const items =
    due.data && (checks.data || checks.error)
      ? todayActions({ due: due.data.items, checks: checks.data?.items ?? [] }, today)
      : null;
  return (
    <HomePanel
      title="For you to do"
      aside={due.data && due.data.total > 0 && <DueCounts due={due.data} />}
      read={{ data: items ? { items } : undefined, error: due.error, mutate: due.mutate }}
      rows={ROWS}
    >
      {(actions) => actions.map((action) => <ActionRow key={action.key} action={action} />)}
    </HomePanel>
  );
}

function ActionRow({ action }: { action: TodayAction }) {
  const { title, detail, when, late } = action;
  return (
    <li className={ROW}>
      <span className="min-w-0 flex-1">
        <ActionLink action={action}>{title}</ActionLink>
        {detail !== null && <span className="block truncate text-sm text-fg-2">{detail}</span>}
      </span>
      {when !== null && <State kind={late ? "failed" : "waiting"}>{when}</State>}
      <ChevronRight aria-hidden size={16} className="shrink-0 text-fg-2" />
    </li>
  );
}

function ActionLink({ action: { place }, children }: { action: TodayAction; children: ReactNode }) {
  return place.kind === "check" ? (
    <Link to="/sentinel/$checkId" params={{ checkId: place.checkId }} className={ROW_LINK}>
      {children}
    </Link>
  ) : (
    <Link to="/campaigns/$campaignId" params={{ campaignId: place.campaignId }} className={ROW_LINK}>
      {children}
    </Link>
  );
}

function DueCounts({ due }: { due: DueList }) {
  const { total, late } = due;
  const figure = (label: string, count: number) => (
    <Figure label={label} value={formatTotal(count)} source={dueSource(due)} />
  );
  return (
    <span className="text-sm text-fg-2">
      {late > 0 && <>{figure("Late", late)} late, </>}
      {figure("Due", total - late)} due
    </span>
  );
}
