import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { TIMELINE_LABELS } from "@app/contract/charts/timeline";
import type { ReportContent } from "@app/contract/reports/schemas";
import { dayOfReport, dueNext } from "@app/contract/reports/view";
import { formatDay } from "#/lib/day-text.ts";
import { Timeline } from "#/ui/charts/Timeline.tsx";
import { State } from "#/ui/feedback/State.tsx";
import { Panel } from "#/ui/Panel.tsx";

/** Where the work stands before results are there: who is where, what is due, and the days of everybody. */
export function ReportStatus({ content }: { content: ReportContent }) {
  const { standing = [], timeline = [] } = content;
  const due = dueNext(content);
  const count = standing.reduce((sum, { names }) => sum + names.length, 0);
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2 print:grid-cols-2">
        {standing.length > 0 && (
          <Panel title="Who is where" className="print:break-inside-avoid">
            <ul className="divide-y divide-line">
              {standing.map(({ stage, names }) => (
                <li key={stage} className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-4 px-4 py-2.5">
                  <span className="font-medium">
                    {CREATOR_STAGE_LABELS[stage]}
                    <span className="block text-xs font-normal text-fg-2">
                      {names.length} of {count}
                    </span>
                  </span>
                  <span className="min-w-0 break-words text-fg-2">{names.join(", ")}</span>
                </li>
              ))}
            </ul>
          </Panel>
        )}
        {due.length > 0 && (
          <Panel title="What is due" className="print:break-inside-avoid">
            <ul className="divide-y divide-line">
              {due.map(({ name, day, kind, label }, index) => (
                <li
                  key={`${name} ${day} ${index}`}
                  className="flex items-center justify-between gap-4 px-4 py-2.5"
                >
                  <span className="min-w-0">
                    <b className="font-medium">{name}</b>
                    <span className="block text-xs text-fg-2">{label}</span>
                  </span>
                  <State kind={kind === "late" ? "failed" : "waiting"}>
                    {TIMELINE_LABELS[kind]} {formatDay(day)}
                  </State>
                </li>
              ))}
            </ul>
          </Panel>
        )}
      </div>
      {timeline.length > 0 && (
        <Panel className="p-4 print:break-inside-avoid">
          <Timeline
            title="Drafts and posts by creator"
            rows={timeline}
            today={dayOfReport(content)}
            flight={{ from: content.campaign.startsOn, to: content.campaign.endsOn }}
          />
        </Panel>
      )}
    </>
  );
}
