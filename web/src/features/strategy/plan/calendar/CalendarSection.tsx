import type { Say } from "@app/contract/strategy/answers/phrases";
import { platformLabel } from "@app/contract/platforms";
import type { CalendarEntry } from "@app/contract/strategy/plan";
import type { Strategy } from "@app/contract/strategy/schemas";
import { calendarWeeks } from "./calendar-weeks.ts";
import { sourceOf } from "#/features/strategy/figure-sources.ts";
import { sayOfPlan } from "#/features/strategy/plan/phrases.tsx";
import { PlanSection } from "#/features/strategy/plan/PlanSection.tsx";
import { formatDate, formatTotal } from "#/lib/format.ts";
import { classes } from "#/ui/classes.ts";
import { Figure } from "#/ui/text/Figure.tsx";

const COLOURS: Readonly<Record<string, string>> = {
  instagram: "bg-chart-1",
  tiktok: "bg-chart-2",
  youtube: "bg-chart-4",
};

/** When each piece goes out: a strip by week to see the rhythm, and the list to read. */
export function CalendarSection({ strategy }: { strategy: Strategy }) {
  const say = sayOfPlan(strategy);
  const { calendar } = strategy.plan;
  const counts = [...Map.groupBy(calendar, ({ platform }) => platform)];
  return (
    <PlanSection
      title={say("Calendar")}
      aside={
        <span className="flex flex-wrap gap-3">
          {counts.map(([platform, entries]) => (
            <span key={platform} className="inline-flex items-center gap-1.5">
              <i aria-hidden className={classes("size-2.5 rounded-[3px]", COLOURS[platform])} />
              {platformLabel(platform)}
              <Figure
                value={formatTotal(entries.length, say.locale)}
                label={say("Pieces on {0}", platformLabel(platform))}
                source={sourceOf(strategy, "counts.pieces")}
                className="min-w-0!"
              />
            </span>
          ))}
        </span>
      }
    >
      <div aria-hidden className="flex flex-wrap gap-x-5 gap-y-3">
        {calendarWeeks(strategy.plan).map(({ from, days }) => (
          <div key={from} className="flex flex-col gap-1.5">
            <span className="text-xs text-fg-2">{formatDate(from, "UTC")}</span>
            <div className="flex gap-1">
              {days.map(({ date, entries }) => (
                <i key={date} className={classes("h-5 w-2.5 rounded-[3px]", colourOf(entries))} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <details className="mt-3 text-sm print:details-content:[content-visibility:visible]">
        <summary className="cursor-pointer text-brand-text">
          {say("All {0} pieces with dates", String(calendar.length))}
        </summary>
        <ul className="mt-2 flex flex-col">
          {calendar.map((entry) => (
            <li
              key={`${entry.creatorId}${entry.date}${entry.deliverable}`}
              title={entry.why}
              className="border-t border-line py-1.5"
            >
              <span className="flex justify-between gap-3">
                <span className="tabular-nums">
                  {formatDate(entry.date, "UTC")}, {entry.time}
                </span>
                <span className="min-w-0 truncate">@{entry.handle}</span>
                <span className="text-fg-2">{entry.deliverable}</span>
              </span>
              <PieceDay entry={entry} say={say} />
            </li>
          ))}
        </ul>
      </details>
    </PlanSection>
  );
}

/** What there is to know of the day: when the draft is due, whose clocks count, which posts say the hour, holidays, and why it was moved. */
function PieceDay({
  entry: { draftDue, timeZone, timeFrom, notes = [], why },
  say,
}: {
  entry: CalendarEntry;
  say: Say;
}) {
  const parts = [
    ...(draftDue === undefined ? [] : [say("Draft by {0}", formatDate(draftDue, "UTC"))]),
    ...(timeZone === undefined ? [] : [timeZone.replaceAll("_", " ")]),
    ...(timeFrom === undefined ? [] : [timeFrom]),
    ...notes,
    ...(why.startsWith(say("Moved from")) ? [why] : []),
  ];
  if (parts.length === 0) return null;
  return <span className="block text-xs text-fg-2">{parts.join(" · ")}</span>;
}

function colourOf(entries: readonly CalendarEntry[]): string {
  const [first] = entries;
  return first ? (COLOURS[first.platform] ?? "bg-chart-3") : "bg-surface-2";
}
