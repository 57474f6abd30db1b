import type { DueList } from "@app/contract/campaigns/list";
import { dueSource } from "@app/contract/home/sources";
import { Link } from "@tanstack/react-router";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { HomePanel } from "./HomePanel.tsx";
import type { useDue } from "./home.queries.ts";

const ROWS = 5;

/** Late first, in red and in words. */
export function DuePanel({ due }: { due: ReturnType<typeof useDue> }) {
  return (
    <HomePanel
      title="Due"
      aside={
        due.data &&
        due.data.total > 0 && (
          <span className="text-sm text-fg-2">
            <DueCounts due={due.data} />
          </span>
        )
      }
      read={due}
      rows={ROWS}
      empty="Nothing is due. Drafts that creators owe a campaign will stand here, late ones first."
    >
      {(items) =>
        items.map((item) => (
          <li key={item.deliverableId}>
            <Link
              to="/campaigns/$campaignId"
              params={{ campaignId: item.campaignId }}
              className="flex min-h-15 items-center gap-3 px-4 hover:bg-hover"
            >
              <span
                className={classes(
                  "w-21 shrink-0 text-sm tabular-nums",
                  item.late ? "font-medium text-danger" : "text-fg-2",
                )}
              >
                {/* A day without a time: it is the same in every zone. */}
                {formatDate(item.dueOn, "UTC")}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-normal">{item.label}</b>
                <span className="block truncate text-sm text-fg-2">
                  {item.creator}, {item.campaign}
                </span>
              </span>
              {item.late ? <State kind="failed">Late</State> : <State kind="waiting">Due</State>}
            </Link>
          </li>
        ))
      }
    </HomePanel>
  );
}

function DueCounts({ due }: { due: DueList }) {
  const { total, late } = due;
  const figure = (label: string, count: number) => (
    <Figure label={label} value={formatTotal(count)} source={dueSource(due)} />
  );
  return (
    <>
      {late > 0 && <>{figure("Late", late)} late, </>}
      {figure("Due", total - late)} due
    </>
  );
}
