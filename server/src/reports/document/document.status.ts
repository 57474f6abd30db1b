import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { drawTimeline, TIMELINE_KINDS, TIMELINE_LABELS } from "@app/contract/charts/timeline";
import type { TimelineKind } from "@app/contract/charts/timeline";
import { formatDate } from "@app/contract/formats";
import type { ReportContent } from "@app/contract/reports/schemas";
import { dayOfReport, dueNext, findingGroups, findingTitle, isBefore } from "@app/contract/reports/view";
import { markup } from "#/platform/http/documents/markup.ts";
import type { Markup } from "#/platform/http/documents/markup.ts";

const WIDTH = 1000;
const MARK = 5;

/** What worked, what did not and what comes next. */
export function findings(content: ReportContent): Markup | null {
  const groups = findingGroups(content);
  if (groups.length === 0) return null;
  return markup`<div class="panel findings">
    ${groups.map(
      ({ kind, texts }) =>
        markup`<section>
          <h2>${findingTitle(kind, content)}</h2>
          <ul>
            ${texts.map((text) => markup`<li>${text}</li>`)}
          </ul>
        </section>`,
    )}
  </div>`;
}

/** Before the first post: who is where, what is due, and the days of everybody. */
export function status(content: ReportContent): Markup | null {
  if (!isBefore(content)) return null;
  const { standing = [] } = content;
  const due = dueNext(content);
  const panels = [
    ...(standing.length === 0 ? [] : [standingPanel(standing)]),
    ...(due.length === 0 ? [] : [duePanel(due)]),
  ];
  if (panels.length === 0) return timeline(content);
  return markup`<div class="charts">${panels}</div>
    ${timeline(content)}`;
}

function standingPanel(standing: NonNullable<ReportContent["standing"]>): Markup {
  return markup`<section class="panel">
    <div class="head"><h2>Who is where</h2></div>
    <dl class="method">
      ${standing.map(
        ({ stage, names }) =>
          markup`<dt>${CREATOR_STAGE_LABELS[stage]}</dt>
            <dd>${names.join(", ")}</dd>`,
      )}
    </dl>
  </section>`;
}

function duePanel(due: ReturnType<typeof dueNext>): Markup {
  return markup`<section class="panel">
    <div class="head"><h2>What is due</h2></div>
    <dl class="method">
      ${due.map(
        ({ name, day, kind, label }) =>
          markup`<dt>${TIMELINE_LABELS[kind]} ${formatDate(day, "UTC")}</dt>
            <dd>${name}, ${label}</dd>`,
      )}
    </dl>
  </section>`;
}

function timeline(content: ReportContent): Markup | null {
  const { timeline: rows = [] } = content;
  if (rows.length === 0) return null;
  const { startsOn: from, endsOn: to } = content.campaign;
  const {
    height,
    left,
    rows: drawn,
    ticks,
    today,
    flight,
  } = drawTimeline(rows, {
    today: dayOfReport(content),
    flight: { from, to },
    width: WIDTH,
  });
  const kinds = TIMELINE_KINDS.filter((kind) =>
    rows.some(({ marks }) => marks.some((one) => one.kind === kind)),
  );
  const lines = drawn.flatMap(({ name, y, marks }) => [
    markup`<line x1="${left}" y1="${y}" x2="${WIDTH}" y2="${y}" />`,
    markup`<text class="strong" x="0" y="${y + 4}">${name}</text>`,
    ...marks.map(({ x, kind }) => mark(kind, x, y)),
  ]);
  const told = rows.flatMap(({ name, marks }) =>
    marks.map(
      ({ day, kind, label }) => `${name}: ${TIMELINE_LABELS[kind]} ${formatDate(day, "UTC")}, ${label}`,
    ),
  );
  return markup`<figure class="panel chart">
    <figcaption>
      <b>Drafts and posts by creator</b>
      <span class="legend">
        ${kinds.map((kind) => markup`<span><svg viewBox="-7 -7 14 14" aria-hidden="true">${mark(kind, 0, 0)}</svg>${TIMELINE_LABELS[kind]}</span>`)}
      </span>
    </figcaption>
    <svg class="timeline" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${told.join("; ")}">
      ${flight && markup`<rect class="flight" x="${flight.x}" y="16" width="${flight.width}" height="${height - 36}" rx="4" />`}
      ${today === null ? null : markup`<line class="today" x1="${today}" y1="16" x2="${today}" y2="${height - 20}" /><text x="${today}" y="10" text-anchor="middle">Today</text>`}
      ${lines}
      ${ticks.map(({ x, label }) => markup`<text x="${x}" y="${height - 4}" text-anchor="middle">${label}</text>`)}
    </svg>
  </figure>`;
}

/** Drafts are diamonds and posts circles: the colour only repeats it. */
function mark(kind: TimelineKind, x: number, y: number): Markup {
  if (kind === "planned" || kind === "live") {
    return markup`<circle class="mark-${kind}" cx="${x}" cy="${y}" r="${MARK}" />`;
  }
  return markup`<path class="mark-${kind}" d="M${x} ${y - MARK - 1}l${MARK + 1} ${MARK + 1}l${-MARK - 1} ${MARK + 1}l${-MARK - 1} ${-MARK - 1}z" />`;
}
