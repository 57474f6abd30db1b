import { CREATOR_STAGE_LABELS } from "@app/contract/campaigns/creators";
import { TIMELINE_LABELS } from "@app/contract/charts/timeline";
import type { FIGURE_UNITS } from "@app/contract/reports/figure";
import { formatReportFigure } from "@app/contract/reports/figure-format";
import { expectedRange, forecastSummary, forecastWords } from "@app/contract/reports/forecast";
import type { Report, ReportChart, ReportContent } from "@app/contract/reports/schemas";
import {
  dueNext,
  findingGroups,
  findingTitle,
  isBefore,
  shownFigures,
  unknownText,
} from "@app/contract/reports/view";
import { formatDay } from "#/lib/day-text.ts";
import { formatCount, formatDate, formatRange } from "#/lib/format.ts";
import { reportFigures } from "./creator-figures.rules.ts";

/** What one slide shows. */
export type Slide =
  | { kind: "cover"; title: string; days: string; headline: string; asOf: string }
  | { kind: "tiles"; title: string; tiles: Tile[]; note: string }
  | { kind: "lists"; title: string; lists: { title: string; items: string[] }[] }
  | {
      kind: "chart";
      title: string;
      measure: string;
      isUpright: boolean;
      unit: (typeof FIGURE_UNITS)[number];
      points: { label: string; value: number }[];
      note: string;
    }
  | { kind: "table"; title: string; note: string; head: string[]; rows: string[][] };

interface Tile {
  label: string;
  value: string;
  note: string;
}

/** What fits on a slide and is still read from the back of a room. */
const TILES_MAX = 8;
const ROWS_MAX = 11;
const BARS_MAX = 12;
const ITEMS_MAX = 6;

/** A report as slides, in the order of its page; what nobody knows is said once and not drawn. */
export function slidesOf({ title, content }: Pick<Report, "title" | "content">): Slide[] {
  return [
    coverOf(title, content),
    ...figureSlides(content),
    ...findingSlides(content),
    ...(isBefore(content) ? statusSlides(content) : []),
    ...forecastSlides(content),
    ...content.charts.flatMap(chartSlides),
    ...creatorSlides(content),
    ...checkSlides(content),
    ...pages(
      "Method and data age",
      "",
      [],
      content.method.map(({ term, text }) => [term, text]),
    ),
  ];
}

function coverOf(title: string, { campaign, headline, takenAt, timeZone }: ReportContent): Slide {
  const days =
    campaign.startsOn === null && campaign.endsOn === null
      ? "No dates"
      : formatRange(formatDate(campaign.startsOn, "UTC"), formatDate(campaign.endsOn, "UTC"));
  return { kind: "cover", title, days, headline, asOf: `Data of ${formatDate(takenAt, timeZone)}` };
}

function figureSlides(content: ReportContent): Slide[] {
  const tiles = shownFigures(content).map((figure) => ({
    label: figure.label,
    value: formatReportFigure(figure),
    note: figure.note,
  }));
  const note = unknownText(content) ?? "";
  return inPages(tiles, TILES_MAX).map((page) => ({
    kind: "tiles",
    title: "Main figures",
    tiles: page,
    note,
  }));
}

function findingSlides(content: ReportContent): Slide[] {
  const lists = findingGroups(content).map(({ kind, texts }) => ({
    title: findingTitle(kind, content),
    items: texts.slice(0, ITEMS_MAX),
  }));
  const title = isBefore(content) ? "Where it stands" : "What we learned";
  return lists.length === 0 ? [] : [{ kind: "lists", title, lists }];
}

function statusSlides(content: ReportContent): Slide[] {
  const standing = (content.standing ?? []).map(({ stage, names }) => [
    CREATOR_STAGE_LABELS[stage],
    String(names.length),
    names.join(", "),
  ]);
  const due = dueNext(content).map(({ name, day, kind, label }) => [
    `${TIMELINE_LABELS[kind]} ${formatDay(day)}`,
    name,
    label,
  ]);
  return [
    ...pages("Who is where", "", ["Stage", "Creators", "Names"], standing),
    ...pages("What is due", "", ["When", "Creator", "What"], due),
  ];
}

function forecastSlides(content: ReportContent): Slide[] {
  const { forecast } = content;
  if (!forecast) return [];
  const before = isBefore(content);
  const rows = forecast.rows.map((row) =>
    before
      ? [row.name, expectedRange(row)]
      : [row.name, expectedRange(row), formatCount(row.views), forecastWords(row)],
  );
  return before
    ? pages("Views expected", "In 8 of 10 cases within the range", ["Creator", "Views expected"], rows)
    : pages(
        "Views against what was expected",
        forecastSummary(forecast),
        ["Creator", "Views expected", "Views", "Came out"],
        rows,
      );
}

function chartSlides({ title, measure, shape, unit, points }: ReportChart): Slide[] {
  const known = points.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const unknown = points.filter(({ value }) => value === null).map(({ label }) => label);
  const notShown = known.length - BARS_MAX;
  const note = [
    ...(unknown.length > 0 ? [`Not known: ${unknown.join(", ")}.`] : []),
    ...(notShown > 0 ? [`The first ${BARS_MAX} of ${known.length}.`] : []),
  ].join(" ");
  if (known.length === 0) return [];
  const drawn = known.slice(0, BARS_MAX);
  return [{ kind: "chart", title, measure, isUpright: shape === "columns", unit, points: drawn, note }];
}

function creatorSlides(content: ReportContent): Slide[] {
  const figures = reportFigures(content);
  const head = ["Creator", "Stage", ...figures.map(({ label }) => label)];
  const rows = content.creators.map((creator) => [
    creator.name,
    CREATOR_STAGE_LABELS[creator.stage],
    ...figures.map(({ text }) => text(creator)),
  ]);
  return pages("Creators", "", head, rows);
}

function checkSlides({ checks }: ReportContent): Slide[] {
  const rows = checks.map(({ label, passed, failed, unknown }) => [
    label,
    ...[passed, failed, unknown].map(String),
  ]);
  return pages("Content checks", "", ["Check", "Passed", "Failed", "Not checked"], rows);
}

/** A table on as many slides as it takes; none without rows. */
function pages(title: string, note: string, head: string[], rows: string[][]): Slide[] {
  return inPages(rows, ROWS_MAX).map((page) => ({ kind: "table", title, note, head, rows: page }));
}

function inPages<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
    all.slice(page * size, (page + 1) * size),
  );
}
